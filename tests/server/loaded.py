"""What every server loads and looks up, done once by the process that servers are copies of."""

import gc

from litestar import Litestar

from panzerkiste.engine.illegal import Illegal
from panzerkiste.registry import broken_entries
from panzerkiste.server.web.problems import problem
from panzerkiste.server.web.workshops import webs
from tests.server import serve  # noqa: F401

broken_entries()  # everything that is installed
webs()
Litestar(logging_config=None)  # looks for what it can work with
problem(Illegal("REQUEST", "unknown"))  # reads a language
gc.freeze()  # or the first collection in a copy would copy everything
