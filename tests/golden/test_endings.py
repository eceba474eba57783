"""What the golden matches come to: numbers and the decisive step, read against their transcripts."""

from typing import Any

import pytest

from panzerkiste.engine.ending import Ending
from panzerkiste.engine.languages import LANGUAGES
from panzerkiste.engine.match import replay
from panzerkiste.locales import voice
from panzerkiste.registry import GAMES
from tests.golden.record import HERE, golden_files, read_golden


def ending_of(file: Any) -> Ending[Any]:
    match = replay(*read_golden(file))
    history = [(step, told.event) for step in sorted(match.standing()) for told in match.steps[step].told]
    return match.game.text.ending(match.state, history)


@pytest.mark.parametrize(
    ("match", "step", "happened", "counts"),
    [
        (
            "panzerschlacht/4",
            10,
            ["TankShot", "TankShot", "MineExploded"],
            {"hits": (2, 3), "mines": (0, 1), "tanks": (0, 2)},
        ),
        ("panzerschlacht/2", 30, ["MineExploded", "DuelFought"], {"duels": (1, 0), "guns": (4, 0)}),
        ("tank-chess/2-1", 9, ["TankDestroyed"], {"destroyed": (2, 0), "checks": (1, 0), "tanks": (10, 8)}),
        ("tank-chess/2-2", 7, ["Escaped"], {"destroyed": (0, 0), "checks": (2, 2)}),
        ("tank-chess/2-8", 3, ["TankMoved"], {"tanks": (2, 1)}),  # TC-69: a raid
        ("tank-hunter/9", 39, ["Destroyed"], {"points": (1, 18), "captured": (1, 3), "attacks": (3, 3)}),
        ("dropzone/5", 55, ["UnitLost"], {"points": (3, 0), "kills": (80, 125), "lost": (5, 2)}),
    ],
)
def test_what_decided_a_match_and_its_numbers(match, step, happened, counts):
    game = match.split("/")[0]
    ending = ending_of(HERE / f"{match}.jsonl")
    assert ending.decisive is not None
    assert ending.decisive.step == step
    assert [type(event).__name__ for event in ending.decisive.events] == happened
    told = {count.key.removeprefix(f"{game}-number-"): count.values for count in ending.counts}
    assert counts.items() <= told.items()


def test_a_match_that_was_given_up_at_once_has_no_decisive_step():
    assert ending_of(HERE / "dropzone" / "3.jsonl").decisive is None


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_number_has_its_word(game: str, language: str):
    speaker = voice(language, GAMES[game].folder / "texts")
    for file in golden_files(game):
        for count in ending_of(file).counts:
            assert speaker.format(count.key, {}) != count.key
