"""The page installs, and without its host it is a book: rules and lessons to read, and a word that playing needs it."""

import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.dresses import flaws

AWAY = "The host cannot be reached."
KEPT = """async () => {
  const names = await caches.keys();
  const found = await Promise.all(names.map(async name => (await caches.open(name)).keys()));
  return [names, found.flat().map(({ url }) => new URL(url).pathname)];
}"""


def test_without_its_host_the_page_is_a_book_and_comes_back_by_itself(visitors):
    reader = visitors(service_workers="allow", reduced_motion="reduce")
    page, context = reader.page, reader.context
    page.goto("/favicon.svg")
    page.evaluate("caches.open('panzerkiste-of-long-ago').then(() => {})")
    page.goto("/")
    page.evaluate("navigator.serviceWorker.ready.then(() => {})")
    page.wait_for_function("navigator.serviceWorker.controller")
    page.wait_for_function("async () => (await caches.keys()).length === 1")  # what older builds kept is gone
    assert page.evaluate(MANIFEST) == [192, 512, 192, 512]

    match = reader.new_match({"kind": "me"}, {"kind": "bot", "level": 1})
    page.goto(f"/match/{match['id']}")
    page.get_by_role("grid").first.wait_for()
    _names, kept = page.evaluate(KEPT)
    personal = [path for path in kept if re.match("/api/(me|matches|join|invitations)|/match", path)]
    assert personal == []

    context.set_offline(True)
    for path in ("/", "/learn/panzerschlacht"):
        page.goto(path)
        expect(page.get_by_role("status").filter(has_text=AWAY)).to_be_visible()
    expect(page.get_by_role("list", name="Lessons")).to_be_visible()
    page.goto("/rules/dropzone")
    expect(page.get_by_role("main")).to_contain_text("DZ-101")
    page.get_by_role("radio", name="Deutsch").check(force=True)
    expect(page.get_by_role("main")).to_contain_text("Gelände")
    expect(page.get_by_text("Der Gastgeber ist nicht zu erreichen.")).to_be_visible()
    page.get_by_role("radio", name="English").check(force=True)
    page.goto("/learn/panzerschlacht")
    read_a_lesson(page)
    assert flaws(page) == []
    page.goto("/new/dropzone")
    expect(page.get_by_role("alert")).to_contain_text("No connection to the host")

    context.set_offline(False)
    expect(page.get_by_role("heading", name="Dropzone")).to_be_visible()
    expect(page.get_by_text(AWAY)).to_have_count(0)
    # A browser complains of what nobody could answer.
    reader.complaints[:] = [complaint for complaint in reader.complaints if "net::ERR_FAILED" not in complaint]


MANIFEST = """async () => {
  const { icons } = await (await fetch(document.querySelector('link[rel=manifest]').href)).json();
  const pictures = icons.filter(({ type }) => type === 'image/png');
  return Promise.all(pictures.map(async ({ src }) =>
    (await createImageBitmap(await (await fetch(src)).blob())).width));
}"""


def read_a_lesson(page: Page) -> None:
    lessons: Any = page.get_by_role("list", name="Lessons").get_by_role("link")
    lessons.first.click()
    expect(page.get_by_text("This lesson is played at the table of your host.")).to_be_visible()
    expect(page.get_by_role("heading", name="What you can do now")).to_be_visible()
