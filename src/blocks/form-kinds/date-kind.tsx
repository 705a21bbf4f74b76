// A day up to today, chosen by wheels.
import { isDate } from '~/domain/validators';
import type { FieldKind, FieldProps } from '../../engine/archetypes/form';
import { DayField } from '../day-field/day-field';

/** Years that the wheels offer: a life. */
const YEARS = 110;

const Day = ({ field, value, error, onChange }: FieldProps<string>) => (
  <DayField
    label={field.label}
    placeholder={field.placeholder ?? '请选择'}
    yearsBack={YEARS}
    value={isDate(value) ? value : ''}
    error={error}
    onChange={onChange}
  />
);

export const dateKind: FieldKind<string> = { empty: '', Field: Day };
