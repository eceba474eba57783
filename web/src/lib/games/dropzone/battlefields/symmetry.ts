// What happens on one side of the table happens on the other: in a mirror, or after half a turn.
import type { Point } from '../map/overlay';
import { centroid } from '../map/plane';
import { fresh, isBuilding, put, thingsOf, without, type File, type Thing } from './field';
import { tidied, type Corner } from './shapes';
import { rehung, reversed, asBefore } from './walls';

export const SYMMETRIES = ['none', 'turn', 'west', 'south'] as const;
/** turn: half a turn about the middle. west, south: west mirrored to the east, south to the north. */
export type Symmetry = (typeof SYMMETRIES)[number];
type Reflection = Exclude<Symmetry, 'none'>;

const across =
  ([width, depth]: File['size'], symmetry: Reflection) =>
  ([x, y]: Point): Corner =>
    tidied([symmetry === 'south' ? x : width - x, symmetry === 'west' ? y : depth - y]);

/** What lies opposite: the same thing under the same name on the other side. */
export function image(size: File['size'], thing: Thing, symmetry: Reflection): Thing {
  const over = across(size, symmetry);
  const turned = symmetry === 'turn';
  const corners = thing.outline.map(over);
  const outline = turned ? corners : [corners[0]!, ...corners.slice(1).reverse()];
  if (!isBuilding(thing)) return { ...thing, outline };
  return rehung(thing, outline, turned ? asBefore : reversed(outline.length), over);
}

const spelt = (outline: readonly Point[]): string =>
  outline
    .map((corner) => tidied(corner).join())
    .sort()
    .join(';');

/** The thing that stands opposite to another one already; it may be that one itself. */
export function twinOf(file: File, thing: Thing, symmetry: Symmetry): Thing | undefined {
  if (symmetry === 'none') return undefined;
  const wanted = spelt(image(file.size, thing, symmetry).outline);
  return thingsOf(file).find((other) => sort(other) === sort(thing) && spelt(other.outline) === wanted);
}

const sort = (thing: Thing): string => (isBuilding(thing) ? '' : thing.kind);

/** Things changed from how they stand in *file*, and their twins with them. */
export function changed(file: File, things: readonly Thing[], symmetry: Symmetry): File {
  const names = new Set(things.map(({ id }) => id));
  let next = file;
  for (const thing of things) {
    next = put(next, thing);
    const before = thingsOf(file).find(({ id }) => id === thing.id);
    const twin = before && twinOf(file, before, symmetry);
    if (symmetry !== 'none' && twin && !names.has(twin.id))
      next = put(next, opposite(file, thing, twin, symmetry));
  }
  return next;
}

/** The image of a thing in place of its twin, which keeps its name and its connections. */
function opposite(file: File, thing: Thing, twin: Thing, symmetry: Reflection): Thing {
  const drawn = { ...image(file.size, thing, symmetry), id: twin.id };
  return isBuilding(drawn) && isBuilding(twin) ? { ...drawn, connected: twin.connected } : drawn;
}

/** A new thing, and another one opposite. */
export function added(file: File, thing: Thing, symmetry: Symmetry): File {
  const next = put(file, thing);
  return symmetry === 'none' || twinOf(next, thing, symmetry) ? next : copied(next, [thing], symmetry);
}

export function removed(file: File, things: readonly Thing[], symmetry: Symmetry): File {
  const twins = things.flatMap((thing) => twinOf(file, thing, symmetry) ?? []);
  return without(
    file,
    [...things, ...twins].map(({ id }) => id),
  );
}

/** Copies on the other side of those that have no twin there; connections lead between the copies. */
export function copied(file: File, things: readonly Thing[], symmetry: Reflection): File {
  const names = new Map<string, string>();
  let next = file;
  for (const thing of things) {
    const twin = twinOf(file, thing, symmetry);
    names.set(thing.id, twin?.id ?? fresh(next, isBuilding(thing) ? 'b' : 't'));
    if (!twin) next = put(next, { ...image(file.size, thing, symmetry), id: names.get(thing.id)! });
  }
  return reconnected(next, things, names);
}

function reconnected(file: File, things: readonly Thing[], names: ReadonlyMap<string, string>): File {
  const copies = new Set(names.values());
  const building = file.building.map((one) => {
    const original = things.find(({ id }) => names.get(id) === one.id && id !== one.id);
    if (!copies.has(one.id) || !original || !isBuilding(original)) return one;
    return { ...one, connected: original.connected.flatMap((id) => names.get(id) ?? []) };
  });
  const barred = things.flatMap(({ id }) => (file.barred.includes(id) ? names.get(id)! : []));
  return { ...file, building, barred: [...new Set([...file.barred, ...barred])] };
}

/** The southern half (of a mirror west: the western one) once more on the other side, in place of what stood there. */
export function completed(file: File, symmetry: Reflection): File {
  const middle = symmetry === 'west' ? file.size[0] / 2 : file.size[1] / 2;
  const side = (thing: Thing): number => Math.sign(Math.round((along(thing, symmetry) - middle) * 1000));
  const beyond = thingsOf(file).filter((thing) => side(thing) > 0);
  const here = thingsOf(file).filter((thing) => side(thing) < 0);
  const cleared = without(
    file,
    beyond.map(({ id }) => id),
  );
  return copied(cleared, here, symmetry);
}

const along = ({ outline }: Thing, symmetry: Reflection): number =>
  centroid(outline)[symmetry === 'west' ? 0 : 1];
