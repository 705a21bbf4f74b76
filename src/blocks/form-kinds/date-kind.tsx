// A day up to today, chosen by wheels; one that is not needed can be taken back.
import { isDate } from '~/domain/validators';
import type { FieldKind, FieldProps } from '../../engine/archetypes/form';
import { DayField } from '../day-field/day-field';

/** Years that the wheels offer: a life. */
const YEARS = 110;

/** A day of this year or of so many before. */
export const dateKindOf = (yearsBack: number): FieldKind<string> => ({
  empty: '',
  Field: ({ field, value, error, onChange }: FieldProps<string>) => (
    <DayField
      label={field.label}
      name={field.name}
      placeholder={field.placeholder ?? '请选择'}
      yearsBack={yearsBack}
      isClearable={field.isOptional === true}
      value={isDate(value) ? value : ''}
      error={error}
      onChange={onChange}
    />
  ),
});

export const dateKind = dateKindOf(YEARS);
