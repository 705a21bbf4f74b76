// Numbers with their unit: steps by the arrow keys, small sums, a range where there is room for one.
import { type KeyboardEvent, useState } from 'react';
import { numberOf } from '~/domain/coercion';
import type { ControlProps } from '../form/control';
import styles from './controls.module.css';
import { readNumber } from './read-number';

/** Wide ranges are set more exactly by figures. */
const RANGE_MOST = 100;

/** The text of a number while it is typed, and how it is written. */
function useNumber({ field, value, isReadOnly, write }: ControlProps) {
  const { scale = 1, min = -Infinity, max = Infinity, step = 1, kind } = field;
  const shown = numberOf(value) / scale;
  const [own, setOwn] = useState<string | null>(null);
  const text = own ?? (Number.isFinite(shown) ? String(shown) : '');
  const commit = (amount: number, isTyping: boolean): number => {
    const exact = kind === 'number' ? amount * scale : Math.round(amount * scale);
    const stored = Math.min(max, Math.max(min, exact));
    // A number that was stored as a text stays one.
    write(kind === 'text-or-number' && typeof value === 'string' ? String(stored) : stored, { isTyping });
    return stored / scale;
  };
  const change = (next: string) => {
    setOwn(next);
    const amount = readNumber(next);
    if (amount !== null && amount * scale >= min && amount * scale <= max) commit(amount, true);
  };
  const settle = () => {
    const amount = own === null ? null : readNumber(own);
    if (amount !== null && own !== String(shown)) commit(amount, false);
    setOwn(null);
  };
  const keys = (event: KeyboardEvent<HTMLInputElement>) => {
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (event.key === 'Enter') settle();
    if (direction === undefined || isReadOnly) return;
    event.preventDefault();
    setOwn(String(commit((readNumber(text) ?? shown) + direction * step * (event.shiftKey ? 10 : 1), true)));
  };
  const slide = (amount: number) => {
    setOwn(null);
    commit(amount, true);
  };
  return {
    shown,
    text,
    isWrong: own !== null && readNumber(own) === null,
    change,
    settle,
    keys,
    slide,
    setOwn,
  };
}

const UNIT_WORDS: Readonly<Record<string, string>> = { rpx: '750 rpx = 屏宽' };

export function NumberControl(props: ControlProps) {
  const { field, id, describedBy, isReadOnly } = props;
  const { unit, scale = 1, min = -Infinity, max = Infinity, step = 1 } = field;
  const { shown, text, isWrong, change, settle, keys, slide, setOwn } = useNumber(props);
  const hasRange = field.control !== 'number' && max <= RANGE_MOST && Number.isFinite(min);
  return (
    <>
      <span className={styles['united']}>
        <input
          id={id}
          inputMode="decimal"
          className={styles['input']}
          value={text}
          readOnly={isReadOnly}
          aria-invalid={isWrong || undefined}
          aria-describedby={describedBy}
          onChange={({ target }) => change(target.value)}
          onFocus={() => setOwn(text)}
          onBlur={settle}
          onKeyDown={keys}
        />
        {unit === undefined ? null : (
          <span className={styles['unit']} title={UNIT_WORDS[unit]}>
            {unit}
          </span>
        )}
      </span>
      {hasRange ? (
        <input
          type="range"
          className={styles['range']}
          aria-label={field.title}
          min={min / scale}
          max={max / scale}
          step={step}
          value={Number.isFinite(shown) ? shown : 0}
          disabled={isReadOnly}
          onChange={({ target }) => slide(Number(target.value))}
        />
      ) : null}
      {isWrong ? <p className={styles['error']}>这不是数字</p> : null}
    </>
  );
}
