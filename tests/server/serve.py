"""The server that the tests talk to: the real one, with limits, bots and clerks of the test's choice.

Its chance repeats itself, so that what a test meets does not depend on luck: all matches have the same dice, unless
whoever makes one mixes in a value of his own. Its puzzles are the tests', and so is its clock.
"""

import json
import sys
from math import inf
from pathlib import Path
from random import Random
from unittest.mock import patch

import msgspec

from panzerkiste.server.club.outgoing import MailServer, Outgoing
from panzerkiste.server.limits import Limits
from panzerkiste.server.logs import write_logs
from panzerkiste.server.people.openid import OpenId, Settings
from panzerkiste.server.web.app import create_app
from panzerkiste.server.web.oversight import Oversight, Server
from panzerkiste.server.web.serving import Certificate, configuration, neighbourly
from panzerkiste.server.web.worker_server import WorkerServer
from panzerkiste.server.workers.handover import HandOver
from panzerkiste.server.workers.stations import own_station
from tests.puzzles import PUZZLES
from tests.server.moved_time import MovedTime
from tests.server.watchdog import Watchdog, let_loose


def serve() -> None:
    given, limits = json.loads(sys.argv[1]), msgspec.json.decode(sys.argv[2], type=Limits)
    patch("panzerkiste.server.matches.puzzles.game_puzzles", lambda game: PUZZLES.get(game.id, {})).start()
    if not given["watched"]:  # else workers start ahead of the first question; most of the many houses are asked none
        patch("panzerkiste.server.web.app.SETTLED", inf).start()
    workers = {name: given[name] for name in ("bots", "clerk") if name in given}
    openid = OpenId(msgspec.convert(given["openid"], Settings), "secret") if "openid" in given else None
    mail = MailServer("127.0.0.1", "Panzerkiste <tanks@example.org>", given["mail"]) if "mail" in given else None
    outgoing = Outgoing(f"http://127.0.0.1:{given['port']}", mail=mail)
    data, proxies = Path(given["data"]), given["proxies"]
    timepiece = MovedTime(data)
    oversight = Oversight(**given.get("oversight", {}))
    if "oversight" in given:
        write_logs(oversight.log)
    app = create_app(
        data,
        limits,
        luck=Random,
        timepiece=timepiece,
        database=given.get("database", ""),
        redis=given.get("redis", ""),
        internal=given.get("internal", ""),
        proxies=proxies,
        openid=openid,
        outgoing=outgoing,
        oversight=oversight,
        **workers,
    )
    certificate = given["certificate"] and Certificate(*map(Path, given["certificate"]))
    config = configuration(app, "127.0.0.1", given["port"], certificate)
    if given["watched"]:
        dog = Watchdog(Path(given["watched"]))
        config.app, config.loop = dog.watch(app), let_loose(dog)
    if isinstance(app, HandOver):
        station = own_station("127.0.0.1", given["port"], given["internal"])
        WorkerServer(config, neighbourly(app), app, station, oversight.drain).run([station.visitors])
    else:
        Server(config, app.doors, oversight.drain).run()
