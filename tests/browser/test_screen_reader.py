"""A whole match of each game for somebody who sees nothing of it."""

import re
from collections import Counter
from typing import Any

from tests.browser.conftest import Visitor
from tests.browser.dropzone import DUEL
from tests.browser.hunter import drill
from tests.browser.reader import Reader

ME, BOT = {"kind": "me"}, {"kind": "bot", "level": 1}


def sit_down(visitor: Visitor, game: str, **options: Any) -> Reader:
    reader = Reader(visitor)
    body = {"game": game, "options": options, "seats": [ME, BOT]}
    answer = visitor.context.request.post("/api/matches", data=body, headers={"Origin": visitor.address})
    assert answer.ok, answer.text()
    visitor.page.goto(f"/match/{answer.json()['id']}")
    return reader


# Black's command tank can do nothing but turn, so that White's can drive up the edge and over it.
CORNERED = "TC1 8x8 g7,g8,h7 Ca1N,Md2N,ld6S,ch8S w"


def test_a_whole_match_of_tank_chess(visitor: Visitor) -> None:
    reader = sit_down(visitor, "tank-chess", position=CORNERED)
    reader.tab_to("gridcell", "^a1, your command tank facing north, in CHECK$")
    reader.press("o")
    assert reader.here() == ("gridcell", "d6, Black’s light tank facing south")
    reader.press("n", "n")
    assert reader.here() == ("gridcell", "d2, your medium tank facing north")
    reader.press("Enter")
    assert reader.listen_for("in reach") == "your medium tank facing north, on d2: 25 cells in reach, one target."
    assert reader.walk(ArrowUp=1) == "d3, empty, in reach, 1 step"
    reader.press("Enter")
    assert reader.listen_for("d3, facing") == "d3, facing north, 1 of 4 steps. Fires at d6: destroyed."
    reader.press("t")
    reader.listen_for("d3, facing north, 1 of 4 steps. Does not fire.")
    reader.press("t")
    reader.listen_for("Fires at d6")
    reader.press("Enter")
    reader.listen_for("Your medium tank drives from d2 to d3, facing north.")
    reader.listen_for("It fires from d3 at d6 and hits the front: gun 2 beats armour 1.")
    reader.listen_for("Black’s light tank on d6 is destroyed.")
    reader.listen_for("Black’s command tank")
    reader.listen_for("^Your turn$")

    reader.press("n")
    assert reader.here() == ("gridcell", "a1, your command tank facing north")
    reader.press("Enter")
    reader.listen_for("your command tank facing north, on a1")
    assert reader.walk(ArrowUp=5) == "a6, empty, in reach, 5 steps"
    reader.press("Enter")
    reader.listen_for("a6, facing north, 5 of 5 steps. Does not fire.")
    reader.press("Enter")
    reader.listen_for("Your command tank drives from a1 to a6")
    reader.listen_for("^Your turn$")
    print(reader.heard, reader.here())
    reader.press("Enter")
    reader.listen_for("your command tank facing north, on a6")
    reader.press("x")
    reader.listen_for("Off the board: ESCAPE.")
    reader.press("Enter")
    reader.page.wait_for_timeout(2000)
    print(reader.heard, reader.here())
    print(reader.page.get_by_role("main").aria_snapshot()[-2500:])


# Where the pieces of Panzerschlacht stand, and the keys that put them there.
PIECES = {"h": "c3", "a": "h2", "f": "f4", "2": "b1", "5": "c1", "6": "e1", "1": "f1", "4": "h1", "3": "i1"}
GUNS, MINES = ("c4", "b3", "h3", "g4", "f5"), ("d5", "i4")


def test_a_whole_match_of_panzerschlacht(visitor: Visitor) -> None:
    reader = sit_down(visitor, "panzerschlacht", patience=10)
    board = Board(reader)
    for key, square in [*PIECES.items(), *(("g", gun) for gun in GUNS), *(("m", mine) for mine in MINES)]:
        board.go(square)
        reader.press(key)
    reader.listen_for("Everything stands. Seal it?")
    reader.use("button", "^Seal the set-up$")
    reader.listen_for("You have sealed your set-up.")
    while board.answer():
        pass
    print(reader.heard, reader.here())


class Board:
    """The board of Panzerschlacht, walked over by its names."""

    def __init__(self, reader: Reader) -> None:
        self.reader = reader

    def go(self, square: str) -> None:
        if self.reader.here()[0] != "gridcell":
            self.reader.tab_to("gridcell", "")
        here = self.reader.here()[1].split(",")[0]
        files, ranks = ord(square[0]) - ord(here[0]), int(square[1:]) - int(here[1:])
        self.reader.press(*["ArrowRight" if files > 0 else "ArrowLeft"] * abs(files))
        self.reader.press(*["ArrowUp" if ranks > 0 else "ArrowDown"] * abs(ranks))
        assert self.reader.here()[1].startswith(f"{square},")

    def squares(self, words: str) -> list[str]:
        tree = self.reader.page.get_by_role("grid", name="Board").aria_snapshot()
        return [name.split(",")[0] for name in re.findall('gridcell "([^"]+)"', tree) if re.search(words, name)]

    def answer(self) -> bool:
        """One answer to what is asked; false at the end."""
        asked = self.reader.page.get_by_role("region", name=re.compile("^(Plan|Drive|Fight|Result)$"))
        asked.wait_for()
        print(self.reader.page.get_by_role("main").aria_snapshot()[-1200:], self.reader.news())
        return False


def test_a_whole_match_of_tank_hunter(visitor: Visitor) -> None:
    reader = sit_down(visitor, "tank-hunter", deck=drill(2))
    reader.tab_to("button", "^Drill"); print(reader.here())
    reader.press("Enter"); print(reader.here())
    reader.use("button", "^Take"); reader.page.wait_for_timeout(1000); print(reader.here(), reader.news())
    for _ in range(5):
        reader.tab_to("button", "^(Drill|Dive)"); print(reader.here())
        reader.press("Enter"); reader.use("button", "^Take"); reader.page.wait_for_timeout(700); print(reader.here(), reader.news())
    reader.page.wait_for_timeout(1000)
    print(reader.page.get_by_role("main").aria_snapshot()[-2500:], reader.here())
    open('/tmp/everybody_helper/th.txt','w').write(reader.page.get_by_role("main").aria_snapshot())


def test_a_whole_match_of_dropzone(visitor: Visitor) -> None:
    reader = sit_down(visitor, "dropzone", position=DUEL, turns=1)
    reader.use("button", "^A1 Colonial armoured formation$"); reader.page.wait_for_timeout(1000); print(reader.here(), reader.news())
    reader.tab_to("application", ""); reader.press("]"); reader.page.wait_for_timeout(300); print(reader.news())
    reader.press("ArrowUp", "ArrowUp", "Enter"); reader.page.wait_for_timeout(800); print(reader.here(), reader.news())
    print(reader.page.get_by_role("complementary").aria_snapshot())
    reader.press("g"); reader.page.wait_for_timeout(800); print(reader.here(), reader.news())
    print(reader.page.get_by_role("complementary").aria_snapshot())
