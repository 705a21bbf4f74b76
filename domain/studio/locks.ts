// Locks of owners: nobody but an owner changes, moves, deletes or unlocks such a block.
import type { BlockNote, EditDoc, Uid } from './document';
import type { Op } from './ops';

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
