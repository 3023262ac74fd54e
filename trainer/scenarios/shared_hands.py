"""Hands of six cards and a community card: dealt to the end, with a card that matters to what is asked."""

import random
from collections.abc import Sequence

from trainer.cards import DECK, Card
from trainer.hands import best_high
from trainer.houses.house import House
from trainer.questions import Asks, Question
from trainer.questions.high_hand import HandKind
from trainer.scenarios.scene import Scene
from trainer.scenarios.shared_river import lives_that, seated, to_the_river
from trainer.scenarios.stage import Builder, Scenario, Script
from trainer.scenarios.tabled import all_shown
from trainer.skills import Skill
from trainer.table import Street


def community_card_plays(skill: Skill, house: House, rng: random.Random) -> Scenario | None:
    """The community card is the seventh of every hand: it makes a hand or another the best, or it does not play."""
    lives = lives_that(rng, house, lambda count: count.procedure.shared)
    scene = Scene(seated(rng, house, lives), house, rng)
    if not to_the_river(scene, lives):
        return None
    hands = {seat.number: [dealt.card for dealt in seat.cards if dealt.card is not None] for seat in scene.table.live}
    staying = rng.sample(list(hands), rng.choice((2, 2, 3)))
    # Where it does not play there is nothing to be mistaken about but the five cards.
    wanted = [(Asks.BEST_FIVE, True), (Asks.BEST_FIVE, False), (Asks.HAND_IS, True), (Asks.BEST_HIGH, True)]
    for asks, plays in rng.sample(wanted, len(wanted)):
        card = _community_card(rng, scene, [hands[number] for number in staying], asks, plays)
        if card is not None:
            break
    else:
        return None
    scene.share(card)
    folders = {number: Street.SEVENTH for number in hands if number not in staying}
    bettors = {Street.SEVENTH: staying[0]} if folders else {}
    table = scene.play(Script(folders=folders, bettors=bettors), all_shown)
    seat = None if asks is Asks.BEST_HIGH else staying[0]
    choices = tuple(each.value for each in HandKind) if asks is Asks.HAND_IS else ()
    return scene.ask(Question(skill, asks, table, house, seat=seat, choices=choices))


def _community_card(
    rng: random.Random, scene: Scene, hands: Sequence[Sequence[Card]], asks: Asks, plays: bool
) -> Card | None:
    """A card in nobody's sight that changes what is answered of these hands, or does not; None where there is none."""
    without = _answer(hands, asks)
    lying = {card for seat in scene.table.seats for card in seat.board} | {card for hand in hands for card in hand}
    for card in rng.sample(DECK, len(DECK)):
        if card not in lying and (_answer([[*hand, card] for hand in hands], asks) != without) is plays:
            return card
    return None


def _answer(hands: Sequence[Sequence[Card]], asks: Asks) -> object:
    """What is answered of these hands as they are."""
    if asks is not Asks.BEST_HIGH:
        value = best_high(hands[0])
        return value if asks is Asks.BEST_FIVE else value.category
    values = [best_high(hand) for hand in hands]
    return [value == max(values) for value in values]


BUILDERS: dict[str, Builder] = {"high_hand.community_card_plays": community_card_plays}
