"""What was found and what was expected, one sentence an error."""

from __future__ import annotations

import re
from collections.abc import Mapping
from enum import Enum
from typing import TYPE_CHECKING

from trainer import events as ev
from trainer.cards import Card
from trainer.errors import DoorcardError, IllegalEvent
from trainer.money import Chips, Unit
from trainer.procedure import DutyKind
from trainer.text.errors_lessons import LESSONS
from trainer.text.marker import N_
from trainer.text.names import capital

if TYPE_CHECKING:
    from trainer.text.words import Words

_LONGEST_QUOTE = 60
_LONGEST_PLACE = 200
_UNSEEN = dict.fromkeys((*range(32), *range(127, 160)), "?")

ACTS: Mapping[DutyKind, str] = {
    DutyKind.POST_ANTE: N_("an ante"),
    DutyKind.BURN: N_("a burn"),
    DutyKind.DEAL: N_("a card dealt to a player"),
    DutyKind.BRING_IN: N_("a bring-in"),
    DutyKind.ACT: N_("an action of a player"),
    DutyKind.RETURN: N_("the return of an uncalled bet"),
    DutyKind.COLLECT: N_("the collection of the bets"),
    DutyKind.REMIX: N_("a shuffle of the stub"),
    DutyKind.COMMUNITY: N_("a community card"),
    DutyKind.SHOW: N_("a hand shown"),
    DutyKind.PUSH: N_("a pot pushed"),
    DutyKind.OVER: N_("the end of the hand"),
}
"""What was done at the table, or had to be."""

ACTS_OF_SEAT: Mapping[DutyKind, str] = {
    DutyKind.POST_ANTE: N_("the ante of seat {seat}"),
    DutyKind.DEAL: N_("a card for seat {seat}"),
    DutyKind.BRING_IN: N_("the bring-in of seat {seat}"),
    DutyKind.ACT: N_("an action of seat {seat}"),
    DutyKind.RETURN: N_("the return of an uncalled bet to seat {seat}"),
    DutyKind.SHOW: N_("the hand of seat {seat}"),
    DutyKind.PUSH: N_("a pot pushed to seat {seat}"),
}
"""The same, where it is known whose it is."""

WAGERS: Mapping[type[ev.Action], str] = {
    ev.Bet: N_("a bet"),
    ev.Completed: N_("a completion"),
    ev.Raised: N_("a raise"),
}

PLACES: Mapping[str, str] = {
    "action": N_("action {number}"),
    "line": N_("line {number}"),
    "hand": N_("hand {number}"),
    "stakes": N_("stakes {number}"),
}
"""Places that are a word and a number; any other stands as it is."""

_TABLE: Mapping[str, str] = {
    "duty": N_("found {found}, but {duty} was expected"),
    "seat": N_("found seat {found}, but {duty} was expected"),
    "dealt_in": N_("found seat {found}, but only {seats} were dealt in"),
    "card_once": N_("found the {found} a second time, but a card is dealt only once"),
    "amount": N_("found {found}, but {amounts} was expected"),
    "range": N_("found {found}, but anything from {least} to {most} was expected"),
    "no_wager": N_("found {found}, but nothing can be wagered here"),
    "face": N_("found a card {found}, but it is dealt {face}"),
    "remix": N_("found the wrong cards shuffled into the stub"),
    "show": N_("found seat {found} mucking, but it must show"),
    "award": N_("found {found} pushed, but {amount} to seat {seat} was expected"),
    "hole_cards": N_("found {found} shown, but the hole cards are {cards}"),
    "award_unknown": N_("found {found} pushed, but of this pot {amount} is left, for {seats}"),
    "stack": N_("found {found} with seat {seat} at the end, but {amount} was expected"),
    "paid": N_("found {found} paid to seat {seat}, but {amount} before a rake of {rake} was expected"),
    "act": N_("found {found}, but it is not for this player to bring in now"),
    "no_fold": N_("found a fold, but the bring-in was expected"),
    "no_check": N_("found a check, but a player checks only where there is nothing to call or to bring in"),
    "no_call": N_("found a call, but there is nothing to call: a check was expected"),
    "call_before": N_("found a call, but {duty} was expected"),
    "action_name": N_("found {found}, but a wager of this size here is called {name}"),
}

_CONTENT: Mapping[str, str] = {
    "clause_key": N_("found the clause {found}, but no house has one of that name; the nearest is {near}"),
    "clause_choice": N_("found {found}, but one of these was expected: {choices}"),
    "clause_value": N_("found {found}, but a value like {example} was expected"),
    "house_id": N_("found the house {found}, but one of these was expected: {houses}"),
    "house_file": N_("found no file that can be read, but a house was expected"),
    "house_size": N_("found a longer file, but at most {most} bytes were expected"),
    "house_toml": N_("found {found} in line {line}, but TOML was expected"),
    "house_table": N_("found {found}, but a table was expected"),
    "house_field": N_("found the field {found}, but one of these was expected: {known}"),
    "house_text": N_("found {found}, but a text was expected"),
    "house_choice": N_("found {found}, but one of these was expected: {choices}"),
    "house_value": N_("found {found}, but a value was expected"),
    "house_assumed_source": N_("found the source {found}, but an assumption has no source"),
    "house_amount": N_('found {found}, but an amount in quotes such as "0.50" was expected'),
    "house_stakes": N_("found {found}, but a list of stakes was expected"),
    "house_last_stakes": N_("found a game or a structure without stakes, but some for each were expected"),
    "house_stakes_order": N_(
        "found a small bet of {small}, a big bet of {big}, an ante of {ante} and a bring-in of {bring_in}, but an ante "
        "no larger than the bring-in, a bring-in no larger than the small bet and a small bet no larger than the big "
        "bet were expected"
    ),
    "house_chip": N_("found {found}, but an amount that chips of {chip} can pay was expected"),
    "house_players": N_("found at least {found} players, but no more than the most, {most}, was expected"),
    "house_name": N_("found the name {found}, but one of 1 to {most} characters in a line was expected"),
    "house_file_name": N_(
        "found the file's name {found}, but small letters, digits and hyphens, at most {most} of them, were expected"
    ),
    "house_ids": N_("found {found}, but a list of houses by their ids was expected"),
    "house_own_id": N_("found the id {found}, but that of the file's name, {id}, was expected"),
    "house_shipped_id": N_("found the id {found} of a house that comes with Doorcard, but another one was expected"),
    "house_not_kept": N_("found a folder that cannot be written to ({found}), but one for own houses was expected"),
    "house_assumed": N_("found {found}, but a list out of these was expected: {amounts}"),
}

_READING: Mapping[str, str] = {
    "card": N_("found {found}, but a card such as 9h or Ts was expected"),
    "cards": N_("found {found}, but cards such as 9hKd2c were expected"),
    "hand_file": N_("found no file that can be read, but a recorded hand was expected"),
    "hand_size": N_("found more than {most} bytes, but no hand is as long as that"),
    "hand_unknown": N_(
        "found no recorded hand, but a hand in PHH (.phh) or a PokerStars or Full Tilt text history was expected"
    ),
    "phh_toml": N_("found {found}, but TOML was expected"),
    "phhs_table": N_("found {found}, but one table for each hand was expected"),
    "phh_missing": N_("found no {field}, but every hand in PHH has it"),
    "phh_field": N_(
        "found the field {found}, but a stud hand in PHH has none of that name; fields of your own begin with _"
    ),
    "phh_choice.variant": N_("found the game {found}, but one of these was expected: {choices}"),
    "phh_choice._structure": N_("found {found}, but one of these was expected: {choices}"),
    "phh_amount": N_(
        "found {found}, but an amount of more than nothing, of 1,000,000,000,000 at most and with no more than "
        "8 decimals, was expected"
    ),
    "phh_amount_or_none": N_(
        "found {found}, but an amount, of 1,000,000,000,000 at most and with no more than 8 decimals, was expected"
    ),
    "phh_list": N_("found {found}, but a list was expected"),
    "phh_count": N_("found {found} items, but {count} were expected, one for each player"),
    "phh_text": N_("found {found}, but a text was expected"),
    "phh_switch": N_("found {found}, but true or false was expected"),
    "phh_table": N_("found {found}, but a table was expected"),
    "phh_label": N_("found {found}, but a number or a text was expected"),
    "phh_seat": N_("found {found}, but a seat number from 1 to 8 was expected"),
    "phh_seats": N_("found {found}, but different seats in clockwise order were expected"),
    "phh_action": N_(
        "found {found}, but an action such as 'd dh p1 ????9h', 'p1 pb', 'p1 cc', 'p1 cbr 20', 'p1 f' or 'p1 sm' "
        "was expected"
    ),
    "phh_player": N_("found {found}, but a player from p1 to p{count} was expected"),
    "house_game": N_("found the house {found}, which does not deal {game}; these do: {houses}"),
    "house_structure": N_("found the house {found}, which does not deal {structure}; these do: {houses}"),
    "record_players": N_("found {found} players, but {least} to {most} were expected"),
    "record_stakes": N_(
        "found a bring-in of {found}, but one of no more than the small bet of {small}, "
        "and that of no more than the big bet of {big}, was expected"
    ),
    "record_stack": N_("found {found}: seats without chips, but everybody dealt in has some"),
    "floor_kept": N_("found something else, but a hand as it was told at the table was expected"),
    "floor_amount": N_("found {found}, but an amount such as 25 or 0.50 was expected"),
    "record_chip": N_("found {found}, but an amount that chips of {chip} can pay was expected"),
    "record_upcard": N_("found an upcard of seat {seat} that is not known, but upcards have to be known"),
    "record_community": N_("found a community card that is not known, but one dealt face up has to be known"),
    "record_shown_count": N_("found another number of cards, but seat {seat} holds {count} of his own"),
    "record_shown_board": N_("found other upcards, but the board of seat {seat} is {cards}"),
    "record_unfinished": N_("found the end of the hand, but {duty} was expected"),
    "record_street": N_("found the cards of {found}, but {duty} was expected"),
    "history_game": N_("found {found}, but a hand of seven card stud, high or high/low, was expected"),
    "history_cut": N_("found the end of the hand, but its summary was expected"),
    "history_seat": N_("found a seat taken twice, that no table has, or whose chips do not cover the ante"),
    "history_line": N_("found a line that is not understood, but a player acts in it"),
    "history_player": N_("found {found}, but no player of that name was dealt in"),
    "history_door": N_("found no door card of seat {seat}, but every player dealt in has one"),
    "history_third_street": N_("found other cards, but each player's door card, or all three of one, was expected"),
    "history_dealt": N_("found {found} as the cards held before, but they were {cards}"),
    "history_shown": N_("found {found}, but he was dealt {cards}"),
}

_COMMANDS: Mapping[str, str] = {
    "command": N_("found {found}, but a hand's file or one of these commands was expected: {commands}"),
    "language": N_("found the language {found}, but one of these was expected: {languages}"),
    "clause_option": N_("found {found}, but KEY=VALUE was expected"),
    "hand_number": N_("found {found}, but the number of a hand was expected, counted from 1"),
    "hand_missing": N_("found as many hands as {found}, but number {number} was expected"),
    "hand_count": N_("found {found}, but one hand or more was expected"),
    "house_no_stakes": N_("found the house {found}, which lists no limit stakes for a game that it deals"),
    "question_count": N_("found {found}, but one question or more was expected"),
    "output": N_("found {found}, but an output that can be written to was expected"),
    "skill": N_("found {found}, but a trap or one of these topics was expected: {topics}"),
    "skill_at_house": N_("found {found}, but the house {house} asks no such question; it asks {instead}"),
    "settings_file": N_("found no file that can be read, but the settings were expected"),
    "settings_size": N_("found a longer file, but at most {most} bytes were expected"),
    "settings_toml": N_("found something else, but settings in TOML were expected"),
    "settings_field": N_("found the field {found}, but one of these was expected: {known}"),
    "settings_text": N_("found {found}, but a text in quotes was expected"),
    "desktop_libraries": N_(
        "found {found}, but Qt with its system libraries was expected: make run installs them or names those missing"
    ),
    "snapshot_folder": N_("found no folder that can be written to, but one was expected"),
    "snapshot_page": N_("found {found}, but one of these pages was expected: {pages}"),
    "snapshot_size": N_("found {found}, but a size such as 1440x900 was expected"),
    "snapshot_scale": N_("found {found}, but a number from 0.5 to 4 was expected"),
}

_RECORDS: Mapping[str, str] = {
    "records_url": N_(
        "found the store {found}, but sqlite:///FILE or postgresql+psycopg://USER:PASSWORD@HOST/DATABASE, "
        "with %40 for an @ in the password, was expected"
    ),
    "records_folder": N_("found no folder for the records, but one that is there was expected"),
    "records_closed": N_("found the records closed, but records that are open were expected"),
    "records_gone": N_("found the records gone, but a file that stays where it is was expected"),
    "records_full": N_("found the disk full, but room for the records was expected"),
    "records_read_only": N_("found records that cannot be written to, but leave to write there was expected"),
    "records_busy": N_("found the records in use by another program for too long, but a moment's wait was expected"),
    "records_damaged": N_("found the records damaged, but a file as it was written was expected"),
    "records_disk": N_("found a disk that does not read or write ({found}), but one that does was expected"),
    "records_not_ours": N_("found something else, but records of Doorcard, or nothing, were expected"),
    "records_newer": N_(
        "found records of a newer Doorcard (revision {found}), but this one's or older ones were expected"
    ),
    "records_backup": N_("found a file there already, but a backup is written to a new one"),
    "records_no_backup": N_("found no file that can be read, but a backup of the records was expected"),
    "records_unknown": N_("found an answer to a session that was not begun here, but its session was expected first"),
    "records_server_gone": N_("found no server that answers ({found}), but one that keeps the records was expected"),
    "records_server": N_("found a server that refuses ({found}), but one that keeps the records was expected"),
    "trainee_name": N_("found the name {found}, but one of 1 to {most} characters was expected"),
    "trainee_which": N_("found {found}, but one of these trainees was expected: {trainees}"),
    "house_written": N_("found {found}, but a house as Doorcard keeps it was expected"),
    "question_written": N_("found {found}, but a question that this version of Doorcard asks was expected"),
    "answer_written": N_("found {found}, but an answer as Doorcard keeps it was expected"),
}

ERRORS: Mapping[str, str] = {**_TABLE, **_CONTENT, **_READING, **_COMMANDS, **_RECORDS, **LESSONS}
"""Every error's sentence by what was expected."""


def error(words: Words, error: DoorcardError, *, titled: bool) -> str:
    """An error as one sentence, its clause by its key or `titled`; amounts are worded in its fact `unit`, else in
    smallest chips."""
    unit = error.facts.get("unit", Unit())
    assert isinstance(unit, Unit)
    values = {name: _expected(words, value, unit) for name, value in error.facts.items() if name != "unit"}
    duty, seat = error.facts.get("duty"), error.facts.get("seat")
    if isinstance(duty, DutyKind) and seat is not None and duty in ACTS_OF_SEAT:
        values["duty"] = words(ACTS_OF_SEAT[duty], seat=seat)
    said = words(ERRORS[error.expected], found=_found(words, error.found, unit), **values)
    if isinstance(error, IllegalEvent) and error.clause:
        clause = words.clause_title(error.clause) if titled else error.clause
        said = words(N_("{sentence} ({clause})"), sentence=said, clause=clause)
    if not error.where:
        return capital(said) + "."
    return f"{', '.join(_place(words, where) for where in error.where)}: {said}."


def _place(words: Words, where: str) -> str:
    numbered = re.fullmatch(r"(\w+) (\d+)", where)
    if numbered and numbered[1] in PLACES:
        return words(PLACES[numbered[1]], number=numbered[2])
    return _short(where.translate(_UNSEEN), _LONGEST_PLACE)


def _found(words: Words, found: object, unit: Unit) -> object:
    """What was found, quoted from the input; what the engine found at the table is named as it is elsewhere."""
    if found is None:
        return words(N_("nothing"))
    if isinstance(found, Chips | Card | tuple | Enum | type):
        return _expected(words, found, unit)
    try:
        return _short(repr(found), _LONGEST_QUOTE)
    except ValueError:  # a number with more digits than Python will write
        return "..."


def _expected(words: Words, value: object, unit: Unit) -> object:
    if isinstance(value, DutyKind):
        return words(ACTS[value])
    if isinstance(value, type):
        return words(WAGERS[value])
    return value if value is None else words.value(value, unit)


def _short(text: str, longest: int) -> str:
    return text if len(text) <= longest else f"{text[: longest - 4]} ..."
