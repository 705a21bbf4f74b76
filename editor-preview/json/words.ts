// What stands at a place of the JSON, in the words of the palette and of the form.
import type { FormField, PaletteEntry, WidgetForm } from '~/domain/studio/form';
import { fieldAt, type JsonCaret } from '~/domain/studio/json-caret';
import { valuesOf, VERSION, versionNow } from './values';

export interface PlaceWords {
  /** Of the block. */
  block: string;
  /** Of the field, or what the block is for. */
  words: string;
  /** Values that can be written there: 「"img" 图文」. */
  values: readonly string[];
}

/** More would hide the text around. */
const MOST_VALUES = 8;

const isPlain = (value: unknown): boolean => typeof value !== 'object' || value === null;

const shownValues = (field: FormField): string[] =>
  valuesOf(field)
    .filter(({ value }) => isPlain(value))
    .slice(0, MOST_VALUES)
    .map(({ value, words }) => `${JSON.stringify(value)} ${words}`);

/** Null outside of the blocks that are known. */
export function wordsAt(
  { path }: Pick<JsonCaret, 'path'>,
  { block, form }: { block: PaletteEntry | undefined; form: WidgetForm | undefined },
): PlaceWords | null {
  if (block === undefined) return null;
  const [, part, ...within] = path;
  if (part === 'v') {
    const { title, help } = VERSION;
    return {
      block: block.title,
      words: `${title}（${help}）`,
      values: [`${versionNow(block.id)} 现在的版本`],
    };
  }
  const field = part === 'data' && form !== undefined ? fieldAt(form, within) : undefined;
  if (field === undefined) return { block: block.title, words: block.description, values: [] };
  const { title, help } = field;
  return {
    block: block.title,
    words: help === undefined ? title : `${title}（${help}）`,
    values: shownValues(field),
  };
}
