"""What changes from one view to the next: told in full, and nothing that stays."""

import msgspec
import pytest

from panzerkiste.engine.game import WATCHER
from panzerkiste.engine.illegal import Illegal
from panzerkiste.server.matches import replays
from panzerkiste.server.matches.differences import changes, folded
from panzerkiste.server.matches.protocol import Change
from panzerkiste.server.matches.replays import drawn_replay_file, replay_file
from tests.conftest import ROOT
from tests.server.house import unfolded


@pytest.mark.parametrize(
    ("before", "after", "told"),
    [
        ({"turn": 1, "map": "m"}, {"turn": 2, "map": "m"}, [Change(("turn",), 2)]),
        ({"at": [1, 2]}, {"at": [1, 3]}, [Change(("at",), [1, 3])]),
        ({"tanks": [{"x": 1}, {"x": 1}]}, {"tanks": [{"x": 1}, {"x": 2}]}, [Change(("tanks", 1, "x"), 2)]),
        ({"tanks": [{"x": 1}]}, {"tanks": []}, [Change(("tanks",), [])]),
        ({"hit": True}, {}, [Change(("hit",))]),
        ({}, {"hit": None}, [Change(("hit",), None)]),
        (None, {"turn": 1}, [Change((), {"turn": 1})]),
        ({"turn": 1}, {"turn": 1}, []),
    ],
)
def test_only_what_differs_is_told(before: object, after: object, told: list[Change]):
    assert list(changes(before, after)) == told


@pytest.mark.parametrize("game", ["dropzone", "panzerschlacht", "tank-chess", "tank-hunter"])
@pytest.mark.parametrize("viewer", [0, 1, WATCHER])
def test_every_view_of_a_replay_comes_out_as_it_was(game: str, viewer: int):
    replay = replay_file((ROOT / f"tests/golden/{game}/1.jsonl").read_bytes(), viewer)
    sent = msgspec.json.decode(msgspec.json.encode(folded(replay)))
    assert unfolded(sent) == msgspec.json.decode(msgspec.json.encode(replay))


def test_the_battlefield_goes_once():
    replay = replay_file((ROOT / "tests/golden/dropzone/1.jsonl").read_bytes(), 0)
    assert msgspec.json.encode(folded(replay)).count(b'"outline"') == msgspec.json.encode(replay.frames[0].view).count(
        b'"outline"'
    )


@pytest.mark.parametrize(
    ("limit", "most", "key"), [("DRAWN_ENTRIES", 3, "refused-file-long"), ("DRAWINGS", 2**14, "refused-file-large")]
)
def test_a_file_with_too_much_to_draw_is_refused(monkeypatch: pytest.MonkeyPatch, limit: str, most: int, key: str):
    data = (ROOT / "tests/golden/panzerschlacht/1.jsonl").read_bytes()
    assert all(frame.drawing for frame in drawn_replay_file(data, 0).frames)
    monkeypatch.setattr(replays, limit, most)
    replay_file(data, 0)
    with pytest.raises(Illegal) as refused:
        drawn_replay_file(data, 0)
    assert refused.value.key == key
