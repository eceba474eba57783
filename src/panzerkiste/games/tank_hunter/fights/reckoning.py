"""Numbers and dice (TH-171 to TH-173, TH-186): the target number of a shot, with every part of it named."""

from msgspec import Struct

from panzerkiste.games.tank_hunter.cards import cards
from panzerkiste.games.tank_hunter.cards.cards import AttackTarget, CardId
from panzerkiste.games.tank_hunter.cards.decks import Cards
from panzerkiste.games.tank_hunter.cards.effect_codes import AttackMod, AttackType
from panzerkiste.games.tank_hunter.fights.matrix import UNDEFENDED, printed_value
from panzerkiste.games.tank_hunter.fights.values import Part, attached_anti_armour, defence, spies, total
from panzerkiste.games.tank_hunter.fights.water import slowed, swamped, water_near
from panzerkiste.games.tank_hunter.state import Shooting, State
from panzerkiste.games.tank_hunter.state.table import deck_of, seat_of, unit_of


class Reckoning(Struct, frozen=True, gc=False):
    """TH-171: attack value, defence and target-number modifiers, part by part."""

    attack: tuple[Part, ...]
    defence: tuple[Part, ...]
    modifiers: tuple[Part, ...]

    @property
    def number(self) -> int:
        """TH-172: attack value and defence are kept at 0 or above, their difference is not."""
        return max(0, total(self.attack)) - max(0, total(self.defence)) + total(self.modifiers)


def reckon(state: State, shooting: Shooting) -> Reckoning:
    deck = deck_of(state)
    shooter, target = unit_of(state, shooting.attacker), unit_of(state, shooting.target)
    card, aimed_at = deck.units[shooter.card], deck.units[target.card]
    attack = [Part("value", printed_value(card, shooting.kind) or 0)]
    if shooting.kind == "anti_armour":
        attack += attached_anti_armour(state, shooter)
    modifiers = _rules(state, shooting, aimed_at)
    for played, effect in fitting(deck, shooting.modifiers, shooting.kind):
        if effect.attack_value:
            attack.append(Part(played, effect.attack_value))
        if bonus := target_number_bonus(effect, aimed_at):
            modifiers.append(Part(played, bonus))
    modifiers += _waters(state, shooting, card)
    return Reckoning(tuple(attack), () if shooting.kind in UNDEFENDED else defence(state, target), tuple(modifiers))


def _rules(state: State, shooting: Shooting, aimed_at: cards.Unit) -> list[Part]:
    parts = list[Part]()
    if shooting.charge:  # TH-311, TH-312
        parts.append(Part("charge", 1 if shooting.counter else 2))
    if shooting.kind == "suicide" and aimed_at.abilities.open_top:  # TH-372
        parts.append(Part("open_top", 1))
    if shooting.kind == "long_range" and spies(state, seat_of(shooting.attacker)):  # TH-286
        parts.append(Part("spying", 1))
    return parts


def _waters(state: State, shooting: Shooting, card: cards.Unit) -> list[Part]:
    pair = seat_of(shooting.attacker), seat_of(shooting.target)
    if not water_near(state, pair):
        return []
    parts = slowed(state, pair, shooting.kind, shooting.ignores, paratroop=shooting.paratroop)
    if card.type == "AFV":
        parts += swamped(state, pair[0], shooting.ignores)
    return parts


def fitting(deck: Cards, modifiers: tuple[CardId, ...], kind: AttackType) -> list[tuple[CardId, AttackMod]]:
    """TH-146: the cards played on the attack; one whose types do not fit any more has lapsed."""
    found = list[tuple[CardId, AttackMod]]()
    for id in modifiers:
        card: cards.Event | cards.Commander = deck.events[id] if id in deck.events else deck.commanders[id]
        effect, target = card.effect, card.target
        lapsed = isinstance(target, AttackTarget) and target.attack_types and kind not in target.attack_types
        if isinstance(effect, AttackMod) and not lapsed:
            found.append((id, effect))
    return found


def target_number_bonus(effect: AttackMod, target: cards.Unit) -> int:
    if target.abilities.no_turret and effect.tn_vs_no_turret is not None:
        return effect.tn_vs_no_turret
    return effect.tn
