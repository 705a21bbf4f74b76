// Rebasing what is not saved yet onto what others have saved: nothing that was typed is dropped without a question.
import type { Person } from '~/domain/studio/api-parts';
import { type EditDoc, tabHolding, type Uid } from '~/domain/studio/document';
import { type Held, heldAt, slotOf } from '~/domain/studio/within';
import { applyOps, type Clash, ClashError, type Op } from '~/domain/studio/ops';
import { isSameJson } from '~/domain/studio/same-json';

/** A place where both sides wrote: what is written here waits until the operator has chosen. */
export interface Conflict {
  /** `gone`: the block was deleted by the other; it shows until it is restored or deleted here too. */
  kind: 'changed' | 'gone';
  place: Place;
  theirs: unknown;
  by: Person | null;
  /** When it was noticed, in ms. */
  at: number;
}

export type Place =
  /** `at` within the stored element: `/data/height`. */
  | { in: 'block'; uid: Uid; at: string }
  | { in: 'note'; uid: Uid; name: string }
  | { in: 'meta'; name: string }
  | { in: 'tab'; key: string };

/** Operations that are not saved yet, one entry a step. */
export interface Pending {
  id: string;
  ops: readonly Op[];
  /** What takes them back; none where that is not known any more. */
  inverse: readonly Op[];
  name: string;
  /** Not sent until the operator has chosen. */
  held?: Conflict;
}

interface Rebased {
  doc: EditDoc;
  pending: readonly Pending[];
  /** Applied neither here nor by the server. */
  lost: Clash[];
}

export interface RebaseOptions {
  /** What the operator sees now: blocks that others delete are restored from it. */
  before: EditDoc;
  /** Who wrote what an operation clashes with. */
  by: (op: Op) => Person | null;
  now: number;
}

/** The document after one operation, or why it does not apply. */
export function tryOp(doc: EditDoc, op: Op): { doc: EditDoc } | { clash: Clash } {
  try {
    return { doc: applyOps(doc, [op]).doc };
  } catch (error) {
    if (error instanceof ClashError) return { clash: error.clash };
    throw error;
  }
}

/** Applies those that apply. */
export const applyEach = (doc: EditDoc, ops: readonly Op[]): EditDoc =>
  ops.reduce((result, op) => {
    const tried = tryOp(result, op);
    return 'doc' in tried ? tried.doc : result;
  }, doc);

function placeOf(op: Op): Place | null {
  switch (op.op) {
    case 'set':
      return { in: 'block', uid: op.uid, at: op.at };
    case 'note':
      return { in: 'note', uid: op.uid, name: op.name };
    case 'meta':
      return { in: 'meta', name: op.name };
    case 'rename-tab':
      return { in: 'tab', key: op.key };
    default:
      return null;
  }
}

const isWithin = (outer: string, inner: string): boolean => inner === outer || inner.startsWith(`${outer}/`);

function isSamePlace(a: Place, b: Place): boolean {
  if (a.in === 'block' && b.in === 'block')
    return a.uid === b.uid && (isWithin(a.at, b.at) || isWithin(b.at, a.at));
  return JSON.stringify(a) === JSON.stringify(b);
}

/** Whether an operation writes where a choice is open. */
function touches({ kind, place }: Conflict, op: Op): boolean {
  const written = placeOf(op);
  if (kind === 'gone') return 'uid' in op && place.in === 'block' && op.uid === place.uid;
  return written !== null && isSamePlace(place, written);
}

const goneUid = ({ held }: Pending): Uid | null =>
  held?.kind === 'gone' && held.place.in === 'block' ? held.place.uid : null;

const added = (entry: Pending, op: Op): Pending => ({ ...entry, ops: [...entry.ops, op] });

const uidOfChoice = ({ held }: Pending): Uid | null =>
  held !== undefined && 'uid' in held.place ? held.place.uid : null;

/** Gives an operation, or its part, to the open choices that it belongs to; what is left is pending by itself. */
function shared(pending: readonly Pending[], op: Op): { pending: readonly Pending[]; left: Op | null } {
  if (op.op === 'remove' || op.op === 'move') {
    const gone = new Set(pending.map(goneUid));
    const others = op.uids.filter((uid) => !gone.has(uid));
    const left = others.length === 0 ? null : { ...op, uids: others };
    // Deleted here too: nothing is left to choose.
    if (op.op === 'remove')
      return { left, pending: pending.filter((one) => !op.uids.includes(uidOfChoice(one) ?? '')) };
    const moved = pending.map((one) => {
      const uid = goneUid(one);
      return uid !== null && op.uids.includes(uid) ? added(one, { ...op, uids: [uid] }) : one;
    });
    return { left, pending: moved };
  }
  const holder = pending.find(({ held }) => held !== undefined && touches(held, op));
  if (holder === undefined) return { pending, left: op };
  return { pending: pending.map((one) => (one === holder ? added(one, op) : one)), left: null };
}

/** Wanted by both: nothing is left to do. */
function isSettled({ code, op, now }: Clash): boolean {
  if (code === 'exists') return op.op === 'insert' || op.op === 'add-tab';
  if (code === 'gone') return op.op === 'remove' || op.op === 'move' || op.op === 'remove-tab';
  return code === 'changed' && 'value' in op && isSameJson(now, op.value);
}

/** The block that was deleted meanwhile, as it stands here with all that is pending; with the one around it where that is gone too. */
function restoring(uid: Uid, docs: { before: EditDoc; base: EditDoc }): Op | null {
  const { before, base } = docs;
  const held = slotOf(before, uid);
  if (held !== undefined)
    return heldAt(base, held) === undefined ? restoring(held.owner, docs) : intoSlot(uid, held, docs);
  const tab = before.tabs.find(({ order }) => order.includes(uid));
  const block = before.blocks[uid];
  if (tab === undefined || block === undefined) return null;
  const home = base.tabs.find(({ key }) => key === tab.key) ?? base.tabs[0];
  if (home === undefined) return null;
  const earlier = tab.order.slice(0, tab.order.indexOf(uid));
  const after = earlier.reverse().find((one) => home.order.includes(one)) ?? null;
  return { op: 'insert', tab: home.key, after, blocks: [{ uid, text: block.text }] };
}

/** Behind those that stood before it in its slot. */
function intoSlot(uid: Uid, held: Held, { before, base }: { before: EditDoc; base: EditDoc }): Op | null {
  const block = before.blocks[uid];
  const tab = tabHolding(base, held.owner);
  if (block === undefined || tab === undefined) return null;
  const earlier = held.uids.slice(0, held.uids.indexOf(uid));
  const now = heldAt(base, held)?.uids ?? [];
  const after = earlier.reverse().find((one) => now.includes(one)) ?? null;
  const slot = { owner: held.owner, at: held.at };
  return { op: 'insert', tab: tab.key, slot, after, blocks: [{ uid, text: block.text }] };
}

/** The operation as it applies to another document: without blocks that are gone, to a tab that is there. */
function fitted(op: Op, { tabs, blocks }: EditDoc): Op | null {
  if (op.op === 'insert' || op.op === 'move') {
    const isThere = tabs.some(({ key }) => key === op.tab);
    const tab = isThere ? op.tab : (tabs[0]?.key ?? op.tab);
    if (op.op === 'insert') {
      const fresh = op.blocks.filter(({ uid }) => !(uid in blocks));
      return fresh.length === 0 ? null : { ...op, tab, blocks: fresh };
    }
    const uids = op.uids.filter((uid) => uid in blocks);
    return uids.length === 0 ? null : { ...op, tab, uids };
  }
  if (op.op !== 'remove') return op;
  const uids = op.uids.filter((uid) => uid in blocks);
  return uids.length === 0 ? null : { ...op, uids };
}

/** With `was` as it is now, so that the choice of what is written here applies. */
function onTop(op: Op, now: unknown): Op {
  if (op.op === 'rename-tab') return { ...op, was: String(now) };
  if (op.op !== 'set' && op.op !== 'note' && op.op !== 'meta') return op;
  const { was: _was, ...rest } = op;
  return now === undefined ? rest : { ...rest, was: now };
}

class Rebase {
  pending: readonly Pending[] = [];
  readonly lost: Clash[] = [];
  /** Restored with all that was pending in them. */
  private readonly restored = new Set<Uid>();
  private readonly isOpening: boolean;

  constructor(
    public doc: EditDoc,
    private readonly options: RebaseOptions,
  ) {
    this.isOpening = doc === options.before;
  }

  take(entry: Pending): void {
    const ops = entry.ops.flatMap((op) => this.apply(op, entry) ?? []);
    if (ops.length > 0) this.pending = [...this.pending, { ...entry, ops }];
  }

  /** What stays of an operation in its entry. */
  private apply(op: Op, entry: Pending): Op | null {
    if ('uid' in op && this.restored.has(op.uid)) return null;
    const fit = fitted(op, this.doc);
    if (fit === null) return null;
    const tried = tryOp(this.doc, fit);
    if ('clash' in tried) {
      this.refuse(tried.clash, entry);
      return null;
    }
    this.doc = tried.doc;
    const { pending, left } = shared(this.pending, fit);
    this.pending = pending;
    return left;
  }

  private refuse(clash: Clash, entry: Pending): void {
    if (isSettled(clash)) return;
    const { op, code, now } = clash;
    const { by, now: at, before } = this.options;
    const place = placeOf(op);
    if (code === 'gone' && 'uid' in op) {
      const restored = restoring(op.uid, { before, base: this.doc });
      this.restored.add(op.uid);
      const gone: Place = { in: 'block', uid: op.uid, at: '' };
      // Deleted here as well; in a document that just opens it was the other who did.
      if (restored === null && this.isOpening) this.lost.push(clash);
      else if (restored !== null)
        this.hold(restored, entry, { kind: 'gone', place: gone, theirs: undefined, by: by(op), at });
    } else if (code === 'changed' && place !== null)
      this.hold(onTop(op, now), entry, { kind: 'changed', place, theirs: now, by: by(op), at });
    else this.lost.push(clash);
  }

  private hold(op: Op, entry: Pending, held: Conflict): void {
    const tried = tryOp(this.doc, op);
    if ('clash' in tried) {
      this.lost.push(tried.clash);
      return;
    }
    this.doc = tried.doc;
    const id = entry.held === undefined ? `${entry.id}*` : entry.id;
    this.pending = [...this.pending, { ...entry, id, ops: [op], held }];
  }
}

/** Applies what is pending to a document that others have changed. */
export function rebase(base: EditDoc, pending: readonly Pending[], options: RebaseOptions): Rebased {
  const work = new Rebase(base, options);
  for (const entry of pending) work.take(entry);
  return { doc: work.doc, pending: work.pending, lost: work.lost };
}

/** Blocks in hand that another deletes stay in view with all that is pending in them, until the operator has chosen. */
export function withHeldBlocks(
  base: EditDoc,
  { uids, pending, options }: { uids: readonly Uid[]; pending: readonly Pending[]; options: RebaseOptions },
): readonly Pending[] {
  let doc = base;
  const held = uids.flatMap((uid): Pending[] => {
    const op = restoring(uid, { before: options.before, base: doc });
    const place: Place = { in: 'block', uid, at: '' };
    if (op === null) return [];
    doc = applyEach(doc, [op]);
    const conflict: Conflict = {
      kind: 'gone',
      place,
      theirs: undefined,
      by: options.by(op),
      at: options.now,
    };
    return [{ id: `${uid}*`, name: '恢复', ops: [op], inverse: [], held: conflict }];
  });
  const isWithin = ({ ops }: Pending) => ops.every((op) => 'uid' in op && uids.includes(op.uid));
  return held.length === 0 ? pending : [...held, ...pending.filter((entry) => !isWithin(entry))];
}

/** Keystrokes at one place as one write; null where they are two. */
function joined(before: Pending | undefined, { ops, name }: Pending): Pending | null {
  const [op, ...more] = ops;
  const [last, ...others] = before?.ops ?? [];
  if (before === undefined || before.held !== undefined || more.length + others.length > 0) return null;
  if (op?.op !== 'set' || last?.op !== 'set' || op.uid !== last.uid || op.at !== last.at) return null;
  const { value: _value, ...rest } = last;
  return { ...before, name, ops: [op.value === undefined ? rest : { ...rest, value: op.value }] };
}

/** One entry more; `isSent` names those that a request in flight holds. */
export function withPending(
  pending: readonly Pending[],
  entry: Pending,
  isSent: (id: string) => boolean,
): readonly Pending[] {
  const last = pending.at(-1);
  const one = last !== undefined && isSent(last.id) ? null : joined(last, entry);
  if (one !== null) return [...pending.slice(0, -1), one];
  const ops: Op[] = [];
  let all = pending;
  for (const op of entry.ops) {
    const { pending: next, left } = shared(all, op);
    all = next;
    if (left !== null) ops.push(left);
  }
  return ops.length === 0 ? all : [...all, { ...entry, ops }];
}
