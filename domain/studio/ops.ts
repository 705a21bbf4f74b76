// Operations on a document: the one form of an edit for undo, saving, merging, history texts and the preview.

import { createDraft, current, finishDraft, isDraft } from 'immer';
import {
  type Block,
  type BlockNote,
  blockOf,
  type BlockText,
  contentOfTab,
  type EditDoc,
  isUnreadable,
  layoutText,
  type Tab,
  type TabContent,
  type Uid,
} from './document';
import { OpenBlock } from './open-block';
import { hasParentAt, type Pointer, valueAt } from './pointer';
import { type Run, runsOfTab } from './runs';
import { isSameJson } from './same-json';

/**
 * `was` is the previous value (absent: there was none): an operation clashes where the document has
 * another one. Blocks are addressed by uid and by the block before them, never by index.
 */
export type Op =
  /**
   * Writes a value into the stored element of a block (`/data/height`); without `value` the member is removed. Of the
   * whole element ('') `text` is the exact JSON, so that undoing gives the old bytes back.
   */
  | { op: 'set'; uid: Uid; at: Pointer; value?: unknown; was?: unknown; text?: string }
  | { op: 'insert'; tab: string; after: Uid | null; blocks: BlockText[] }
  | { op: 'remove'; uids: Uid[] }
  | { op: 'move'; uids: Uid[]; tab: string; after: Uid | null }
  | { op: 'note'; uid: Uid; name: keyof BlockNote; value?: unknown; was?: unknown }
  | { op: 'meta'; name: string; value?: unknown; was?: unknown }
  | { op: 'add-tab'; after: string | null; tab: TabContent }
  | { op: 'remove-tab'; key: string }
  | { op: 'move-tab'; key: string; after: string | null }
  | { op: 'rename-tab'; key: string; value: string; was: string }
  /** Replaces a tab's whole text, where that is no list of blocks; `was` is the text before. */
  | { op: 'replace-tab'; key: string; tab: TabContent; was: string };

/** Why an operation does not apply to the current document. */
export interface Clash {
  code: 'changed' | 'gone' | 'exists' | 'unreadable';
  op: Op;
  uid?: Uid;
  at?: Pointer;
  /** The current value there. */
  now?: unknown;
}

export class ClashError extends Error {
  constructor(readonly clash: Clash) {
    super(`${clash.op.op}: ${clash.code}`);
    this.name = 'ClashError';
  }
}

interface Draft {
  tabs: (Omit<Tab, 'order'> & { order: Uid[] })[];
  blocks: Record<Uid, Block>;
  notes: Record<Uid, BlockNote>;
  meta: Record<string, unknown>;
}

type OpOf<K extends Op['op']> = Extract<Op, { op: K }>;
type DraftTab = Draft['tabs'][number];

function clash(op: Op, code: Clash['code'], rest: Omit<Clash, 'code' | 'op'> = {}): never {
  throw new ClashError({ code, op, ...rest });
}

/** Without `was` or `value` where it is undefined, so that the operation survives JSON. */
const defined = <T extends object>(op: T): T =>
  Object.fromEntries(Object.entries(op).filter(([, value]) => value !== undefined)) as T;

/** A copy without Immer's proxies, which are revoked after the recipe. */
const plain = <T>(value: T): T => (isDraft(value) ? (current(value as object) as T) : value);

/** Operations that restore a block's notes. */
const noteOps = (doc: Draft, uids: readonly Uid[]): Op[] =>
  uids.flatMap((uid) =>
    Object.entries(plain(doc.notes[uid]) ?? {}).map(
      ([name, value]): Op => ({ op: 'note', uid, name: name as keyof BlockNote, value: value as unknown }),
    ),
  );

function tabOfKey(doc: Draft, key: string, op: Op): DraftTab {
  return doc.tabs.find((tab) => tab.key === key) ?? clash(op, 'gone');
}

function takeOut(doc: Draft, uids: readonly Uid[]): void {
  const leaving = new Set(uids);
  for (const tab of doc.tabs) tab.order = plain(tab.order).filter((uid) => !leaving.has(uid));
}

/** Index after the previous block; at the end where that is gone, so that no input is lost. */
function indexAfter(order: readonly string[], after: string | null): number {
  if (after === null) return 0;
  const index = order.indexOf(after);
  return index === -1 ? order.length : index + 1;
}

const tabContent = (doc: Draft, tab: DraftTab): TabContent => contentOfTab(doc, tab, plain(tab.order));

/** All of them, or none where it throws. */
function addBlocks(doc: Draft, op: Op, blocks: readonly BlockText[]): void {
  const taken = blocks.find(({ uid }) => doc.blocks[uid] !== undefined);
  if (taken !== undefined) clash(op, 'exists', { uid: taken.uid });
  for (const [uid, block] of blocks.map(({ uid, text }) => [uid, blockOf(text)] as const))
    doc.blocks[uid] = block;
}

/** Runs of adjacent blocks that leave their tab, in page order. */
function runsOf(doc: Draft, uids: readonly Uid[], op: Op): Run[] {
  const leaving = new Set(uids);
  const runs = doc.tabs.flatMap(({ key, order }) => runsOfTab({ key, order: plain(order) }, leaving));
  // All blocks are walked once an operation: a set of them would cost more than the walk.
  const found = new Set(runs.flatMap((run) => run.uids));
  const gone = uids.find((uid) => !found.has(uid));
  if (gone !== undefined) clash(op, 'gone', { uid: gone });
  return runs;
}

/** Applies one kind of operation to an Immer draft; returns the operations that undo it, in order. */
type Apply<K extends Op['op']> = (doc: Draft, op: OpOf<K>) => Op[];

const applySet: Apply<'set'> = (doc, op) => {
  const block = plain(doc.blocks[op.uid]) ?? clash(op, 'gone', { uid: op.uid });
  const now = valueAt(block.value, op.at);
  if (!isSameJson(now, op.was)) clash(op, 'changed', { uid: op.uid, at: op.at, now });
  if (!hasParentAt(block.value, op.at)) clash(op, 'changed', { uid: op.uid, at: op.at, now });
  if (op.at === '' && op.value === undefined) throw new SyntaxError('A block is not nothing.');
  const text = op.at === '' ? block.text : undefined;
  const exact = op.at === '' && op.text !== undefined ? blockOf(op.text) : null;
  if (exact !== null && isSameJson(exact.value, op.value)) doc.blocks[op.uid] = exact;
  else {
    const open = block instanceof OpenBlock ? block : new OpenBlock(block);
    open.write(op.at, op.value);
    doc.blocks[op.uid] = open;
  }
  return [defined({ ...op, value: op.was, was: op.value, text })];
};

const applyInsert: Apply<'insert'> = (doc, op) => {
  const tab = tabOfKey(doc, op.tab, op);
  if (isUnreadable(tab)) clash(op, 'unreadable');
  addBlocks(doc, op, op.blocks);
  const uids = op.blocks.map(({ uid }) => uid);
  tab.order.splice(indexAfter(tab.order, op.after), 0, ...uids);
  return [{ op: 'remove', uids }];
};

const applyRemove: Apply<'remove'> = (doc, op) => {
  const inverse = runsOf(doc, op.uids, op).map(
    (run): Op => ({
      op: 'insert',
      tab: run.tab,
      after: run.after,
      blocks: run.uids.map((uid) => ({ uid, text: doc.blocks[uid]?.text ?? 'null' })),
    }),
  );
  const notes = noteOps(doc, op.uids);
  takeOut(doc, op.uids);
  for (const uid of op.uids) {
    delete doc.blocks[uid];
    delete doc.notes[uid];
  }
  return [...inverse, ...notes];
};

const applyMove: Apply<'move'> = (doc, op) => {
  const target = tabOfKey(doc, op.tab, op);
  if (isUnreadable(target)) clash(op, 'unreadable');
  if (op.after !== null && op.uids.includes(op.after)) clash(op, 'changed', { uid: op.after });
  const inverse = runsOf(doc, op.uids, op).map((run): Op => ({ op: 'move', ...run }));
  takeOut(doc, op.uids);
  target.order.splice(indexAfter(target.order, op.after), 0, ...op.uids);
  return inverse;
};

const applyNote: Apply<'note'> = (doc, op) => {
  if (doc.blocks[op.uid] === undefined) clash(op, 'gone', { uid: op.uid });
  const { [op.name]: now, ...others } = plain(doc.notes[op.uid]) ?? {};
  if (!isSameJson(now, op.was)) clash(op, 'changed', { uid: op.uid, now });
  const next = op.value === undefined ? others : { ...others, [op.name]: op.value };
  if (Object.keys(next).length === 0) delete doc.notes[op.uid];
  else doc.notes[op.uid] = next;
  return [defined({ ...op, value: op.was, was: op.value })];
};

const applyMeta: Apply<'meta'> = (doc, op) => {
  const now = plain(doc.meta[op.name]);
  if (!isSameJson(now, op.was)) clash(op, 'changed', { now });
  if (op.value === undefined) delete doc.meta[op.name];
  else doc.meta[op.name] = op.value;
  return [defined({ ...op, value: op.was, was: op.value })];
};

const applyAddTab: Apply<'add-tab'> = (doc, op) => {
  if (doc.tabs.some(({ key }) => key === op.tab.key)) clash(op, 'exists');
  const { blocks, ...tab } = op.tab;
  if (blocks.length > 0 && isUnreadable(tab)) clash(op, 'unreadable');
  addBlocks(doc, op, blocks);
  const added: DraftTab = { ...tab, order: blocks.map(({ uid }) => uid) };
  doc.tabs.splice(
    indexAfter(
      doc.tabs.map(({ key }) => key),
      op.after,
    ),
    0,
    added,
  );
  return [{ op: 'remove-tab', key: tab.key }];
};

const tabBefore = (doc: Draft, key: string): string | null =>
  doc.tabs[doc.tabs.findIndex((tab) => tab.key === key) - 1]?.key ?? null;

const applyRemoveTab: Apply<'remove-tab'> = (doc, op) => {
  const tab = tabContent(doc, tabOfKey(doc, op.key, op));
  const after = tabBefore(doc, op.key);
  const notes = applyRemove(doc, { op: 'remove', uids: tab.blocks.map(({ uid }) => uid) });
  doc.tabs = doc.tabs.filter(({ key }) => key !== op.key);
  return [{ op: 'add-tab', after, tab }, ...notes.filter((inverse) => inverse.op === 'note')];
};

const applyMoveTab: Apply<'move-tab'> = (doc, op) => {
  const tab = tabOfKey(doc, op.key, op);
  const after = tabBefore(doc, op.key);
  const others = doc.tabs.filter(({ key }) => key !== op.key);
  others.splice(
    indexAfter(
      others.map(({ key }) => key),
      op.after,
    ),
    0,
    tab,
  );
  doc.tabs = others;
  return [{ ...op, after }];
};

const applyRenameTab: Apply<'rename-tab'> = (doc, op) => {
  const tab = tabOfKey(doc, op.key, op);
  if (tab.name !== op.was) clash(op, 'changed', { now: tab.name });
  tab.name = op.value;
  return [{ ...op, value: op.was, was: op.value }];
};

const applyReplaceTab: Apply<'replace-tab'> = (doc, op) => {
  const tab = tabOfKey(doc, op.key, op);
  const before = tabContent(doc, tab);
  const now = layoutText(before);
  if (now !== op.was) clash(op, 'changed', { now });
  const own = new Set(before.blocks.map(({ uid }) => uid));
  addBlocks(
    doc,
    op,
    op.tab.blocks.filter(({ uid }) => !own.has(uid)),
  );
  const staying = new Map(op.tab.blocks.map(({ uid, text }) => [uid, text]));
  const removed = [...own].filter((uid) => !staying.has(uid));
  const notes = noteOps(doc, removed);
  for (const uid of own) {
    const text = staying.get(uid);
    if (text !== undefined) doc.blocks[uid] = blockOf(text);
    else {
      delete doc.blocks[uid];
      delete doc.notes[uid];
    }
  }
  const { blocks, name: _name, ...rest } = op.tab;
  Object.assign(tab, rest, { key: op.key, order: blocks.map(({ uid }) => uid) });
  return [{ op: 'replace-tab', key: op.key, tab: before, was: layoutText(op.tab) }, ...notes];
};

const APPLY: { [K in Op['op']]: Apply<K> } = {
  set: applySet,
  insert: applyInsert,
  remove: applyRemove,
  move: applyMove,
  note: applyNote,
  meta: applyMeta,
  'add-tab': applyAddTab,
  'remove-tab': applyRemoveTab,
  'move-tab': applyMoveTab,
  'rename-tab': applyRenameTab,
  'replace-tab': applyReplaceTab,
};

/** A document to which operations are applied one by one; texts of blocks are written once, at the end. */
export class OpenDocument {
  private readonly draft: Draft;
  private readonly written = new Set<Uid>();

  constructor(doc: EditDoc) {
    this.draft = createDraft(doc) as Draft;
  }

  /** As it is now: valid until the next operation. */
  get now(): EditDoc {
    return this.draft;
  }

  /**
   * @returns the operations that undo it, in order.
   * @throws ClashError where it does not apply, SyntaxError where the text of a block is no JSON; it changes nothing then.
   */
  apply(op: Op): Op[] {
    const inverse = (APPLY[op.op] as Apply<Op['op']>)(this.draft, op);
    if (op.op === 'set') this.written.add(op.uid);
    return inverse;
  }

  /** Blocks that were written since they were opened. */
  get open(): readonly OpenBlock[] {
    return [...this.written].flatMap((uid) => {
      const block = this.draft.blocks[uid];
      return block instanceof OpenBlock ? [block] : [];
    });
  }

  finish(): EditDoc {
    for (const uid of this.written) {
      const block = this.draft.blocks[uid];
      if (block instanceof OpenBlock) this.draft.blocks[uid] = block.closed();
    }
    return finishDraft(this.draft) as EditDoc;
  }
}

/** Applies operations in their order, all or none; `inverse` undoes them in its own. Throws as `OpenDocument.apply`. */
export function applyOps(doc: EditDoc, ops: readonly Op[]): { doc: EditDoc; inverse: Op[] } {
  const open = new OpenDocument(doc);
  const inverses = ops.map((op) => open.apply(op)).reverse();
  return { doc: open.finish(), inverse: inverses.flat() };
}
