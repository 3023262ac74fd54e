"""The desktop of Doorcard: it shows what the core says happened, and asks again. It holds no rule."""

import ctypes
import sys

# PySide6 6.12 takes one reference to None with every call of Qt that returns nothing, and now and then one to a truth
# value. From Python 3.12 on these cannot be used up; before that the interpreter dies after a few thousand such calls,
# so they are given enough for ever.
if sys.version_info < (3, 12):
    for shared in (None, True, False):
        if sys.getrefcount(shared) < sys.maxsize // 4:
            ctypes.c_ssize_t.from_address(id(shared)).value += sys.maxsize // 2
