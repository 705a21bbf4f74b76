// The browser's own input of a day, a time or a moment. What is none, such as 31 February, reads as empty: it is said.
import { type ComponentProps, useState } from 'react';
import styles from './date-input.module.css';

interface DateInputProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange'> {
  type: 'date' | 'datetime-local' | 'time';
  onText: (text: string) => void;
}

export function DateInput({ type, onText, onBlur, ...rest }: DateInputProps) {
  const [isBad, setIsBad] = useState(false);
  return (
    <>
      <input
        {...rest}
        type={type}
        aria-invalid={isBad || rest['aria-invalid']}
        onChange={({ target }) => {
          setIsBad(false);
          onText(target.value);
        }}
        onBlur={(event) => {
          // Half of a date is no fault while it is typed.
          setIsBad(event.currentTarget.validity.badInput);
          onBlur?.(event);
        }}
      />
      {isBad ? (
        <span className={styles['bad']} role="alert">
          没有这个{type === 'time' ? '时间' : '日期'}，或没有填完；现在按没有填算
        </span>
      ) : null}
    </>
  );
}
