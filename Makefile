# make run           opens Doorcard, after setting up what is missing
# make test          runs the tests, likewise; of what takes long a sample
# make thorough      runs every test there is
# make offscreen     runs the tests of the window without a screen, where make test has had one for them
# make check         style, types and layers
# make fuzz          throws damaged files at the readers for an hour
# make differential  plays hands in step with PokerKit until the two disagree
# make traps         deals every trap 200 times at every house, and holds each deal against its rules
# make torture       kills the program at random moments, 300 times, then three windows in use; looks into the records
# make exhaustive    values every five-card hand there is
# make pictures      draws the README's pictures anew
#
# Set-up happens in .venv and leaves a stamp a step, so that doing it again costs nothing.

VENV := .venv
BIN := $(VENV)/bin
TRANSLATIONS := assets/translations
CATALOGUES := $(wildcard $(TRANSLATIONS)/*/LC_MESSAGES/doorcard.po)
INSTALLED_FROM := pyproject.toml constraints.txt hatch_build.py setup.sh $(CATALOGUES)
# A machine may lack what only somebody else may install: the set-up then says so, and goes on.
LIBRARIES := $(VENV)/made-libraries

# The steps build on each other; the tools they call use the cores by themselves.
.NOTPARALLEL:
.PHONY: help run test thorough offscreen check fuzz differential traps torture exhaustive pictures format messages language clean

help:
	@sed -n 's/^# make/make/p' Makefile

run: $(VENV)/made-run $(LIBRARIES)
	@$(BIN)/doorcard

# All processors and more workers than those, each with a screen of its own where there is one.
PYTEST = $(BIN)/pytest -n auto --dist worksteal $(CHOSEN)
test: CHOSEN = -m "not long"
# Else the many programs that tests start would each compile anew whatever was changed since the set-up.
test thorough offscreen: export PYTHONDONTWRITEBYTECODE =
# Where it is not the tests but the examples of one that are many.
thorough: export DOORCARD_THOROUGH = 1
# The window is tried once: in real windows where there can be any, else without a screen.
test thorough: $(VENV)/made-dev $(LIBRARIES)
	@./setup.sh postgresql || echo "skipped: the tests of the records with PostgreSQL"
	@if ./setup.sh x-server; \
	then DOORCARD_REAL_X=1 $(PYTEST) tests/ui && $(PYTEST) --no-xvfb --ignore tests/ui; \
	else echo "skipped: the tests in a real X window" && $(PYTEST) --no-xvfb; fi

offscreen: $(VENV)/made-dev $(LIBRARIES)
	@$(PYTEST) --no-xvfb tests/ui

check: $(VENV)/made-dev
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo

format: $(VENV)/made-dev
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

# make fuzz SECONDS=60 does it for less.
SECONDS := 3600
fuzz: $(VENV)/made-dev
	$(BIN)/pip install --quiet --constraint constraints.txt atheris
	$(BIN)/python tests/fuzz/readers.py -max_total_time=$(SECONDS)

# make differential COUNT=1 FIRST=7 plays hand 7 again.
COUNT := 200000
FIRST := 0
differential: $(VENV)/made-dev
	@$(BIN)/python -m tests.differential --count $(COUNT) --first $(FIRST)

# make traps SEEDS=5 deals fewer.
SEEDS := 200
traps: $(VENV)/made-dev
	@$(BIN)/python -m tests.traps --seeds $(SEEDS)

# make torture ROUNDS=20 SEED=1 kills less often, after the same answers again.
ROUNDS := 300
ANSWERS := 200
STATIONS = $(BIN)/python -m tests.torture.stations --answers $(ANSWERS) $(if $(SEED),--seed $(SEED))
torture: $(VENV)/made-dev $(LIBRARIES)
	@$(BIN)/python -m tests.torture --rounds $(ROUNDS) $(if $(SEED),--seed $(SEED))
	@./setup.sh postgresql || true
	@if ./setup.sh x-server; \
	then DOORCARD_REAL_X=1 xvfb-run -a -s "-screen 0 1440x900x24" $(STATIONS); \
	else $(STATIONS); fi

exhaustive: $(VENV)/made-dev
	$(BIN)/python benchmarks/hands.py --every

# Those that the README shows, and no others.
PICTURED = $(shell sed -n 's|.*pictures/\(.*\)-dark-1024x700.png.*|\1|p' README.md)
pictures: $(VENV)/made-run $(LIBRARIES)
	@$(BIN)/doorcard snapshot pictures --size 1024x700 --theme dark $(addprefix --page ,$(PICTURED))

# Collects the sentences to translate, and brings each language's catalogue up to date with them.
messages: $(VENV)/made-dev
	mkdir -p $(TRANSLATIONS)
	$(BIN)/pybabel -q extract
	$(if $(CATALOGUES),$(BIN)/pybabel -q update)

# make language NEW=th begins a translation.
language: messages
	$(BIN)/pybabel -q init --locale $(NEW)

clean:
	rm -rf $(VENV) build dist snapshots .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis

$(VENV)/made-venv:
	@./setup.sh venv
	@touch $@

$(VENV)/made-run: $(VENV)/made-venv $(INSTALLED_FROM)
	@./setup.sh install
	@touch $@

$(VENV)/made-dev: $(VENV)/made-venv $(INSTALLED_FROM)
	@./setup.sh install dev
	@touch $@ $(VENV)/made-run

$(LIBRARIES): | $(VENV)/made-run
	@if ./setup.sh libraries; then touch $@; fi
