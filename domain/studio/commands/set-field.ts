// Writes one value of a block, where it is stored: nothing beside it changes.
import { holdsDemo } from '../demo-pictures';
import { changeName, differing, type FieldChange, valueField } from '../diff/field-change';
import { type ValueField, valueWords } from '../diff/value-words';
import { type Block, currentBlock, type CurrentBlock, dataOf, keptWords, type Uid } from '../document';
import { changedBlocks } from '../locks';
import type { Op } from '../ops';
import { hasParentAt, pathOf, type Pointer, pointerOf, valueAt, withValueAt } from '../pointer';
import { isSameJson } from '../same-json';
import { blockName, type CommandContext, type CommandResult, lockedWords, unwritableWords } from './command';

export interface FieldValue {
  uid: Uid;
  /** Within the block's data: `/banners/1/picUrl`. */
  at: Pointer;
  /** Undefined removes what is stored, so that the default holds. */
  value: unknown;
  /** The block's data with all defaults, from which missing lists are made. */
  coerced: unknown;
}

/** How a step that writes values is named, and joined with others. */
export interface FieldStep {
  /** Words of the field: 「背景色」. */
  title: string;
  /** The field, whose values before and after are named where they have words. */
  field?: ValueField;
  /** Words of the value after it, where they are short. */
  words?: string;
  /** A keystroke, joined with those before it in the same field. */
  isTyping?: boolean;
}

export interface SetField extends FieldValue, FieldStep {}

/** The name of a step that writes `values` to a field of blocks with that name. */
export function namedStep(
  name: string,
  { title, field, words }: FieldStep,
  values: readonly FieldValue[],
): { name: string; change?: FieldChange } {
  const of = `${name} · ${title}`;
  const [first] = values;
  if (field === undefined || first === undefined || valueWords(field, first.value) === null)
    return { name: words === undefined ? of : `${of} ${words}` };
  const was = differing(values.map(({ coerced, at }) => valueAt(coerced, at)));
  const change = {
    of,
    field: valueField(field),
    was,
    now: first.value,
    ...(words === undefined ? {} : { words }),
  };
  return { name: changeName(change), change };
}

/** A value within containers that are missing so far: lists as they are by default, objects of this member alone. */
function within(coerced: unknown, [key, ...rest]: string[], value: unknown): unknown {
  if (key === undefined) return value;
  const base: unknown = Array.isArray(coerced) ? coerced : {};
  const at = pointerOf([key]);
  return withValueAt(base, at, within(valueAt(coerced, at), rest, value));
}

/** Operations that write a value; none where it is stored already. */
function fieldOps(block: Block, { uid, at, value, coerced }: FieldValue): Op[] {
  const path = ['data', ...pathOf(at)];
  let length = path.length;
  while (length > 1 && !hasParentAt(block.value, pointerOf(path.slice(0, length)))) length -= 1;
  const place = pointerOf(path.slice(0, length));
  const rest = path.slice(length);
  if (value === undefined && rest.length > 0) return [];
  const next = within(valueAt({ data: coerced }, place), rest, value);
  const was = valueAt(block.value, place);
  if (isSameJson(was, next)) return [];
  return [
    {
      op: 'set',
      uid,
      at: place,
      ...(next === undefined ? {} : { value: next }),
      ...(was === undefined ? {} : { was }),
    },
  ];
}

type Versions = Pick<CommandContext, 'doc' | 'widgets'>;

/** The block that a form writes to: at its first edit an older one is migrated, as a part of that step; null for none. */
function writableBlock({ doc, widgets }: Versions, uid: Uid): { block: Block; ops: Op[] } | null {
  const stored = doc.blocks[uid];
  if (stored === undefined || keptWords(stored, widgets) !== null) return null;
  const block = currentBlock(stored, widgets);
  const ops: Op[] =
    block === stored ? [] : [{ op: 'set', uid, at: '', value: block.value, was: stored.value }];
  return { block, ops };
}

/** Examples of which nothing is left are examples no more. */
const demoOps = ({ doc }: Versions, blocks: ReadonlyMap<Uid, Block>): Op[] =>
  [...blocks].flatMap(([uid, { value }]): Op[] =>
    doc.notes[uid]?.isDemo === true && !holdsDemo(value)
      ? [{ op: 'note', uid, name: 'isDemo', was: true }]
      : [],
  );

/** Several values as one list of operations, each made for the document after those before it. */
export function fieldsOps(context: Versions, values: readonly FieldValue[]): Op[] {
  const blocks = new Map<Uid, Block>();
  const ops = values.flatMap((value) => {
    const { uid } = value;
    const known = blocks.get(uid);
    const writable = known === undefined ? writableBlock(context, uid) : { block: known, ops: [] };
    if (writable === null) return [];
    const { block } = writable;
    const own = fieldOps(block, value);
    if (own.length === 0) return [];
    blocks.set(uid, block);
    for (const op of own)
      if (op.op === 'set') blocks.set(uid, { ...block, value: withValueAt(block.value, op.at, op.value) });
    return [...writable.ops, ...own];
  });
  return [...ops, ...demoOps(context, blocks)];
}

/** Why a write into a block cannot be done, as it changes what is locked in its slots; null where it can. */
export function writtenLocked(context: CommandContext, ops: readonly Op[]): string | null {
  const into = ops.filter((op) => op.op === 'set' && context.doc.within.held[op.uid] !== undefined);
  return into.length === 0
    ? null
    : lockedWords(
        context,
        into.flatMap((op) => changedBlocks(context.doc, op)),
      );
}

export function setField(context: CommandContext, field: SetField): CommandResult {
  const { uid, at, isTyping } = field;
  const refusal = unwritableWords(context, [uid]);
  if (refusal !== null) return { refusal };
  const ops = fieldsOps(context, [field]);
  const locked = writtenLocked(context, ops);
  if (locked !== null) return { refusal: locked };
  const named = namedStep(blockName(context, uid), field, [field]);
  return { ops, ...named, ...(isTyping === true ? { burst: `${uid} ${at}` } : {}) };
}

/** What is stored at a field; undefined where nothing is. */
export const storedAt = (block: CurrentBlock, at: Pointer): unknown => valueAt(dataOf(block), at);
