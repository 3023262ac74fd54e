"""How Full Tilt Poker worded the hands of its histories."""

import re

from trainer.notation.lines import AMOUNT, CARDS, DEALT, MONEY, NAME, Room, wording

_ALL_IN = r"(?P<all_in>,? and is all[- ]in)?"
_ACTS = "antes|brings|folds|checks|calls|bets|raises|completes|shows|mucks|wins|ties"

FULL_TILT = Room(
    first_words=b"Full Tilt Poker ",
    header=re.compile(r"Full Tilt Poker Game #(?P<label>\d{1,20}): (?:Table (?P<table>.+?) - )?.*"),
    game=re.compile(rf"- (?P<small>{MONEY})/(?P<big>{MONEY})(?: Ante {MONEY})? - Limit Stud H(?:i|(?P<hilo>/L))\b"),
    lines=wording(
        seat=rf"Seat (?P<seat>[0-9]{{1,2}}): {NAME} \({AMOUNT}\)(?P<away>, is sitting out)?",
        talk=r".{1,60}?: .*",
        ante=rf"{NAME} antes {AMOUNT}{_ALL_IN}",
        street=r"\*\*\* (?P<street>[3-7](?:RD|TH) STREET) \*\*\*(?: \[(?P<cards>[^\]]*)\])?",
        showdown=r"\*\*\* SHOW DOWN \*\*\*",
        summary=r"\*\*\* SUMMARY \*\*\*",
        dealt=DEALT,
        returned=rf"Uncalled bet of {AMOUNT} returned to {NAME}",
        brings_in=rf"{NAME} brings in for {AMOUNT}{_ALL_IN}",
        folds=rf"{NAME} folds",
        checks=rf"{NAME} checks",
        calls=rf"{NAME} calls {AMOUNT}{_ALL_IN}",
        bets=rf"{NAME} bets {AMOUNT}{_ALL_IN}",
        raises=rf"{NAME} (?:raises|completes it) to {AMOUNT}{_ALL_IN}",
        shows=rf"{NAME} shows {CARDS}.*",
        mucks=rf"{NAME} mucks",
        takes=rf"{NAME} (?:wins|ties for) (?:the )?(?:main |side |high |low )*pot(?: #?\d+)? \({AMOUNT}\).*",
        unclear=rf"{NAME} (?:{_ACTS})\b.*",
    ),
    summary=wording(
        total=rf"Total pot .*\| Rake (?P<amount>{MONEY}).*",
        board=rf"Board: {CARDS}",
        held=rf"Seat [0-9]{{1,2}}: {NAME} (?:\({MONEY}\), )?(?:showed|mucked) {CARDS}.*",
    ),
)
