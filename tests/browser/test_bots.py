"""A bot of one's own: made on its page, started as the documentation says, asked on the set-up page, and it plays."""

import subprocess
import sys

from playwright.sync_api import expect

from tests.browser.conftest import Visitor
from tests.server.house import ROOT


def test_a_visitor_makes_a_bot_starts_it_and_plays_it(visitor: Visitor) -> None:
    page = visitor.page
    page.goto("/settings")
    page.get_by_role("link", name="Your bots").click()
    page.get_by_label("Name of a new bot").fill("Black Rook")
    page.get_by_role("button", name="Make a bot").click()
    token = page.get_by_label("Token of Black Rook").input_value()
    command = [sys.executable, "examples/bots/hasty.py", visitor.address, token]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as bot:
        try:
            assert bot.stdout.readline() == "Black Rook is ready.\n"
            expect(page.get_by_role("list", name="Your bots").get_by_text("Away")).to_be_visible()
            chosen = page.get_by_label("Which computer player plays Grey?")
            while not chosen.is_visible():  # it listens a moment later
                page.goto("/new/panzerschlacht")
                page.get_by_text("The rules in detail").wait_for()
                page.wait_for_load_state("networkidle")
            chosen.select_option(index=1)
            page.get_by_role("button", name="Play now").click()
            expect(page.get_by_text("Black Rook (bot)").first).to_be_visible()
            expect(page.get_by_text("Grey has sealed").first).to_be_visible()
        finally:
            bot.kill()
    page.goto("/bots")
    page.get_by_role("button", name="Remove Black Rook").click()
    expect(page.get_by_text("You have no bots yet.")).to_be_visible()
