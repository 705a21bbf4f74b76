// Which fields differ from what a new block has, and their values in words.
import { isRecord } from '~/domain/record';
import type { ControlId, FormField } from '~/domain/studio/form';
import { shownNumber } from '~/domain/studio/shown-number';
import { isSameJson } from '~/domain/studio/same-json';
import { holds, type Scopes } from '~/domain/studio/when';

/** What a new block has in the field; undefined where nothing is stored then. */
export const startValue = ({ initial, default: value }: FormField): unknown => initial ?? value;

/** Controls that write their parts along with their own value. */
const OWNING: ReadonlySet<ControlId> = new Set<ControlId>([
  'tile',
  'rubik',
  'link',
  'pick',
  'datetime',
  'form-range',
  'location',
  'picture',
  'video',
]);

/** The fields whose values stand and fall with a field: itself, and the parts that its control writes. */
export const ownedBy = (field: FormField): readonly FormField[] =>
  OWNING.has(field.control) ? [field, ...(field.parts ?? [])] : [field];

const comparable = ({ kind }: FormField, value: unknown): unknown =>
  kind === 'text-or-number' && (typeof value === 'number' || typeof value === 'string')
    ? String(value)
    : value;

const LONGEST = 16;

/** A value as it is read: words of a choice, 开 or 关, a number with its unit; '' for lists and objects. */
export function valueWords(field: FormField, value: unknown): string {
  const option = field.options?.find((one) => one.value === value);
  if (option !== undefined) return option.words;
  if (field.kind === 'boolean' || field.switch !== undefined)
    return value === (field.switch?.on ?? true) ? '开' : '关';
  if (value === '' || value === null || value === undefined) return field.empty ?? '空';
  if (typeof value === 'number') return `${shownNumber(field, value)}${field.unit ?? ''}`;
  if (typeof value !== 'string') return '';
  return value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value;
}

type Owner = Readonly<Record<string, unknown>>;

/**
 * Whether the field holds something else than a new block would; never for what has no beginning, nor for what the block
 * came with: `fresh` is the field's object as it was inserted.
 */
export function differs(field: FormField, owner: Owner, fresh: Owner | null = null): boolean {
  const start = startValue(field);
  if (field.control === 'none' || start === undefined) return false;
  if (
    fresh !== null &&
    isSameJson(comparable(field, owner[field.name]), comparable(field, fresh[field.name]))
  )
    return false;
  return !isSameJson(comparable(field, owner[field.name]), comparable(field, start));
}

/** How many of the fields that are shown differ, with those within their controls. */
export function countChanged(
  fields: readonly FormField[],
  { owner, scopes, fresh = null }: { owner: Owner; scopes: Scopes; fresh?: Owner | null },
): number {
  return fields
    .filter((field) => field.control !== 'none' && holds(field.when, scopes))
    .reduce((count, field) => {
      const inner = owner[field.name];
      const ownFields = field.fields !== undefined && isRecord(inner) && field.kind === 'object';
      const begun = fresh?.[field.name];
      const innerFresh = isRecord(begun) ? begun : null;
      const within = ownFields
        ? countChanged(field.fields, { owner: inner, scopes: [...scopes, inner], fresh: innerFresh })
        : 0;
      const parts = countChanged(field.parts ?? [], { owner, scopes, fresh });
      return count + (ownFields ? within : Number(differs(field, owner, fresh))) + parts;
    }, 0);
}

/** Fields in their order, those of one section together where its first one stands. */
export function sectionsOf(fields: readonly FormField[]): { section?: string; fields: FormField[] }[] {
  const runs: { section?: string; fields: FormField[] }[] = [];
  for (const field of fields) {
    const { section } = field;
    const run = runs.find((one) => section !== undefined && one.section === section);
    if (run === undefined) runs.push({ ...(section === undefined ? {} : { section }), fields: [field] });
    else run.fields.push(field);
  }
  return runs;
}
