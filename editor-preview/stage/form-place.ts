// Where a property of a block stands in its form.
import type { FormField, WidgetForm } from '~/domain/studio/form';
import { pathOf, type Pointer } from '~/domain/studio/pointer';

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
