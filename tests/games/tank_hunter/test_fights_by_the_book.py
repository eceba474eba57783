"""Fights by the book: how attacks, counters and scoutings go, written down a second time from the rulebook and held
against the rules on random tables. Nobody holds an event or a commander: what those do has tests of its own.
"""

from dataclasses import dataclass
from random import Random

import pytest

from panzerkiste.engine.game import CHANCE
from panzerkiste.games.tank_hunter import TANK_HUNTER as GAME
from panzerkiste.games.tank_hunter.actions import Counter, DeclareAttack, Evade, Expose, Lead, Pass, Roll, Scout
from panzerkiste.games.tank_hunter.cards.cards import Unit, shipped_units
from panzerkiste.games.tank_hunter.options import Options
from panzerkiste.games.tank_hunter.state import SEAT_CODES
from panzerkiste.proving.coverage import rule

VALUES = {
    "anti_armour": "anti_armour",
    "grenade": "non_aa",
    "trample": "trample",
    "suicide": "suicide",
    "gunfight": "gun",
}
CLOSE = ("trample", "suicide", "gunfight")  # what a river stops


def value(card: Unit, kind: str) -> int | None:
    return card.abilities.long_range if kind == "long_range" else getattr(card, VALUES[kind])


def shots(card: Unit, kind: str) -> int:
    return int(getattr(card.shots, VALUES.get(kind, kind)))


@dataclass
class Piece:
    """A unit as the book's fight sees it."""

    handle: str
    card: Unit
    line: str
    hidden: bool
    out_of_ammo: bool
    pinned: bool
    exhausted: bool
    rolled: bool
    evaded: bool
    attached: tuple[str, ...]
    in_play: bool = True

    @property
    def seat(self) -> int:
        return SEAT_CODES.index(self.handle[0])

    @property
    def disabled(self) -> bool:
        return self.out_of_ammo or self.pinned

    def counter_kind(self, other: "Piece") -> str:
        """TH-232, TH-234."""
        if other.card.type == "AFV":
            return "suicide" if self.card.type == "INF" else "anti_armour"
        return "gunfight" if self.card.type == "INF" else "grenade"

    @property
    def defence(self) -> int:
        extra = ("addon_armour", 1) if self.card.type == "AFV" else ("trench", 2)
        return self.card.defence + extra[1] * self.attached.count(extra[0])


class Book:
    """One fight by the book. It rolls its own dice and makes up the players' answers; both are kept for the rules."""

    def __init__(self, state, rng: Random) -> None:
        self.rng, self.options = rng, state.options
        self.dice: list[int] = []
        self.answers: list[tuple[str, int, object]] = []
        self.staying = [player.staying for player in state.players]
        self.score = [0] * len(state.players)
        self.pieces = {unit.handle: self._piece(unit) for player in state.players for unit in player.units}

    def _piece(self, unit) -> Piece:
        markers = (unit.out_of_ammo, unit.pinned, unit.exhausted, unit.rolled_attack, unit.evaded)
        return Piece(unit.handle, shipped_units()[unit.card], unit.line, unit.hidden, *markers, unit.attachments)

    def roll(self) -> int:
        self.dice.append(self.rng.randint(1, 6))
        return self.dice[-1]

    def ask(self, question: str, seat: int, choices):
        self.answers.append((question, seat, self.rng.choice(choices)))
        return self.answers[-1][2]

    def line_of(self, seat: int, line: str) -> list[Piece]:
        return [one for one in self.pieces.values() if one.in_play and one.seat == seat and one.line == line]

    def rivers(self, one: Piece, other: Piece) -> int:
        return int(self.staying[one.seat].count("river") + self.staying[other.seat].count("river"))

    # TH-174: the attack.

    def attack(self, action: DeclareAttack) -> None:
        attacker, target = self.pieces[action.attacker], self.pieces[action.target]
        attacker.hidden = False
        landed = target.line == "rear"  # TH-370
        first = action.kind != "long_range" and (action.charge or target.card.type == "GUN")
        answered = first and self.counter(target, attacker, action, landed=landed, bonus=int(action.charge))
        if answered and (not attacker.in_play or attacker.disabled or attacker.evaded):
            return  # TH-177, TH-237, TH-303
        bonus = 2 if action.charge else 0
        hit = self.shoot(attacker, target, action.kind, action.shots, landed=landed, bonus=bonus)
        if not hit and not first:
            self.counter(target, attacker, action, landed=landed, bonus=0)

    def counter(self, unit: Piece, attacker: Piece, action: DeclareAttack, *, landed: bool, bonus: int) -> bool:
        """TH-214, TH-231, TH-236: does the target counter?"""
        if action.kind in ("suicide", "long_range") or (unit.card.type == "INF" and action.kind == "grenade"):
            return False
        if not self.able(unit, attacker, landed=landed):
            return False
        kind = unit.counter_kind(attacker)
        count = self.ask("counter", unit.seat, range(shots(unit.card, kind) + 1))
        if count:
            self.shoot(unit, attacker, kind, count, landed=landed, bonus=bonus)
        return bool(count)

    def able(self, unit: Piece, against: Piece, *, landed: bool = False) -> bool:
        kind = unit.counter_kind(against)
        if unit.disabled or unit.evaded or value(unit.card, kind) is None:
            return False
        return landed or kind not in CLOSE or not self.rivers(unit, against)

    # TH-176: the shots.

    def shoot(self, unit: Piece, target: Piece, kind: str, count: int, *, landed: bool, bonus: int) -> bool:
        dice = 2 if self.led(unit, kind) else 1
        empty = hit = evaded = False
        for _ in range(count):
            rolled = [self.roll() for _ in range(dice)]
            unit.rolled = True
            empty |= max(rolled) >= self.supply(unit)
            if evaded or not target.in_play or min(rolled) > self.number(unit, target, kind, landed=landed) + bonus:
                continue
            evaded = self.evades(target, kind)
            if not evaded:
                self.strike(unit, target, kind)
                hit = True
        unit.out_of_ammo |= empty  # TH-260
        return hit

    def led(self, unit: Piece, kind: str) -> bool:
        """TH-366; asked wherever a hidden unit might lead, so that silence betrays nothing."""
        if unit.card.type != "AFV" or kind not in ("anti_armour", "grenade", "trample"):
            return False
        ready = [one for one in self.line_of(unit.seat, "front") if not one.exhausted]
        if not any(one.hidden or one.card.abilities.leadership for one in ready):
            return False
        leaders = [one.handle for one in ready if one.card.abilities.leadership]
        leader = self.ask("leadership", unit.seat, ["", *leaders])
        if leader:
            self.pieces[leader].hidden, self.pieces[leader].exhausted = False, True
        return bool(leader)

    def supply(self, unit: Piece) -> int:
        return max(1, int(unit.card.supply - self.staying[unit.seat].count("mud")))

    def number(self, unit: Piece, target: Piece, kind: str, *, landed: bool) -> int:
        """TH-171."""
        number = value(unit.card, kind) or 0
        if kind == "anti_armour":
            number += unit.attached.count("hard_core_rounds")
        if kind not in ("suicide", "long_range"):
            number -= target.defence
        number += kind == "suicide" and target.card.abilities.open_top
        number += kind == "long_range" and self.spied(unit.seat)
        if kind in ("anti_armour", "grenade") and not landed:
            number -= self.rivers(unit, target)
        if unit.card.type == "AFV":
            number -= self.staying[unit.seat].count("swamp")
        return number

    def spied(self, seat: int) -> bool:
        units = self.line_of(seat, "front") + self.line_of(seat, "rear")
        return any(one.card.abilities.spying and not one.hidden for one in units)

    def evades(self, target: Piece, kind: str) -> bool:
        """TH-300 to TH-302."""
        evade = target.card.abilities.evade
        if not self.options.evading or evade is None or kind not in ("anti_armour", "grenade"):
            return False
        if target.disabled or target.rolled or not self.ask("evade", target.seat, [False, True]):
            return False
        target.evaded = True
        return self.roll() <= evade

    def strike(self, unit: Piece, target: Piece, kind: str) -> None:
        if kind == "grenade" and not target.pinned:
            target.pinned = True
        else:
            target.in_play = False
            self.score[unit.seat] += target.card.points

    # TH-105: scouting.

    def scout(self, action: Scout) -> None:
        unit, other = self.pieces[action.unit], action.opponent
        unit.hidden = False
        die = self.roll()
        storms = sum(staying.count("thunderstorm") for staying in self.staying)
        if die <= (unit.card.abilities.scout or 0) - storms:
            self.expose(action.unit, other, die)
        else:
            self.answer_scout(unit, other)

    def expose(self, scout: str, other: int, die: int) -> None:
        hidden = [one for line in ("front", "rear") for one in self.line_of(other, line) if one.hidden]
        chosen = set(self.rng.sample(range(len(hidden)), min(die, len(hidden))))
        shown = [one for at, one in enumerate(hidden) if at in chosen]
        if len(shown) < len(hidden):
            handles = tuple(one.handle for one in shown)
            self.answers.append(("expose", SEAT_CODES.index(scout[0]), handles))
        for one in shown:
            one.hidden = False

    def answer_scout(self, scout: Piece, other: int) -> None:
        """TH-110: whoever has hidden units in front that might counter is asked in any case."""
        front = self.line_of(other, "front")
        able = [one for one in front if not one.card.abilities.no_turret and self.able(one, scout)]
        might = any(one.hidden and not one.disabled and not one.evaded for one in front)
        if not might and not any(not one.hidden for one in able):
            return
        counters = [(one.handle, count) for one in able for count in range(1, self.most(one, scout) + 1)]
        chosen = self.ask("scout_counter", other, [None, *counters])
        if chosen:
            unit = self.pieces[chosen[0]]
            unit.hidden = False
            self.shoot(unit, scout, unit.counter_kind(scout), chosen[1], landed=False, bonus=0)

    def most(self, unit: Piece, against: Piece) -> int:
        return shots(unit.card, unit.counter_kind(against))


# Random tables, as positions.


def table(rng: Random) -> str:
    units = [card for card in shipped_units().values() for _ in range(card.copies)]
    rng.shuffle(units)
    lying = ["river", "river", "swamp", "swamp", "mud", "thunderstorm"]
    rng.shuffle(lying)
    attached = ["hard_core_rounds", "hard_core_rounds", "addon_armour", "addon_armour", "trench", "trench"]
    lines = ["turn 5 A actions 1"]
    for code in SEAT_CODES[: rng.randint(2, 3)]:
        cards = [units.pop() for _ in range(rng.randint(3, 6))]
        told = [(in_rear(card, rng), unit_text(f"{code}{at}", card, attached, rng)) for at, card in enumerate(cards, 1)]
        front, rear = ([text for behind, text in told if behind is wanted] for wanted in (False, True))
        parts = [f"{name} {' '.join(texts)}" for name, texts in (("front", front), ("rear", rear)) if texts]
        parts += [f"staying {lying.pop()}"] if rng.random() < 0.4 else []
        lines.append(f"{code} {' ; '.join(parts)}")
    return "\n".join(lines)


def in_rear(card: Unit, rng: Random) -> bool:
    return card.abilities.rear and rng.random() < 0.4


def unit_text(handle: str, card: Unit, attached: list[str], rng: Random) -> str:
    odds = {"ammo": 0.12, "pinned": 0.12, "exhausted": 0.15, "rolled": 0.1, "evaded": 0.08}
    words = [word for word, odd in odds.items() if rng.random() < odd and not (word == "pinned" and card.type == "AFV")]
    fitting = ["addon_armour"] if card.type == "AFV" else ["trench"]
    fitting += ["hard_core_rounds"] if card.anti_armour is not None else []
    chosen = rng.choice(fitting)
    if chosen in attached and rng.random() < 0.2:
        attached.remove(chosen)
        words.append(f"+{chosen}")
    hidden = "?" if rng.random() < 0.3 else ""
    return f"{handle}:{card.id}{hidden}" + (f"({' '.join(words)})" if words else "")


# The same fight by the rules.


def fight(state, action, book: Book):
    """The state when the fight is over, with the book's dice and answers, which must be asked for in this order."""
    dice, answers = list(book.dice), list(book.answers)
    state = GAME.play.apply(state, 0, action).state
    while state.attack or state.scouting:
        owed = GAME.play.decision(state)
        if owed.seats == (CHANCE,):
            state = GAME.play.apply(state, CHANCE, Roll(dice.pop(0))).state
            continue
        question, seat, chosen = answers.pop(0)
        assert (owed.ask, owed.seats) == (question, (seat,))
        state = GAME.play.apply(state, seat, spoken(state, question, chosen)).state
    assert (dice, answers) == ([], [])
    return state


def spoken(state, question: str, chosen):
    if question == "expose":
        return Expose(chosen)
    if not chosen:
        return Pass()
    match question:
        case "counter":
            return Counter(state.attack.target, chosen)
        case "scout_counter":
            return Counter(*chosen)
        case "leadership":
            return Lead(chosen)
    return Evade()


def faces(pieces) -> dict[str, tuple[bool, bool, bool]]:
    return {one.handle: (one.hidden, one.out_of_ammo, one.pinned) for one in pieces}


@rule("TH-111", "TH-174", "TH-176", "TH-200", "TH-224", "TH-230", "TH-260", "TH-300", "TH-366")
@pytest.mark.parametrize("seed", range(150))
def test_th_174_a_fight_goes_by_the_book(seed):
    rng = Random(seed)
    options = Options(evading=rng.random() < 0.7, charge=rng.random() < 0.7)
    state = GAME.text.read_position(table(rng), options)
    fights = [one for one in GAME.play.offer(state, 0).actions if isinstance(one, Scout) or is_plain(one)]
    for action in rng.sample(fights, min(4, len(fights))):
        book = Book(state, Random(rng.random()))
        if isinstance(action, Scout):
            book.scout(action)
        else:
            assert isinstance(action, DeclareAttack)
            book.attack(action)
        after = fight(state, action, book)
        assert faces(unit for player in after.players for unit in player.units) == faces(
            one for one in book.pieces.values() if one.in_play
        )
        assert [sum(shipped_units()[card].points for card in player.score) for player in after.players] == book.score


def is_plain(action) -> bool:
    """An attack for which nobody else is revealed."""
    return isinstance(action, DeclareAttack) and not action.spotter
