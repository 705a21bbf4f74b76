// What a block names of the mall, which the check asks for: pictures and chosen things.
import type { Block } from '../document';
import { completeData, type WidgetRules } from './block-data';
import { pickOf } from './field-rules';
import { targetOf } from './link-rules';
import { placesOf } from './places';

/** A thing of the mall that the document names. */
export interface Wanted {
  readonly pictures: readonly string[];
  /** Ids by kind of picker. */
  readonly picked: Readonly<Record<string, readonly string[]>>;
}

export interface Named {
  pictures: readonly string[];
  picked: readonly (readonly [kind: string, id: string])[];
}

const isId = (id: unknown): boolean => /^[1-9]\d*$/.test(String(id));

const wanted = new WeakMap<Block, Named>();

export function wantedOf(block: Block, rules: WidgetRules): Named {
  const known = wanted.get(block);
  if (known !== undefined) return known;
  const pictures: string[] = [];
  const picked: [string, string][] = [];
  for (const place of placesOf(rules.form, completeData(block, rules))) {
    const { field, value } = place;
    if (field.control === 'picture' && typeof value === 'string' && value !== '') pictures.push(value);
    const kind = pickOf(field);
    const rows = kind !== null && Array.isArray(value) ? (value as { id?: unknown }[]) : [];
    for (const row of rows) if (isId(row?.id)) picked.push([kind ?? '', String(row.id)]);
    const target = field.control === 'link' ? targetOf(place) : null;
    if (target !== null && isId(target.id)) picked.push([target.kind, target.id]);
  }
  const named = { pictures, picked };
  wanted.set(block, named);
  return named;
}
