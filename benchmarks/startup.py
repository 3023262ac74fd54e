"""How long the program takes to paint its first window, against an empty PySide6 window, in one run.

    python benchmarks/startup.py [--runs 15]

Both are started in turn as processes of their own, offscreen unless QT_QPA_PLATFORM says otherwise; what counts is the
time from starting the process to the end of the first paint. The medians and their ratio are printed.
"""

import argparse
import compileall
import os
import statistics
import subprocess
import sys
import time
from pathlib import Path

# The window itself tells when it is painted: a filter on the application would be called with every event of every
# widget, and be measured with them.
_PAINTED = """
import sys, time
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMainWindow

def paint(window, event):
    QMainWindow.paintEvent(window, event)
    QTimer.singleShot(0, painted)

def painted():
    print(time.monotonic(), "pyqtgraph" in sys.modules, flush=True)
    QApplication.instance().exit(0)
"""

_EMPTY = f"""
{_PAINTED}
class Window(QMainWindow):
    paintEvent = paint

app = QApplication([])
window = Window()
window.resize(1440, 900)
window.show()
sys.exit(app.exec())
"""

_DOORCARD = f"""
{_PAINTED}
import ui.app
import ui.main_window
ui.main_window.MainWindow.paintEvent = paint
ui.app.application()
import trainer.settings
sys.exit(ui.app.run([], trainer.settings.Settings(), {{}}))
"""


def first_paint(code: str) -> float:
    """Seconds from the start of a process to its first painted window."""
    began = time.monotonic()
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    if done.returncode or not done.stdout:
        sys.exit(done.stderr or "no window was painted")
    painted, charts = done.stdout.split()[:2]
    if charts != "False":
        sys.exit("pyqtgraph was imported before a chart was shown")
    return float(painted) - began


def main() -> None:
    """Print the medians and their ratio."""
    reader = argparse.ArgumentParser(description="Time to the first painted window, against an empty one.")
    reader.add_argument("--runs", type=int, default=15)
    runs = reader.parse_args().runs
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    for package in ("trainer", "ui", "assets", "lessons"):  # as they are once installed
        compileall.compile_dir(Path(__file__).resolve().parents[1] / package, quiet=2)
    empty, doorcard = [], []
    for _ in range(runs):
        empty.append(first_paint(_EMPTY))
        doorcard.append(first_paint(_DOORCARD))
    least, median = statistics.median(empty), statistics.median(doorcard)
    print(f"empty window    {least * 1000:6.0f} ms (median of {runs})")
    print(f"doorcard, home  {median * 1000:6.0f} ms (median of {runs})")
    print(f"ratio           {median / least:6.2f}")


if __name__ == "__main__":
    main()
