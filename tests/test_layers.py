"""What the linters cannot say of the shape of the project."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGES = ("trainer", "ui", "assets", "lessons")


def modules(root: Path, *packages: str) -> list[Path]:
    return sorted(path for package in packages for path in (root / package).rglob("*.py"))


def imports(module: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{name.name}" for name in node.names)


@pytest.mark.parametrize("package", ["trainer", "ui"])
def test_one_module_of_a_package_at_most_touches_the_packaged_files(root: Path, package: str) -> None:
    touching = [path.name for path in modules(root, package) if "importlib.resources" in imports(path)]
    assert len(touching) <= 1


def test_a_module_that_passes_400_lines_is_two(root: Path) -> None:
    lines = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in modules(root, *PACKAGES)}
    assert lines
    assert not {path.name: count for path, count in lines.items() if count > 400}


@pytest.mark.parametrize("module", ["ui.launch", "trainer.cli"])
def test_what_starts_without_a_window_loads_neither_qt_nor_charts(module: str) -> None:
    slow = {"PySide6", "pyqtgraph", "numpy", "babel"}
    loaded = f"import sys, {module}; print(*sys.modules)"
    started = subprocess.run([sys.executable, "-c", loaded], capture_output=True, text=True, check=False)
    assert started.returncode == 0, started.stderr
    assert not slow & set(started.stdout.split())
