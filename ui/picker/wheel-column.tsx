// One wheel of a picker: radios in a snapping column, moved by touch, arrow keys or tap.
import { useCallback, useEffect, useId, useRef } from 'react';
import { useLatest } from '../use-latest';
import styles from './picker.module.css';
import type { PickerNode } from './tree';

/** The wheel counts as stopped after this long without a scroll event. */
const SETTLE_MS = 120;
/** Visible rows, the chosen one in the middle. */
const ROWS = 5;

type WheelColumnProps = {
  /** Accessible name: 省. */
  label: string;
  options: readonly PickerNode[];
  chosenId: string | number;
  onChoose: (id: string | number) => void;
};

/** Scrolls the wheel to the chosen row, and chooses the row where the user stops it. */
function useWheel({ options, chosenId, onChoose }: Omit<WheelColumnProps, 'label'>) {
  const scroller = useRef<HTMLDivElement>(null);
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Target of a programmatic scroll; null once it is reached, or during a gesture. */
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
  /** The wheel stops after its scroll was requested: another row may be chosen by then. */
  const latest = useLatest({ options, chosenId, onChoose });

  const settle = (): void => {
    const element = scroller.current;
    if (element === null || element.clientHeight === 0) return;
    if (aimed.current !== null) {
      // Rows passed by a programmatic scroll are not chosen, however long it pauses there.
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
              // Tapping the chosen row changes nothing, yet a turning wheel has to scroll back to it.
              onClick={() => turnTo(index)}
            />
            <span className={styles.text}>{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
