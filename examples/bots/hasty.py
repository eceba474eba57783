"""A bot that plays over the network: python hasty.py http://localhost:8400 TOKEN

It accepts every challenge, in every game, and gives any legal answer.
"""

import sys

from panzerkiste import Knowledge
from panzerkiste.client import Server


def hasty(known: Knowledge) -> object:
    return known.candidates(1)[0]


if __name__ == "__main__":
    url, token = sys.argv[1:3]
    server = Server(url, token)
    print(f"{server.name} is ready.", flush=True)
    server.play(hasty)
