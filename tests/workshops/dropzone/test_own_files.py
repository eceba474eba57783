"""`panzerkiste check` on army lists and battlefields of one's own."""

from pathlib import Path

from panzerkiste.games.dropzone.fields.battlefields import shipped_battlefield, write_battlefield
from tests.cli.test_cli import panzerkiste
from tests.games.dropzone.armies import army_text


def test_good_lists_and_battlefields_are_good(tmp_path: Path):
    army, field = tmp_path / "mine.army", tmp_path / "field.toml"
    army.write_text(army_text("ucm-starter"), encoding="utf-8")
    field.write_text(write_battlefield(shipped_battlefield("beech_hills")), encoding="utf-8")
    done = panzerkiste("check", army, field)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines() == [f"{file}: nothing speaks against it." for file in (army, field)]


def test_every_violation_of_a_list_is_told_with_its_line(tmp_path: Path):
    army = tmp_path / "mine.army"
    army.write_text("army: A\nfaction: ucm\nlimit: 650\nucm_armour\n  4 ucm_sabre in 1 ucm_condor\n", encoding="utf-8")
    done = panzerkiste("check", army)
    assert done.returncode == 1
    told = [line.partition(":")[0] + line[line.rfind(" (") :] for line in done.stderr.splitlines()[:-1]]
    assert told == [
        "Error line 1 (DZ-055)",
        "Error line 4 (DZ-056)",
        "Error line 5 (DZ-034)",
        "Error line 5 (DZ-179)",
    ]


def test_what_cannot_be_read_is_told(tmp_path: Path):
    army, field = tmp_path / "mine.army", tmp_path / "field.toml"
    army.write_text("army: A\nfaction: navy\n", encoding="utf-8")
    field.write_text('size = [48, 48]\nid = "x"\n', encoding="utf-8")
    assert "(DZ-058)" in panzerkiste("check", army).stderr
    assert "(DZ-202)" in panzerkiste("check", field).stderr


def test_a_faulty_battlefield_is_told_with_the_piece(tmp_path: Path):
    field = tmp_path / "field.toml"
    text = write_battlefield(shipped_battlefield("city_block_9"))
    field.write_text(text.replace("[[16, 6], [20, 6]", "[[16, 6], [60, 6]"), encoding="utf-8")
    done = panzerkiste("check", field)
    assert done.returncode == 1
    assert "Error t1: t1 does not lie on the table. (DZ-002)" in done.stderr


def test_dz_061_the_second_list_of_a_file_is_told_with_the_lines_of_the_file(tmp_path: Path):
    army = tmp_path / "mine.army"
    one = "army: A\nfaction: ucm\nlimit: 650\nucm_armour\n  3 ucm_sabre in 1 ucm_condor\n"
    army.write_text(one + "\n" + one, encoding="utf-8")
    told = panzerkiste("check", army).stderr
    assert "Error line 1:" in told
    assert "Error line 7:" in told
    assert "(DZ-061)" in told
