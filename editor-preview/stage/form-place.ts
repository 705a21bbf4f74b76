// Where a property of a block stands in its form.
import type { FormField, WidgetForm } from '~/domain/studio/form';
import { pathOf, type Pointer } from '~/domain/studio/pointer';
import type { ShownLength } from '../frame/messages';

type Groups = Pick<WidgetForm, 'groups'>;

const withParts = (fields: readonly FormField[]): FormField[] =>
  fields.flatMap((field) => [field, ...withParts(field.parts ?? [])]);

const topFields = ({ groups }: Groups): FormField[] => withParts(groups.flatMap(({ fields }) => fields));

/** Section of the form that the place stands in; without one, its group. */
export function groupOf(form: Groups, at: Pointer): string | null {
  const [name] = pathOf(at);
  const field = topFields(form).find((one) => one.name === name);
  return field?.section ?? field?.group ?? null;
}

/** What a length measures on the phone; null for any other field, and for those of rows. */
export function lengthKindOf(form: Groups, at: Pointer): ShownLength['kind'] | null {
  const [name = '', ...deeper] = pathOf(at);
  const field = deeper.length > 0 ? undefined : topFields(form).find((one) => one.name === name);
  if (field?.unit !== 'rpx') return null;
  if (field.role === 'radius' || field.role === 'space') return field.role;
  if (/(padding|margin)/i.test(name)) return 'space';
  return /height$/i.test(name) ? 'height' : null;
}
