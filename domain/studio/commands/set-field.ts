// Writes one value of a block, where it is stored: nothing beside it changes.
import { type Block, type EditDoc, type Uid, dataOf } from '../document';
import type { Op } from '../ops';
import { hasParentAt, pathOf, type Pointer, pointerOf, valueAt, withValueAt } from '../pointer';
import { isSameJson } from '../same-json';
import { blockName, type CommandContext, type CommandResult, lockedWords } from './command';

export interface FieldValue {
  uid: Uid;
  /** Within the block's data: `/banners/1/picUrl`. */
  at: Pointer;
  /** Undefined removes what is stored, so that the default holds. */
  value: unknown;
  /** The block's data with all defaults, from which missing lists are made. */
  coerced: unknown;
}

export interface SetField extends FieldValue {
  /** Words of the field: 「背景色」. */
  title: string;
  /** Words of the value after it, where they are short. */
  words?: string;
  /** A keystroke, joined with those before it in the same field. */
  isTyping?: boolean;
}

/** A value within containers that are missing so far: lists as they are by default, objects of this member alone. */
function within(coerced: unknown, [key, ...rest]: string[], value: unknown): unknown {
  if (key === undefined) return value;
  const base: unknown = Array.isArray(coerced) ? coerced : {};
  const at = pointerOf([key]);
  return withValueAt(base, at, within(valueAt(coerced, at), rest, value));
}

/** Operations that write a value; none where it is stored already. */
export function fieldOps(block: Block, { uid, at, value, coerced }: FieldValue): Op[] {
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

/** Several values as one list of operations, each made for the document after those before it. */
export function fieldsOps(doc: EditDoc, values: readonly FieldValue[]): Op[] {
  const blocks = new Map<Uid, Block>();
  return values.flatMap((value) => {
    const block = blocks.get(value.uid) ?? doc.blocks[value.uid];
    if (block === undefined) return [];
    const ops = fieldOps(block, value);
    for (const op of ops)
      if (op.op === 'set')
        blocks.set(value.uid, { ...block, value: withValueAt(block.value, op.at, op.value) });
    return ops;
  });
}

export function setField(context: CommandContext, field: SetField): CommandResult {
  const { uid, at, title, words, isTyping } = field;
  const block = context.doc.blocks[uid];
  if (block === undefined) return { refusal: '这个组件已经不在了' };
  const locked = lockedWords(context, [uid]);
  if (locked !== null) return { refusal: locked };
  const ops = fieldOps(block, field);
  const name = `${blockName(context, uid)} · ${title}${words === undefined ? '' : ` ${words}`}`;
  return { ops, name, ...(isTyping === true ? { burst: `${uid} ${at}` } : {}) };
}

/** What is stored at a field; undefined where nothing is. */
export const storedAt = (block: Block, at: Pointer): unknown => valueAt(dataOf(block), at);
