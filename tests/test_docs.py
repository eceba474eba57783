"""docs/writing-a-game.md writes the example, neither more nor less; its workshop is run in server/test_openings.py."""

import pytest

from tests.connect_four import EXAMPLE, Block, blocks, modules

EXCERPTS = [block for block in blocks() if block.kind not in ("", "sh") and not block.file.startswith("openings/")]


@pytest.mark.parametrize("block", EXCERPTS, ids=lambda block: f"{block.file} {block.text.splitlines()[0]}")
def test_a_block_is_part_of_its_file(block: Block):
    assert block.text.strip("\n") in (EXAMPLE / block.file).read_text(encoding="utf-8")


def test_the_page_writes_every_line_of_every_module():
    files = {file.relative_to(EXAMPLE).as_posix(): file for file in EXAMPLE.glob("src/**/*.py")}
    assert modules().keys() == files.keys()
    for name, text in modules().items():
        assert lines(text) == lines(files[name].read_text(encoding="utf-8")), name


def lines(text: str) -> list[str]:
    """Without the empty lines, of which there may be more between two blocks."""
    return [line for line in text.splitlines() if line]
