// Nine cells for where a picture stands, with the arrow keys.
import type { KeyboardEvent } from 'react';
import type { ControlProps } from '../form/control';
import { isInputMethodKey } from '../ui/input-method';
import styles from './position-control.module.css';

const COLUMNS = 3;
const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -COLUMNS,
  ArrowDown: COLUMNS,
};

/** The cell that a key leads to from another; the same one at the edge. */
export function nextCell(at: number, key: string): number {
  const step = STEPS[key] ?? 0;
  const next = at + step;
  const leavesRow = Math.abs(step) === 1 && Math.floor(next / COLUMNS) !== Math.floor(at / COLUMNS);
  return leavesRow || next < 0 || next >= COLUMNS * COLUMNS ? at : next;
}

export function PositionControl({ field, value, id, isReadOnly, write }: ControlProps) {
  const options = field.options ?? [];
  const chosen = Math.max(
    0,
    options.findIndex((option) => option.value === value),
  );
  const choose = (index: number) => {
    const option = options[index];
    if (option !== undefined && option.value !== value) write(option.value, { words: option.words });
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (STEPS[event.key] === undefined || isReadOnly || isInputMethodKey(event)) return;
    event.preventDefault();
    const next = nextCell(chosen, event.key);
    choose(next);
    event.currentTarget.closest('[role]')?.querySelectorAll('input')[next]?.focus();
  };
  return (
    <div role="radiogroup" aria-labelledby={`${id}label`} className={styles['cells']}>
      {options.map((option, index) => (
        <label key={option.words} title={option.words}>
          <input
            type="radio"
            name={id}
            aria-label={option.words}
            checked={index === chosen}
            disabled={isReadOnly}
            onChange={() => choose(index)}
            onKeyDown={press}
          />
        </label>
      ))}
    </div>
  );
}
