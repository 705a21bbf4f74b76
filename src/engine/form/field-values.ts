// What is read and sent of the values of fields, by their kinds.
import type { FieldKindName, FormField } from '~/schemas/form';
import { cleanField } from '~/domain/typed-text';
import { BASIC_KINDS } from './basic-kinds';
import type { FieldKind } from './kind';

export type AnyKinds = Partial<Record<FieldKindName, FieldKind<unknown>>>;

/** A form's own kinds stand before those of the engine. */
export function kindOf(kinds: AnyKinds, name: FieldKindName): FieldKind<unknown> {
  const kind = kinds[name] ?? (BASIC_KINDS as unknown as AnyKinds)[name];
  if (kind === undefined) throw new Error(`The form brings no kind "${name}"`);
  return kind;
}

/** What the rules read. */
export const textIn = ({ textOf }: FieldKind<unknown>, value: unknown): unknown =>
  textOf === undefined ? value : textOf(value);

/** Parameters of one field. */
export function sentOf({ paramsOf }: FieldKind<unknown>, name: string, value: unknown): object {
  if (paramsOf !== undefined) return paramsOf(value, name);
  const clean = cleanField(name, value);
  return { [name]: typeof clean === 'string' ? clean.trim() : clean };
}

/** Parameters of several fields. */
export const sentOfAll = (
  fields: readonly FormField[],
  kinds: AnyKinds,
  values: Readonly<Record<string, unknown>>,
): Record<string, unknown> =>
  Object.assign(
    {},
    ...fields.map(({ name, kind }) => sentOf(kindOf(kinds, kind), name, values[name])),
  ) as Record<string, unknown>;
