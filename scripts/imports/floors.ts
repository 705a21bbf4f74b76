// The order of floors within a storey: which imports run up or sideways in it, and how it is drawn.
import { type Floor, FLOORS } from './floor-table';
import { isTest, pathOf } from './read-imports';

interface Place {
  /** 0 is the lowest. */
  floor: number;
  /** The floor, or its folder where it has many: `http`, `families/cart`. */
  name: string;
  /** Among the folders of its floor; null where they do not import each other. */
  rank: number | null;
}

const EACH = '/*';
const IS_FILE = /\.\w+$/;

const isWithin = (path: string, folder: string): boolean =>
  path === folder ||
  path.startsWith(`${folder}/`) ||
  path.replace(/\.tsx?$/, '') === folder.replace(/\.tsx?$/, '');

/** The folder of a floor's path, without the sign that each of its own folders is one. */
const folderOf = (entry: string): string => (entry.endsWith(EACH) ? entry.slice(0, -EACH.length) : entry);

/** `families/cart` of a path in a folder of many, else the folder; a file beside the floor's folders belongs to the first. */
function nameOf(path: string, entry: string, { paths }: Floor): string {
  const folder = folderOf(entry);
  if (folder === entry) return IS_FILE.test(entry) ? folderOf(paths[0] ?? '') : entry;
  const [member = ''] = path.slice(folder.length + 1).split('/');
  return member === '' ? folder : `${folder}/${member.replace(/\.tsx?$/, '')}`;
}

function rankOf(name: string, { order }: Floor): number | null {
  if (order === undefined) return null;
  const member = name.split('/').at(-1) ?? '';
  const rank = order.indexOf(member);
  // Whoever names the folder of all imports each of them.
  if (rank < 0 && name.includes('/'))
    throw new Error(`${name} has no place in the order of its floor (scripts/imports/floor-table.ts)`);
  return rank < 0 ? order.length : rank;
}

/** Where a path of a storey stands. @throws Error where no floor holds it. */
export function placeOf(
  storey: string,
  path: string,
  floors: readonly Floor[] = FLOORS[storey] ?? [],
): Place {
  const candidates = floors.flatMap((floor, index) =>
    floor.paths.filter((entry) => isWithin(path, folderOf(entry))).map((entry) => ({ floor, index, entry })),
  );
  // `plugins/kit` before `plugins`.
  const [found] = candidates.sort((one, other) => folderOf(other.entry).length - folderOf(one.entry).length);
  if (found === undefined)
    throw new Error(`${storey}/${path} stands on no floor (scripts/imports/floor-table.ts)`);
  const name = nameOf(path, found.entry, found.floor);
  return { floor: found.index, name, rank: rankOf(name, found.floor) };
}

export interface Arrow {
  storey: string;
  /** `http → families/cart`. */
  from: string;
  to: string;
  direction: 'down' | 'up' | 'sideways';
}

const directionOf = (from: Place, to: Place): Arrow['direction'] => {
  if (to.floor !== from.floor) return to.floor < from.floor ? 'down' : 'up';
  if (from.rank === null || to.rank === null) return 'sideways';
  return to.rank <= from.rank ? 'down' : 'up';
};

/** The arrow of an import between two floors of a storey, or folders of one; null for every other import. */
export function arrowOf(file: string, target: string): Arrow | null {
  const path = pathOf(file, target);
  const storey = file.split('/')[0] ?? '';
  if (path === null || FLOORS[storey] === undefined || isTest(file) || isTest(path)) return null;
  if (path !== storey && !path.startsWith(`${storey}/`)) return null;
  const from = placeOf(storey, file.slice(storey.length + 1));
  const to = placeOf(storey, path.slice(storey.length + 1));
  return from.name === to.name
    ? null
    : { storey, from: from.name, to: to.name, direction: directionOf(from, to) };
}

const LINE = 110;

/** Names in their order, in lines of at most so many letters. */
function wrapped(names: readonly string[], indent: number): string[] {
  const lines: string[] = [];
  for (const name of names) {
    const last = lines.at(-1);
    const longer = last === undefined ? name : `${last} · ${name}`;
    if (last !== undefined && indent + longer.length <= LINE) lines[lines.length - 1] = longer;
    else lines.push(name);
  }
  return lines.map((line, at) => ' '.repeat(indent) + line + (at < lines.length - 1 ? ' ·' : ''));
}

const INDENT = 4;
const NAMES_WIDTH = 24;

/** A storey's floors as the architecture draws them, the highest first. */
export function drawFloors(storey: string): string[] {
  return [...(FLOORS[storey] ?? [])].reverse().flatMap(({ paths, holds, order = [] }) => {
    const folders = paths.filter((path) => !IS_FILE.test(path));
    const names = (folders.length === 0 ? paths : folders).join(', ');
    const isLong = names.length > NAMES_WIDTH - 2;
    const first = isLong
      ? [`  ${names}`, ' '.repeat(NAMES_WIDTH + 2) + holds]
      : [`  ${names.padEnd(NAMES_WIDTH)}${holds}`];
    return [...first, ...wrapped(order, INDENT)];
  });
}
