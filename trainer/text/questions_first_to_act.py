"""The words of the questions about who acts first."""

ASKS: dict[str, str] = {}
TRAPS: dict[str, str] = {}
MISCONCEPTIONS: dict[str, str] = {}
CHOICES: dict[str, str] = {}
