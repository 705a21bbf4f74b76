// Operations on a document: the one form of an edit for undo, saving, merging, history texts and the preview.

import { createDraft, finishDraft } from 'immer';
import {
  blockOf,
  type BlockText,
  contentOfTab,
  type EditDoc,
  isUnreadable,
  layoutText,
  type TabContent,
  type Uid,
} from './document';
import type { Op } from './op';
import { OpenBlock } from './open-block';
import {
  addressOf,
  clash,
  type Draft,
  type DraftTab,
  followWrite,
  indexAfter,
  noteOps,
  openBlock,
  plain,
  putIn,
  readSlots,
  requireNew,
  requireSlot,
  requireUidsOnce,
  runsOf,
  takeOut,
  textOf,
} from './op-draft';
import { hasParentAt, type Pointer, valueAt } from './pointer';
import { isSameJson } from './same-json';
import { innerUids, outermost, ownersOf, rootOf } from './within';

export { ClashError } from './op-draft';
export type { Clash, Op } from './op';

type OpOf<K extends Op['op']> = Extract<Op, { op: K }>;

/** Without `was` or `value` where it is undefined, so that the operation survives JSON. */
const defined = <T extends object>(op: T): T =>
  Object.fromEntries(Object.entries(op).filter(([, value]) => value !== undefined)) as T;

function tabOfKey(doc: Draft, key: string, op: Op): DraftTab {
  return doc.tabs.find((tab) => tab.key === key) ?? clash(op, 'gone');
}

const tabContent = (doc: Draft, tab: DraftTab): TabContent => contentOfTab(doc, tab, plain(tab.order));

/** All of them, or none where it throws. */
function addBlocks(doc: Draft, op: Op, blocks: readonly BlockText[]): void {
  requireNew(doc, op, blocks);
  const read = blocks.map(({ uid, text }) => [uid, blockOf(text)] as const);
  for (const [uid, block] of read) doc.blocks[uid] = block;
  for (const [uid] of read) readSlots(doc, uid);
}

/** Applies one kind of operation to an Immer draft; returns the operations that undo it, in order. */
type Apply<K extends Op['op']> = (doc: Draft, op: OpOf<K>) => Op[];

/** The uid by which a block is undone whose own uid was written. */
function uidAfter(doc: Draft, op: OpOf<'set'>, { root, at }: { root: Uid; at: Pointer }): Uid {
  if (root === op.uid || (op.at !== '' && op.at !== '/uid')) return op.uid;
  const path = op.at === '' ? at : at.slice(0, -op.at.length);
  const within = plain(doc.within);
  return innerUids({ within }, root).find((uid) => within.standing[uid]?.path === path) ?? op.uid;
}

const applySet: Apply<'set'> = (doc, op) => {
  const { root, at } = addressOf(doc, op);
  const block = plain(doc.blocks[root]) ?? clash(op, 'gone', { uid: op.uid });
  const now = valueAt(block.value, at);
  if (!isSameJson(now, op.was)) clash(op, 'changed', { uid: op.uid, at: op.at, now });
  if (!hasParentAt(block.value, at)) clash(op, 'changed', { uid: op.uid, at: op.at, now });
  if (op.at === '' && op.value === undefined) throw new SyntaxError('A block is not nothing.');
  requireUidsOnce(doc, op, block);
  const text = at === '' ? block.text : undefined;
  const exact = at === '' && op.text !== undefined ? blockOf(op.text) : null;
  if (exact !== null && isSameJson(exact.value, op.value)) doc.blocks[root] = exact;
  else openBlock(doc, root)?.write(at, op.value);
  followWrite(doc, op.uid, op.at);
  return [defined({ ...op, uid: uidAfter(doc, op, { root, at }), value: op.was, was: op.value, text })];
};

const applyInsert: Apply<'insert'> = (doc, op) => {
  const { slot, blocks, after } = op;
  const uids = blocks.map(({ uid }) => uid);
  if (slot === undefined) {
    const tab = tabOfKey(doc, op.tab, op);
    if (isUnreadable(tab)) clash(op, 'unreadable');
    addBlocks(doc, op, blocks);
    tab.order.splice(indexAfter(tab.order, after), 0, ...uids);
  } else {
    requireNew(doc, op, blocks);
    requireSlot(doc, op, { slot, blocks });
    putIn(doc, slot, { after, blocks });
  }
  return [{ op: 'remove', uids }];
};

const applyRemove: Apply<'remove'> = (doc, op) => {
  const within = plain(doc.within);
  const uids = outermost({ within }, op.uids);
  const inverse = runsOf(doc, uids, op).map(
    ({ uids: run, ...place }): Op => ({
      op: 'insert',
      ...place,
      blocks: run.map((uid) => ({ uid, text: doc.blocks[uid]?.text ?? 'null' })),
    }),
  );
  const notes = noteOps(doc, uids);
  const leaving = uids.flatMap((uid) => [uid, ...innerUids({ within }, uid)]);
  takeOut(doc, uids);
  for (const uid of uids) {
    delete doc.blocks[uid];
    readSlots(doc, uid);
  }
  for (const uid of leaving) delete doc.notes[uid];
  return [...inverse, ...notes];
};

const applyMove: Apply<'move'> = (doc, op) => {
  const { slot, after } = op;
  const target = tabOfKey(doc, op.tab, op);
  if (isUnreadable(target)) clash(op, 'unreadable');
  const within = plain(doc.within);
  const uids = outermost({ within }, op.uids);
  const around = slot === undefined ? [] : [slot.owner, ...ownersOf({ within }, slot.owner)];
  const own = [...(after === null ? [] : [after]), ...around].find((uid) => uids.includes(uid));
  if (own !== undefined) clash(op, 'changed', { uid: own });
  const blocks = uids.map((uid) => ({ uid, block: plain(doc.blocks[uid]) ?? clash(op, 'gone', { uid }) }));
  const onPage = blocks.filter(({ uid }) => within.standing[uid] === undefined);
  const entering = slot === undefined ? [] : onPage;
  const texts = Object.fromEntries(entering.map(({ uid, block }) => [uid, block.text]));
  const moved = blocks.map(({ uid, block }) => ({ uid, text: block.text }));
  if (slot !== undefined) requireSlot(doc, op, { slot, blocks: moved });
  const inverse = runsOf(doc, uids, op).map((run): Op => {
    const exact = Object.entries(texts).filter(([uid]) => run.uids.includes(uid));
    return { op: 'move', ...run, ...(exact.length === 0 ? {} : { texts: Object.fromEntries(exact) }) };
  });
  takeOut(doc, uids);
  for (const { uid } of entering) {
    delete doc.blocks[uid];
    readSlots(doc, uid);
  }
  if (slot !== undefined) putIn(doc, slot, { after, blocks: moved });
  else {
    for (const { uid, block } of blocks.filter((one) => !onPage.includes(one))) {
      doc.blocks[uid] = blockOf(textOf(block, op.texts?.[uid]));
      readSlots(doc, uid);
    }
    target.order.splice(indexAfter(target.order, after), 0, ...uids);
  }
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
    readSlots(doc, uid);
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

/** Blocks of the page whose text an operation changes. */
function writtenBy(doc: Draft, op: Op): Uid[] {
  const within = plain(doc.within);
  const slot = 'slot' in op && op.slot !== undefined ? [op.slot.owner] : [];
  const own = op.op === 'remove' || op.op === 'move' ? op.uids : op.op === 'set' ? [op.uid] : [];
  return [...own, ...slot].map((uid) => rootOf({ within }, uid));
}

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
    const before = writtenBy(this.draft, op);
    const inverse = (APPLY[op.op] as Apply<Op['op']>)(this.draft, op);
    for (const uid of [...before, ...writtenBy(this.draft, op)]) this.written.add(uid);
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
