// What commands on blocks in slots share: what a slot takes, and uids for blocks that have none of their own.
import { isRecord } from '../../record';
import { mayNest } from '../../nesting';
import { blockOf, type BlockNote, type Uid, tabHolding } from '../document';
import { rewriteJson } from '../json-text';
import { applyOps, type Op } from '../ops';
import { hasParentAt, pathOf, valueAt, ValueWriter } from '../pointer';
import { type Held, heldAt, ownersOf, readWithin, slotOf, type SlotPlace } from '../within';
import { blockName, type CommandContext, keptAsStored, lockedWords, type Refusal } from './command';

/** The list that a block stands in: of its slot, else of its tab. */
export const siblingsOf = ({ doc }: Pick<CommandContext, 'doc'>, uid: Uid): readonly Uid[] =>
  slotOf(doc, uid)?.uids ?? tabHolding(doc, uid)?.order ?? [];

const titleOf = ({ palette }: Pick<CommandContext, 'palette'>, id: string): string =>
  palette[id]?.title ?? (id === '' ? '未知组件' : id);

/** 「第 2 栏」 of a list's row; '' where the block has one slot alone. */
export function slotName({ at }: SlotPlace): string {
  const index = pathOf(at)
    .filter((step) => /^\d+$/.test(step))
    .at(-1);
  return index === undefined ? '' : `第 ${Number(index) + 1} 栏`;
}

/** Whether widgets may stand in a slot, whatever stands there already. */
function refusedKind(context: CommandContext, { owner, slot }: Held, ids: readonly string[]): string | null {
  const { doc, palette } = context;
  const owners = [owner, ...ownersOf(doc, owner)].map((uid) => doc.blocks[uid]?.id ?? '');
  const { allow } = slot;
  const bad = ids.find((id) => !mayNest(id, palette[id]?.single, owners) || allow?.includes(id) === false);
  if (bad === undefined) return null;
  const rest = (allow ?? []).map((id) => titleOf(context, id)).join('、');
  return `「${blockName(context, owner)}」里不能放「${titleOf(context, bad)}」${rest === '' ? '' : `，能放：${rest}`}`;
}

interface OpenedSlot {
  /** The operation that stores the list, where it is missing. */
  ops: Op[];
  context: CommandContext;
  /** Undefined where the stored block has no such slot. */
  held: Held | undefined;
}

/** A slot with its list: phones draw an empty one where none is stored. */
export function openedSlot(context: CommandContext, place: SlotPlace): OpenedSlot {
  const { doc } = context;
  const { owner: uid, at } = place;
  const held = heldAt(doc, place);
  const block = doc.blocks[uid];
  const closed: OpenedSlot = { ops: [], context, held };
  if (held !== undefined || block === undefined || !hasParentAt(block.value, at)) return closed;
  if (keptAsStored(context, [uid]) !== null) return closed;
  const was = valueAt(block.value, at);
  const set: Op = { op: 'set', uid, at, value: [], ...(was === undefined ? {} : { was }) };
  const opened = { ...context, doc: applyOps(doc, [set]).doc };
  const list = heldAt(opened.doc, place);
  return list === undefined ? closed : { ops: [set], context: opened, held: list };
}

/** Why there is no such slot. */
const noSlot = (context: CommandContext, { owner }: SlotPlace): Refusal => ({
  refusal:
    context.doc.blocks[owner] === undefined
      ? '这个组件已经不在了'
      : (keptAsStored(context, [owner]) ?? `「${blockName(context, owner)}」存的内容不完整，不能往里放组件`),
});

/** Why a slot does not take these blocks; null where it does. `coming` are those that do not stand there yet. */
export function slotRefusal(
  context: CommandContext,
  place: SlotPlace,
  coming: readonly { id: string }[],
): Refusal | null {
  const { held } = openedSlot(context, place);
  if (held === undefined) return noSlot(context, place);
  const locked = lockedWords(context, [place.owner]);
  if (locked !== null) return { refusal: locked };
  const kind = refusedKind(
    context,
    held,
    coming.map(({ id }) => id),
  );
  if (kind !== null) return { refusal: kind };
  const { max = Infinity } = held.slot;
  const left = Math.max(0, max - held.uids.length);
  const isFull = coming.length > left;
  const name = `「${blockName(context, place.owner)}」${slotName(place)}`;
  return isFull ? { refusal: `${name}最多 ${max} 个组件，还能加 ${left} 个` } : null;
}

interface Named {
  /** The operations that give uids, before those that need them. */
  ops: Op[];
  context: CommandContext;
  uidOf: (uid: Uid) => Uid;
}

/** Blocks of these slots get uids of their own, as places change; notes go along. */
export function withOwnUids(context: CommandContext, slots: readonly (Held | undefined)[]): Named {
  const { doc } = context;
  const placed = [...new Set(slots.flatMap((slot) => slot?.uids ?? []))].filter(
    (uid) => doc.within.standing[uid]?.isPlaced === true && isRecord(doc.blocks[uid]?.value),
  );
  const names = new Map(placed.map((uid) => [uid, context.newUid()]));
  const ops = [...names].flatMap(([uid, own]): Op[] => {
    const before = doc.blocks[uid]?.value;
    const was = isRecord(before) ? before['uid'] : undefined;
    const notes = Object.entries(doc.notes[uid] ?? {}) as [keyof BlockNote, unknown][];
    return [
      ...notes.map(([name, value]): Op => ({ op: 'note', uid, name, was: value })),
      { op: 'set', uid, at: '/uid', value: own, ...(was === undefined ? {} : { was }) },
      ...notes.map(([name, value]): Op => ({ op: 'note', uid: own, name, value })),
    ];
  });
  if (ops.length === 0) return { ops, context, uidOf: (uid) => uid };
  const named = { ...context, doc: applyOps(doc, ops).doc };
  return { ops, context: named, uidOf: (uid) => names.get(uid) ?? uid };
}

/** The text of a block that is made now, with new uids for those in its slots; each by the one before. */
export function withNewUids(
  { doc, newUid }: Pick<CommandContext, 'doc' | 'newUid'>,
  text: string,
): { text: string; uids: ReadonlyMap<Uid, Uid> } {
  const { value } = blockOf(text);
  const { slots } = doc.within;
  const { standing } = readWithin('', value, { slots, isTaken: () => false, known: {} });
  const uids = new Map<Uid, Uid>();
  const writer = new ValueWriter(value);
  for (const [uid, { path }] of Object.entries(standing)) {
    const own = newUid();
    uids.set(uid, own);
    writer.write(`${path}/uid`, own);
  }
  return uids.size === 0 ? { text, uids } : { text: rewriteJson(text, writer.value), uids };
}
