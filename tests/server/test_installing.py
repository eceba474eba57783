"""What a browser must be told to install the page, and to read in it without the host."""

import pytest


def policy(answer):
    return dict(part.split(" ", 1) for part in answer.headers["content-security-policy"].split("; "))


@pytest.mark.parametrize("path", ["/", "/worker.js"])
async def test_only_our_own_worker_and_manifest_are_allowed(visitor, path):
    allowed = policy(await visitor().get(path))
    assert allowed["default-src"] == "'none'"
    assert allowed["worker-src"] == allowed["manifest-src"] == allowed["script-src"] == "'self'"


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/manifest.webmanifest", "application/manifest+json"),
        ("/worker.js", "text/javascript"),
        ("/icons/maskable-512.png", "image/png"),
    ],
)
async def test_what_may_change_with_the_next_build_is_asked_for_every_time(visitor, path, kind):
    answer = await visitor().get(path)
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith(kind)
    assert answer.headers["cache-control"] == "no-cache"


async def test_the_worker_names_its_build_and_files_that_are_there(visitor):
    anna = visitor()
    text = (await anna.get("/worker.js")).text
    build, files = text.split("\n", 2)[:2]
    assert build.startswith("const BUILD = '")
    names = [part.strip('"') for part in files.removeprefix("const FILES = [").removesuffix("];").split(",")]
    assert len(names) > 50
    for name in names[::10]:
        assert (await anna.get(name)).headers["cache-control"].endswith("immutable")
