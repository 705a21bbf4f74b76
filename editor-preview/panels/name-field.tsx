// A name typed in place: Enter and leaving it take it, Esc does not.
import { useEffect, useRef, useState } from 'react';
import { isInputMethodKey } from '../ui/input-method';
import { LimitedInput } from '../ui/limited-input';
import styles from './outline.module.css';

export interface NameFieldProps {
  /** Key of the row, which gets the focus back. */
  rowKey: string;
  label: string;
  /** Of the row in the tree; absent outside of one. */
  level?: number;
  value: string;
  placeholder: string;
  maxLength: number;
  /** Null where it was given up. */
  onDone: (name: string | null) => void;
}

/** The focus goes back to the row, which is rendered anew. */
const focusRow = (key: string) =>
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`)?.focus(),
  );

/** Ends once: leaving the field follows upon its keys. */
function useEnd(onDone: NameFieldProps['onDone']): NameFieldProps['onDone'] {
  const isOver = useRef(false);
  return (name) => {
    if (isOver.current) return;
    isOver.current = true;
    onDone(name);
  };
}

export function NameField({ rowKey, label, level, value, placeholder, maxLength, onDone }: NameFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const end = useEnd(onDone);
  const [text, setText] = useState(value);
  useEffect(() => input.current?.select(), []);
  const field = (
    <LimitedInput
      ref={input}
      className={styles['field']}
      aria-label={label}
      value={text}
      onText={setText}
      placeholder={placeholder}
      maxLength={maxLength}
      onBlur={({ target }) => end(target.value)}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (isInputMethodKey(event) || (event.key !== 'Enter' && event.key !== 'Escape')) return;
        event.preventDefault();
        end(event.key === 'Enter' ? event.currentTarget.value : null);
        focusRow(rowKey);
      }}
    />
  );
  if (level === undefined) return field;
  return (
    // The row itself is no stop of the tree meanwhile.
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
    <div
      role="treeitem"
      aria-level={level}
      aria-selected={false}
      aria-label={placeholder}
      className={styles['naming']}
    >
      {field}
    </div>
  );
}
