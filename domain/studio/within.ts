// Blocks in the slots of a document's blocks: each has a uid as those of the page, and is stored in the block around it.
import { isRecord } from '../record';
import { filledSlots, ownSlots, type Slot, type SlotTable, uidWithin } from '../slots';
import type { Block, Uid } from './block';
import { type Pointer, pointerOf } from './pointer';

/** A slot of a block. */
export interface SlotPlace {
  owner: Uid;
  /** Within the owner's element: `/data/columns/0/blocks`. */
  at: Pointer;
}

/** A slot with its blocks, in their order. */
export interface Held extends SlotPlace {
  readonly slot: Slot;
  readonly uids: readonly Uid[];
}

/** Where a block in a slot stands. */
export interface Standing extends SlotPlace {
  /** The block of the page around it. */
  root: Uid;
  /** Of the block within the element of that one. */
  path: Pointer;
  /** Whether its uid is of its place: it has none of its own. */
  isPlaced: boolean;
}

/** Derived from the elements of the page. */
export interface Within {
  readonly slots: SlotTable;
  readonly standing: Readonly<Record<Uid, Standing>>;
  /** By the owner. */
  readonly held: Readonly<Record<Uid, readonly Held[]>>;
}

export const NOTHING_WITHIN: Within = { slots: {}, standing: {}, held: {} };

interface Read {
  blocks: Record<Uid, Block>;
  standing: Record<Uid, Standing>;
  held: Record<Uid, readonly Held[]>;
  /** Places within the element of those whose own uid is another one's already: they have that of their place. */
  seconds: readonly Pointer[];
}

interface Reading {
  root: Uid;
  slots: SlotTable;
  isTaken: (uid: Uid) => boolean;
  /** As they were read before: those that did not change stay the same objects. */
  known: Readonly<Record<Uid, Block>>;
  into: Read & { seconds: Pointer[] };
}

const innerBlock = (element: unknown, known: Block | undefined): Block => {
  const text = JSON.stringify(element);
  if (known?.text === text) return known;
  return {
    id: isRecord(element) && typeof element['id'] === 'string' ? element['id'] : '',
    text,
    value: element,
  };
};

interface Owner {
  uid: Uid;
  element: unknown;
  path: Pointer;
  /** Widgets around it. */
  owners: readonly string[];
}

function readOwner(reading: Reading, { uid, element, path, owners }: Owner): void {
  if (!isRecord(element) || typeof element['id'] !== 'string') return;
  const { id, data } = element;
  const filled = filledSlots(data, ownSlots(reading.slots, id, owners));
  if (filled.length === 0) return;
  const { into, root, known, isTaken } = reading;
  into.held[uid] = filled.map(({ slot, at: dataAt, blocks }) => {
    const at = `/data${dataAt}`;
    const uids = blocks.map((inner, index) => {
      const own = uidWithin({ owner: uid, at: dataAt, index }, inner);
      const placed = uidWithin({ owner: uid, at: dataAt, index }, null);
      const isSecond = own !== placed && (isTaken(own) || into.blocks[own] !== undefined);
      const innerUid = isSecond ? placed : own;
      const innerPath = path + at + pointerOf([index]);
      if (isSecond) into.seconds.push(innerPath);
      into.blocks[innerUid] = innerBlock(inner, known[innerUid]);
      into.standing[innerUid] = { owner: uid, at, root, path: innerPath, isPlaced: innerUid === placed };
      readOwner(reading, { uid: innerUid, element: inner, path: innerPath, owners: [...owners, id] });
      return innerUid;
    });
    return { owner: uid, at, slot, uids };
  });
}

/** The blocks in the slots of a block of the page, at all depths. */
export function readWithin(
  root: Uid,
  element: unknown,
  reading: Omit<Reading, 'root' | 'into'>,
): Readonly<Read> {
  const into = { blocks: {}, standing: {}, held: {}, seconds: [] };
  readOwner({ ...reading, root, into }, { uid: root, element, path: '', owners: [] });
  return into;
}

interface Doc {
  readonly within: Within;
}

/** Those in the slots of a block, at all depths, each after the one around it. */
export const innerUids = ({ within }: Doc, uid: Uid): readonly Uid[] =>
  (within.held[uid] ?? []).flatMap(({ uids }) => uids.flatMap((one) => [one, ...innerUids({ within }, one)]));

/** Blocks with those in their slots, each after the one around it. */
export const withInner = (doc: Doc, uids: readonly Uid[]): readonly Uid[] =>
  uids.flatMap((uid) => [uid, ...innerUids(doc, uid)]);

/** The block of the page around a block, or itself. */
export const rootOf = ({ within }: Doc, uid: Uid): Uid => within.standing[uid]?.root ?? uid;

/** The blocks around a block, from the nearest to that of the page. */
export function ownersOf({ within }: Doc, uid: Uid): readonly Uid[] {
  const owner = within.standing[uid]?.owner;
  return owner === undefined ? [] : [owner, ...ownersOf({ within }, owner)];
}

export const heldAt = ({ within }: Doc, { owner, at }: SlotPlace): Held | undefined =>
  within.held[owner]?.find((one) => one.at === at);

/** The slot that a block stands in; undefined for a block of the page. */
export const slotOf = ({ within }: Doc, uid: Uid): Held | undefined => {
  const standing = within.standing[uid];
  return standing === undefined ? undefined : heldAt({ within }, standing);
};

/** Without those that stand in others of them. */
export const outermost = (doc: Doc, uids: readonly Uid[]): readonly Uid[] =>
  uids.filter((uid) => !ownersOf(doc, uid).some((owner) => uids.includes(owner)));
