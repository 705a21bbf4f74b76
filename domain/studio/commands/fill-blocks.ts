// Fills blocks of a kind with values that stand elsewhere under the names of their properties.
import { isRecord } from '../../record';
import type { Uid } from '../document';
import type { WidgetForm } from '../form';
import { pointerOf, valueAt } from '../pointer';
import { isSameJson } from '../same-json';
import type { FieldValue } from './set-field';

interface Filling {
  form: WidgetForm;
  /** As it stands elsewhere, unchecked. */
  given: unknown;
  /** The same, made to fit the kind's schema. */
  fitted: unknown;
  /** Blocks with all defaults. */
  targets: readonly { uid: Uid; coerced: unknown }[];
}

interface Filled {
  /** How many properties of the form are given in a value that fits. */
  offered: number;
  /** What of them differs in the blocks. */
  values: FieldValue[];
}

/** What has no control, what the kind does not know, and what does not fit its schema is left out. */
export function filledValues({ form, given, fitted, targets }: Filling): Filled {
  const named = isRecord(given) ? given : {};
  const offered = form.groups
    .flatMap(({ fields }) => fields)
    .flatMap((field) => [field, ...(field.parts ?? [])])
    .filter(({ name, control }) => control !== 'none' && Object.hasOwn(named, name))
    .map(({ name }) => ({ at: pointerOf([name]), value: named[name] }))
    .filter(({ at, value }) => isSameJson(valueAt(fitted, at), value));
  const values = targets.flatMap(({ uid, coerced }) =>
    offered
      .filter(({ at, value }) => !isSameJson(valueAt(coerced, at), value))
      .map((one): FieldValue => ({ ...one, uid, coerced })),
  );
  return { offered: offered.length, values };
}
