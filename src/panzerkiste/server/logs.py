"""How the server writes down what went wrong: lines for people, or one JSON object a line for programs."""

import logging
import os
from datetime import UTC, datetime
from typing import Final

import msgspec

FORM: Final = "PANZERKISTE_LOG"  # in the environment, so that the processes that think write in the same way
LINE: Final = "%(asctime)s %(levelname)s %(name)s: %(message)s"


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "message": record.getMessage(),
        }
        if match := record.__dict__.get("match"):  # where a call names one
            line["match"] = match
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def write_logs(form: str = "") -> None:
    """In this form, here and in the processes that are started from here; otherwise in the one that was told so."""
    if form:
        os.environ[FORM] = form
    handler = logging.StreamHandler()
    if os.environ.get(FORM) == "json":
        handler.setFormatter(JsonLines())
        logging.captureWarnings(capture=True)
        logging.getLogger("panzerkiste").setLevel(logging.INFO)
    else:
        handler.setFormatter(logging.Formatter(LINE))
    logging.basicConfig(level=logging.WARNING, handlers=[handler])
