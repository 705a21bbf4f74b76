// What a field of shoppers' forms starts with and is bound by: a text, a day or a time of the day, by its kind.
import { useState } from 'react';
import { textOf } from '~/domain/coercion';
import { boundsOf, MAX_LINE_LENGTH, MAX_TEXT_LENGTH } from '~/domain/diy-form';
import { arrayOf } from '~/domain/record';
import type { ControlProps } from '../form/control';
import { DateInput } from '../ui/date-input';
import controls from './controls.module.css';
import styles from './datetime-control.module.css';
import { TextControl } from './text-control';

type Owner = ControlProps['owner'];
type MomentKind = 'date' | 'time';

const isMoment = (key: unknown): key is MomentKind => key === 'date' || key === 'time';

const boundsIn = ({ key, min, max, range }: Owner) =>
  boundsOf({
    key: isMoment(key) ? key : 'date',
    min: textOf(min),
    max: textOf(max),
    range: arrayOf(range).map(textOf),
  });

interface MomentProps extends Pick<ControlProps, 'id' | 'describedBy' | 'isInvalid' | 'isReadOnly'> {
  kind: MomentKind;
  value: string;
  /** Words why a value is refused; null where it is fine. */
  problemOf: (value: string) => string | null;
  onChange: (value: string) => void;
}

/** The browser's own input; a refused value stays in it until it is left. */
function Moment({ kind, value, problemOf, onChange, ...input }: MomentProps) {
  const { id, describedBy, isInvalid, isReadOnly } = input;
  const [own, setOwn] = useState<string | null>(null);
  const problem = problemOf(own ?? value);
  return (
    <>
      <DateInput
        id={id}
        type={kind}
        className={controls['input']}
        value={own ?? value}
        readOnly={isReadOnly}
        aria-describedby={describedBy}
        aria-invalid={problem !== null || isInvalid || undefined}
        onText={(text) => {
          setOwn(text);
          if (problemOf(text) === null) onChange(text);
        }}
        onBlur={() => setOwn(null)}
      />
      {problem === null ? null : (
        <p role="alert" className={controls['error']}>
          {problem}
        </p>
      )}
    </>
  );
}

const outside = ({ first, last }: ReturnType<typeof boundsOf>, value: string): boolean =>
  (first !== '' && value < first) || (last !== '' && value > last);

export function FormDefaultControl(control: ControlProps) {
  const { field, owner, value, write } = control;
  const { key } = owner;
  if (isMoment(key))
    return (
      <Moment
        {...control}
        kind={key}
        value={textOf(value)}
        problemOf={(next) => (next !== '' && outside(boundsIn(owner), next) ? '要在范围内' : null)}
        onChange={(next) => write(next, { isTyping: true })}
      />
    );
  const isLong = key === 'textarea';
  const shown = { ...field, control: isLong ? 'textarea' : 'text' } as const;
  return (
    <TextControl {...control} field={{ ...shown, maxLength: isLong ? MAX_TEXT_LENGTH : MAX_LINE_LENGTH }} />
  );
}

/** The first and the last one; stored twice, as older clients read them. */
export function FormRangeControl(control: ControlProps) {
  const { field, owner, id, writeOwner } = control;
  const [end] = field.parts ?? [];
  const bounds = boundsIn(owner);
  const { first, last } = bounds;
  const kind = isMoment(owner['key']) ? owner['key'] : 'date';
  const set = (next: Partial<typeof bounds>) => {
    const { first: min, last: max } = { ...bounds, ...next };
    const range = min === '' && max === '' ? [] : [min, max];
    writeOwner({ min, max, range }, { isTyping: true });
  };
  return (
    <div className={styles['times']}>
      <Moment
        {...control}
        kind={kind}
        value={first}
        problemOf={(next) => (last !== '' && next > last ? '最早不能晚于最晚' : null)}
        onChange={(next) => set({ first: next })}
      />
      <label htmlFor={`${id}end`} className={styles['end']}>
        {end?.title}
      </label>
      <Moment
        {...control}
        id={`${id}end`}
        kind={kind}
        value={last}
        problemOf={(next) => (next !== '' && next < first ? '最晚不能早于最早' : null)}
        onChange={(next) => set({ last: next })}
      />
    </div>
  );
}
