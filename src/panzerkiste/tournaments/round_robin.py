"""Round robin by Berger's tables (FIDE C.05, annex 1): everybody meets everybody once, and seats alternate."""

from collections.abc import Sequence

from panzerkiste.tournaments.history import Pairings, Player, Table


def rounds(count: int) -> int:
    """How many it takes until so many have met; of an odd number one sits out in each."""
    return count - 1 + count % 2


def round_of(players: Sequence[Player], number: int) -> Pairings:
    """Round *number*, from 1, among these players in the order of their lots.

    The last number of an odd field is nobody: whoever would meet it sits out.
    """
    tables = _berger(len(players) + len(players) % 2, number)
    met = [(players[first], players[second]) for first, second in tables if max(first, second) < len(players)]
    out = [min(pair) for pair in tables if max(pair) == len(players)]
    return Pairings(tuple[Table, ...](met), players[out[0]] if out else None)


def _berger(even: int, number: int) -> list[tuple[int, int]]:
    """Who meets whom, counted from 0. The last player stays, all others move on by half the field each round."""
    ring = even - 1
    fixed, turning = ring, (number - 1) * (even // 2) % ring
    first = (turning, fixed) if number % 2 else (fixed, turning)
    return [first, *(((turning + step) % ring, (turning - step) % ring) for step in range(1, even // 2))]
