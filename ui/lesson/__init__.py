"""The parts of a lesson: text, live tables, questions to be answered before going on, and what the houses say."""
