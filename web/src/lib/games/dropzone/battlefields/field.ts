// A battlefield in the making is its file (DZ-202). Nothing is edited; every step is another file.
import type { Language } from '../../../i18n.svelte';
import type { Check, FieldBuilding, FieldFile, FieldPiece, Fittings } from './protocol.gen';
import type { Sheet } from '../armies/protocol.gen';
import type { Catalogue } from '../catalogue.svelte';
import { gapToOutline, type Outline } from '../map/plane';
import type { Board } from '../protocol.gen';
import type { Corner } from './shapes';
import { doorsOf, UNTOLD, windowsOf } from './walls';

export type File = FieldFile;
export type Building = FieldBuilding;
export type Piece = FieldPiece;
export type Thing = Building | Piece;

/** How a building is drawn whose size the server has not told yet. */
export const UNSAID = 'small';

export const isBuilding = (thing: Thing): thing is Building => 'size' in thing;

export const thingsOf = ({ building, terrain }: File): Thing[] => [...building, ...terrain];

export const thingCalled = (file: File, id: string): Thing | undefined =>
  thingsOf(file).find((thing) => thing.id === id);

/** A name that nothing has yet: b1, b2 … for buildings, t1, t2 … for terrain. */
export function fresh(file: File, letter: 'b' | 't'): string {
  const taken = new Set(thingsOf(file).map(({ id }) => id));
  let number = 1;
  while (taken.has(`${letter}${number}`)) number += 1;
  return `${letter}${number}`;
}

export const newBuilding = ({ building }: Sheet, file: File, outline: Corner[]): Building => ({
  ...building,
  id: fresh(file, 'b'),
  outline,
});

export const newPiece = ({ piece }: Sheet, file: File, kind: string, outline: Corner[]): Piece => ({
  ...piece,
  id: fresh(file, 't'),
  kind,
  outline,
});

/** The piece where it lies, as any of a kind is. */
export const asKind = ({ piece }: Sheet, { id, outline, base }: Piece, kind: string): Piece => ({
  ...piece,
  id,
  kind,
  outline,
  base,
});

/** In place of the one of its name, or behind the others. */
export function put(file: File, thing: Thing): File {
  const among = <One extends Thing>(list: readonly One[], one: One): One[] =>
    list.some(({ id }) => id === one.id)
      ? list.map((other) => (other.id === one.id ? one : other))
      : [...list, one];
  return isBuilding(thing)
    ? { ...file, building: among(file.building, thing) }
    : { ...file, terrain: among(file.terrain, thing) };
}

/** Nothing leads any more to what is gone. */
export function without(file: File, ids: readonly string[]): File {
  const stays = ({ id }: Thing): boolean => !ids.includes(id);
  return {
    ...file,
    building: file.building
      .filter(stays)
      .map((one) => ({ ...one, connected: one.connected.filter((id) => !ids.includes(id)) })),
    terrain: file.terrain.filter(stays),
    barred: file.barred.filter((id) => !ids.includes(id)),
  };
}

export function renamed(file: File, from: string, to: string): File {
  const name = (id: string): string => (id === from ? to : id);
  return {
    ...file,
    building: file.building.map((one) => ({
      ...one,
      id: name(one.id),
      connected: one.connected.map(name),
    })),
    terrain: file.terrain.map((one) => ({ ...one, id: name(one.id) })),
    barred: file.barred.map(name),
  };
}

/** DZ-232: a way from one to the other and back, or none any more. */
export function connected(file: File, one: string, other: string): File {
  const joined = file.building.some(({ id, connected }) => id === one && connected.includes(other));
  const led = (building: Building, to: string): Building => ({
    ...building,
    connected: [...building.connected.filter((id) => id !== to), ...(joined ? [] : [to])],
  });
  const building = file.building.map((each) =>
    each.id === one ? led(each, other) : each.id === other ? led(each, one) : each,
  );
  return { ...file, building };
}

/** Words with what one language says now; where it leads, the other follows until somebody has said it there. */
export function said(before: File['name'], language: Language, text: string, leads: boolean): File['name'] {
  const other = language === 'de' ? 'en' : 'de';
  const follows = leads && (before[other] === '' || before[other] === before[language]);
  return { ...before, [language]: text, ...(follows ? { [other]: text } : {}) };
}

/** How far two outlines are apart that do not overlap. */
export const gapBetween = (one: Outline, other: Outline): number =>
  Math.min(
    ...one.map((corner) => gapToOutline(other, corner)),
    ...other.map((corner) => gapToOutline(one, corner)),
  );

/** DZ-350: not to be entered in turn 1, or open again. */
export const barred = (file: File, id: string, closed: boolean): File => ({
  ...file,
  barred: [...file.barred.filter((other) => other !== id), ...(closed ? [id] : [])],
});

/** The sizes of buildings as their shapes say, by their names. */
export type Sizes = Check['sizes'];

/** DZ-211: who had the size that his shape said before has the one that it says now, unless somebody said otherwise. */
export function resized(file: File, before: Sizes, now: Sizes): File {
  const follows = ({ id, size }: Building): boolean => size === null || size === before[id];
  const outgrown = file.building.filter((one) => follows(one) && one.size !== (now[one.id] ?? one.size));
  return outgrown.reduce((changed, one) => put(changed, { ...one, size: now[one.id]! }), file);
}

// What the catalogue knows about terrain.

export type Kinds = Catalogue['terrainKinds'];
/** All of it that is not left to its kind. */
type Said = Partial<Board['pieces'][number]>;

/** What a piece says itself, upon the one that the server has laid out for its kind. */
export const pieceOf = (kinds: Kinds, piece: Piece): Board['pieces'][number] => ({
  ...kinds.get(piece.kind)!,
  ...(Object.fromEntries(Object.entries(piece).filter(([, said]) => said !== null)) as Said),
});

/** Once for each: what stays as it is need not be drawn anew. */
function remembered<One extends object, With, Drawn>(draw: (one: One, by: With) => Drawn) {
  const known = new WeakMap<One, { by: With; drawn: Drawn }>();
  return (one: One, by: With): Drawn => {
    const before = known.get(one);
    if (before && (before.by === by || JSON.stringify(before.by) === JSON.stringify(by))) return before.drawn;
    const drawn = draw(one, by);
    known.set(one, { by, drawn });
    return drawn;
  };
}

const pieceDrawn = remembered((piece: Piece, kinds: Kinds) => pieceOf(kinds, piece));
const buildingDrawn = remembered((building: Building, usual: Fittings) => ({
  ...building,
  size: building.size ?? UNSAID,
  entrances: doorsOf(building, usual),
  openings: windowsOf(building, usual),
}));

/** The table as the map draws it; *usual* is what hangs in the walls of buildings that say nothing themselves. */
export const boardOf = (
  file: File,
  kinds: Kinds,
  usual: (building: Building) => Fittings = () => UNTOLD,
): Board => ({
  width: file.size[0],
  depth: file.size[1],
  pieces: file.terrain.map((piece) => pieceDrawn(piece, kinds)),
  buildings: file.building.map((building) => buildingDrawn(building, usual(building))),
});
