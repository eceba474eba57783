"""Requests and streams of JSON lines, with the standard library alone."""

import json
from collections.abc import Iterator
from http.client import HTTPConnection, HTTPResponse, HTTPSConnection
from typing import Any, Final
from urllib.parse import urlsplit

SILENCE: Final = 60.0  # seconds: an open stream says something every fifteen


class Refused(Exception):
    """What the server would not do. *key* names the sentence, *facts* go into it; str() is it in English."""

    def __init__(self, status: int, problem: dict[str, Any]) -> None:
        super().__init__(problem.get("detail") or problem.get("key") or f"HTTP {status}")
        self.status, self.key, self.facts = status, str(problem.get("key", "")), problem.get("facts", {})


class Line:
    """One server, as one bot speaks to it."""

    def __init__(self, url: str, token: str) -> None:
        self._url, self._token = urlsplit(url), token

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """What is answered; raises Refused."""
        text = self.read(method, path, body)
        return json.loads(text) if text else None

    def read(self, method: str, path: str, body: Any = None) -> bytes:
        with self._send(method, path, body) as response:
            return response.read()

    def stream(self, path: str) -> Iterator[dict[str, Any]]:
        """Line by line until the server hangs up; raises OSError where the line is cut."""
        with self._send("GET", path, None) as response:
            while line := response.readline():
                if line.strip():
                    yield json.loads(line)

    def _send(self, method: str, path: str, body: Any) -> HTTPResponse:
        kind = HTTPSConnection if self._url.scheme == "https" else HTTPConnection
        connection = kind(self._url.netloc, timeout=SILENCE)
        headers = {"Authorization": f"Bearer {self._token}", "Content-Type": "application/json"}
        connection.request(
            method, self._url.path.rstrip("/") + path, None if body is None else json.dumps(body), headers
        )
        response = connection.getresponse()
        if response.status >= 400:
            with response:
                raise Refused(response.status, _problem(response.read()))
        return response


def _problem(text: bytes) -> dict[str, Any]:
    try:
        found = json.loads(text)
    except ValueError:
        return {}
    return found if isinstance(found, dict) else {}
