"""A Tank Chess engine in one file that knows nothing of Panzerkiste: it turns a tank on the spot, again and again.

It reads the position as text (docs/engine-protocol.md), finds a tank of the side to move, and turns it by an eighth,
which is always legal (TC-13).
"""

import re
import sys

HEADINGS = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")


def best(words: list[str]) -> str:
    pieces, mover = words[3], words[4]
    turns = words[words.index("moves") + 1 :] if "moves" in words else []
    if len(turns) % 2:
        mover = "b" if mover == "w" else "w"
    tanks = {}
    for piece in pieces.split(","):
        if found := re.fullmatch(r"([A-Za-z])([a-z]\d+)([NESW]+)", piece):
            letter, cell, heading = found.groups()
            tanks[cell] = (letter, heading)
    for turn in turns:
        if found := re.match(r"[A-Z]([a-z]\d+)-([a-z]\d+)([NESW]+)", turn):
            start, end, heading = found.groups()
            letter, _ = tanks.pop(start)
            tanks[end] = (letter, heading)
    cell, (letter, heading) = next((c, t) for c, t in tanks.items() if t[0].isupper() == (mover == "w"))
    turned = HEADINGS[(HEADINGS.index(heading) + 1) % 8]
    return f"{letter.upper()}{cell}-{cell}{turned}"


def main() -> None:
    position: list[str] = []
    for line in sys.stdin:
        words = line.split()
        if words == ["tei"]:
            print("id name Turner", "teiok", sep="\n", flush=True)
        elif words == ["isready"]:
            print("readyok", flush=True)
        elif words[:1] == ["position"]:
            position = words[1:]
        elif words[:1] == ["go"]:
            print("bestmove", best(position), flush=True)
        elif words == ["quit"]:
            break


main()
