"""The server that the tests talk to: the real one, with limits and bots of the test's choice.

Its chance repeats itself, so that what a test meets does not depend on luck: all matches have the same dice, unless
whoever makes one mixes in a value of his own.
"""

import json
import sys
from pathlib import Path
from random import Random

import msgspec
import uvicorn

from panzerkiste.server.limits import Limits
from panzerkiste.server.web.app import create_app
from panzerkiste.server.web.serving import configuration
from tests.server.watchdog import Watchdog

if __name__ == "__main__":
    given, limits = json.loads(sys.argv[1]), msgspec.json.decode(sys.argv[2], type=Limits)
    bots = {"bots": given["bots"]} if given["bots"] else {}
    app = create_app(Path(given["data"]), limits, luck=Random, **bots)
    if given["watched"]:
        app = Watchdog(Path(given["watched"])).watch(app)
    config = configuration(app, "127.0.0.1", given["port"])
    if given["watched"]:
        config.loop = "asyncio"  # the callbacks of uvloop cannot be watched
    uvicorn.Server(config).run()
