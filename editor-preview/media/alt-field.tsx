// An alternative text: said, not said yet, or none because the picture is decoration.
import { useId, useState } from 'react';
import { isInputMethodKey } from '../ui/input-method';
import styles from './media.module.css';
import { LimitedInput } from '../ui/limited-input';

interface AltFieldProps {
  /** Null: not said; '' decoration. */
  alt: string | null;
  isReadOnly: boolean;
  placeholder: string;
  onChange: (alt: string | null) => void;
}

export function AltField({ alt, isReadOnly, placeholder, onChange }: AltFieldProps) {
  const id = useId();
  const [text, setText] = useState(alt ?? '');
  const isDecoration = alt === '';
  const commit = () => {
    const next = text.trim() === '' ? null : text.trim();
    if (next !== alt && !isDecoration) onChange(next);
  };
  return (
    <div className={styles['alt']}>
      <label htmlFor={id}>
        替代文字
        <LimitedInput
          id={id}
          value={isDecoration ? '' : text}
          maxLength={200}
          placeholder={placeholder}
          readOnly={isReadOnly}
          disabled={isDecoration}
          onText={setText}
          onBlur={commit}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !isInputMethodKey(event)) commit();
          }}
        />
      </label>
      <label className={styles['check']}>
        <input
          type="checkbox"
          checked={isDecoration}
          disabled={isReadOnly}
          onChange={({ target }) => onChange(target.checked ? '' : null)}
        />
        装饰图，不读
      </label>
    </div>
  );
}
