"""The wheel holds everything: installed beside nothing but its dependencies, it does what the checkout does."""

import json
import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path

import pytest

pytestmark = pytest.mark.wheel


@pytest.fixture(scope="module")
def wheel(root: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    place = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(place), str(root)]
    subprocess.run(build, capture_output=True, text=True, check=True)
    (made,) = place.glob("doorcard-*.whl")
    return made


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The scripts' folder of a new environment with the wheel in it."""
    place = tmp_path_factory.mktemp("installed")
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(place)], check=True)
    python = place / "bin/python"
    pip = [sys.executable, "-m", "pip", "--python", str(python), "--disable-pip-version-check", "-q", "install"]
    subprocess.run([*pip, "--no-deps", "--no-index", str(wheel)], capture_output=True, text=True, check=True)
    # The dependencies are lent by this environment. Only its folder is: the .pth files in it are not read from there,
    # and so the checkout, which is one of them, stays out of reach.
    (site,) = place.glob("lib/python*/site-packages")
    (site / "lent.pth").write_text(sysconfig.get_path("purelib") + "\n")
    return place / "bin"


def data_files(root: Path) -> set[str]:
    """What a package of the wheel needs besides code, as the checkout has it."""
    packages = ("trainer", "ui", "assets", "lessons")
    made = (".py", ".pyc", ".pot", ".mo")
    files = (path for package in packages for path in (root / package).rglob("*") if path.is_file())
    return {path.relative_to(root).as_posix() for path in files if path.suffix not in made}


def test_the_wheel_holds_every_data_file_and_each_catalogue_compiled(root: Path, wheel: Path) -> None:
    held = set(zipfile.ZipFile(wheel).namelist())
    wanted = data_files(root)
    wanted |= {name.removesuffix(".po") + ".mo" for name in wanted if name.endswith("/doorcard.po")}
    assert {name for name in wanted if name.startswith("trainer/houses/")}
    assert not wanted - held


def test_the_wheel_holds_the_packages_and_nothing_else(wheel: Path) -> None:
    tops = {name.split("/")[0] for name in zipfile.ZipFile(wheel).namelist()}
    assert {top for top in tops if not top.endswith(".dist-info")} == {"trainer", "ui", "assets", "lessons"}


def test_the_installed_program_reads_its_houses_from_the_wheel(root: Path, installed: Path, tmp_path: Path) -> None:
    where = [str(installed / "python"), "-c", "import trainer; print(trainer.__file__)"]
    place = subprocess.run(where, cwd=tmp_path, capture_output=True, text=True, check=True).stdout
    assert not Path(place).is_relative_to(root)

    houses = subprocess.run(
        [str(installed / "doorcard"), "houses", "--json"], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert houses.returncode == 0, houses.stderr
    assert json.loads(houses.stdout)


def test_the_installed_program_makes_its_records_by_the_revisions_in_the_wheel(installed: Path, tmp_path: Path) -> None:
    command = [str(installed / "doorcard"), "records", "--json", "--store", f"sqlite:///{tmp_path / 'records.sqlite'}"]
    records = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert records.returncode == 0, records.stderr
    assert json.loads(records.stdout)["answers"] == 0
