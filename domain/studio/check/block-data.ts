// What the check knows of a widget, and the data of a block as its rules look at them.
import { coerce, type Shape } from '~/schemas/shape';
import type { Versioned } from '../../widget-version';
import { type Block, currentBlock, type CurrentBlock, dataOf, keptWords } from '../document';
import type { WidgetForm } from '../form';
import type { Data } from './places';
import type { WidgetCheck } from './widget-checks';

export interface WidgetRules {
  readonly form: WidgetForm;
  readonly shape: Shape;
  readonly checks: readonly WidgetCheck[];
  /** Older data are checked as they are shown. */
  readonly widget?: Versioned;
}

const versionsOf = ({ id }: Block, widget: Versioned | undefined) =>
  widget === undefined ? {} : { [id]: widget };

/** The block in the widget's version. */
export const readBlock = (block: Block, widget: Versioned | undefined): CurrentBlock =>
  currentBlock(block, versionsOf(block, widget));

/** Why nobody can read the block, which shoppers do not see; null where they can. */
export const unreadWords = (block: Block, rules: WidgetRules | undefined): string | null =>
  keptWords(block, versionsOf(block, rules?.widget));

const completed = new WeakMap<Block, Data>();

/** A block's data with all defaults. */
export function completeData(block: Block, { shape, widget }: WidgetRules): Data {
  const known = completed.get(block);
  if (known !== undefined) return known;
  const data = coerce(shape, dataOf(readBlock(block, widget))) as Data;
  completed.set(block, data);
  return data;
}
