"""A visitor's own page: an account by passkey, what others see of it, back to it after signing out, data deleted."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import Visitor, new_context

KEY = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


@pytest.fixture
def anna(browser: Browser, address: str) -> Iterator[Visitor]:
    """At localhost, since browsers give no passkey to a number; with a security key in software."""
    named = address.replace("127.0.0.1", "localhost")
    anna = Visitor(new_context(browser, named, reduced_motion="reduce"), named)
    device = anna.context.new_cdp_session(anna.page)
    device.send("WebAuthn.enable")
    device.send("WebAuthn.addVirtualAuthenticator", {"options": KEY})
    yield anna
    anna.context.close()
    assert anna.complaints == []


def test_an_account_is_made_by_passkey_used_again_taken_along_and_deleted(anna: Visitor) -> None:
    page = anna.page
    page.goto("/me")
    page.get_by_role("button", name="Change the name").click()
    page.get_by_role("textbox", name="Name").fill("Anna Passkey")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("heading", name="Anna Passkey")).to_be_visible()
    match = anna.new_match({"kind": "me"}, {"kind": "hotseat"})
    page.get_by_role("button", name="Create an account").click()
    page.get_by_role("button", name="With a passkey instead of a password").click()
    expect(page.get_by_role("dialog", name="Recovery codes").get_by_role("listitem")).to_have_count(8)
    page.get_by_role("button", name="I have kept them").click()
    expect(page.get_by_text("here since")).to_be_visible()

    with page.expect_response("**/api/me/profile"):
        page.get_by_role("switch", name="Show games").click()
    page.get_by_role("link", name="Look at it").click()
    expect(page.get_by_role("heading", name="Anna Passkey")).to_be_visible()
    expect(page.get_by_text("Which games were played is not shown.")).to_be_visible()
    page.go_back()

    page.get_by_role("button", name="Sign out", exact=True).click()
    expect(page.get_by_text("Guest", exact=True)).to_be_visible()
    page.get_by_role("button", name="Sign in").click()
    page.get_by_role("button", name="Sign in with a passkey").click()
    expect(page.get_by_role("heading", name="Anna Passkey")).to_be_visible()

    with page.expect_download() as download:
        page.get_by_role("link", name="Download the file").click()
    person, told = map(json.loads, Path(download.value.path()).read_text(encoding="utf-8").splitlines())
    assert (person["name"], len(person["account"]["passkeys"]), told["id"]) == ("Anna Passkey", 1, match["id"])
    assert person["standing"]["hides_games"] is True

    page.get_by_role("button", name="Delete everything").click()
    page.get_by_role("button", name="Delete for good").click()
    expect(page.get_by_text("Everything of yours has been deleted.")).to_be_visible()
    page.goto("/me")
    expect(page.get_by_text("Guest", exact=True)).to_be_visible()
    assert anna.context.request.get("/api/matches").json() == []
