# Two commands are enough: `make play` and `make test`. Both set up whatever is missing, here in this folder.

BIN := .venv/bin
PY  := $(BIN)/python
NPM := $(PY) tools/npm.py

PYTHON ?=# the interpreter to build .venv with; by default the first that is new enough
JOBS   ?= 3# tests at a time: on two cores one more, since many of them wait for a server or a browser

VENV      := .venv/pyvenv.cfg
INSTALLED := .venv/.installed
MODULES   := web/node_modules/.package-lock.json
CLIENT    := src/panzerkiste/server/client/index.html
BENCH     := .venv-bench/.installed
STRANGER  := tests/server/test_stranger.py# a bot author's first hour takes a minute: with the wheel
DOCS      := src/panzerkiste/server/docs

CLIENT_SOURCES := $(wildcard web/*.html web/*.js web/*.json web/*.ts) \
	$(shell find web/src web/public web/scripts -type f 2>/dev/null) $(shell find src/panzerkiste -name '*.ftl' 2>/dev/null)

COMPILE := $(BIN)/uv pip compile --quiet --universal --generate-hashes --python-version 3.11 \
	--custom-compile-command 'make lock' $(if $(UPGRADE),--upgrade)

# Behind a proxy only the machine's own certificates will do, but a bare machine may have none.
CERTIFICATES := $(wildcard /etc/ssl/certs/ca-certificates.crt /etc/ssl/cert.pem /etc/pki/tls/certs/ca-bundle.crt)
export UV_SYSTEM_CERTS := $(if $(CERTIFICATES),true,false)

# Some machines forbid Python to keep what it has compiled. Then every start, and the tests have hundreds, compiles all anew.
export PYTHONDONTWRITEBYTECODE :=

.DEFAULT_GOAL := help
.NOTPARALLEL:
.DELETE_ON_ERROR:
.PHONY: help play test check test-python test-browser test-web kernel proxies browser databases fmt rules bench docs wheel wheel-check lock clean distclean

help: ## this list
	@echo 'Panzerkiste: four tank games in one box.'
	@echo
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: $(INSTALLED) $(CLIENT) ## start the program and open it in a browser (PORT= HOST=)
	@exec $(BIN)/panzerkiste $(if $(HOST),--host '$(HOST)') $(if $(PORT),--port '$(PORT)')

# What has to be fetched waits for the network, what is checked wants the cores: side by side.
test: $(INSTALLED) ## all checks and all tests
	@$(MAKE) --no-print-directory browser databases proxies & fetched=$$!; \
	$(MAKE) --no-print-directory kernel & compiled=$$!; \
	$(MAKE) --no-print-directory check $(CLIENT); checked=$$?; \
	wait $$fetched && wait $$compiled && exit $$checked
	@$(MAKE) --no-print-directory test-python test-browser test-web

check: $(INSTALLED) $(MODULES) ## what can be told without running: ruff, mypy, imports, svelte-check, prettier
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/lint-imports --no-logo
	@set -x; $(NPM) run check & web=$$!; $(BIN)/mypy && wait $$web # side by side: each has work for one core

test-python: $(INSTALLED) $(CLIENT) kernel ## the Python tests without the browser's (JOBS=3)
	$(PY) -m pytest -n $(JOBS) --dist worksteal --ignore tests/browser --ignore $(STRANGER)

# Each process has a server and a browser of its own. Whole matches are played against real bots, with dice that are the
# same every time (tests/server/serve.py): a red test is a fault, and is not run again.
test-browser: $(INSTALLED) $(CLIENT) $(MODULES) ## the tests in a real browser
	@PANZERKISTE_BROWSER=$$($(PY) tools/browser.py) && export PANZERKISTE_BROWSER && set -x && $(PY) -m pytest -n $(JOBS) --dist worksteal tests/browser

test-web: $(INSTALLED) $(MODULES) ## the web client's unit tests
	$(NPM) test

kernel: $(INSTALLED) ## compile the kernel of Tank Chess, once for all tests and their servers
	@$(PY) -m panzerkiste.server.thinking.thinkers warm-up >/dev/null

databases: $(INSTALLED) ## find PostgreSQL and Redis for the tests, or install them
	@$(PY) -m tools.postgres

proxies: $(INSTALLED) ## find nginx and Caddy for the tests of deploy/, or install them
	@$(PY) -m tools.proxies

browser: $(INSTALLED) ## find a browser for the tests, or install one
	@path=$$($(PY) tools/browser.py) && echo "Browser for the tests: $$path"

fmt: $(INSTALLED) $(MODULES) ## format everything, and mend what can be mended
	$(BIN)/ruff check --fix
	$(BIN)/ruff format
	$(NPM) run format

rules: $(INSTALLED) ## every rule with its tests; fails on a rule that has none
	$(BIN)/panzerkiste rules --check

bench: $(BENCH) $(CLIENT) ## measure against our peers, in an environment of its own (ONLY=bench/x.py)
	@for script in $(or $(ONLY),$(sort $(wildcard bench/[a-z]*.py))); do \
		echo "== $$script" && .venv-bench/bin/python $$script || exit 1; done

docs: $(INSTALLED) ## the documentation, read under /docs of the program or in src/panzerkiste/server/docs
	$(PY) -m tools.site.build $(DOCS)

wheel: $(INSTALLED) $(CLIENT) docs ## dist/panzerkiste-*.whl with the client and the documentation inside
	@rm -rf dist
	$(BIN)/uv build --quiet --wheel --python $(PY) --no-build-isolation --out-dir dist
	@for page in client docs; do $(PY) -m zipfile -l dist/*.whl | grep panzerkiste/server/$$page/index.html >/dev/null \
		|| { echo "The wheel lacks server/$$page." >&2; exit 1; }; done
	@ls -l dist/*.whl

wheel-check: wheel ## the wheel tried bare and with the server, under Python 3.11, 3.12 and 3.13 (PYTHONS=3.12)
	$(PY) -m pytest $(STRANGER)
	$(PY) tools/wheel_check.py dist/*.whl $(PYTHONS)

lock: $(BIN)/uv ## remake the lock files (UPGRADE=1 for the newest versions)
	$(COMPILE) --extra server --extra postgres --extra redis --extra metrics --extra traces --extra adapters --extra arena --extra cluster --group dev pyproject.toml -o requirements.lock
	$(COMPILE) --extra server --extra postgres --extra redis --group bench -c requirements.lock pyproject.toml -o requirements-bench.lock

clean: ## remove what was built, and caches
	rm -rf dist src/panzerkiste/server/client $(DOCS) .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache
	find src tests tools examples -name __pycache__ -prune -exec rm -rf {} +

distclean: clean ## remove the environments too, as if freshly cloned
	rm -rf .venv .venv-bench web/node_modules

# Set-up. Each file stands for a finished step, and make redoes a step when what it rests on has changed.

$(shell test -x $(PY) || rm -rf .venv) # the Python it was made with is gone

$(VENV):
	@for python in $(or $(PYTHON),python3.13 python3.12 python3.11 python3); do \
		$$python -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1 || continue; \
		found=$$python; \
		$$python -c 'import ensurepip, venv' >/dev/null 2>&1 || continue; \
		echo "Creating .venv with $$($$python --version) ..."; \
		exec $$python -m venv --clear .venv; \
	done; \
	if [ -n "$$found" ]; \
	then echo "$$found cannot create virtual environments. Please install its venv module (Debian, Ubuntu: apt-get install $$found-venv)."; \
	else echo 'Panzerkiste needs Python 3.11 or newer, and none was found. Please install it, or say where it is: make PYTHON=/path/to/python3.12'; \
	fi >&2; exit 1

$(BIN)/uv: $(VENV)
	@$(PY) -m pip install -qq --disable-pip-version-check \
		"$$(sed -n 's/^\(uv==[^ ]*\) .*/\1/p' requirements.lock 2>/dev/null | grep . || echo uv)"
	@touch $@

$(INSTALLED): $(BIN)/uv pyproject.toml requirements.lock
	@echo 'Installing the Python packages ...'
	@$(BIN)/uv pip sync --quiet --python $(PY) --require-hashes requirements.lock
	@$(BIN)/uv pip install --quiet --python $(PY) --no-deps --no-build-isolation --editable .
	@touch $@

$(BENCH): $(BIN)/uv $(INSTALLED) requirements-bench.lock
	@echo 'Installing what we are measured against ...'
	@$(BIN)/uv venv --quiet --clear --python $(PY) .venv-bench
	@$(BIN)/uv pip sync --quiet --python .venv-bench --require-hashes requirements-bench.lock
	@$(BIN)/uv pip install --quiet --python .venv-bench --no-deps --no-build-isolation --editable .
	@touch $@

$(MODULES): web/package.json web/package-lock.json | $(INSTALLED)
	@echo 'Installing the web packages ...'
	@$(NPM) ci >/dev/null
	@touch $@

$(CLIENT): $(CLIENT_SOURCES) $(MODULES) | $(INSTALLED)
	@echo 'Building the web client ...'
	@$(NPM) run --silent build >/dev/null
	@touch $@
