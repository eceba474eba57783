"""A busy evening in a house that is measured, traced and logged, and then told to end.

What the host reads tells him what went on, and holds nobody's secrets; nobody's move is lost.
"""

import asyncio
import json
import re
import signal
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from threading import Thread
from types import SimpleNamespace
from typing import Any, NamedTuple

import pytest
from opentelemetry.proto.collector.trace.v1.trace_service_pb2 import ExportTraceServiceRequest
from opentelemetry.proto.trace.v1.trace_pb2 import Span
from prometheus_client import Counter
from sqlalchemy import insert
from sqlalchemy.exc import IntegrityError

from panzerkiste.server.storage.folder import DATABASE
from panzerkiste.server.storage.sqlite import open_engine
from panzerkiste.server.storage.tables import ACCOUNTS
from panzerkiste.server.web import metrics
from panzerkiste.server.web.problems import answer_failure
from tests.server.bots import Bot
from tests.server.conftest import WIDE_LIMITS
from tests.server.house import House, Visitor, play_on_alone, sensible
from tests.server.house import free_port as port
from tests.server.test_bots import CHEATS

RESTART = 1012
LABELS = {"kind", "le"}  # nothing by match, seat or account
PASSWORD = "Leopard im Hafer"


class Evening(NamedTuple):
    """What was done, and what the host and the visitors were told of it."""

    match: str
    moves: int  # by people, and refused ones not among them
    entries: int
    secrets: set[str]
    numbers: str
    public: str
    spans: list[Span]
    log: str
    left: list[int]  # how the sockets ended
    late: tuple[int, int]  # what a proxy and a new socket were told while the house was about to end
    answers: list[str]  # to what was sent before the end


@pytest.fixture(scope="module")
def evening(tmp_path_factory) -> Evening:
    with collector() as (url, spans):
        numbers = port()
        oversight = {"log": "json", "metrics": ["127.0.0.1", numbers], "traces": url, "drain": 600}
        data = tmp_path_factory.mktemp("evening")
        house = House(data, WIDE_LIMITS, oversight=oversight, bots=[sys.executable, "-c", CHEATS]).open()
        try:
            told = asyncio.run(played(house, f"http://127.0.0.1:{numbers}/metrics"))
        finally:
            house.kill()  # unless it has ended as it should
        return told._replace(spans=spans, secrets=told.secrets | kept(house), log=house.log.read_text())


@contextmanager
def collector() -> Iterator[tuple[str, list[Span]]]:
    """An OpenTelemetry collector: where it is, and the spans that came."""
    spans: list[Span] = []

    class Taking(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            sent = ExportTraceServiceRequest.FromString(body)
            spans.extend(span for one in sent.resource_spans for scope in one.scope_spans for span in scope.spans)
            self.send_response(200)
            self.end_headers()

        def log_message(self, *_: object) -> None:
            pass

    server = HTTPServer(("127.0.0.1", 0), Taking)
    thread = Thread(target=server.serve_forever)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/v1/traces", spans
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


async def played(house: House, numbers: str) -> Evening:
    anna, bert = Visitor(house), Visitor(house)
    await anna.tell("/api/me/account", {"name": "Anna Abend", "password": PASSWORD})
    made = await anna.tell("/api/bots", {"name": "Hasty"})
    bot = Bot(house, made["token"])
    await bot.http.get("/api/bot/me")
    match = await anna.new_match("me", "bot")
    shared = await anna.new_match("me", "invite")
    codes = {shared["invites"][0]["code"], shared["watch"], match["watch"]}
    for code in codes:
        await bert.get(f"/api/invitations/{code}")
    await bert.tell("/api/join", {"code": shared["invites"][0]["code"]})
    await bert.get("/api/matches/nowhere")
    async with anna.table(match["id"], 0) as green, bert.table(shared["id"]) as grey:
        picture = await play_on_alone(green, until=6)
        asked = (await anna.get(numbers)).text
        public = (await anna.get("/metrics")).text
        action = await sensible(green, picture)
        late = await told_to_end(house, anna, match["id"])
        await green.send("Act", id="last", action=action)
        house.ask_to_end(signal.SIGTERM)  # for the second time: it waits for proxies no longer
        left = [await green.closed(), await grey.closed()]
        answers = [message["type"] for message in green.told if message.get("id") == "last"]
    await house.ended()
    moves = sum(message["type"] == "Act" for message in green.sent)
    secrets = codes | {PASSWORD, made["token"], *anna.http.cookies.values(), *bert.http.cookies.values()}
    for visitor in (anna, bert, bot):
        await visitor.http.aclose()
    return Evening(match["id"], moves, picture["seq"], secrets, asked, public, [], "", left, late, answers)


async def told_to_end(house: House, somebody: Visitor, match: str) -> tuple[int, int]:
    house.ask_to_end(signal.SIGTERM)
    while (ready := await somebody.get("/ready")).status_code == 200:
        pass
    async with somebody.table(match) as late:
        return ready.status_code, await late.closed()


def kept(house: House) -> set[str]:
    """What the folder holds and nobody shall read elsewhere."""
    with sqlite3.connect(house.data / DATABASE) as database:
        seeds = [seed for (seed,) in database.execute("SELECT seed FROM seeds")]
        accounts = [id for (id,) in database.execute("SELECT id FROM accounts")]
    return {*(seed.hex() for seed in seeds), *accounts, (house.data / "session.key").read_bytes().hex()}


# Numbers.


def test_the_numbers_tell_what_went_on(evening: Evening):
    pairs = (line.rsplit(" ", 1) for line in evening.numbers.splitlines() if line.startswith("panzerkiste_"))
    told = {name: float(value) for name, value in pairs}
    assert told["panzerkiste_moves_total"] == evening.entries
    assert told["panzerkiste_told_seconds_count"] == evening.moves - 1  # the last one came later
    assert told["panzerkiste_sockets_open"] == 2
    assert told["panzerkiste_matches_loaded"] == 2
    assert told["panzerkiste_database_queue"] == told["panzerkiste_bots_waiting"] == 0
    assert told["panzerkiste_bot_wait_seconds_count"] >= 1
    assert told['panzerkiste_refusals_total{kind="LOBBY"}'] == 1
    assert told["panzerkiste_loop_lag_seconds_count"] >= 1
    assert {label for name in told for label in re.findall(r'(\w+)="', name)} == LABELS


def test_the_public_address_has_no_numbers(evening: Evening):
    assert "panzerkiste_moves" not in evening.public


def test_whoever_looks_again_at_once_sees_the_same(monkeypatch):
    now = 100.0
    monkeypatch.setattr(metrics, "monotonic", lambda: now)
    registry = metrics.Coarse()
    moves = Counter("moves", "", registry=registry)

    def seen() -> float:
        (metric,) = registry.collect()
        return next(sample.value for sample in metric.samples if sample.name == "moves_total")

    assert seen() == 0
    moves.inc()
    assert seen() == 0
    now += metrics.GLANCE
    assert seen() == 1


def test_rules_of_games_are_one_kind():
    assert [metrics.kind(rule) for rule in ("LIMIT", "TC-30", "PS-7.1")] == ["LIMIT", "RULES", "RULES"]


# Traces.


def test_a_move_is_judged_appended_and_told_within_its_message(evening: Evening):
    names = {span.span_id: span.name for span in evening.spans}
    within = {(span.name, names.get(span.parent_span_id, "")) for span in evening.spans}
    assert {("judge", "message"), ("append", "message"), ("tell", "message"), ("request", "")} <= within
    messages = [attributes(span) for span in evening.spans if span.name == "message"]
    assert {"panzerkiste.match": evening.match, "panzerkiste.game": "panzerschlacht"} in messages


def test_a_request_is_known_by_its_route(evening: Evening):
    routes = {attributes(span).get("http.route") for span in evening.spans if span.name == "request"}
    assert {"/api/matches", "/api/invitations/{code}", "/api/bot/me"} <= routes


def attributes(span: Span) -> dict[str, str]:
    return {pair.key: pair.value.string_value for pair in span.attributes}


# The log.


def test_the_log_is_one_object_a_line(evening: Evening):
    lines = [json.loads(line) for line in evening.log.splitlines()]
    assert all({"time", "level", "logger", "message"} <= line.keys() for line in lines)
    assert any(line.get("match") == evening.match and line["logger"] == "panzerkiste.bots" for line in lines)
    assert [line["message"] for line in lines if line["level"] == "INFO"] == ["about to end", "ended"]


def test_nothing_that_the_host_reads_holds_a_secret(evening: Evening):
    assert len(evening.secrets) > 8
    read = "\n".join([evening.log, evening.numbers, *map(str, evening.spans)])
    assert not [secret for secret in evening.secrets if secret in read]


def test_what_the_database_refuses_is_logged_without_what_was_to_be_written(tmp_path):
    twice = [{"id": "SECRET", "name": "Anna"}] * 2
    with pytest.raises(IntegrityError) as refused, open_engine(tmp_path / "one.sqlite").begin() as connection:
        connection.execute(insert(ACCOUNTS), twice)
    assert "accounts" in str(refused.value)
    assert "SECRET" not in str(refused.value)


def test_a_request_that_fails_is_logged_without_the_code_in_its_path(caplog):
    scope = {"path_template": "/api/invitations/{code}", "state": {}}
    request: Any = SimpleNamespace(method="GET", path_params={"code": "SECRET"}, scope=scope)
    answer_failure(request, ValueError())
    assert "GET /api/invitations/{code} failed" in caplog.text
    assert "SECRET" not in caplog.text


# The end.


def test_a_server_about_to_end_says_so_and_sends_new_sockets_elsewhere(evening: Evening):
    assert evening.late == (503, RESTART)


def test_what_was_sent_before_the_end_is_answered_and_everybody_comes_back_elsewhere(evening: Evening):
    assert evening.answers == ["Accepted"]
    assert evening.left == [RESTART, RESTART]
