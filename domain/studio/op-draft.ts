// A document while operations change it: the lists that blocks stand in, of tabs and of slots, and what goes in and out.
import { current, isDraft } from 'immer';
import { isRecord } from '../record';
import { meetsSlot, uidWithin } from '../slots';
import {
  type Block,
  type BlockNote,
  blockOf,
  type BlockText,
  type EditDoc,
  type Tab,
  type Uid,
} from './document';
import { OpenBlock } from './open-block';
import type { Clash, Op } from './op';
import { type Pointer, valueAt, withValueAt } from './pointer';
import { type Run as TabRun, runsOfTab } from './runs';
import { isSameJson } from './same-json';
import { heldAt, innerUids, ownersOf, readWithin, rootOf, type SlotPlace, type Within } from './within';

export interface Draft {
  tabs: (Omit<Tab, 'order'> & { order: Uid[] })[];
  blocks: Record<Uid, Block>;
  within: Within;
  notes: Record<Uid, BlockNote>;
  meta: Record<string, unknown>;
}

export type DraftTab = Draft['tabs'][number];

export class ClashError extends Error {
  constructor(readonly clash: Clash) {
    super(`${clash.op.op}: ${clash.code}`);
    this.name = 'ClashError';
  }
}

export function clash(op: Op, code: Clash['code'], rest: Omit<Clash, 'code' | 'op'> = {}): never {
  throw new ClashError({ code, op, ...rest });
}

/** A copy without Immer's proxies, which are revoked after the recipe. */
export const plain = <T>(value: T): T => (isDraft(value) ? (current(value as object) as T) : value);

const standing = (doc: Draft): Pick<EditDoc, 'within'> => ({ within: plain(doc.within) });

/** Operations that restore the notes of blocks and of those in their slots. */
export const noteOps = (doc: Draft, uids: readonly Uid[]): Op[] =>
  uids
    .flatMap((uid) => [uid, ...innerUids(standing(doc), uid)])
    .flatMap((uid) =>
      Object.entries(plain(doc.notes[uid]) ?? {}).map(
        ([name, value]): Op => ({ op: 'note', uid, name: name as keyof BlockNote, value: value as unknown }),
      ),
    );

/** Index after the previous block; at the end where that is gone, so that no input is lost. */
export function indexAfter(order: readonly string[], after: string | null): number {
  if (after === null) return 0;
  const index = order.indexOf(after);
  return index === -1 ? order.length : index + 1;
}

/** The block of the page that a block is stored in, and where. */
export function addressOf(doc: Draft, { uid, at }: { uid: Uid; at: Pointer }): { root: Uid; at: Pointer } {
  const place = plain(doc.within).standing[uid];
  return place === undefined ? { root: uid, at } : { root: place.root, at: place.path + at };
}

/** Opens a block of the page for writing. */
export function openBlock(doc: Draft, root: Uid): OpenBlock | undefined {
  const block = plain(doc.blocks[root]);
  if (block === undefined || block instanceof OpenBlock) return block;
  const open = new OpenBlock(block);
  doc.blocks[root] = open;
  return open;
}

/** Reads anew what stands in the slots of a block of the page. */
export function readSlots(doc: Draft, root: Uid): void {
  const within = plain(doc.within);
  const before = innerUids({ within }, root);
  const block = plain(doc.blocks[root]);
  if (
    before.length === 0 &&
    within.held[root] === undefined &&
    !(block !== undefined && hasSlots(within, block))
  )
    return;
  const known = Object.fromEntries(
    before.flatMap((uid) => [[uid, plain(doc.blocks[uid])]] as [Uid, Block][]),
  );
  const next = { standing: { ...within.standing }, held: { ...within.held } };
  for (const uid of [root, ...before]) {
    delete next.standing[uid];
    delete next.held[uid];
  }
  for (const uid of before) delete doc.blocks[uid];
  if (block !== undefined) {
    const isTaken = (uid: Uid) => doc.blocks[uid] !== undefined;
    const read = readWithin(root, block.value, { slots: within.slots, isTaken, known });
    Object.assign(next.standing, read.standing);
    Object.assign(next.held, read.held);
    for (const [uid, inner] of Object.entries(read.blocks)) doc.blocks[uid] = inner;
  }
  doc.within = { slots: within.slots, ...next };
}

const idOf = (block: Block): string =>
  isRecord(block.value) && typeof block.value['id'] === 'string' ? block.value['id'] : '';

const hasSlots = ({ slots }: Within, block: Block): boolean => Object.hasOwn(slots, idOf(block));

/** Whether a write into a block can change which blocks stand in slots. */
function meetsSlots({ slots }: Within, block: Block, at: Pointer): boolean {
  if (at === '' || at === '/id' || at === '/data' || at === '/uid') return true;
  const own = Object.hasOwn(slots, idOf(block)) ? (slots[idOf(block)] ?? []) : [];
  return at.startsWith('/data/') && own.some((slot) => meetsSlot(slot, at.slice('/data'.length)));
}

/** After a write into a block: what it changes of the blocks that stand in others. */
export function followWrite(doc: Draft, uid: Uid, at: Pointer): void {
  const within = plain(doc.within);
  const block = plain(doc.blocks[uid]);
  const root = rootOf({ within }, uid);
  if (block === undefined || meetsSlots(within, block, at)) {
    readSlots(doc, root);
    return;
  }
  const whole = plain(doc.blocks[root])?.value;
  for (const one of [uid, ...ownersOf({ within }, uid)]) {
    const place = within.standing[one];
    if (place === undefined) continue;
    const value = valueAt(whole, place.path);
    doc.blocks[one] = { id: plain(doc.blocks[one])?.id ?? '', text: JSON.stringify(value), value };
  }
}

/** A list that blocks stand in. */
export interface ListPlace {
  /** Key of the tab, that of the slot's owner too. */
  tab: string;
  slot?: SlotPlace;
}

interface List extends ListPlace {
  order: readonly Uid[];
}

export interface Run extends TabRun {
  slot?: SlotPlace;
}

/** The tabs, and the slots that these blocks stand in. */
function listsOf(doc: Draft, uids: readonly Uid[]): List[] {
  const within = plain(doc.within);
  const tabs = doc.tabs.map(({ key, order }) => ({ tab: key, order: plain(order) }));
  const slots = new Map<string, List>();
  for (const uid of uids) {
    const held = within.standing[uid] === undefined ? undefined : heldAt({ within }, within.standing[uid]);
    if (held === undefined) continue;
    const root = rootOf({ within }, held.owner);
    const tab = tabs.find(({ order }) => order.includes(root))?.tab ?? '';
    slots.set(`${held.owner} ${held.at}`, {
      tab,
      slot: { owner: held.owner, at: held.at },
      order: held.uids,
    });
  }
  return [...tabs, ...slots.values()];
}

/** Runs of adjacent blocks that leave their lists, in the order of these. */
export function runsOf(doc: Draft, uids: readonly Uid[], op: Op): Run[] {
  const leaving = new Set(uids);
  const runs = listsOf(doc, uids).flatMap(({ order, tab, slot }) =>
    runsOfTab({ key: tab, order }, leaving).map((run) => (slot === undefined ? run : { ...run, slot })),
  );
  // All blocks are walked once an operation: a set of them would cost more than the walk.
  const found = new Set(runs.flatMap((run) => run.uids));
  const gone = uids.find((uid) => !found.has(uid));
  if (gone !== undefined) clash(op, 'gone', { uid: gone });
  return runs;
}

/** Blocks leave their lists; those of slots are gone then, those of tabs stand nowhere. */
export function takeOut(doc: Draft, uids: readonly Uid[]): void {
  const leaving = new Set(uids);
  const within = plain(doc.within);
  const inner = uids.filter((uid) => within.standing[uid] !== undefined);
  const slots = inner.length === 0 ? [] : listsOf(doc, inner).flatMap(({ slot }) => slot ?? []);
  for (const tab of doc.tabs) tab.order = plain(tab.order).filter((uid) => !leaving.has(uid));
  const roots = new Set<Uid>();
  // The inner ones first: what is taken out of a list moves those behind it.
  const places = slots.map((slot) => ({ slot, ...addressOf(doc, { uid: slot.owner, at: slot.at }) }));
  for (const { slot, root, at } of places.sort((a, b) => b.at.length - a.at.length)) {
    const order = heldAt({ within }, slot)?.uids ?? [];
    const open = openBlock(doc, root);
    const list = valueAt(open?.value, at) as unknown[];
    const left = list.filter((_element, index) => !leaving.has(order[index] ?? ''));
    open?.write(at, left);
    roots.add(root);
  }
  for (const root of roots) readSlots(doc, root);
}

/** The element of a block that goes into a slot: with its uid, but where it has that by its place. */
function elementOf({ uid, text }: BlockText, { owner, at }: SlotPlace, index: number): unknown {
  const { value } = blockOf(text);
  if (!isRecord(value)) throw new SyntaxError('A slot holds components alone.');
  const placed = uidWithin({ owner, at: at.slice('/data'.length), index }, null);
  return value['uid'] === uid || uid === placed ? value : { ...value, uid };
}

/** Of blocks that come, as of those in their slots: none may have the uid of another one. */
export function requireNew(doc: Draft, op: Op, blocks: readonly BlockText[]): void {
  const { slots } = plain(doc.within);
  const come = new Set<Uid>();
  const isTaken = (uid: Uid) => doc.blocks[uid] !== undefined || come.has(uid);
  for (const { uid } of blocks) {
    if (isTaken(uid)) clash(op, 'exists', { uid });
    come.add(uid);
  }
  for (const { uid, text } of blocks) {
    const { seconds, standing: inner } = readWithin(uid, blockOf(text).value, { slots, isTaken, known: {} });
    if (seconds.length > 0) clash(op, 'exists', { uid });
    for (const one of Object.keys(inner)) come.add(one);
  }
}

/** Throws where a write would give a block in a slot the uid of another one. */
export function requireUidsOnce(doc: Draft, op: Extract<Op, { op: 'set' }>, block: Block): void {
  const { root, at } = addressOf(doc, op);
  const within = plain(doc.within);
  const written = plain(doc.blocks[op.uid]) ?? block;
  if (!meetsSlots(within, written, op.at)) return;
  const own = new Set(innerUids({ within }, root));
  const isTaken = (uid: Uid) => doc.blocks[uid] !== undefined && !own.has(uid);
  const secondsOf = (value: unknown) =>
    readWithin(root, value, { slots: within.slots, isTaken, known: {} }).seconds.length;
  const next = at === '' ? op.value : withValueAt(block.value, at, op.value);
  if (secondsOf(next) > secondsOf(block.value)) clash(op, 'exists', { uid: op.uid });
}

/** Throws where blocks cannot be put into a slot, before anything is changed. */
export function requireSlot(
  doc: Draft,
  op: Op,
  { slot, blocks }: { slot: SlotPlace; blocks: readonly BlockText[] },
): void {
  if (heldAt(standing(doc), slot) === undefined) clash(op, 'gone', { uid: slot.owner });
  for (const block of blocks) elementOf(block, slot, 0);
}

/** Puts blocks into a slot. */
export function putIn(
  doc: Draft,
  slot: SlotPlace,
  { after, blocks }: { after: Uid | null; blocks: readonly BlockText[] },
): void {
  const { root, at } = addressOf(doc, { uid: slot.owner, at: slot.at });
  const open = openBlock(doc, root);
  const list = valueAt(open?.value, at) as unknown[];
  const index = indexAfter(heldAt(standing(doc), slot)?.uids ?? [], after);
  const elements = blocks.map((block, place) => elementOf(block, slot, index + place));
  open?.write(at, [...list.slice(0, index), ...elements, ...list.slice(index)]);
  readSlots(doc, root);
}

/** The exact text of a block that comes out of a slot where nothing of it was edited there, else that of its element. */
export function textOf(block: Block, exact: string | undefined): string {
  if (exact === undefined) return block.text;
  const [was, now] = [blockOf(exact).value, block.value].map((value) => {
    const { uid: _uid, ...rest } = isRecord(value) ? value : {};
    return rest;
  });
  return isSameJson(was, now) ? exact : block.text;
}
