// Paddings and corners of a block: a drawn rectangle with a number at each side.
import type { FormField } from '~/domain/studio/form';
import { parentOf, pointerOf } from '~/domain/studio/pointer';
import type { ControlProps } from '../form/control';
import { useFormContext } from '../form/form-context';
import { useWriting } from '../form/use-writing';
import styles from './box-control.module.css';
import { NumberControl } from './number-control';

/** Where each number stands, by the end of its name. */
const PLACES: readonly (readonly [ending: string, place: string])[] = [
  ['padding_top', 'top'],
  ['padding_lr', 'sides'],
  ['padding_bottom', 'bottom'],
  ['border_top', 'upper'],
  ['border_bottom', 'lower'],
];

const placeOf = ({ name }: FormField): string | undefined =>
  PLACES.find(([ending]) => name.endsWith(ending))?.[1];

function Side({ control, field }: { control: ControlProps; field: FormField }) {
  const ownerAt = parentOf(control.at);
  const at = ownerAt + pointerOf([field.name]);
  const { isMixed } = useFormContext();
  const writing = useWriting(field, ownerAt);
  const id = `${control.id}${field.name}`;
  const shown = { ...field, control: 'number' as const };
  return (
    <span className={styles['side']} data-place={placeOf(field)} data-at={at}>
      <label htmlFor={id}>{field.title}</label>
      <NumberControl
        {...control}
        {...writing}
        field={shown}
        id={id}
        at={at}
        value={isMixed(at) ? undefined : control.owner[field.name]}
      />
    </span>
  );
}

export function BoxControl(control: ControlProps) {
  const { field } = control;
  return (
    <div className={styles['box']}>
      <span className={styles['drawn']} aria-hidden="true" />
      {[field, ...(field.parts ?? [])].map((one) => (
        <Side key={one.name} control={control} field={one} />
      ))}
    </div>
  );
}
