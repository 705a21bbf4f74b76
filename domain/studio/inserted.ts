// The data of a new block: a preset laid over the initials and defaults of its widget.
import { isRecord } from '../record';
import { coerce, type Shape } from '~/schemas/shape';
import type { FormField, WidgetForm } from './form';
import type { PresetData } from './presets';

/** The field and those that its control owns. */
export const withParts = (field: FormField): readonly FormField[] => [
  field,
  ...(field.parts ?? []).flatMap(withParts),
];

/** Every field of the block itself, including owned and hidden ones. */
export const allFields = ({ groups, unseen }: WidgetForm): FormField[] =>
  [...groups.flatMap(({ fields }) => fields), ...unseen].flatMap(withParts);

const initialsOf = (form: WidgetForm): PresetData =>
  Object.fromEntries(
    allFields(form)
      .filter(({ initial }) => initial !== undefined)
      .map(({ name, initial }) => [name, initial]),
  );

/** Stored data of a new block, complete by the stored shape of its widget. */
export function insertedData(shape: Shape, form: WidgetForm, data: PresetData): PresetData {
  const made = coerce(shape, { ...initialsOf(form), ...data });
  return isRecord(made) ? made : {};
}
