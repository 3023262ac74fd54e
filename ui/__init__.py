"""The desktop of Doorcard: it shows what the core says happened, and asks again. It holds no rule."""

import ctypes
import sys

# PySide6 6.12 takes one reference to None with every call of Qt that returns nothing. From Python 3.12 on None cannot
# be used up; before that the interpreter dies after a few thousand such calls, so it is given enough for ever.
if sys.version_info < (3, 12) and sys.getrefcount(None) < sys.maxsize // 4:
    ctypes.c_ssize_t.from_address(id(None)).value += sys.maxsize // 2
