// Merges operations into a draft that has changed since: those that apply are applied, the others are reported.
import type { ClashReport, Role, SavedOps } from '~/domain/studio/api';
import type { Person } from '~/domain/studio/api-parts';
import type { EditDoc, Uid } from '~/domain/studio/document';
import { changedBlocks, lockedByOwner, movedLock, ordersOf as keysAndOrders } from '~/domain/studio/locks';
import { rootOf } from '~/domain/studio/within';
import { ClashError, type Op, OpenDocument } from '~/domain/studio/ops';
import type { Pointer } from '~/domain/studio/pointer';
import { pauses } from '../http/pauses';
import { isBlockText } from './op-guard';
import { StudioError } from './studio-error';

type Meta = EditDoc['meta'];

export interface Limits {
  role: Role;
  /** Maximum of a tab. */
  maxBlocks: number;
  /** What of a changed document must not be stored; null for nothing. */
  unstorable: (before: Meta, after: Meta) => { at: Pointer; words: string } | null;
}

/** Maximum of a document, independent of the setting. */
export const MAX_BLOCKS = 2000;
/** As in `diy_page_navs`. */
export const MAX_TABS = 10;
/** Of all values that one answer shows beside refused ones: each may be a whole block. */
const SHOWN_BYTES = 1024 * 1024;

interface Refusal {
  code: ClashReport['code'];
  uid?: Uid;
  at?: Pointer;
  message?: string;
}

const uidsOf = (op: Op): readonly Uid[] => {
  if ('uids' in op) return op.uids;
  return 'uid' in op ? [op.uid] : [];
};

/** Only owners set and remove an owner's lock. */
function lockRefusal(doc: EditDoc, op: Op): Refusal | null {
  const uid = lockedByOwner(doc.notes, changedBlocks(doc, op));
  if (uid !== undefined) return { code: 'locked', uid };
  const locksAsOwner = op.op === 'note' && op.name === 'locked' && op.value === 'owner';
  return locksAsOwner ? { code: 'locked', uid: op.uid } : null;
}

/** What an operation must not leave behind, as far as it can change it. */
interface Measures {
  longest: number;
  total: number;
  tabs: number;
  meta: Meta;
  orders: ReadonlyMap<string, readonly Uid[]>;
}

const ORDERING: ReadonlySet<Op['op']> = new Set(['move', 'replace-tab']);

/** An editor must not move what an owner locked. */
const ordersOf = (doc: EditDoc, op: Op, { role }: Limits): Measures['orders'] => {
  const isKept = role !== 'owner' && ORDERING.has(op.op);
  return isKept ? new Map([...keysAndOrders(doc)].map(([key, order]) => [key, [...order]])) : new Map();
};

function measuresOf(doc: EditDoc, op: Op, limits: Limits): Measures {
  const lengths = doc.tabs.map(({ order }) => order.length);
  return {
    longest: Math.max(0, ...lengths),
    total: lengths.reduce((sum, length) => sum + length, 0),
    tabs: doc.tabs.length,
    meta: op.op === 'meta' ? { ...doc.meta } : {},
    orders: ordersOf(doc, op, limits),
  };
}

/** Documents that already exceed a limit may remain, but not grow. */
function exceeds(before: Measures, after: Measures, { maxBlocks }: Limits): boolean {
  const grows = (name: 'longest' | 'total' | 'tabs', most: number) =>
    after[name] > most && after[name] > before[name];
  return grows('longest', maxBlocks) || grows('total', MAX_BLOCKS) || grows('tabs', MAX_TABS);
}

interface Merge {
  applied: Op[];
  clashes: (Omit<ClashReport, 'by'> & { op: Op })[];
}

/** Operations of these kinds change one value, and nothing that is limited by number. */
const SIMPLE: ReadonlySet<Op['op']> = new Set(['set', 'note']);

class Merging implements Merge {
  readonly applied: Op[] = [];
  readonly clashes: Merge['clashes'] = [];
  private shownBytes = 0;
  readonly document: OpenDocument;

  constructor(
    doc: EditDoc,
    private readonly limits: Limits,
  ) {
    this.document = new OpenDocument(doc);
  }

  take(op: Op, index: number): void {
    const refusal = this.tryOne(op);
    if (refusal === null) this.applied.push(op);
    else this.clashes.push({ index, op, ...refusal });
  }

  private tryOne(op: Op): (Refusal & Partial<ClashReport>) | null {
    const isOwner = this.limits.role === 'owner';
    const locked = isOwner ? null : lockRefusal(this.document.now, op);
    if (locked !== null) return locked;
    try {
      return SIMPLE.has(op.op) ? this.applySimple(op) : this.applyMeasured(op);
    } catch (error) {
      if (error instanceof ClashError) return this.reportOf(error, op);
      if (error instanceof SyntaxError || error instanceof RangeError) return { code: 'invalid' };
      throw error;
    }
  }

  private applySimple(op: Op): null {
    this.document.apply(op);
    return null;
  }

  /** Takes an operation back that leads beyond a limit. */
  private applyMeasured(op: Op): Refusal | null {
    const before = measuresOf(this.document.now, op, this.limits);
    const inverse = this.document.apply(op);
    const refusal = this.refusalAfter(op, before);
    if (refusal !== null) for (const undo of inverse) this.document.apply(undo);
    return refusal;
  }

  private refusalAfter(op: Op, before: Measures): Refusal | null {
    const { limits } = this;
    const after = measuresOf(this.document.now, op, limits);
    if (exceeds(before, after, limits)) return { code: 'limit' };
    const problem = op.op === 'meta' ? limits.unstorable(before.meta, after.meta) : null;
    if (problem !== null) return { code: 'invalid', at: `/meta${problem.at}`, message: problem.words };
    if (limits.role === 'owner') return null;
    const { notes } = this.document.now;
    for (const [key, order] of before.orders) {
      const uid = movedLock(notes, order, after.orders.get(key) ?? []);
      if (uid !== undefined) return { code: 'locked', uid };
    }
    return null;
  }

  private reportOf({ clash }: ClashError, op: Op): Refusal & Partial<ClashReport> {
    const { code, uid, at, now } = clash;
    return {
      code,
      ...(uid === undefined ? {} : { uid }),
      ...(at === undefined ? {} : { at }),
      ...('value' in op ? { mine: op.value } : {}),
      ...this.theirs(now),
    };
  }

  /** A copy, as later operations change what it is a part of; none once the answer is full. */
  private theirs(now: unknown): Pick<ClashReport, 'theirs'> {
    if (now === undefined || this.shownBytes > SHOWN_BYTES) return {};
    const text = JSON.stringify(now);
    this.shownBytes += text.length;
    return { theirs: JSON.parse(text) as unknown };
  }
}

const fits = (text: string): boolean => isBlockText(text);

/** Blocks that an operation may make larger. */
function writtenBy(op: Op): readonly Uid[] {
  if (op.op === 'set') return [op.uid];
  return 'slot' in op && op.slot !== undefined ? [op.slot.owner] : [];
}

/** @throws StudioError 413 where a block has become larger than any that could be sent. */
function requireBlocks(before: EditDoc, after: EditDoc, uids: Iterable<Uid>): void {
  for (const uid of uids) {
    const [was, now] = [before.blocks[uid], after.blocks[uid]];
    if (now === undefined || now.text === was?.text || fits(now.text)) continue;
    if (was !== undefined && !fits(was.text) && now.text.length <= was.text.length) continue;
    throw new StudioError('too-large', { message: '有组件嵌套太深或太大', at: `/blocks/${uid}` });
  }
}

/**
 * Applies operations one by one; lets other calls run in between.
 * @throws StudioError 413 where a block grows beyond its limit.
 */
export async function mergeOps(
  before: EditDoc,
  ops: readonly Op[],
  limits: Limits,
): Promise<Merge & { doc: EditDoc }> {
  const merging = new Merging(before, limits);
  const pause = pauses();
  for (const [index, op] of ops.entries()) {
    merging.take(op, index);
    await pause();
  }
  for (const block of merging.document.open) {
    block.closed();
    await pause();
  }
  const doc = merging.document.finish();
  const { applied, clashes } = merging;
  requireBlocks(before, doc, new Set(applied.flatMap(writtenBy).map((uid) => rootOf(doc, uid))));
  return { doc, applied, clashes };
}

const isSamePlace = (a: Op, b: Op): boolean => {
  if (a.op === 'set' && b.op === 'set')
    return a.uid === b.uid && (a.at.startsWith(b.at) || b.at.startsWith(a.at));
  if (a.op === 'meta' && b.op === 'meta') return a.name === b.name;
  return uidsOf(a).some((uid) => uidsOf(b).includes(uid));
};

/** Author of the last write where an operation clashes; null where that was before `others`. */
const writerOf = (op: Op, others: readonly SavedOps[]): Person | null =>
  [...others].reverse().find(({ ops }) => ops.some((other) => isSamePlace(op, other)))?.by ?? null;

/** So many clashes are named with their authors: each is searched for in all operations of the others. */
const MOST_NAMED = 100;

export const reportsOf = (clashes: Merge['clashes'], others: readonly SavedOps[]): ClashReport[] =>
  clashes.map(({ op, ...clash }, index) => ({
    ...clash,
    by: index < MOST_NAMED ? writerOf(op, others) : null,
  }));
