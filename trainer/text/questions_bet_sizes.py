"""The words of the questions about bet sizes."""

ASKS: dict[str, str] = {}
TRAPS: dict[str, str] = {}
MISCONCEPTIONS: dict[str, str] = {}
CHOICES: dict[str, str] = {}
