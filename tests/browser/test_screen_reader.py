"""A whole match of each game for somebody who sees nothing of it."""

import re
from collections import Counter
from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import Visitor
from tests.browser.dresses import too_wide
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
    reader.press("e")
    reader.listen_for("d3, facing north-east, 2 of 4 steps. Fires at d6: destroyed.")
    reader.press("q")
    reader.listen_for("d3, facing north, 1 of 4 steps. Fires at d6")
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
    reader.press("Enter")
    reader.listen_for("your command tank facing north, on a6")
    reader.press("x")
    reader.listen_for("Off the board: ESCAPE.")
    reader.press("Enter")
    reader.listen_for("You win: your command tank has escaped.")
    assert reader.page.get_by_role("heading", name="You have won!").is_visible()
    expect(reader.page.get_by_role("list", name="Moves")).to_contain_text("Ca6-off#")
    told = Counter(
        words for words in reader.heard if words.startswith(("Your medium", "It fires", "Black’s light", "ESC"))
    )
    assert set(told.values()) == {1}
    ends_well(reader)


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
    assert board.squares("your tank 6") == ["e1"]
    reader.use("button", "^Seal the set-up$")
    reader.listen_for("You have sealed your set-up.")
    while board.answer():
        pass
    assert reader.page.get_by_role("heading", name=re.compile("You have won|You have lost|A draw")).is_visible()
    told_once(reader)


def ends_well(reader: Reader) -> None:
    """Nothing moves for whoever does not want it, and nothing is cut off where everything is twice as large."""
    assert reader.page.evaluate("document.getAnimations().length") == 0
    assert too_wide(reader.page) == []


# What stood there before anybody could listen, and turns, which are announced as such.
UNSAID = r"You are dealt \d cards\.|Grey has sealed its set-up\.|(Your|Computer B’s) turn\."


def told_once(reader: Reader) -> None:
    """All that stands in the log was read out, in its order, and nothing of it twice."""
    tree = reader.page.get_by_role("list", name="Log").aria_snapshot()
    story = " ".join(re.findall(r'button "(.+?)"(?: |$|\')', tree, flags=re.MULTILINE))
    left, place = story, 0
    for words in reader.heard:
        if words.endswith(".") and words in story:
            assert words in left[place:], f"{words} was read out twice, or too late"
            place = left.index(words, place)
            left = left[:place] + left[place + len(words) :]
    assert re.sub(UNSAID, "", left).split() == []
    ends_well(reader)


HAND_IN = "^(Hand in turn|Pass)"


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
        self.reader.wait_until(lambda: self._asked() != "", "asked")
        asked = self._asked()
        match asked:
            case "Plan":
                for square in self.squares("empty$")[:40:13]:
                    self.go(square)
                    self.reader.press("Enter")
                self._press("^Lock")
            case "Drive":
                self._drive()
            case "Fight":
                self.reader.use("button", " attacks ")
                self._press("^Fight")
        return asked != "Result"

    def _asked(self) -> str:
        """The name of the panel, as soon as it asks this player."""
        found = self.reader.page.get_by_role("region", name=re.compile("^(Plan|Drive|Fight|Result)$"))
        if not found.count():
            return ""
        panel = found.first.aria_snapshot()
        name = re.search('region "(.+)"', panel)
        assert name
        is_asked = "planning" not in panel and re.search('button "(Lock|Hand|Fight|Pass)', panel)
        return name[1] if is_asked or name[1] == "Result" else ""

    def _drive(self) -> None:
        for tank in self._foremost("your (command )?tank"):
            self.go(tank)
            self.reader.press("Enter")
            for _ in range(3):
                self.reader.give_a_moment(lambda: self._can(HAND_IN) or self.squares("in reach"))
                if self._can(HAND_IN):
                    self._press(HAND_IN)
                    return
                reach = self._foremost("in reach")
                if not reach:
                    break
                self.go(reach[0])
                self.reader.press("Enter")
        if self._asked() == "Drive":  # the last fight may have ended the match before the panel said so
            self._take_a_suggestion()

    def _foremost(self, words: str) -> list[str]:
        return sorted(self.squares(words), key=lambda square: -int(square[1:]))

    def _can(self, name: str) -> bool:
        return self.reader.page.get_by_role("button", name=re.compile(name), disabled=False).count() > 0

    def _press(self, name: str) -> None:
        self.reader.use_until_told(name)

    def _take_a_suggestion(self) -> None:
        """Where nothing simple works: the menu has it as a list."""
        before = self.reader.sentences()
        self.reader.use("button", "^Match$")
        self.reader.use("button", "^Suggest something$")
        self.reader.page.get_by_role("dialog").get_by_role("listitem").first.wait_for()
        self.reader.press("Tab", "Enter")
        self.reader.wait_until(lambda: self.reader.sentences() > before, "told what came of it")
        self.reader.press("Escape")


def test_a_whole_match_of_tank_hunter(visitor: Visitor) -> None:
    reader = sit_down(visitor, "tank-hunter", deck=drill(2))
    for card in range(1, 6):
        reader.page.get_by_role("heading", name=f"Choose card {card} of 6").wait_for()
        reader.tab_to("button", "^(Drill|Dive)")
        reader.press("Enter")
        reader.use("button", "^Take")
        reader.listen_for("All packs go to the left")
    reader.listen_for("Place your units")
    reader.use("button", "^Place them like this$")
    reader.listen_for("You have placed your units.")
    over = reader.page.get_by_role("heading", name="Score piles")
    attacked = False
    while not over.count():
        panel = reader.page.get_by_role("complementary").aria_snapshot()
        answer = re.search(r'button "(Wait: draw an event|Hold fire|No counterattack|Pass)"(?! \[disabled)', panel)
        if not answer:
            reader.page.wait_for_timeout(50)
            continue
        if answer[1].startswith("Wait"):
            units = reader.page.get_by_role("group", name="Your front line").get_by_role("button")
            expect(units.filter(has_text="can be chosen").first).to_be_visible()
            if not attacked and attack(reader):
                attacked = True
                continue
        reader.use_until_told(f"^{answer[1]}$")
    assert attacked
    assert any(re.search("^You reveal Drill|^Drill .* (attacks|charges) Drill", words) for words in reader.heard)
    told_once(reader)


def attack(reader: Reader) -> bool:
    """The best one, if the panel knows of any: who on whom, with its chance."""
    panel = reader.page.get_by_role("complementary")
    expect(panel.get_by_role("heading", name=re.compile("^Attack"))).to_be_visible()
    best = panel.get_by_role("listitem").get_by_role("button", name=re.compile("^Drill .* on Drill .*%"))
    if not best.count():
        return False
    reader.use("button", "^Drill .* on Drill .*%")
    reader.use_until_told("^Drill .* (attacks|charges) Drill")
    return True


def test_a_whole_match_of_dropzone(visitor: Visitor) -> None:
    reader = sit_down(visitor, "dropzone", position=DUEL, turns=1)
    reader.tab_to("button", "^A1 Colonial armoured formation$")
    reader.press("1", "g")
    reader.listen_for("It is the turn of Sabre 1–3.")
    reader.tab_to("application", "^Battlefield")
    reader.press("]")
    reader.listen_for("Sabre 1, yours, 28″ from the west, 6″ from the south, facing north")
    reader.press("ArrowUp")
    reader.listen_for("28″ from the west, 7″ from the south")
    reader.press("ArrowUp", "Enter")
    reader.listen_for("Sabre 1–3 2″, 2″ left")
    reader.press("e", "Shift+E")
    expect(reader.page.get_by_role("button", name="Move", exact=True)).to_be_enabled()
    reader.press("g")
    reader.listen_for("Sabre 1–3: moved.")
    reader.use("button", "^Shoot$")
    reader.use("button", "^Hunter 1")
    reader.use("button", "^Everything at it$")
    reader.listen_for("3 weapons are laid")
    reader.use("button", "^(Fire|Shoot)")
    reader.listen_for("Fire of Sabre 1 at Hunter 1, Avenger railgun: 2, needed 2\\+, 1 hit.")
    reader.listen_for("Destroyed: Hunter 1.")
    assert reader.here() == ("complementary", "What is asked")
    reader.use("button", "^Squad is done$")
    reader.listen_for("Player B activates battlegroup B1.")
    reader.listen_for("Turn 1 is over.")
    reader.listen_for("You win by kill points.")
    assert reader.page.get_by_role("heading", name="You have won!").is_visible()
    assert reader.moved == []
    told_once(reader)
