"""What was found and what was expected in a lesson, one sentence an error."""

from trainer.text.marker import N_

LESSONS: dict[str, str] = {
    "lesson": N_("found the lesson {found}, but one of these was expected: {lessons}"),
    "lesson_at_house": N_("found the lesson {found}, but one that {house} asks something of was expected"),
    "lesson_folder": N_("found the lesson {found}, but a name such as 03-bring-in was expected"),
    "lesson_file": N_("found no such file, but it belongs to the lesson"),
    "lesson_size": N_("found a longer file, but at most {most} bytes were expected"),
    "lesson_utf8": N_("found bytes that are no text, but UTF-8 was expected"),
    "lesson_toml": N_("found {found}, but TOML was expected"),
    "lesson_title": N_("found {found}, but a title such as # The bring-in was expected"),
    "lesson_markup": N_("found {found}, but text without pictures, links and HTML was expected"),
    "lesson_line": N_("found {found}, but a line such as {{table lowest}} was expected, or predict or houses"),
    "lesson_part": N_("found {found}, but one of these was expected: {known}"),
    "lesson_unused": N_("found {found}, but only what {text} shows was expected"),
    "lesson_table": N_("found {found}, but a table was expected"),
    "lesson_field": N_("found the field {found}, but one of these was expected: {known}"),
    "lesson_hand": N_("found the hand {found}, but a file such as lowest.phh was expected"),
    "lesson_lit": N_("found {found}, but a card that lies on the table then was expected"),
    "lesson_seat": N_("found seat {found}, but one that somebody sits in was expected"),
    "lesson_skill": N_("found the skill {found}, but one such as bring_in.plain was expected"),
    "lesson_text": N_("found {found}, but a text was expected"),
    "lesson_texts": N_("found {found}, but a list of texts was expected"),
    "lesson_numbers": N_("found {found}, but a list of whole numbers was expected"),
    "lesson_whole": N_("found {found}, but a whole number from {least} to {most} was expected"),
}
