// One wheel of a picker: radios in a snapping column, moved by finger, arrow keys or tap.
import { useCallback, useEffect, useId, useRef } from 'react';
import { useLatest } from '../use-latest';
import styles from './picker.module.css';
import type { PickerNode } from './tree';

/** The wheel has come to rest after this long without a scroll event. */
const SETTLE_MS = 120;
/** Rows in sight, the chosen one in the middle. */
const ROWS = 5;

type WheelColumnProps = {
  /** What it chooses, read out: 省. */
  label: string;
  options: readonly PickerNode[];
  chosenId: string | number;
  onChoose: (id: string | number) => void;
};

/** Turns the wheel to what is chosen, and chooses where it comes to rest in a hand. */
function useWheel({ options, chosenId, onChoose }: Omit<WheelColumnProps, 'label'>) {
  const scroller = useRef<HTMLDivElement>(null);
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Where the wheel turns by itself, to show what was chosen; null once it is there, or in a hand. */
  const aimed = useRef<number | null>(null);
  const index = Math.max(
    0,
    options.findIndex(({ id }) => id === chosenId),
  );

  const turnTo = useCallback((to: number): void => {
    const element = scroller.current;
    const row = (element?.clientHeight ?? 0) / ROWS;
    if (element === null || Math.abs(element.scrollTop - to * row) <= 1) return;
    aimed.current = to * row;
    element.scrollTo({ top: to * row });
  }, []);
  useEffect(() => turnTo(index), [turnTo, index]);
  useEffect(() => () => clearTimeout(settling.current), []);
  /** The wheel comes to rest later than it was asked to: by then something else may be chosen. */
  const latest = useLatest({ options, chosenId, onChoose });

  const settle = (): void => {
    const element = scroller.current;
    if (element === null || element.clientHeight === 0) return;
    if (aimed.current !== null) {
      // What a programmatic scroll passes is no choice, however long it pauses there.
      if (Math.abs(element.scrollTop - aimed.current) <= 1) aimed.current = null;
      return;
    }
    const now = latest.current;
    const rested = now.options[Math.round(element.scrollTop / (element.clientHeight / ROWS))];
    if (rested !== undefined && rested.id !== now.chosenId) now.onChoose(rested.id);
  };

  const take = (): void => {
    aimed.current = null;
  };

  const rest = (): void => {
    clearTimeout(settling.current);
    settling.current = setTimeout(settle, SETTLE_MS);
  };
  return { scroller, take, rest, turnTo };
}

/** One column. Native radios provide keyboard and accessible names. */
export function WheelColumn({ label, options, chosenId, onChoose }: WheelColumnProps) {
  const name = useId();
  const { scroller, take, rest, turnTo } = useWheel({ options, chosenId, onChoose });
  return (
    <fieldset className={styles.column}>
      <legend className="visually-hidden">{label}</legend>
      <div className={styles.wheel} ref={scroller} onPointerDown={take} onWheel={take} onScroll={rest}>
        {options.map(({ id, text }, index) => (
          <label key={id} className={styles.row}>
            <input
              className={styles.radio}
              type="radio"
              name={name}
              checked={id === chosenId}
              onChange={() => onChoose(id)}
              // What is chosen already does not change by a tap, yet a turning wheel has to come back to it.
              onClick={() => turnTo(index)}
            />
            <span className={styles.text}>{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
