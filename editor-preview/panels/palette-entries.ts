// What the palette offers for a document: groups, search, suggestions where nothing is found.
import { MODULE } from '~/domain/module-blocks';
import { mayNest } from '~/domain/nesting';
import type { DocKind } from '~/domain/studio/api';
import { insertRefusal, presentSingle } from '~/domain/studio/commands/insert-blocks';
import type { CommandContext } from '~/domain/studio/commands/command';
import type { Uid } from '~/domain/studio/document';
import type { PaletteEntry } from '~/domain/studio/form';

export interface PaletteGroup {
  words: string;
  entries: readonly PaletteEntry[];
}

const PAGE_GROUPS = [
  ['basic', '基础组件'],
  ['marketing', '营销组件'],
  ['other', '其他'],
] as const;

/** Widgets of pages that a user centre may hold as well (diy/page-format.yaml). */
const BORROWED = ['goods', 'banner', 'notice', 'rubik', 'link', 'empty'];

const isFor = (kind: DocKind, { id, group, single }: PaletteEntry): boolean => {
  if (kind === 'user-center') return group === 'user-center' || BORROWED.includes(id);
  if (group === 'user-center') return false;
  return kind !== 'module' || mayNest(id, single, [MODULE]);
};

/** What pages have most stands first; those that are not named follow by their ids. */
const BY_USE = (
  'search banner nav rubik goods link notice topic video image-text ' +
  'store form columns map check-in copyright user-info user-order ' +
  'coupon miaosha flash-sale timer pintuan bargain advance composition pick vip-card ' +
  'integral-mall lottery booking wholesale gift exchange mch live step ' +
  'empty modal quick-nav module ' +
  'user order account menu foot svip customer'
).split(' ');

const placeOf = ({ id }: PaletteEntry): number => (BY_USE.includes(id) ? BY_USE.indexOf(id) : BY_USE.length);

/** Groups of a kind of document by use; what the mall lacks stands last in its group. */
export function paletteGroups(
  palette: readonly PaletteEntry[],
  kind: DocKind,
  permissions: ReadonlySet<string>,
): PaletteGroup[] {
  const entries = palette
    .filter((entry) => entry.isInPalette && isFor(kind, entry))
    .sort((one, other) => placeOf(one) - placeOf(other));
  const lacks = ({ permission = '' }: PaletteEntry) => permission !== '' && !permissions.has(permission);
  const groups: readonly (readonly [PaletteEntry['group'], string])[] =
    kind === 'user-center' ? [['user-center', '个人中心'], ...PAGE_GROUPS] : PAGE_GROUPS;
  return groups.flatMap(([group, words]) => {
    const own = entries.filter((entry) => entry.group === group);
    const sorted = [...own.filter((entry) => !lacks(entry)), ...own.filter(lacks)];
    return sorted.length === 0 ? [] : [{ words, entries: sorted }];
  });
}

/** How well an entry answers; 0 not at all. */
function score({ title, words, initials, description, id }: PaletteEntry, q: string): number {
  if (title.startsWith(q)) return 5;
  if (title.includes(q)) return 4;
  if (words.some((word) => word.toLowerCase().includes(q))) return 3;
  if (initials.some((initial) => initial.startsWith(q))) return 2;
  return description.includes(q) || id.startsWith(q) ? 1 : 0;
}

/** Best answers first, in their order among equals. */
export function searchPalette(entries: readonly PaletteEntry[], typed: string): PaletteEntry[] {
  const q = typed.trim().toLowerCase();
  if (q === '') return [...entries];
  return entries
    .map((entry) => ({ entry, rank: score(entry, q) }))
    .filter(({ rank }) => rank > 0)
    .sort((one, other) => other.rank - one.rank)
    .map(({ entry }) => entry);
}

const SUGGESTED = 2;

/** Titles that share a letter with what was not found, else the first ones. */
export function suggestionsFor(entries: readonly PaletteEntry[], typed: string): string[] {
  const letters = Array.from(typed.trim().toLowerCase());
  const shared = entries.filter(({ title, words }) =>
    letters.some((letter) => title.includes(letter) || words.some((word) => word.includes(letter))),
  );
  return [...shared, ...entries].slice(0, SUGGESTED).map(({ title }) => title);
}

export type TileState =
  | { kind: 'ready' }
  /** On the page already: pressing it selects that one. */
  | { kind: 'placed'; uid: Uid; words: string }
  | { kind: 'refused'; words: string };

export function tileState(context: CommandContext, entry: PaletteEntry): TileState {
  const words = insertRefusal(context, entry);
  if (words === null) return { kind: 'ready' };
  const uid = entry.single === true ? presentSingle(context, entry.id) : undefined;
  return uid === undefined ? { kind: 'refused', words } : { kind: 'placed', uid, words };
}
