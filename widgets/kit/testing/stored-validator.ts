// Finds the generated validator of a widget's stored data by the widget's id.
import type { Validate } from '~/schemas/validate';
import * as validators from '../../validators.gen';

const byName: Readonly<Record<string, Validate>> = Object.fromEntries(
  Object.entries(validators as object).map(([name, validate]) => [name.toLowerCase(), validate]),
);

export function storedValidator(id: string): Validate {
  const validate = byName[`validate${id.replace(/[-_]/g, '')}data`];
  if (validate === undefined) throw new Error(`There is no validator of what ${id} stores.`);
  return validate;
}
