"""That Python outlives PySide6 6.12, which uses up references to None."""

import subprocess
import sys

# Every call takes a reference, and a fresh interpreter has some five thousand: without more, this kills it.
_MANY_CALLS = """
import ui
from PySide6.QtCore import QObject
thing = QObject()
for _ in range(50_000):
    thing.setObjectName("")
"""


def test_many_calls_of_qt_do_not_end_the_interpreter() -> None:
    done = subprocess.run([sys.executable, "-c", _MANY_CALLS], capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stderr) == (0, "")
