// Locks of owners: nobody but an owner changes, moves, deletes or unlocks such a block, or moves others past it.
import type { BlockNote, DraftContent, EditDoc, Uid } from './document';
import type { Op } from './ops';
import { isSameJson } from './same-json';

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

/** Blocks that an operation changes, moves or removes. */
export function changedBlocks(doc: EditDoc, op: Op): readonly Uid[] {
  if (op.op === 'remove-tab') return orderOf(doc, op.key);
  if (op.op === 'replace-tab') {
    const texts = new Map(op.tab.blocks.map(({ uid, text }) => [uid, text]));
    return orderOf(doc, op.key).filter((uid) => texts.get(uid) !== doc.blocks[uid]?.text);
  }
  if ('uids' in op) return op.uids;
  return 'uid' in op ? [op.uid] : [];
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

const textsOf = ({ tabs }: DraftContent): Map<Uid, string> =>
  new Map(tabs.flatMap(({ blocks }) => blocks.map(({ uid, text }) => [uid, text] as const)));

/** The block that an owner locked and that `after` changes, moves, or notes otherwise; or that it locks as an owner. */
export function brokenLock(before: DraftContent, after: DraftContent): Uid | undefined {
  const [was, now] = [textsOf(before), textsOf(after)];
  const isChanged = (uid: Uid) =>
    was.get(uid) !== now.get(uid) || !isSameJson(before.notes[uid], after.notes[uid]);
  const isLocked = ({ notes }: DraftContent, uid: Uid) => notes[uid]?.locked === 'owner';
  const uids = new Set([...was.keys(), ...now.keys()]);
  const changed = [...uids].find((uid) => (isLocked(before, uid) || isLocked(after, uid)) && isChanged(uid));
  if (changed !== undefined) return changed;
  const orderOfTab = ({ tabs }: DraftContent, key: string) =>
    tabs.find((tab) => tab.key === key)?.blocks.map(({ uid }) => uid) ?? [];
  return before.tabs
    .map(({ key }) => movedLock(before.notes, orderOfTab(before, key), orderOfTab(after, key)))
    .find((uid) => uid !== undefined);
}
