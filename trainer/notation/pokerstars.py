"""How PokerStars words the hands of its histories."""

import re

from trainer.notation.lines import AMOUNT, CARDS, DEALT, MONEY, NAME, Room, wording

_ALL_IN = r"(?P<all_in> and is all-in)?(?: \(disconnect\))?"
_AWAY = r"(?P<away> is sitting out| out of hand.*)?"

POKERSTARS = Room(
    first_words=b"PokerStars ",
    header=re.compile(r"PokerStars (?:[\w ]{1,20} )?(?:Hand|Game) #(?P<label>\d{1,20}):.*"),
    game=re.compile(rf"7 Card Stud(?P<hilo> Hi/Lo)?\b.{{0,80}}?[(,] ?(?P<small>{MONEY})/(?P<big>{MONEY})[ )]", re.I),
    lines=wording(
        talk=r".{1,80}? said, \".*|.{1,60}?: (?:doesn't show hand|sits out|is sitting out|has timed out.*)",
        table=r"Table '(?P<table>.*?)'.*",
        seat=rf"Seat (?P<seat>[0-9]{{1,2}}): {NAME} \({AMOUNT} in chips[^)]*\){_AWAY}",
        ante=rf"{NAME}: posts the ante {AMOUNT}{_ALL_IN}",
        street=r"\*\*\* (?P<street>[3-6](?:rd|th) STREET|RIVER) \*\*\*(?: \[(?P<cards>[^\]]*)\])?",
        showdown=r"\*\*\* SHOW DOWN \*\*\*",
        summary=r"\*\*\* SUMMARY \*\*\*",
        dealt=DEALT,
        # Before all that a player does: his name may end like one of those.
        returned=rf"Uncalled bet \({AMOUNT}\) returned to {NAME}",
        brings_in=rf"{NAME}: brings[- ]in(?: low)? for {AMOUNT}{_ALL_IN}",
        folds=rf"{NAME}: folds(?: \[.*\])?(?: \(disconnect\))?",
        checks=rf"{NAME}: checks(?: \(disconnect\))?",
        calls=rf"{NAME}: calls {AMOUNT}{_ALL_IN}",
        bets=rf"{NAME}: bets {AMOUNT}{_ALL_IN}",
        raises=rf"{NAME}: (?:raises {MONEY} to|completes(?: it)? to) {AMOUNT}{_ALL_IN}",
        shows=rf"{NAME}: shows {CARDS}(?: \(.*\))?",
        mucks=rf"{NAME}: mucks hand",
        takes=rf"{NAME} (?:collected )?{AMOUNT} from (?:the )?(?:main |side )?pot(?:-\d+)?",
        unclear=rf"{NAME}: .*",
    ),
    summary=wording(
        total=rf"Total pot .*\| Rake (?P<amount>{MONEY}).*",
        board=rf"Board {CARDS}",
        held=rf"Seat [0-9]{{1,2}}: {NAME} (?:showed|mucked) {CARDS}.*",
    ),
)
