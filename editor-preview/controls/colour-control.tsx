// A colour: the browser's own picker, the value as text, and emptying where that means something.
import { useState } from 'react';
import { textOf } from '~/domain/coercion';
import type { ControlProps } from '../form/control';
import { Button } from '../ui/button';
import styles from './controls.module.css';

const HEX = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i;

/** Six figures, as the browser's picker asks for. */
function sixFigures(text: string): string {
  const [, figures = ''] = HEX.exec(text.trim()) ?? [];
  if (figures === '') return '#000000';
  return `#${figures.length === 3 ? figures.replace(/./g, '$&$&') : figures}`.toLowerCase();
}

export function ColourControl({ field, value, id, describedBy, isReadOnly, write }: ControlProps) {
  const stored = textOf(value);
  const [own, setOwn] = useState<string | null>(null);
  const text = own ?? stored;
  const isWrong = own !== null && own !== '' && !HEX.test(own.trim());
  const change = (next: string) => {
    setOwn(next);
    if (HEX.test(next.trim()))
      write(next.trim().startsWith('#') ? next.trim() : `#${next.trim()}`, { isTyping: true });
  };
  return (
    <>
      <span className={styles['colour']}>
        <input
          type="color"
          aria-label={`${field.title}：取色`}
          value={sixFigures(stored)}
          disabled={isReadOnly}
          onChange={({ target }) => write(target.value, { isTyping: true })}
        />
        <input
          id={id}
          className={styles['input']}
          value={text}
          placeholder={field.empty}
          readOnly={isReadOnly}
          aria-invalid={isWrong || undefined}
          aria-describedby={describedBy}
          onChange={({ target }) => change(target.value)}
          onFocus={() => setOwn(stored)}
          onBlur={() => setOwn(null)}
        />
        {field.empty !== undefined && stored !== '' && !isReadOnly ? (
          <Button isCompact look="quiet" onClick={() => write('', { words: field.empty ?? '' })}>
            清空
          </Button>
        ) : null}
      </span>
      {isWrong ? <p className={styles['error']}>颜色写作 #FF4544</p> : null}
    </>
  );
}
