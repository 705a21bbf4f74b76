// Locks of owners: nobody but an owner changes, moves, deletes or unlocks such a block, or moves others past it.
import { isRecord } from '../record';
import { type BlockNote, type EditDoc, isShown, type Uid } from './document';
import type { Op } from './ops';
import { type Pointer, valueAt } from './pointer';
import { isSameJson } from './same-json';
import { innerUids, ownersOf, withInner } from './within';

/** The first of these blocks that an owner has locked. */
export const lockedByOwner = (
  notes: Readonly<Record<Uid, BlockNote>>,
  uids: readonly Uid[],
): Uid | undefined => uids.find((uid) => notes[uid]?.locked === 'owner');

/** Names of those who may do what others may not: 林知夏、周以安. */
export const ownersWords = (owners: readonly string[]): string =>
  owners.length === 0 ? '所有者' : owners.join('、');

/** 「轮播广告」被所有者锁定，请 林知夏 解锁. Every owner can unlock it. */
export const ownerLockWords = (name: string, owners: readonly string[]): string =>
  `「${name}」被所有者锁定，请 ${ownersWords(owners)} 解锁`;

const orderOf = (doc: EditDoc, key: string): readonly Uid[] =>
  doc.tabs.find((tab) => tab.key === key)?.order ?? [];

const isAt = (outer: Pointer, inner: Pointer): boolean => inner === outer || inner.startsWith(`${outer}/`);

/** Blocks in the slots of a block that a write into it changes, moves or removes. */
function innerWritten(doc: EditDoc, { uid, at, value }: Extract<Op, { op: 'set' }>): readonly Uid[] {
  const own = doc.within.standing[uid]?.path ?? '';
  // Its kind, version and permission decide whether anything in it is shown.
  if (at !== '' && !at.startsWith('/data')) return innerUids(doc, uid);
  return innerUids(doc, uid).filter((inner) => {
    const path = (doc.within.standing[inner]?.path ?? '').slice(own.length);
    if (isAt(path, at)) return true;
    return isAt(at, path) && !isSameJson(valueAt(value, path.slice(at.length)), doc.blocks[inner]?.value);
  });
}

/** Blocks that an operation names, with those in their slots where it moves, removes or hides them. */
function namedBlocks(doc: EditDoc, op: Op): readonly Uid[] {
  switch (op.op) {
    case 'remove':
    case 'move':
      return withInner(doc, op.uids);
    case 'set':
      return [op.uid, ...innerWritten(doc, op)];
    case 'note':
      return op.name === 'isHidden' ? withInner(doc, [op.uid]) : [op.uid];
    default:
      return [];
  }
}

/** Blocks that an operation changes, moves or removes: what stands in a slot is a part of the block around it. */
export function changedBlocks(doc: EditDoc, op: Op): readonly Uid[] {
  if (op.op === 'remove-tab') return withInner(doc, orderOf(doc, op.key));
  if (op.op === 'replace-tab') {
    const texts = new Map(op.tab.blocks.map(({ uid, text }) => [uid, text]));
    const order = orderOf(doc, op.key);
    return withInner(
      doc,
      order.filter((uid) => texts.get(uid) !== doc.blocks[uid]?.text),
    );
  }
  const named = namedBlocks(doc, op);
  const slot = 'slot' in op && op.slot !== undefined ? [op.slot.owner, ...ownersOf(doc, op.slot.owner)] : [];
  return [...named, ...named.flatMap((uid) => ownersOf(doc, uid)), ...slot];
}

/** How many locked blocks stand before each block. */
function placesOf(order: readonly Uid[], isLocked: (uid: Uid) => boolean): Map<Uid, number> {
  let count = 0;
  return new Map(
    order.map((uid) => {
      const place = [uid, count] as const;
      if (isLocked(uid)) count += 1;
      return place;
    }),
  );
}

/** The locked block that stands otherwise among those of its tab that are there before and after. */
export function movedLock(
  notes: Readonly<Record<Uid, BlockNote>>,
  before: readonly Uid[],
  after: readonly Uid[],
): Uid | undefined {
  const isLocked = (uid: Uid) => notes[uid]?.locked === 'owner';
  const locked = before.filter(isLocked);
  if (locked.length === 0) return undefined;
  const remaining = new Set(after);
  const gone = locked.find((uid) => !remaining.has(uid));
  if (gone !== undefined) return gone;
  const [was, now] = [placesOf(before, isLocked), placesOf(after, isLocked)];
  const moved = before.find((uid) => remaining.has(uid) && was.get(uid) !== now.get(uid));
  if (moved === undefined) return undefined;
  return isLocked(moved) ? moved : locked[Math.min(was.get(moved) ?? 0, now.get(moved) ?? 0)];
}

/** Orders of tabs and of slots, by their keys. */
export const ordersOf = ({ tabs, within }: EditDoc): ReadonlyMap<string, readonly Uid[]> =>
  new Map([
    ...tabs.map(({ key, order }) => [key, order] as const),
    ...Object.values(within.held)
      .flat()
      .map(({ owner, at, uids }) => [`${owner} ${at}`, uids] as const),
  ]);

/** Of an element, but its data and its uid. */
function membersOf(element: unknown): unknown {
  const { data: _data, uid: _uid, ...members } = isRecord(element) ? element : {};
  return members;
}

/** What of a block an owner's lock keeps as it is: its text, its notes, and by what those around it are shown. */
const keptOf = (doc: EditDoc, uid: Uid) => [
  doc.blocks[uid]?.text,
  doc.notes[uid],
  ownersOf(doc, uid).map((owner) => [isShown(doc.notes, owner), membersOf(doc.blocks[owner]?.value)]),
];

/** The block that an owner locked and that `after` changes, moves, or notes otherwise; or that it locks as an owner. */
export function brokenLock(before: EditDoc, after: EditDoc): Uid | undefined {
  const locked = [before, after].flatMap(({ notes }) =>
    Object.keys(notes).filter((uid) => notes[uid]?.locked === 'owner'),
  );
  const standing = locked.filter((uid) => [before, after].some(({ blocks }) => blocks[uid] !== undefined));
  const changed = standing.find((uid) => !isSameJson(keptOf(before, uid), keptOf(after, uid)));
  if (changed !== undefined || standing.length === 0) return changed;
  const now = ordersOf(after);
  return [...ordersOf(before)]
    .map(([key, order]) => movedLock(before.notes, order, now.get(key) ?? []))
    .find((uid) => uid !== undefined);
}
