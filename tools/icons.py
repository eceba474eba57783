"""Draws the icons by which the page is installed, from the crate of web/public/favicon.svg.

A maskable icon is cut by the system to a circle or a drop: its crate keeps to the middle, on the table's ground.

The browser that draws is named by PANZERKISTE_BROWSER (tools/browser.py finds one).
"""

import os
from pathlib import Path
from typing import Final

from playwright.sync_api import Page, sync_playwright

PUBLIC: Final = Path(__file__).parents[1] / "web" / "public"
GROUND: Final = "#d9d0bb"  # the table by day
ICONS: Final = (
    ("crate-192", 192, 0.94, "transparent"),
    ("crate-512", 512, 0.94, "transparent"),
    ("maskable-192", 192, 0.56, GROUND),
    ("maskable-512", 512, 0.56, GROUND),
    ("touch-180", 180, 0.68, GROUND),
)


def draw(page: Page, name: str, size: int, share: float, ground: str) -> None:
    crate = (PUBLIC / "favicon.svg").read_text().replace("<svg", f'<svg height="{size * share}"', 1)
    page.set_viewport_size({"width": size, "height": size})
    style = f"margin:0;height:{size}px;display:grid;place-items:center;background:{ground}"
    page.set_content(f'<body style="{style}">{crate}</body>')
    page.screenshot(path=PUBLIC / "icons" / f"{name}.png", omit_background=True)


def main() -> None:
    (PUBLIC / "icons").mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=os.environ["PANZERKISTE_BROWSER"])
        page = browser.new_page()
        for icon in ICONS:
            draw(page, *icon)
        browser.close()


if __name__ == "__main__":
    main()
