"""A drawing cut down to where something happened. What can be pointed at in it says where that is."""

import re
from typing import Final

BOX: Final = re.compile(r'viewBox="0 0 (\d+) (\d+)"')
PLACE: Final = r'data-place="{name}" d="M(\d+) (\d+)h(\d+)'
PART: Final = 2  # of the drawing's smaller side is shown one part in so many


def cropped(svg: str, places: tuple[str, ...]) -> str:
    """As it is where it does not say where these places are."""
    found = [re.search(PLACE.format(name=re.escape(place)), svg) for place in places]
    corners = [tuple(map(int, place.groups())) for place in found if place]
    box = BOX.search(svg)
    if not corners or not box:
        return svg
    width, height = map(int, box.groups())
    left, top = min(x for x, _, _ in corners), min(y for _, y, _ in corners)
    right, bottom = max(x + size for x, _, size in corners), max(y + size for _, y, size in corners)
    side = min(max(min(width, height) // PART, right - left, bottom - top), width, height)
    x = _within((left + right - side) // 2, width - side)
    y = _within((top + bottom - side) // 2, height - side)
    return svg.replace(box[0], f'viewBox="{x} {y} {side} {side}"', 1)


def _within(start: int, most: int) -> int:
    return min(max(0, start), most)
