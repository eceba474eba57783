"""For bots that play over the network, on a server elsewhere: who is a function of Knowledge here is a player there.

    from panzerkiste.client import Server

    server = Server("http://localhost:8400", token)
    server.play(my_player, ["panzerschlacht"])

*my_player* is what ``panzerkiste.play`` takes, too. Whoever wants more than that has ``server.events()``,
``server.accept(...)``, ``server.match(...)``, ``server.question(...)`` and ``server.send(...)``. Besides the games it
needs the standard library only.
"""

from panzerkiste.client.http import Refused
from panzerkiste.client.question import Question
from panzerkiste.client.server import Server

__all__ = ["Question", "Refused", "Server"]
