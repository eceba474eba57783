"""Army lists as text: those of the box as they lie in their files, and any list written as a player writes it."""

from panzerkiste.games.dropzone import DROPZONE
from panzerkiste.games.dropzone.armies.lists import ArmyList, Group, Squad


def army_text(name: str) -> str:
    return (DROPZONE.folder / "data" / "armies" / f"{name}.army").read_text(encoding="utf-8")


def write_army(army: ArmyList) -> str:
    head = (f"army: {army.name}\nfaction: {army.faction}\nlimit: {army.limit}\n",)
    return "\n".join((*head, *map(_group_text, army.groups)))


def _group_text(group: Group) -> str:
    lines = [group.profile, *map(_squad_text, group.squads)]
    lines += [f"  shared {ride.count} {ride.unit}" for ride in group.shared]
    lines += [f"  gates {ride.count} {ride.unit}" for ride in group.gates]
    if group.commander:
        lines.append(f"  commander {group.commander.level} in {group.commander.rides}")
    return "\n".join(lines) + "\n"


def _squad_text(squad: Squad) -> str:
    rides = " + ".join(f"{ride.count} {ride.unit}" for ride in squad.transports)
    return f"  {squad.count} {squad.unit}{' in ' + rides if rides else ''}"
