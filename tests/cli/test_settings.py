"""What a host can set, on the command line or in the environment."""

import re
from pathlib import Path
from typing import Any

import pytest
import typer.main
from typer.testing import CliRunner

from panzerkiste.cli.commands import app

OPERATIONS = Path(__file__).parents[2] / "docs" / "operations.md"
ROW = re.compile(r"^\| `(--[a-z-]+)[^`]*` \| `(PANZERKISTE_[A-Z_]+)` \|", re.MULTILINE)
NO_SETTINGS = ("--lang", "--version", "--help")


def test_every_setting_has_a_variable_and_both_stand_in_the_table_of_operations():
    options = {option.opts[0]: option for option in typer.main.get_command(app).params}
    settings = {flag: next(iter(option.envvar or ())) for flag, option in options.items() if flag not in NO_SETTINGS}
    assert settings
    assert dict(ROW.findall(OPERATIONS.read_text(encoding="utf-8"))) == settings


@pytest.mark.parametrize(
    ("variable", "value", "told"),
    [
        ("PANZERKISTE_PROXY", "127.0.0.1 nowhere", "“nowhere” is no address"),
        ("PANZERKISTE_METRICS", "9400", "“9400” is no address with a port"),
        ("PANZERKISTE_TRACES", "collector:4318", "“collector:4318” is no address of a collector"),
        ("PANZERKISTE_LIMITS", "nowhere.toml", "nowhere.toml cannot be used"),
    ],
)
def test_what_the_environment_says_is_heeded(variable, value, told):
    done = CliRunner().invoke(app, ["--no-open"], env={"LC_ALL": "en", "COLUMNS": "200", variable: value})
    assert done.exit_code == 2
    assert told in done.stderr


def test_serve_takes_whatever_can_be_said_without_a_command():
    command: Any = typer.main.get_command(app)
    alone, serve = ({option.opts[0] for option in one.params} for one in (command, command.commands["serve"]))
    assert alone - {"--version"} == serve


@pytest.mark.parametrize("words", [("serve", "--proxy", "nowhere"), ("--proxy", "nowhere", "serve")])
def test_what_is_said_before_serve_holds_as_well(words):
    given = {"LC_ALL": "en", "COLUMNS": "200", "PANZERKISTE_PROXY": "127.0.0.1"}
    done = CliRunner().invoke(app, [*words, "--no-open"], env=given)
    assert done.exit_code == 2
    assert "“nowhere” is no address" in done.stderr
