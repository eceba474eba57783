"""What results are worth: shares of points with error bars, and ratings from them."""

from collections import defaultdict
from collections.abc import Iterable
from itertools import permutations
from math import exp, inf, log, sqrt
from statistics import fmean

from msgspec import Struct

from panzerkiste.arena.pairing import Entrant
from panzerkiste.arena.tournament import Played
from panzerkiste.tournaments.skill import Skill, after

Z = 1.96  # 95 %
ELO = 400 / log(10)


def interval(p: float, n: float) -> tuple[float, float]:
    """Wilson's 95 % interval for a share of *n* games; it stays inside 0 and 1 and holds for few games too."""
    centre, spread = p + Z * Z / (2 * n), Z * sqrt(p * (1 - p) / n + Z * Z / (4 * n * n))
    return (centre - spread) / (1 + Z * Z / n), (centre + spread) / (1 + Z * Z / n)


class Score(Struct, frozen=True):
    """How one entrant did against another; a draw is half a point."""

    wins: int
    draws: int
    losses: int

    @property
    def games(self) -> int:
        return self.wins + self.draws + self.losses

    @property
    def share(self) -> float:
        return (self.wins + self.draws / 2) / self.games

    @property
    def interval(self) -> tuple[float, float]:
        return interval(self.share, self.games)

    @property
    def elo(self) -> float:
        """The difference in rating that this share speaks for."""
        if not 0 < self.share < 1:
            return inf if self.share else -inf
        return ELO * log(self.share / (1 - self.share))


def score(games: Iterable[Played], entrant: Entrant) -> Score:
    """The entrant's wins, draws and losses in two-player games."""
    shares = [game.share(game.pairing.entrants.index(entrant)) for game in games]
    wins, losses = sum(share == 1 for share in shares), sum(share == 0 for share in shares)
    return Score(wins, len(shares) - wins - losses, losses)


class Rating(Struct, frozen=True):
    """Points (Elo, the lowest entrant at 0; or OpenSkill's), and half the width of the 95 % interval."""

    entrant: Entrant
    elo: float
    error: float


def ratings(games: Iterable[Played]) -> list[Rating]:
    """Bradley–Terry strengths of all entrants, best first; errors as if opponents were known.

    Of several at a table each met each: who had the larger share, beat the other. One imagined draw between any two
    that met keeps a clean sweep finite.
    """
    met = _meetings(games)
    strength = _strengths(met)
    lowest = min(strength.values())
    found = [Rating(entrant, ELO * (own - lowest), _error(entrant, met, strength)) for entrant, own in strength.items()]
    return sorted(found, key=lambda rating: -rating.elo)


def skills(games: Iterable[Played]) -> list[Rating]:
    """OpenSkill's ratings (Plackett–Luce) for tables of several, best first; games count in the given order.

    Who sits at a table more than once counts once there, with the average of what it won. Players do not learn: no
    doubt is added from game to game (tau). Needs ``panzerkiste[arena]``.
    """
    known = defaultdict[Entrant, Skill](Skill)
    for game in games:
        shares = _shares(game)
        rated = after([[known[entrant]] for entrant in shares], list(shares.values()), doubt=0.0)
        known.update((entrant, own) for entrant, [own] in zip(shares, rated, strict=True))
    found = [Rating(entrant, own.mu, Z * own.sigma) for entrant, own in known.items()]
    return sorted(found, key=lambda rating: -rating.elo)


def _shares(game: Played) -> dict[Entrant, float]:
    won = defaultdict[Entrant, list[float]](list)
    for seat, entrant in enumerate(game.pairing.entrants):
        won[entrant].append(game.share(seat))
    return {entrant: fmean(shares) for entrant, shares in won.items()}


def _meetings(games: Iterable[Played]) -> dict[Entrant, dict[Entrant, tuple[float, int]]]:
    """Per entrant and opponent: points won and games played."""
    met: dict[Entrant, dict[Entrant, tuple[float, int]]] = defaultdict(lambda: defaultdict(lambda: (0.5, 1)))
    for game in games:
        for (seat, own), (against, other) in permutations(enumerate(game.pairing.entrants), 2):
            if own != other:
                points, played = met[own][other]
                met[own][other] = points + _beaten(game.share(seat), game.share(against)), played + 1
    return met


def _beaten(own: float, other: float) -> float:
    return 0.5 if own == other else float(own > other)


def _strengths(met: dict[Entrant, dict[Entrant, tuple[float, int]]]) -> dict[Entrant, float]:
    """Maximum likelihood by Newton steps, one entrant at a time."""
    strength = dict.fromkeys(met, 0.0)
    for _ in range(200):
        for own, others in met.items():
            expected = {other: _expected(strength[own] - strength[other]) for other in others}
            surplus = sum(points - played * expected[other] for other, (points, played) in others.items())
            slope = sum(played * expected[other] * (1 - expected[other]) for other, (_, played) in others.items())
            strength[own] += max(-1.0, min(1.0, surplus / max(slope, 1e-9)))
    return strength


def _error(own: Entrant, met: dict[Entrant, dict[Entrant, tuple[float, int]]], strength: dict[Entrant, float]) -> float:
    information = 0.0
    for other, (_, played) in met[own].items():
        expected = _expected(strength[own] - strength[other])
        information += played * expected * (1 - expected)
    return Z * ELO / sqrt(information)


def _expected(difference: float) -> float:
    return 1 / (1 + exp(-difference))
