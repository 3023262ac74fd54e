"""Hands in PHH, written for the question at hand."""

from collections.abc import Sequence
from pathlib import Path


def phh(
    path: Path,
    doors: str,
    actions: Sequence[str] = (),
    *,
    stakes: tuple[object, object, object, object] = (10, 20, 1, 3),
    stacks: Sequence[object] = (),
    hole: Sequence[str] = (),
    fields: Sequence[str] = (),
    variant: str = "F7S",
) -> Path:
    """A hand to the end of third street, one door card a player, and `actions` after it.

    `stakes` are small and big bet, ante and bring-in; `hole` the players' first two cards, hidden where none are given.
    """
    small, big, ante, bring_in = stakes
    cards = doors.split()
    down = list(hole) or ["????"] * len(cards)
    dealt = [f"d dh p{at} {two}{door}" for at, (two, door) in enumerate(zip(down, cards, strict=True), 1)]
    path.write_text(
        "\n".join(
            [
                f'variant = "{variant}"',
                f"antes = [{', '.join([str(ante)] * len(cards))}]",
                f"bring_in = {bring_in}",
                f"small_bet = {small}",
                f"big_bet = {big}",
                f"starting_stacks = [{', '.join(map(str, stacks or [1000] * len(cards)))}]",
                f"actions = {[*dealt, *actions]!r}",
                *fields,
            ]
        )
    )
    return path


def street(players: Sequence[int], cards: str, *acts: str) -> list[str]:
    """One card to each of `players`, then what is done."""
    return [*(f"d dh p{player} {card}" for player, card in zip(players, cards.split(), strict=True)), *acts]


def checked(players: Sequence[int]) -> list[str]:
    """Everybody checks in this order."""
    return [f"p{player} cc" for player in players]
