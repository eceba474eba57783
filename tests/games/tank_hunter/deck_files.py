"""Deck files for tests: own decks as the text that a player would write."""

import json
from typing import Any

from msgspec import Struct
from msgspec.structs import fields

from panzerkiste.games.tank_hunter.cards.deck_file import Deck


def write_deck(deck: Deck) -> str:
    """The deck as a file that reads back to the same deck."""
    head = [f"{key} = {_toml(value)}" for key, value in _told(deck).items() if isinstance(value, str)]
    lines = [*head, "", "[copies]", *(f"{id} = {copies}" for id, copies in deck.copies.items())]
    for kind in ("unit", "event", "commander"):
        for card in getattr(deck, kind):
            lines += ["", f"[[{kind}]]", *(f"{key} = {_toml(value)}" for key, value in _told(card).items())]
    return "\n".join(lines) + "\n"


def _told(table: Struct) -> dict[str, Any]:
    """The fields that differ from their defaults, a tag first."""
    config = table.__struct_config__
    told: dict[str, Any] = {config.tag_field: config.tag} if config.tag_field else {}
    for field in fields(table):
        value = getattr(table, field.name)
        if field.required or value != field.default:
            told[field.encode_name] = value
    return told


def _toml(value: Any) -> str:
    match value:
        case bool():
            return "true" if value else "false"
        case int():
            return str(value)
        case str():
            return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
        case tuple():
            return f"[{', '.join(map(_toml, value))}]"
        case _:
            return "{ " + ", ".join(f"{key} = {_toml(item)}" for key, item in _told(value).items()) + " }"
