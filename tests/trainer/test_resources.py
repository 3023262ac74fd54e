"""Shipped files are found by their package, in a checkout as in a wheel."""

import pytest

from trainer import resources


def test_a_shipped_file_is_read() -> None:
    assert resources.read("trainer", "houses", "tda.toml").startswith(b"#")


def test_a_file_that_is_not_shipped_is_missed() -> None:
    with pytest.raises(FileNotFoundError):
        resources.read("trainer", "houses", "nobody.toml")


def test_a_folder_is_listed_by_name() -> None:
    names = resources.names("trainer", "houses")
    assert list(names) == sorted(names)
    assert {"keys.py", "tda.toml"} <= set(names)
    assert resources.names("trainer", "attic") == ()
