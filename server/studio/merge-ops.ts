// Merges operations into a draft that has changed since: those that apply are applied, the others are reported.
import type { ClashReport, SavedOps } from '~/domain/studio/api';
import type { Person } from '~/domain/studio/api-parts';
import type { Role } from '~/domain/studio/api';
import type { EditDoc, Uid } from '~/domain/studio/document';
import { changedBlocks, lockedByOwner } from '~/domain/studio/locks';
import { applyOps, ClashError, type Op } from '~/domain/studio/ops';
import type { Pointer } from '~/domain/studio/pointer';

export interface Limits {
  role: Role;
  /** Maximum of a tab. */
  maxBlocks: number;
  /** What of a changed document must not be stored; null for nothing. */
  unstorable: (before: EditDoc, after: EditDoc) => { at: Pointer; words: string } | null;
}

/** Maximum of a document, independent of the setting. */
export const MAX_BLOCKS = 2000;
/** As in `diy_page_navs`. */
export const MAX_TABS = 10;

interface Refusal {
  code: ClashReport['code'];
  uid?: Uid;
}

const uidsOf = (op: Op): readonly Uid[] => {
  if ('uids' in op) return op.uids;
  return 'uid' in op ? [op.uid] : [];
};

/** Only owners set and remove an owner's lock. */
function lockRefusal(doc: EditDoc, op: Op, role: Role): Refusal | null {
  if (role === 'owner') return null;
  const uid = lockedByOwner(doc.notes, changedBlocks(doc, op));
  if (uid !== undefined) return { code: 'locked', uid };
  const locksAsOwner = op.op === 'note' && op.name === 'locked' && op.value === 'owner';
  return locksAsOwner ? { code: 'locked', uid: op.uid } : null;
}

const longest = (doc: EditDoc): number => Math.max(0, ...doc.tabs.map(({ order }) => order.length));
const total = (doc: EditDoc): number => Object.keys(doc.blocks).length;

/** Documents that already exceed a limit may remain, but not grow. */
function exceeds(before: EditDoc, after: EditDoc, { maxBlocks }: Limits): boolean {
  const grows = (count: (doc: EditDoc) => number, most: number) =>
    count(after) > most && count(after) > count(before);
  return grows(longest, maxBlocks) || grows(total, MAX_BLOCKS) || grows(({ tabs }) => tabs.length, MAX_TABS);
}

interface Merge {
  doc: EditDoc;
  applied: Op[];
  clashes: (Omit<ClashReport, 'by'> & { op: Op })[];
}

function mergeOne(merge: Merge, op: Op, { index, limits }: { index: number; limits: Limits }): void {
  const report = (refusal: Refusal & Partial<ClashReport>) => merge.clashes.push({ index, op, ...refusal });
  const locked = lockRefusal(merge.doc, op, limits.role);
  if (locked !== null) {
    report(locked);
    return;
  }
  try {
    const { doc } = applyOps(merge.doc, [op]);
    const problem = limits.unstorable(merge.doc, doc);
    if (exceeds(merge.doc, doc, limits)) report({ code: 'limit' });
    else if (problem !== null) report({ code: 'invalid', at: `/meta${problem.at}`, message: problem.words });
    else Object.assign(merge, { doc, applied: [...merge.applied, op] });
  } catch (error) {
    if (error instanceof ClashError) {
      const { code, uid, at, now } = error.clash;
      const mine = 'value' in op ? { mine: op.value } : {};
      report({
        code,
        ...(uid === undefined ? {} : { uid }),
        ...(at === undefined ? {} : { at }),
        ...mine,
        theirs: now,
      });
    } else if (error instanceof SyntaxError || error instanceof RangeError) report({ code: 'invalid' });
    else throw error;
  }
}

/** Applies operations one by one. */
export function mergeOps(doc: EditDoc, ops: readonly Op[], limits: Limits): Merge {
  const merge: Merge = { doc, applied: [], clashes: [] };
  for (const [index, op] of ops.entries()) mergeOne(merge, op, { index, limits });
  return merge;
}

const isSamePlace = (a: Op, b: Op): boolean => {
  if (a.op === 'set' && b.op === 'set')
    return a.uid === b.uid && (a.at.startsWith(b.at) || b.at.startsWith(a.at));
  if (a.op === 'meta' && b.op === 'meta') return a.name === b.name;
  return uidsOf(a).some((uid) => uidsOf(b).includes(uid));
};

/** Author of the last write where an operation clashes; null where that was before `others`. */
export const writerOf = (op: Op, others: readonly SavedOps[]): Person | null =>
  [...others].reverse().find(({ ops }) => ops.some((other) => isSamePlace(op, other)))?.by ?? null;
