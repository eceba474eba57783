"""Our server for a measurement: a port, a data folder, limits as JSON."""

import sys
from pathlib import Path

import msgspec
import uvicorn

from panzerkiste.server.limits import Limits
from panzerkiste.server.web.app import create_app
from panzerkiste.server.web.serving import configuration

if __name__ == "__main__":
    port, folder, limits = sys.argv[1:]
    app = create_app(Path(folder), msgspec.json.decode(limits, type=Limits))
    uvicorn.Server(configuration(app, "127.0.0.1", int(port))).run()
