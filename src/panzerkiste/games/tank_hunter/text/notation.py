"""Text notation (TH-404): actions and events as lines of text, actions also back.

Units go by their handles, players by their seat codes, cards by their ids: ``A attack A3 B5 grenade x2``.
"""

import re
from collections.abc import Callable, Iterable
from typing import Final, assert_never, get_args

from panzerkiste.engine.game import CHANCE, HOST, Seat
from panzerkiste.engine.illegal import Illegal
from panzerkiste.games.tank_hunter.actions import (
    Action,
    Advance,
    Answer,
    Command,
    Counter,
    Deal,
    DeclareAttack,
    Discard,
    Draw,
    EndActions,
    Evade,
    Expose,
    FireAntiAir,
    Lead,
    Order,
    Pass,
    Pick,
    Play,
    Rearrange,
    Relieve,
    Resign,
    Reveal,
    Roll,
    Scout,
    TakeKind,
    TimeUp,
    UseAbility,
    Wait,
    Withdraw,
)
from panzerkiste.games.tank_hunter.cards.cards import CardId
from panzerkiste.games.tank_hunter.cards.effect_codes import AttackType
from panzerkiste.games.tank_hunter.state import NOBODY, SEAT_CODES, Aim, InPlay, Marker, Place, State

NONE: Final = "-"
CLOSE: Final = "close"  # TH-125: a window that was held open


def notate(state: State, seat: Seat, action: Action) -> str:
    match action:
        case Roll(die):
            return f"die {die}"
        case Draw(card):
            return f"draw {card}"
        case Deal():
            return _deal_text(action)
        case Pass() if seat == CHANCE:
            return CLOSE
        case TimeUp(late):
            return f"{SEAT_CODES[late]} time"
        case _:
            return f"{SEAT_CODES[seat]} {_spoken(action)}"


def _deal_text(deal: Deal) -> str:
    hands = (f"{listed(units)}+{event}" for units, event in zip(deal.units, deal.events, strict=True))
    return f"deal {' '.join(hands)} / {' / '.join(listed(pile) for pile in deal.piles)}"


def listed(words: Iterable[str]) -> str:
    return ",".join(words) or NONE


def _spoken(action: Answer | Reveal | Resign) -> str:
    match action:
        case Pick(card):
            return f"pick {card}"
        case Place(front, rear):
            return f"place {listed(front)} / {listed(rear)}"
        case Pass():
            return "pass"
        case Rearrange(front, rear):
            return f"rearrange {listed(front)} / {listed(rear)}"
        case Advance(unit):
            return f"advance {unit}"
        case Relieve(cards, unit, marker):
            return f"relieve {unit} {marker} {listed(cards)}"
        case Play(card, on):
            return f"play {card}{aim_text(on)}"
        case Command(card, on):
            return f"command {card}{aim_text(on)}"
        case UseAbility(unit, ability, load, water):
            return f"use {unit} {ability} {in_play_text(water) if water else load or NONE}"
        case DeclareAttack():
            return _attack_text(action)
        case Scout(unit, opponent):
            return f"scout {unit} {SEAT_CODES[opponent]}"
        case Wait():
            return "wait"
        case EndActions():
            return "end"
        case TakeKind(kind):
            return f"take {kind}"
        case Counter(unit, shots):
            return f"counter {unit} x{shots}"
        case Lead(by):
            return f"lead {by}"
        case Evade():
            return "evade"
        case Expose(units):
            return f"expose {listed(units)}"
        case FireAntiAir(unit):
            return f"flak {unit}"
        case Discard(cards):
            return f"discard {listed(cards)}"
        case Order(cards):
            return f"order {listed(cards)}"
        case Withdraw():
            return "withdraw"
        case Reveal(unit):
            return f"reveal {unit}"
        case Resign():
            return "resign"
        case _ as other:
            assert_never(other)


def _attack_text(attack: DeclareAttack) -> str:
    shots = f" x{attack.shots}" if attack.shots > 1 else ""
    charge = " charge" if attack.charge else ""
    spotter = f" spotter {attack.spotter}" if attack.spotter else ""
    return f"attack {attack.attacker} {attack.target} {attack.kind}{shots}{charge}{spotter}"


def aim_text(on: Aim) -> str:
    """`` on B3,B4`` for units, `` on B`` for a player, `` on river@B`` for an event in play."""
    if on.units:
        return f" on {listed(on.units)}"
    if on.event:
        return f" on {in_play_text(on.event)}"
    return f" on {SEAT_CODES[on.player]}" if on.player != NOBODY else ""


def in_play_text(event: InPlay) -> str:
    return f"{event.card}@{event.place}"


def dice_text(dice: Iterable[int]) -> str:
    return "+".join(map(str, dice))


# Reading.

_HANDLE: Final = r"[A-H]\d{1,5}"
_CARD: Final = r"[a-z][a-z0-9_]*"
_LIST: Final = r"[A-Za-z0-9_,]+|-"
_KINDS: Final = "|".join(get_args(AttackType))


def _words(text: str) -> tuple[str, ...]:
    return () if text == NONE else tuple(text.split(","))


def _in_play(text: str) -> InPlay:
    card, _, place = text.partition("@")
    return InPlay(card, place)


def _aim(text: str | None) -> Aim:
    if not text:
        return Aim()
    if "@" in text:
        return Aim(event=_in_play(text))
    if len(text) == 1:
        return Aim(player=SEAT_CODES.index(text))
    return Aim(units=_words(text))


def _marker(text: str) -> Marker:
    return "pinned" if text == "pinned" else "out_of_ammo"


def _kind(text: str) -> AttackType:
    return next(kind for kind in get_args(AttackType) if kind == text)


def _ability(found: re.Match[str]) -> UseAbility:
    if found[2] == "amphibian":
        return UseAbility(found[1], "amphibian", water=_in_play(found[3]) if "@" in found[3] else None)
    return UseAbility(found[1], "conceal" if found[2] == "conceal" else "withdraw", found[3])


def _attack(found: re.Match[str]) -> DeclareAttack:
    return DeclareAttack(found[1], found[2], _kind(found[3]), int(found[4] or 1), bool(found[5]), found[6] or "")


_AIM: Final = rf"(?: on ((?:{_HANDLE})(?:,{_HANDLE})*|[A-H]|{_CARD}@[A-H]\d*))?"
_FORMS: Final[list[tuple[re.Pattern[str], Callable[[re.Match[str]], Action]]]] = [
    (re.compile(form), read)
    for form, read in (
        ("pass", lambda found: Pass()),
        ("wait", lambda found: Wait()),
        ("end", lambda found: EndActions()),
        ("evade", lambda found: Evade()),
        ("withdraw", lambda found: Withdraw()),
        ("resign", lambda found: Resign()),
        (rf"pick ({_CARD})", lambda found: Pick(found[1])),
        (rf"place ({_LIST}) / ({_LIST})", lambda found: Place(_words(found[1]), _words(found[2]))),
        (rf"rearrange ({_LIST}) / ({_LIST})", lambda found: Rearrange(_words(found[1]), _words(found[2]))),
        (rf"advance ({_HANDLE})", lambda found: Advance(found[1])),
        (
            rf"relieve ({_HANDLE}) (pinned|out_of_ammo) ({_LIST})",
            lambda found: Relieve(_words(found[3]), found[1], _marker(found[2])),
        ),
        (rf"play ({_CARD}){_AIM}", lambda found: Play(found[1], _aim(found[2]))),
        (rf"command ({_CARD}){_AIM}", lambda found: Command(found[1], _aim(found[2]))),
        (rf"use ({_HANDLE}) (amphibian) ({_CARD}@[A-H])", _ability),
        (rf"use ({_HANDLE}) (conceal|withdraw) ({_HANDLE})", _ability),
        (
            rf"attack ({_HANDLE}) ({_HANDLE}) ({_KINDS})(?: x(\d))?( charge)?(?: spotter ({_HANDLE}))?",
            _attack,
        ),
        (rf"scout ({_HANDLE}) ([A-H])", lambda found: Scout(found[1], SEAT_CODES.index(found[2]))),
        (rf"take ({_KINDS})", lambda found: TakeKind(_kind(found[1]))),
        (rf"counter ({_HANDLE}) x(\d)", lambda found: Counter(found[1], int(found[2]))),
        (rf"lead ({_HANDLE}|{_CARD})", lambda found: Lead(found[1])),
        (rf"expose ({_LIST})", lambda found: Expose(_words(found[1]))),
        (rf"flak ({_HANDLE})", lambda found: FireAntiAir(found[1])),
        (rf"discard ({_LIST})", lambda found: Discard(_words(found[1]))),
        (rf"order ({_LIST})", lambda found: Order(_words(found[1]))),
        (rf"reveal ({_HANDLE})", lambda found: Reveal(found[1])),
    )
]
_DEAL: Final = re.compile(r"deal (\S+(?: [^\s/]+)*) / (\S+) / (\S+) / (\S+)")


def parse(state: State, text: str) -> tuple[Seat, Action]:
    """The action a line means, and whose it is. Only its form is judged here."""
    text = text.strip()
    if outcome := _outcome(text):
        return CHANCE, outcome
    code, _, words = text.partition(" ")
    seat = SEAT_CODES.find(code) if len(code) == 1 else -1
    if 0 <= seat < len(state.players) and words == "time":
        return HOST, TimeUp(seat)
    if 0 <= seat < len(state.players):
        for form, read in _FORMS:
            if found := form.fullmatch(words):
                return seat, read(found)
    raise Illegal("TH-404", "text", text=text)


def _outcome(text: str) -> Deal | Roll | Draw | Pass | None:
    if text == CLOSE:
        return Pass()
    if die := re.fullmatch(r"die ([1-6])", text):
        return Roll(int(die[1]))
    if card := re.fullmatch(rf"draw ({_CARD})", text):
        return Draw(card[1])
    found = _DEAL.fullmatch(text)
    return _deal(found) if found else None


def _deal(found: re.Match[str]) -> Deal:
    units, events = list[tuple[CardId, ...]](), list[CardId]()
    for hand in found[1].split(" "):
        dealt, _, event = hand.partition("+")
        units.append(_words(dealt))
        events.append(event)
    return Deal(tuple(units), tuple(events), tuple(_words(found[pile]) for pile in (2, 3, 4)))
