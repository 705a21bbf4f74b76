// The check of blocks within blocks: each by the rules of its own widget, found at its place in the block of the page.
import { isRecord } from '../../record';
import type { Block } from '../document';
import { type Pointer, pointerOf } from '../pointer';
import { completeData, type WidgetRules } from './block-data';
import type { Found } from './issue';
import { placesOf } from './places';

export interface Nested {
  block: Block;
  /** The element, within the data of the block around it. */
  at: Pointer;
  /** The blocks of its slot, and its place among them. */
  siblings: readonly Block[];
  index: number;
}

/** By the stored element: what is cached of a block is cached of these as well. */
const blocks = new WeakMap<object, Block>();

function nestedBlock(value: unknown): Block {
  const id = isRecord(value) && typeof value['id'] === 'string' ? value['id'] : '';
  if (!isRecord(value)) return { id, value, text: '' };
  const known = blocks.get(value) ?? { id, value, text: '' };
  blocks.set(value, known);
  return known;
}

const cache = new WeakMap<Block, readonly Nested[]>();

/** The blocks in a block's own slots. */
export function nestedIn(block: Block, rules: WidgetRules): readonly Nested[] {
  const known = cache.get(block);
  if (known !== undefined) return known;
  const found = [...placesOf(rules.form, completeData(block, rules))].flatMap(({ field, value, at }) => {
    if (field.control !== 'blocks' || !Array.isArray(value)) return [];
    const siblings = value.map(nestedBlock);
    return siblings.map((one, index) => ({ block: one, siblings, index, at: at + pointerOf([index]) }));
  });
  cache.set(block, found);
  return found;
}

/** The place of a block in a slot, as its form has it: of the element where nothing of its data is meant. */
export const outward = (found: Found, { at }: Pick<Nested, 'at'>, name: string): Found => {
  const prefix = found.at === '' && found.fix === undefined ? at : `${at}/data`;
  return {
    ...found,
    at: prefix + found.at,
    words: `「${name}」：${found.words}`,
    ...(found.fix !== undefined && 'at' in found.fix
      ? { fix: { ...found.fix, at: prefix + found.fix.at } }
      : {}),
  };
};
