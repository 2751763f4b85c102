# The few commands of the house. `make` lists them.
PYTHON ?= python3
BIN := .venv/bin
SHELL := /bin/sh
ARGS ?=

.DEFAULT_GOAL := help
.PHONY: help play voice test reader lint soak art sounds translations screenshots bench ready ready-to-play package check-installers try-package ready-to-package clean

help: ## this list
	@awk -F':.*## ' '/^[a-z-]+:.*## /{printf "  make %-19s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

play: ready-to-play ## set everything up and open the casino
	@$(BIN)/python -m casino_qt $(ARGS)

voice: ready-to-play ## the croupier's spoken voice on Windows and macOS, 175 MB; Linux needs none of it
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable ".[voice]"

test: ready ## set everything up and pass the tests, without a display
	@QT_QPA_PLATFORM=offscreen $(BIN)/python -m pytest -n auto --dist worksteal $(ARGS)

reader: ready ## play a round at each table through a real client of AT-SPI, and print what a blind player hears
	@$(BIN)/python -m tests.reader $(ARGS)

lint: ready ## ruff, mypy --strict, and the direction of the imports
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy
	@$(BIN)/python -m pytest tests/test_arrows.py

soak: ready ## kill the program at 500 random instants, let a monkey play for an hour of event time
	@CASINO_KILLS=$${CASINO_KILLS:-500} QT_QPA_PLATFORM=offscreen $(BIN)/python -m pytest -n auto --dist worksteal -k killed $(ARGS)
	@QT_QPA_PLATFORM=offscreen $(BIN)/python -m tests.evening.monkey --minutes $${CASINO_MONKEY_MINUTES:-60}

art: ready ## make again every picture the repository holds
	@QT_QPA_PLATFORM=offscreen $(BIN)/python -m resources.make_art $(ARGS)

sounds: ready ## make again every sound the repository holds
	@$(BIN)/python -m resources.make_sounds $(ARGS)

translations: ready ## gather the texts into translations/*.ts and compile them
	@$(BIN)/python translations/build.py $(ARGS)

screenshots: ready ## every window and table state, size and language, into screenshots/
	@QT_QPA_PLATFORM=offscreen $(BIN)/python -m tests.screenshots screenshots $(ARGS)

bench: ready ## start, idleness, frames, memory and rounds, measured in some minutes; ARGS=all: everything
	@$(BIN)/python -m tests.bench $(ARGS)

package: ready-to-package ## freeze the program; .deb, .rpm and portable archive in dist/
	@build/venv/bin/python packaging/package.py $(if $(VERSION),--version $(VERSION)) $(ARGS)

check-installers: ready-to-package ## what the tools here say of desktop entries, metainfo, manual, setup and CI
	@build/venv/bin/python packaging/check_installers.py

try-package: ## install the .deb into a bare Debian 12 and play it there: needs root, see packaging/README.md
	@packaging/try_package.sh $(ARGS)

ready-to-package:
	@$(PYTHON) packaging/bootstrap.py --package

ready-to-play:
	@$(PYTHON) packaging/bootstrap.py

ready:
	@$(PYTHON) packaging/bootstrap.py --tests

clean: ## remove what was made, keep what was written
	rm -rf .venv build dist screenshots .mypy_cache .ruff_cache .pytest_cache .hypothesis
