// Texts: the field has its own text while it is focused, and an input method composes undisturbed.
import { type ChangeEvent, type CompositionEvent, useState } from 'react';
import { textOf } from '~/domain/coercion';
import { letterCount } from '~/domain/text';
import type { ControlProps } from '../form/control';
import { cutComposed } from '../ui/composed-text';
import styles from './controls.module.css';

type TextElement = HTMLInputElement | HTMLTextAreaElement;

export function TextControl({ field, value, id, describedBy, isInvalid, isReadOnly, write }: ControlProps) {
  const stored = textOf(value);
  const [own, setOwn] = useState<string | null>(null);
  /** The text before an input method composes; null while none does. */
  const [before, setBefore] = useState<string | null>(null);
  const text = own ?? stored;
  const { maxLength, control } = field;
  const change = ({ target, nativeEvent }: ChangeEvent<TextElement>) => {
    // What an input method has not finished is no text yet, and may be longer.
    if ((nativeEvent as InputEvent).isComposing) return setOwn(target.value);
    const next = cutComposed(target, text, maxLength);
    setOwn(next);
    write(next, { isTyping: true });
  };
  const shared = {
    id,
    value: text,
    readOnly: isReadOnly,
    'aria-describedby': describedBy,
    'aria-invalid': isInvalid || undefined,
    className: styles['input'],
    onChange: change,
    onFocus: () => setOwn(stored),
    onBlur: () => setOwn(null),
    onCompositionStart: ({ currentTarget }: CompositionEvent<TextElement>) => setBefore(currentTarget.value),
    onCompositionEnd: ({ currentTarget }: CompositionEvent<TextElement>) => {
      setBefore(null);
      const next = cutComposed(currentTarget, before ?? text, maxLength);
      setOwn(next);
      write(next, { isTyping: true });
    },
  };
  return (
    <span className={styles['counted']}>
      {control === 'textarea' || field.lines === 'many' ? (
        <textarea rows={3} {...shared} />
      ) : (
        <input type={control === 'phone' ? 'tel' : 'text'} {...shared} />
      )}
      {maxLength === undefined ? null : (
        <span className={styles['count']} aria-hidden="true">
          {letterCount(text)}/{maxLength}
        </span>
      )}
    </span>
  );
}
