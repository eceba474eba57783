"""Blocks of code in the pages about bots that name a file are part of it; test_bot_api runs the files."""

import re

import pytest

from tests.connect_four import ROOT

PAGES = ["bots-over-the-network.md", "writing-a-bot.md"]
BLOCK = re.compile(r"^```python (\S+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
BLOCKS = [
    (page, *found.groups()) for page in PAGES for found in BLOCK.finditer((ROOT / "docs" / page).read_text("utf-8"))
]


@pytest.mark.parametrize(("page", "file", "text"), BLOCKS, ids=range(len(BLOCKS)))
def test_a_block_is_part_of_its_file(page: str, file: str, text: str):
    assert text.strip("\n") in (ROOT / file).read_text(encoding="utf-8"), page
