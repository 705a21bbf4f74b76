// Walks the shown fields of a block's form, with their values and where they stand.
import { isRecord } from '../../record';
import type { FormField, WidgetForm } from '../form';
import { type Pointer, pointerOf } from '../pointer';
import { holds, type Scopes } from '../when';

export type Data = Readonly<Record<string, unknown>>;

export interface Place {
  readonly field: FormField;
  readonly at: Pointer;
  readonly value: unknown;
  /** The object that the value stands in. */
  readonly owner: Data;
  readonly ownerAt: Pointer;
  /** Within a row of a list. */
  readonly isInRow: boolean;
  /** Whether `field` is the picture that stands for its row. */
  readonly isRowPicture: boolean;
}

interface Around {
  owner: Data;
  ownerAt: Pointer;
  scopes: Scopes;
  isInRow: boolean;
  rowPicture: string | undefined;
}

function* placesOfField(field: FormField, around: Around): Generator<Place> {
  const { owner, ownerAt, scopes, isInRow, rowPicture } = around;
  if (!holds(field.when, scopes)) return;
  const at = ownerAt + pointerOf([field.name]);
  const value = owner[field.name];
  if (field.control !== 'none')
    yield { field, at, value, owner, ownerAt, isInRow, isRowPicture: rowPicture === field.name };
  for (const part of field.parts ?? []) yield* placesOfField(part, around);
  const rows = Array.isArray(value)
    ? value.map((row: unknown, index) => [row, at + pointerOf([index])] as const)
    : [[value, at] as const];
  const own = field.fields ?? [];
  for (const [row, rowAt] of own.length > 0 ? rows : [])
    if (isRecord(row)) {
      const inner: Around = {
        owner: row,
        ownerAt: rowAt,
        scopes: [...scopes, row],
        isInRow: isInRow || Array.isArray(value),
        rowPicture: field.rowPicture,
      };
      for (const one of own) yield* placesOfField(one, inner);
    }
}

/** Fields whose conditions hold, rows of lists after their list. `data` has all defaults. */
export function* placesOf({ groups }: WidgetForm, data: Data): Generator<Place> {
  const around: Around = { owner: data, ownerAt: '', scopes: [data], isInRow: false, rowPicture: undefined };
  for (const { fields } of groups) for (const field of fields) yield* placesOfField(field, around);
}
