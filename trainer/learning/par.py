"""How long a dealer who knows the answer takes to give it."""

from collections.abc import Mapping

from trainer.skills import Skill

_SECONDS: Mapping[str, int] = {
    "bring_in": 12,
    "first_to_act": 8,
    "bet_sizes": 12,
    "shared_river": 15,
    "stakes": 10,
    "actions": 12,
    "pots": 20,
    "high_hand": 15,
    "low_hand": 15,
    "split": 30,
    "odd_chip": 20,
    "showdown": 12,
    "stub": 20,
    "dealing": 10,
    "irregularities": 20,
}


def par(skill: Skill) -> int:
    """The time, in milliseconds, within which a skill's question is answered by somebody who knows.

    It is set by hand, a topic at a time: looking takes longer the more cards and chips there are to look at, and an
    answer of several parts takes longer to give.
    """
    return 1000 * _SECONDS[skill.topic.value]
