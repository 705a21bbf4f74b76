// Numbers with their unit: steps by the arrow keys and on the label, small sums, a range where there is room for one.
import { type KeyboardEvent, useRef, useState } from 'react';
import { numberOf } from '~/domain/coercion';
import type { FormField } from '~/domain/studio/form';
import { shownNumber, storedNumber } from '~/domain/studio/shown-number';
import type { ControlProps, WriteHow } from '../form/control';
import styles from './controls.module.css';
import { readNumber } from '../pickers/read-number';
import { useScrub } from './use-scrub';
import { isInputMethodKey } from '../ui/input-method';

/** Wide ranges are set more exactly by figures. */
const RANGE_MOST = 100;

/** The limits as the form shows them. */
function rangeWords(field: FormField): string {
  const [least, most] = [field.min, field.max].map((limit) =>
    limit === undefined ? undefined : shownNumber(field, limit),
  );
  if (least === undefined) return most === undefined ? '' : `不能大于 ${most}`;
  return most === undefined ? `不能小于 ${least}` : `要在 ${least} 到 ${most} 之间`;
}

/** The number as it is stored; null where the text means none. */
function storedText(field: FormField, text: string): number | null {
  const amount = readNumber(text);
  return amount === null ? null : storedNumber(field, amount);
}

/** Why a text cannot be stored; null where it can. */
function problemOf(field: FormField, text: string): string | null {
  const { min = -Infinity, max = Infinity } = field;
  const stored = storedText(field, text);
  if (stored === null) return '不是数字';
  return stored < min || stored > max ? rangeWords(field) : null;
}

/** The text of a number while it is typed; a wrong one stays until it is mended, or what is stored changes. */
function useTyped({ field, value }: ControlProps) {
  const shown = shownNumber(field, numberOf(value));
  const plain = Number.isFinite(shown) ? String(shown) : '';
  const [own, setOwn] = useState<{ text: string; beside: unknown } | null>(null);
  const ownProblem = own === null || own.text === plain ? null : problemOf(field, own.text);
  const isOutdated = ownProblem !== null && own?.beside !== value;
  return {
    shown,
    plain,
    text: own === null || isOutdated ? plain : own.text,
    problem: isOutdated ? null : ownProblem,
    type: (text: string) => setOwn({ text, beside: value }),
    drop: () => setOwn(null),
  };
}

/** What is typed, stepped and slid to, as it is written. */
function useNumber(props: ControlProps) {
  const { field, value, isReadOnly, write } = props;
  const { min = -Infinity, max = Infinity, step = 1, kind } = field;
  const { shown, plain, text, problem, type, drop } = useTyped(props);
  const commit = (stored: number, how: WriteHow) =>
    // A number that was stored as a text stays one.
    write(kind === 'text-or-number' && typeof value === 'string' ? String(stored) : stored, how);
  const change = (next: string) => {
    type(next);
    const stored = storedText(field, next);
    if (stored !== null && problemOf(field, next) === null) commit(stored, { isTyping: true });
  };
  const settle = () => {
    if (problem !== null) return;
    const stored = storedText(field, text);
    if (stored !== null && text !== plain) commit(stored, {});
    drop();
  };
  const within = (amount: number) => Math.min(max, Math.max(min, storedNumber(field, amount)));
  const keys = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isInputMethodKey(event)) return;
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (event.key === 'Enter') settle();
    if (event.key === 'Escape' && problem !== null) {
      event.stopPropagation();
      drop();
    }
    if (direction === undefined || isReadOnly) return;
    event.preventDefault();
    const from = readNumber(text) ?? (Number.isFinite(shown) ? shown : 0);
    const stored = within(from + direction * step * (event.shiftKey ? 10 : 1));
    commit(stored, { isTyping: true });
    type(String(shownNumber(field, stored)));
  };
  const slide = (amount: number, how: WriteHow = { isTyping: true }) => {
    drop();
    commit(within(amount), how);
  };
  return { shown, text, problem, change, settle, keys, slide, begin: () => type(text) };
}

/** The design's unit has a name for operators, and what it means. */
const UNITS: Readonly<Record<string, { words: string; title: string }>> = {
  rpx: { words: '点', title: '手机屏幕宽 750 点' },
};

interface RangeProps extends Pick<ControlProps, 'field' | 'isReadOnly'> {
  shown: number;
  onSlide: (value: number) => void;
}

function Range({ field, isReadOnly, shown, onSlide }: RangeProps) {
  const { min = -Infinity, max = Infinity, step = 1 } = field;
  return (
    <input
      type="range"
      className={styles['range']}
      aria-label={field.title}
      min={shownNumber(field, min)}
      max={shownNumber(field, max)}
      step={step}
      value={Number.isFinite(shown) ? shown : 0}
      disabled={isReadOnly}
      onChange={({ target }) => onSlide(Number(target.value))}
    />
  );
}

export function NumberControl(props: ControlProps) {
  const { field, id, describedBy, isInvalid, isReadOnly } = props;
  const { unit, min = -Infinity, max = Infinity, step = 1 } = field;
  const { shown, text, problem, change, settle, keys, slide, begin } = useNumber(props);
  const input = useRef<HTMLInputElement>(null);
  useScrub(input, { isReadOnly, step, value: Number.isFinite(shown) ? shown : 0, onChange: slide });
  const hasRange = field.control !== 'number' && max <= RANGE_MOST && Number.isFinite(min);
  return (
    <>
      <span className={styles['united']}>
        <input
          ref={input}
          id={id}
          inputMode="decimal"
          className={styles['input']}
          value={text}
          readOnly={isReadOnly}
          aria-invalid={problem !== null || isInvalid || undefined}
          aria-describedby={problem === null ? describedBy : `${id}wrong ${describedBy ?? ''}`.trim()}
          onChange={({ target }) => change(target.value)}
          onFocus={begin}
          onBlur={settle}
          onKeyDown={keys}
        />
        {unit === undefined ? null : (
          <span className={styles['unit']} title={UNITS[unit]?.title}>
            {UNITS[unit]?.words ?? unit}
          </span>
        )}
      </span>
      {hasRange ? <Range {...{ field, isReadOnly, shown }} onSlide={slide} /> : null}
      {problem === null ? null : (
        <p id={`${id}wrong`} className={styles['error']}>
          {problem}
        </p>
      )}
    </>
  );
}
