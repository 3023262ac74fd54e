"""For tests of the records: a server of their own, and an empty store in each of the two engines."""

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.records.cluster import Cluster, NoServer, running


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """A PostgreSQL that runs; what needs one is skipped, saying why, where none can be had."""
    with ExitStack() as stack:
        try:
            server = stack.enter_context(running())
        except NoServer as why:
            pytest.skip(str(why))
        yield server


@pytest.fixture
def postgresql_url(cluster: Cluster) -> Iterator[str]:
    """Where an empty store in PostgreSQL is."""
    with cluster.database() as database:
        yield cluster.url(database)


@pytest.fixture(params=["sqlite", "postgresql"])
def store_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where an empty store is, in each engine in turn."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'records.sqlite'}"
    url: str = request.getfixturevalue("postgresql_url")
    return url
