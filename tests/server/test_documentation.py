"""What the server says of itself: the sockets in its description, the reference made of it, and /docs."""

from typing import get_args

import pytest

from panzerkiste.engine.illegal import Illegal
from panzerkiste.server.matches.protocol import LessonMessage, ServerMessage
from panzerkiste.server.web import pages
from panzerkiste.server.web.description import EXTENSION, SOCKETS
from tools.site import described

pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning")  # of our framework, at every start


@pytest.fixture(scope="module")
def document():
    return described.description()


def test_the_sockets_are_described_with_their_messages(document):
    addresses = {address for address, methods in document["paths"].items() if EXTENSION in methods.get("get", {})}
    assert addresses == {*SOCKETS, "/api/analysis/tank-chess"}
    for message in (*get_args(LessonMessage), *get_args(ServerMessage)):
        schema = document["components"]["schemas"][f"socket.{message.__name__}"]
        assert schema["properties"]["type"] == {"enum": [message.__name__]}


def test_the_references_name_every_request_and_every_message(document):
    http, sockets = described.http_page(document), described.sockets_page(document)
    for address, methods in document["paths"].items():
        for method, operation in methods.items():
            if EXTENSION in operation:
                assert f"## `{address}`" in sockets
            else:
                assert f"## {method.upper()} `{address}`" in http
    for message in get_args(ServerMessage):
        assert f"### {message.__name__}\n" in sockets
        assert (message.__doc__ or "").splitlines()[0] in sockets


@pytest.fixture
def built(tmp_path, monkeypatch):
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / "index.html").write_text("<title>Panzerkiste</title>", encoding="utf-8")
    (tmp_path / "secret").write_text("not for you", encoding="utf-8")
    monkeypatch.setattr(pages, "DOCS", tmp_path / "docs")


@pytest.mark.usefixtures("built")
async def test_the_documentation_is_served_below_docs():
    front = await pages.show_docs.fn("/")
    assert front.headers["location"] == "/docs/index.html"
    page = await pages.show_docs.fn("/index.html")
    assert (page.status_code, page.content) == (None, b"<title>Panzerkiste</title>")
    assert "script-src 'self';" in page.headers["content-security-policy"]
    assert "http" not in page.headers["content-security-policy"]


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize("address", ["/nothing.html", "/../secret", "/\0", f"/{300 * 'a'}"])
async def test_nothing_else_is(address):
    with pytest.raises(Illegal, match="unknown"):
        await pages.show_docs.fn(address)


async def test_where_it_was_not_built_it_says_how(tmp_path, monkeypatch):
    monkeypatch.setattr(pages, "DOCS", tmp_path / "none")
    page = await pages.show_docs.fn("/index.html")
    assert (page.status_code, b"make docs" in page.content) == (503, True)
