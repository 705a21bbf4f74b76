// Slots: properties of widgets that hold blocks. Where they are is generated from the schemas (widgets/slots.gen.ts).
import { isArray, isRecord } from './record';
import { pathOf, type Pointer, pointerOf, ValueWriter } from './studio/pointer';

declare const slot: unique symbol;

/** What stands in a slot: elements of a layout, each of its own widget and unchecked; `<Slot>` renders them. */
export type Blocks = readonly unknown[] & { readonly [slot]: true };

export interface Slot {
  /** From the data to the property; '*' stands for each row of a list. */
  readonly path: readonly string[];
  /** Widgets that may stand there; those of a copy are what its original allows. */
  readonly allow?: readonly string[];
  /** Most blocks that an editor puts there. */
  readonly max?: number;
  /** Shows what the row's picker has chosen: delivered afresh, the stored copy is not read. */
  readonly isCopy?: true;
}

/** By widget; one without slots is not in it. */
export type SlotTable = Readonly<Record<string, readonly Slot[]>>;

export const slotsOf = (table: SlotTable, id: string): readonly Slot[] =>
  Object.hasOwn(table, id) ? (table[id] ?? []) : [];

/** Slots whose blocks are the document's own; none of a block within its own kind, which is not rendered. */
export const ownSlots = (table: SlotTable, id: string, owners: readonly string[]): readonly Slot[] =>
  owners.includes(id) ? [] : slotsOf(table, id).filter(({ isCopy }) => isCopy !== true);

/** A slot of one block. */
export interface FilledSlot {
  slot: Slot;
  /** Within the block's data. */
  at: Pointer;
  blocks: readonly unknown[];
  /** The object that the property belongs to. */
  owner: Readonly<Record<string, unknown>>;
}

function* filledAt(value: unknown, slot: Slot, path: readonly (string | number)[]): Generator<FilledSlot> {
  const step = slot.path[path.length];
  if (step === '*') {
    if (isArray(value))
      for (const index of value.keys()) yield* filledAt(value[index], slot, [...path, index]);
  } else if (step !== undefined && isRecord(value)) {
    const [inner, at] = [value[step], [...path, step]];
    if (at.length < slot.path.length) yield* filledAt(inner, slot, at);
    else if (isArray(inner)) yield { slot, at: pointerOf(at), blocks: inner, owner: value };
  }
}

/** The slots in a block's data, in the order of its schema; what is no list has none. */
export const filledSlots = (data: unknown, slots: readonly Slot[]): FilledSlot[] =>
  slots.flatMap((one) => [...filledAt(data, one, [])]);

interface PlaceInSlot {
  owner: string;
  /** The slot within the owner's data. */
  at: Pointer;
  index: number;
}

/** The uid that a stored block has of its own; null for none. One with a slash would be that of a place in a slot. */
export function ownUid(element: unknown): string | null {
  const own = isRecord(element) ? element['uid'] : undefined;
  return typeof own === 'string' && own !== '' && !own.includes('/') ? own : null;
}

/** The uid of a block in a slot: its own, else one of its place. */
export const uidWithin = ({ owner, at, index }: PlaceInSlot, element: unknown): string =>
  ownUid(element) ?? `${owner}${at}/${index}`;

/** Whether what stands at a place of a block's data may hold a slot, be one, or stand in one. */
export const meetsSlot = ({ path }: Slot, at: Pointer): boolean => {
  const steps = pathOf(at);
  return path.every((step, index) => index >= steps.length || step === '*' || step === steps[index]);
};

/** The data with other blocks in its slots; the very same where it has none. */
export function withSlots<T>(
  data: T,
  slots: readonly Slot[],
  change: (filled: FilledSlot) => readonly unknown[],
): T {
  const writer = new ValueWriter(data);
  for (const filled of filledSlots(data, slots)) writer.write(filled.at, change(filled));
  return writer.value as T;
}

/** A block, and those in its slots, without uids: as an original of others. */
export function withoutUids(block: unknown, table: SlotTable): unknown {
  if (!isRecord(block)) return block;
  const { uid: _uid, ...rest } = block;
  const own = typeof rest['id'] === 'string' ? slotsOf(table, rest['id']) : [];
  if (own.length === 0) return rest;
  const data = withSlots(rest['data'], own, ({ blocks }) => blocks.map((one) => withoutUids(one, table)));
  return { ...rest, data };
}

/** Ids of blocks and of those in their slots, but for copies; as stored. */
export const idsWithin = (
  blocks: readonly unknown[],
  table: SlotTable,
  owners: readonly string[] = [],
): string[] =>
  blocks.flatMap((block) => {
    if (!isRecord(block) || typeof block['id'] !== 'string') return [];
    const { id, data } = block;
    const inner = filledSlots(data, ownSlots(table, id, owners)).flatMap((filled) => filled.blocks);
    return [id, ...idsWithin(inner, table, [...owners, id])];
  });
