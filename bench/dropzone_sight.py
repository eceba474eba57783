"""Sight in Dropzone, in full queries per second on one core, beside a plain loop over Shapely in the same run.

A query is how much of a target is seen and what blocks the rest, on a dense board: 12 buildings, 6 other pieces and 60
units. The loop draws the same 200 lines of DZ-013 and tests each against each volume; both must say the same. Then the
list of legal shots of a whole squad: nine tanks with raised mounts at thirty enemies. Time is this process's own.

    make bench ONLY=bench/dropzone_sight.py
"""

import math
import os
from random import Random
from time import process_time

import shapely

from panzerkiste.games.dropzone.fields.sight import Eye, Scene, eye_of, raised_eye, scene, sight, sights
from panzerkiste.games.dropzone.fields.terrain import Board, Building, Going, Mover, Outline, Passage, Piece
from panzerkiste.games.dropzone.geometry import EPS, Body, corners, elevation, standing_obstruction
from panzerkiste.games.dropzone.versions import RULES

GOAL, GOAL_FACTOR, GOAL_SHOTS = 2_000, 20, 0.050
SECONDS, ROUNDS = 0.6, 5  # the best round counts: others use the machine too
LOOPED = 60  # queries that the slow loop answers in all


def rectangle(x: float, y: float, width: float, depth: float) -> Outline:
    return (x, y), (x + width, y), (x + width, y + depth), (x, y + depth)


def dense_board() -> Board:
    buildings = [
        Building(f"b{row}{column}", rectangle(5.0 + 11.0 * column, 6.0 + 14.0 * row, 4.0, 3.5), 3.0 + row)
        for row in range(3)
        for column in range(4)
    ]
    woods = [
        Piece(
            f"w{n}", "wood", rectangle(9.5 + 11.0 * n, 13.0, 3.0, 3.0), 2.0, Passage(), concealment=True, permeable=True
        )
        for n in range(3)
    ]
    walls = [
        Piece(f"l{n}", "low_wall", rectangle(10.0 + 11.0 * n, 30.0, 4.0, 0.2), 0.25, Passage(vehicle=Going.DIFFICULT),
              body_cover=True)
        for n in range(3)
    ]  # fmt: skip
    return Board(48.0, 48.0, (*woods, *walls), tuple(buildings), RULES)


def crowd(board: Board, count: int) -> list[Body]:
    """Every fourth a base of infantry, the rest tanks, none on top of another."""
    rng, placed = Random(5), list[Body]()
    while len(placed) < count:
        at, facing = (rng.uniform(2.0, 46.0), rng.uniform(2.0, 46.0)), rng.uniform(0.0, 360.0)
        tank = Body(len(placed), Mover.VEHICLE, at, facing, 2.2, 1.4, 0.0, 0.9)
        body = Body(len(placed), Mover.INFANTRY, at, 0.0, 1.0, 1.0) if len(placed) % 4 == 3 else tank
        if standing_obstruction(board, body, placed) is None:
            placed.append(body)
    return placed


def looped(board: Board, bodies: list[Body], eye: Eye, target: Body) -> float:
    """DZ-012, DZ-013 as one would first write them."""
    floor = elevation(board, target.at)
    points = [(*target.at, floor + 0.4)] if target.is_infantry else silhouette(eye, target, floor)
    volumes = [(shapely.Polygon(one.outline), 0.0, one.height) for one in board.buildings]
    volumes += [(shapely.Polygon(one.outline), one.base, one.top) for one in board.pieces if one.blocks_sight]
    others = [body for body in bodies if body.is_vehicle and body.id not in (eye.unit, target.id)]
    floors = [elevation(board, body.at) for body in others]
    volumes += [(shapely.Polygon(corners(body)), low, low + body.top) for body, low in zip(others, floors, strict=True)]
    seen = [point for point in points if not any(crosses(eye, point, *volume) for volume in volumes)]
    return len(seen) / len(points)


def silhouette(eye: Eye, target: Body, floor: float) -> list[tuple[float, float, float]]:
    x, y = target.at
    dx, dy = x - eye.at[0], y - eye.at[1]
    ux, uy = dy / math.hypot(dx, dy), -dx / math.hypot(dx, dy)
    aside = [(cx - x) * ux + (cy - y) * uy for cx, cy in corners(target)]
    across = [min(aside) + (max(aside) - min(aside)) * (n + 0.5) / 20 for n in range(20)]
    upward = [floor + target.bottom + (target.top - target.bottom) * (n + 0.5) / 10 for n in range(10)]
    return [(x + s * ux, y + s * uy, z) for s in across for z in upward]


def crosses(eye: Eye, point: tuple[float, float, float], area: shapely.Polygon, low: float, high: float) -> bool:
    line = shapely.LineString([eye.at[:2], point[:2]])
    inside = line.intersection(area)
    if inside.length <= 2 * EPS or line.touches(area):
        return False
    shares = [line.project(shapely.Point(end), normalized=True) for end in inside.coords]
    heights = [eye.at[2] + share * (point[2] - eye.at[2]) for share in shares]
    return min(heights) < high - EPS and max(heights) > low + EPS


def rate_of_sight(view: Scene, pairs: list[tuple[Eye, int]]) -> float:
    count, began = 0, process_time()
    while process_time() - began < SECONDS:
        sight(view, *pairs[count % len(pairs)])
        count += 1
    return count / (process_time() - began)


def rate_of_sights(view: Scene, pairs: list[tuple[Eye, int]]) -> float:
    began = process_time()
    sights(view, pairs)
    return len(pairs) / (process_time() - began)


def rate_of_loop(board: Board, bodies: list[Body], pairs: list[tuple[Eye, int]]) -> float:
    began = process_time()
    for eye, target in pairs:
        looped(board, bodies, eye, bodies[target])
    return len(pairs) / (process_time() - began)


def seconds_for_shots(board: Board, bodies: list[Body]) -> tuple[float, int]:
    """Both eyes of nine tanks at thirty enemies, on a scene that nobody has looked at yet."""
    tanks = [body for body in bodies if body.is_vehicle]
    squad, mates = tanks[:9], [body.id for body in tanks[:9]]
    enemies = [body.id for body in bodies if body.id not in mates][:30]
    began = process_time()
    view = scene(board, bodies)
    eyes = [eye for body in squad for eye in (eye_of(board, body), raised_eye(board, body))]
    pairs = [(eye, enemy) for eye in eyes for enemy in enemies]
    found = sights(view, pairs, [mates] * len(pairs))
    return process_time() - began, sum(one.seen for one in found)


def main() -> None:
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})  # one core, and not the busiest
    board = dense_board()
    bodies = crowd(board, 60)
    view, rng = scene(board, bodies), Random(7)
    pairs = [(eye_of(board, one), other.id) for one in bodies for other in bodies if one is not other]
    rng.shuffle(pairs)
    sights(view, pairs[:50])  # warm

    rates = [
        (
            rate_of_sight(view, pairs),
            rate_of_sights(view, pairs),
            rate_of_loop(board, bodies, pairs[turn * LOOPED // ROUNDS : (turn + 1) * LOOPED // ROUNDS]),
        )
        for turn in range(ROUNDS)
    ]
    single, many, loop = (max(rates) for rates in zip(*rates, strict=True))
    found = [look.visible for look in sights(view, pairs[:LOOPED])]
    wanted = [looped(board, bodies, eye, bodies[target]) for eye, target in pairs[:LOOPED]]
    differ = sum(abs(one - other) > 1e-9 for one, other in zip(found, wanted, strict=True))
    shots = [seconds_for_shots(board, [*bodies[:-1], bodies[-1]._replace(facing=float(n))]) for n in range(ROUNDS)]
    seconds, seen = min(shots)

    print(f"one by one        {single:9,.0f} queries/s  (goal {GOAL:,}: {'met' if single >= GOAL else 'missed'})")
    print(f"many at once      {many:9,.0f} queries/s")
    print(f"loop over Shapely {loop:9,.1f} queries/s, {differ} of {LOOPED} answers differ")
    print(f"factor            {single / loop:9,.0f}            (goal {GOAL_FACTOR}: "
          f"{'met' if single >= GOAL_FACTOR * loop else 'missed'})")  # fmt: skip
    print(f"shots of nine     {seconds * 1000:9,.1f} ms, {seen} of 540 in sight (goal {GOAL_SHOTS * 1000:.0f} ms: "
          f"{'met' if seconds <= GOAL_SHOTS else 'missed'})")  # fmt: skip


if __name__ == "__main__":
    main()
