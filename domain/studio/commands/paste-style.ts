// Copies the look of a block to others: to its own kind whole, to other kinds by what the fields are for.
import { isRecord } from '../../record';
import type { Uid } from '../document';
import type { FieldRole, FormField, WidgetForm } from '../form';
import { type Pointer, pointerOf, valueAt } from '../pointer';
import { isSameJson } from '../same-json';
import type { CommandContext, CommandResult } from './command';
import type { FieldValue } from './set-field';
import { setFields } from './set-fields';

export interface StyleValue {
  at: Pointer;
  role?: FieldRole;
  /** Absent where nothing is stored and there is no default. */
  value?: unknown;
}

export interface CopiedStyle {
  /** Kind of the block that it was copied from. */
  id: string;
  values: readonly StyleValue[];
}

/** A block with all defaults, beside its form. */
export interface StyleTarget {
  uid: Uid;
  form: WidgetForm;
  coerced: unknown;
}

interface Place {
  at: Pointer;
  field: FormField;
}

/** Fields of the block's look with their place: parts and members of frames included, rows of lists not. */
function placesOf(fields: readonly FormField[], owner: Pointer): Place[] {
  return fields.flatMap((field) => {
    const at = owner + pointerOf([field.name]);
    const inner = field.kind === 'object' ? placesOf(field.fields ?? [], at) : [];
    const own = field.style === true && inner.length === 0 && field.control !== 'none';
    return [...(own ? [{ at, field }] : []), ...placesOf(field.parts ?? [], owner), ...inner];
  });
}

/** The block's fields that go along with its look, or that have a role. */
export const formPlaces = ({ groups }: WidgetForm): Place[] =>
  groups.flatMap(({ fields }) => placesOf(fields, ''));

export function copyStyle({ form, coerced }: Omit<StyleTarget, 'uid'>): CopiedStyle {
  const values = formPlaces(form).map(({ at, field: { role } }): StyleValue => {
    const value = valueAt(coerced, at);
    return { at, ...(role === undefined ? {} : { role }), ...(value === undefined ? {} : { value }) };
  });
  return { id: form.id, values };
}

export const isCopiedStyle = (value: unknown): value is CopiedStyle =>
  isRecord(value) && typeof value['id'] === 'string' && Array.isArray(value['values']);

/** Pairs of a copied value and the field that takes it: each field once, of a role in their order. */
function pairsOf(style: CopiedStyle, form: WidgetForm): { at: Pointer; value: unknown }[] {
  const places = formPlaces(form);
  if (style.id === form.id)
    return style.values.filter(({ at }) => places.some((place) => place.at === at)).map(withValue);
  const free = [...places];
  return style.values.flatMap(({ role, value }) => {
    const index = free.findIndex(
      ({ field }) =>
        role !== undefined && field.role === role && typeof value === typeof (field.default ?? value),
    );
    const [place] = index === -1 ? [] : free.splice(index, 1);
    return place === undefined || value === undefined ? [] : [{ at: place.at, value }];
  });
}

const withValue = ({ at, value }: StyleValue): { at: Pointer; value: unknown } => ({ at, value });

export interface Pasted {
  result: CommandResult;
  /** Fields that took a value, over all blocks, and copied ones that found none. */
  taken: number;
  skipped: number;
}

export function pasteStyle(
  context: CommandContext,
  style: CopiedStyle,
  targets: readonly StyleTarget[],
): Pasted {
  const pairs = targets.map((target) => ({ ...target, pairs: pairsOf(style, target.form) }));
  const values = pairs.flatMap(({ uid, coerced, pairs: own }) =>
    own
      .filter(({ at, value }) => !isSameJson(valueAt(coerced, at), value))
      .map(({ at, value }): FieldValue => ({ uid, at, value, coerced })),
  );
  const taken = pairs.reduce((sum, { pairs: own }) => sum + own.length, 0);
  return {
    result:
      values.length === 0 ? { ops: [], name: '粘贴样式' } : setFields(context, { values, title: '粘贴样式' }),
    taken,
    skipped: style.values.length * targets.length - taken,
  };
}
