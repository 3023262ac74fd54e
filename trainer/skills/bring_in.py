"""Who brings it in, and for how much: the traps."""

from trainer.houses import keys as k
from trainer.houses import values as v
from trainer.skills.skill import Misconception, Skill, Topic, under

SKILLS = (
    Skill(
        Topic.BRING_IN,
        "plain",
        (Misconception("highest_brings_in"), Misconception("first_seat_brings_in")),
    ),
    Skill(
        Topic.BRING_IN,
        "equal_rank",
        (
            under("suits_reversed", k.BRING_IN_TIE, v.BringInTie.SUIT_HIGH),
            under("first_dealt_is_low", k.BRING_IN_TIE, v.BringInTie.FIRST_DEALT),
        ),
    ),
)
