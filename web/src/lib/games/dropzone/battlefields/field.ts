// A battlefield in the making is its file (DZ-202). Nothing is edited; every step is another file.
import type { Language } from '../../../i18n.svelte';
import type { Check, FieldBuilding, FieldFile, FieldPiece, Fittings } from './protocol.gen';
import type { Catalogue } from '../catalogue.svelte';
import { gapToOutline, type Outline } from '../map/plane';
import type { Board } from '../protocol.gen';
import type { Corner } from './shapes';
import { doorsOf, UNTOLD, windowsOf } from './walls';

export type File = FieldFile;
export type Building = FieldBuilding;
export type Piece = FieldPiece;
export type Thing = Building | Piece;

const NEW_HEIGHT = 3;
/** How a building is drawn whose size the server has not told yet. */
export const UNSAID = 'small';

export const blank = (): File => ({
  id: 'own',
  name: { en: '', de: '' },
  description: { en: '', de: '' },
  size: [48, 48],
  barred: [],
  building: [],
  terrain: [],
});

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

export const newBuilding = (file: File, outline: Corner[]): Building => ({
  id: fresh(file, 'b'),
  outline,
  height: NEW_HEIGHT,
  size: null,
  construction: 'standard',
  entrances: null,
  openings: null,
  connected: [],
  roof: false,
  ground_level: false,
});

export const newPiece = (file: File, kind: string, outline: Corner[]): Piece => ({
  id: fresh(file, 't'),
  kind,
  outline,
  ...OF_KIND,
  base: 0,
  steep: false,
});

/** A piece that is as its kind is. */
export const OF_KIND = {
  height: null,
  passage: null,
  blocks_sight: null,
  body_cover: null,
  concealment: null,
  permeable: null,
  massive_field: null,
  flat_top: null,
  outline_cost: null,
} as const;

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

/** DZ-207: a piece with all that its kind says for it. */
export function pieceOf(kinds: Kinds, piece: Piece): Board['pieces'][number] {
  const kind = kinds.get(piece.kind)!;
  return {
    id: piece.id,
    kind: piece.kind,
    outline: piece.outline,
    base: piece.base,
    steep: piece.steep,
    height: piece.height ?? kind.height,
    passage: piece.passage ?? kind.passage,
    blocks_sight: piece.blocks_sight ?? kind.blocks_sight,
    body_cover: piece.body_cover ?? kind.body_cover,
    concealment: piece.concealment ?? kind.concealment,
    permeable: piece.permeable ?? kind.permeable,
    massive_field: piece.massive_field ?? kind.massive_field,
    flat_top: piece.flat_top ?? kind.flat_top,
    outline_cost: piece.outline_cost ?? 0, // is not seen; what it usually costs, the server says
  };
}

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
