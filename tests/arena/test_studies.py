"""Studies of a design: the same number plays the same game, and a page tells what many came to."""

from pathlib import Path

import msgspec
import pytest

from panzerkiste.arena.estimates import estimate, line_through
from panzerkiste.arena.studies import digest, games_of, played, studies
from panzerkiste.cli.terminal import speak
from panzerkiste.workshops.dropzone.army_games import ArmyGame, opponents
from panzerkiste.workshops.dropzone.army_page import army_page, kind_reports
from panzerkiste.workshops.tank_chess.map_games import MapGame
from panzerkiste.workshops.tank_chess.map_page import map_page
from panzerkiste.workshops.tank_hunter.deck_games import DeckGame, tables
from panzerkiste.workshops.tank_hunter.deck_page import deck_page, drafted, unit_reports
from tests.cli.test_cli import panzerkiste


def test_every_design_of_ones_own_has_its_study():
    assert [*studies()] == ["dropzone-army", "tank-chess-map", "tank-hunter-deck"]


def test_the_same_number_plays_the_same_game_and_another_one_another():
    once, again, other = (played("tank-hunter", "deck", "standard", 1, number) for number in (21, 21, 42))
    assert once == again
    assert once.found != other.found
    [game] = games_of(studies()["tank-hunter-deck"][1], [once])
    assert isinstance(game, DeckGame)
    assert sum(game.shares) == pytest.approx(1)
    assert len(game.drafted) == game.players


def test_games_of_another_design_or_level_are_told_apart():
    assert len({digest("deck", deck, level) for deck in ("standard", "name = 'x'") for level in (1, 2)}) == 4


def test_an_estimate_knows_its_error():
    assert estimate([1.0, 2.0, 3.0, 4.0]).mean == 2.5
    assert estimate([1.0, 2.0, 3.0, 4.0]).error == pytest.approx(1.96 * (5 / 3 / 4) ** 0.5)
    assert line_through([(1, 3, 1), (2, 5, 1), (3, 7, 5)]) == pytest.approx((1, 2))


# Decks.


def deck_game(first: int = 0, **changed: object) -> DeckGame:
    units = [id for id, _ in zip(_units(), range(4), strict=False)]
    usual = DeckGame(
        players=2,
        first=first,
        shares=(1.0, 0.0),
        points=(12, 7),
        drafted=((units[0], units[1]), (units[2], units[3])),
        seen=dict.fromkeys(units, 1),
        scored={units[0]: 9, units[1]: 1},
        turns=14,
        end="bombing",
    )
    return msgspec.structs.replace(usual, **changed)


def _units() -> list[str]:
    from panzerkiste.games.tank_hunter.cards.decks import cards_of

    return list(cards_of("standard").units)


def test_a_unit_that_scores_more_than_its_points_is_over_and_one_that_scores_nothing_is_under():
    games = [deck_game(), deck_game(scored={_units()[0]: 8, _units()[1]: 1})] * 20
    reports, _ = unit_reports("standard", games)
    assert reports[0].card.id == _units()[0]
    assert (reports[0].verdict, reports[-1].verdict) == ("over", "under")
    assert drafted(games)[_units()[0]].mean == 2  # both of two players' shares
    assert drafted(games)[_units()[2]].mean == 0


def test_the_page_of_a_deck_tells_who_begins_which_cards_and_how_it_ends():
    speak("en")
    page = deck_page("standard", 4, [deck_game(), deck_game(first=1), deck_game(players=2, end="unit-deck")] * 15)
    assert "45 games between computer players of level 4" in page
    assert "66.7%" in page  # whoever begins wins two of three
    assert "Most above their points:" in page
    assert "third Carpet Bombing" in page
    assert "<script" not in page
    assert "cli-" not in page


def test_all_presets_take_turns_for_as_many_players_as_the_cards_are_enough_for():
    assert {players for _, players in tables("standard")} == {*range(2, 9)}
    assert len({msgspec.json.encode(options) for options, _ in tables("standard")}) == 3


# Maps.


def map_game(winner: int) -> MapGame:
    return MapGame(winner, "destruction", 30 + winner, {10: 3, 11: 1}, {10: 1}, {"H": 1}, {"L": 1})


@pytest.mark.parametrize(("winners", "told"), [((0, 1), "no side is clearly ahead"), ((0, 0), "favours White")])
def test_the_page_of_a_map_tells_whom_it_favours_and_where_it_is_fought_over(winners: tuple[int, ...], told: str):
    speak("en")
    page = map_page("farmyard10", 2, [map_game(winner) for winner in winners] * 20)
    assert told in page
    assert "Heavy tank" in page
    assert "command tank destroyed" in page
    assert page.count("<svg") == 4
    assert "cli-" not in page


# Armies.


def army_game(seat: int, share: float, destroyed: int) -> ArmyGame:
    return ArmyGame(
        opponent="phr-starter",
        seat=seat,
        scenario="prizes",
        field="city_block_9",
        share=share,
        victory_points=(2, 1),
        kill_points=(300, 220),
        turns=6,
        end="points",
        fielded={"ucm_sabre": 6, "ucm_wolverine_a": 4, "ucm_condor": 3},
        destroyed={"ucm_sabre": destroyed, "ucm_wolverine_a": 5},
        lost={"ucm_sabre": 3},
    )


def test_an_army_meets_those_of_its_size():
    assert opponents("ucm-starter") == ("phr-starter", "scourge-starter", "shaltari-starter", "ucm-starter")
    assert "phr-skirmish" in opponents("army: Own\nfaction: ucm\nlimit: 1000\n")


def test_the_page_of_an_army_tells_against_whom_it_wins_and_with_what():
    speak("en")
    games = [army_game(0, 1.0, 228), army_game(1, 0.0, 210), army_game(1, 0.5, 250)] * 10
    assert {one.kind for one in kind_reports(games)} >= {"ucm_sabre", "ucm_wolverine_a"}
    page = army_page("ucm-starter", 2, games)
    assert "30 battles between computer players of level 2" in page
    assert "PHR" in page
    assert "Sabre" in page
    assert "cli-" not in page


# The command.


def test_a_study_that_was_stopped_goes_on_and_writes_its_page(tmp_path: Path):
    page, save = tmp_path / "deck.html", tmp_path / "deck.jsonl"
    words = ("study", "tank-hunter-deck", "standard", "--level", 1, "--workers", 1, "--page", page, "--save", save)
    assert panzerkiste(*words, "--games", 1).returncode == 0
    first = save.read_bytes()
    done = panzerkiste(*words, "--games", 2)
    assert "2 games in" in done.stdout
    assert save.read_bytes().startswith(first)
    assert "the deck “Tank Hunter”" in page.read_text(encoding="utf-8")
    other = panzerkiste(*words[:4], 2, *words[5:], "--games", 1)
    assert (other.returncode, "belongs to another study" in other.stderr) == (2, True)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("tank-hunter-hat", "standard"), "These can be: dropzone-army, tank-chess-map, tank-hunter-deck"),
        (("tank-hunter-deck", "nowhere.toml"), "There is no file nowhere.toml"),
    ],
)
def test_what_cannot_be_studied_is_said(words: tuple[str, ...], sentence: str):
    done = panzerkiste("study", *words)
    assert (done.returncode, done.stdout) == (2, "")
    assert sentence in done.stderr
