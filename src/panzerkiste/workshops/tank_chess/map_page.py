"""A study of a map as a page: how fair it is, where it is fought over, and by whom."""

from collections import Counter
from collections.abc import Mapping, Sequence
from statistics import fmean

from panzerkiste.arena import page, plots
from panzerkiste.arena.estimates import estimate, measured_share
from panzerkiste.cli.terminal import game_voice, say, words
from panzerkiste.engine.game import WATCHER
from panzerkiste.games.tank_chess import TANK_CHESS as GAME
from panzerkiste.games.tank_chess.board import BLACK, WHITE, Cell, file_of, name, rank_of
from panzerkiste.games.tank_chess.drawing import EDGE, SIZE
from panzerkiste.games.tank_chess.map_file import read_map
from panzerkiste.games.tank_chess.setup import first_state
from panzerkiste.games.tank_chess.shipped import MAP_NAMES
from panzerkiste.games.tank_chess.state import State
from panzerkiste.games.tank_chess.tanks import TANKS
from panzerkiste.workshops.tank_chess.map_games import NOBODY, MapGame, map_options

Games = Sequence[MapGame]


def map_page(map: str, depth: int, games: Games) -> str:
    start = first_state(map_options(map))
    facts = say("map-study-facts", games=len(games), depth=depth)
    parts = [page.words(facts), _balance(games), _where(start, games), _tanks(start, games), _lengths(games)]
    return page.page(say("map-study-title", map=_title(map)), words().language, [*parts, _ends(games)])


def _title(map: str) -> str:
    return map if map in MAP_NAMES else read_map(map).name or say("file-map")


def white_shares(games: Games) -> list[float]:
    return [0.5 if game.winner == NOBODY else float(game.winner == WHITE) for game in games]


def _balance(games: Games) -> str:
    """What White, who begins, wins; and how often anybody does."""
    white = measured_share(say("map-study-white"), white_shares(games))
    decided = measured_share(say("map-study-decided"), [float(game.winner != NOBODY) for game in games])
    unfair = not white.low <= 0.5 <= white.high
    verdict = "even" if not unfair else "white" if white.value > 0.5 else "black"
    facts = {"share": f"{white.value:.1%}", "low": f"{white.low:.1%}", "high": f"{white.high:.1%}"}
    wins = Counter(game.winner for game in games)
    cells = [
        [say(f"map-study-{who}"), str(wins[winner]), f"{wins[winner] / len(games):.1%}"]
        for who, winner in (("white", WHITE), ("black", BLACK), ("nobody", NOBODY))
    ]
    heading = say("map-study-balance")
    plot = plots.intervals([white, decided], heading, 0.5, "{:.1%}")
    told = page.words(say(f"map-study-verdict-{verdict}", **facts))
    return page.section(heading, told, plot, page.table(["", say("map-study-won"), ""], cells))


# Where.


def _where(start: State, games: Games) -> str:
    driven, lost = Counter[Cell](), Counter[Cell]()
    for game in games:
        driven.update(game.driven)
        lost.update(game.lost)
    return page.section(
        say("map-study-where"),
        page.words(say("map-study-driven")),
        _heat(start, driven, "#3f6ea5", len(games)),
        page.words(say("map-study-lost")),
        _heat(start, lost, "#a3231b", len(games)),
    )


def _heat(start: State, counts: Mapping[Cell, int], paint: str, games: int) -> str:
    """The map with its tanks as they begin; the more a cell was used, the more it is painted."""
    most = max(counts.values(), default=1)
    cells = [
        f'<rect x="{EDGE + SIZE * file_of(cell)}" y="{EDGE + SIZE * (start.board.height - 1 - rank_of(cell))}"'
        f' width="{SIZE}" height="{SIZE}" fill="{paint}" fill-opacity="{0.75 * count / most:.2f}">'
        f"<title>{name(cell)}: {count / games:.2f}</title></rect>"
        for cell, count in sorted(counts.items())
    ]
    drawn = GAME.pictures.svg(GAME.information.view(start, WATCHER))
    return f"<figure>{drawn.removesuffix('</svg>')}{''.join(cells)}</svg></figure>"


def _tanks(start: State, games: Games) -> str:
    """What each kind of tank destroyed in a game, and how many of it were lost."""
    voice, cells = game_voice(GAME), list[list[str]]()
    for letter, count in sorted(Counter(tank.letter for tank in start.tanks).items()):
        kills, losses = (
            estimate(counts.get(letter, 0) / count for counts in kind)
            for kind in ([game.kills for game in games], [game.losses for game in games])
        )
        called = voice.format(f"tank-chess-tank-{TANKS[letter].id}")
        cells.append([called, str(count), str(kills), str(losses)])
    heads = [say(f"map-study-{column}") for column in ("tank", "count", "kills", "losses")]
    return page.section(say("map-study-tanks"), page.words(say("map-study-tanks-explained")), page.table(heads, cells))


def _lengths(games: Games) -> str:
    turns, heading = [game.turns for game in games], say("study-lengths")
    told = page.words(say("map-study-mean", turns=round(fmean(turns))))
    return page.section(heading, told, plots.histogram(Counter(turns), heading, say("map-study-turns")))


def _ends(games: Games) -> str:
    ends = Counter(game.reason for game in games)
    cells = [
        [say(f"map-study-end-{end}"), str(count), f"{count / len(games):.1%}"] for end, count in ends.most_common()
    ]
    return page.section(say("study-ends"), page.table(["", say("arena-games"), ""], cells))
