// Texts: the field has its own text while it is focused, and an input method composes undisturbed.
import { type ChangeEvent, type CompositionEvent, useState } from 'react';
import { textOf } from '~/domain/coercion';
import { letterCount } from '~/domain/text';
import type { ControlProps } from '../form/control';
import { cutComposed } from '../ui/composed-text';
import styles from './controls.module.css';

type TextElement = HTMLInputElement | HTMLTextAreaElement;

/** What is typed, cut at the field's limit. */
function useTyping({ field: { maxLength }, value, write }: ControlProps) {
  const stored = textOf(value);
  const [own, setOwn] = useState<string | null>(null);
  /** The text before an input method composes; null while none does. */
  const [before, setBefore] = useState<string | null>(null);
  const text = own ?? stored;
  const change = ({ target, nativeEvent }: ChangeEvent<TextElement>) => {
    // What an input method has not finished is no text yet, and may be longer.
    if ((nativeEvent as InputEvent).isComposing) return setOwn(target.value);
    const next = cutComposed(target, text, maxLength);
    setOwn(next);
    write(next, { isTyping: true });
  };
  return {
    text,
    typing: {
      value: text,
      onChange: change,
      onFocus: () => setOwn(stored),
      onBlur: () => setOwn(null),
      onCompositionStart: ({ currentTarget }: CompositionEvent<TextElement>) =>
        setBefore(currentTarget.value),
      onCompositionEnd: ({ currentTarget }: CompositionEvent<TextElement>) => {
        setBefore(null);
        const next = cutComposed(currentTarget, before ?? text, maxLength);
        setOwn(next);
        write(next, { isTyping: true });
      },
    },
  };
}

export function TextControl(control: ControlProps) {
  const { field, id, describedBy, isInvalid, isReadOnly } = control;
  const { maxLength } = field;
  const { text, typing } = useTyping(control);
  const shared = {
    id,
    readOnly: isReadOnly,
    'aria-describedby': describedBy,
    'aria-invalid': isInvalid || undefined,
    className: styles['input'],
    ...typing,
  };
  return (
    <span className={styles['counted']}>
      {field.control === 'textarea' || field.lines === 'many' ? (
        <textarea rows={3} {...shared} />
      ) : (
        <input type={field.control === 'phone' ? 'tel' : 'text'} {...shared} />
      )}
      {maxLength === undefined ? null : (
        <span className={styles['count']} aria-hidden="true">
          {letterCount(text)}/{maxLength}
        </span>
      )}
    </span>
  );
}
