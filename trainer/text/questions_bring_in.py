"""The words of the questions about the bring-in."""

ASKS: dict[str, str] = {}
TRAPS: dict[str, str] = {}
MISCONCEPTIONS: dict[str, str] = {}
CHOICES: dict[str, str] = {}
