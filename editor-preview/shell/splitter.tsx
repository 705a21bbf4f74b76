// The line between two regions: drag it, or arrow keys; a double click resets; the width is remembered.
import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { isWideWindow } from '../ui/wide';
import { remember, remembered } from '../services/remembered';
import { isInputMethodKey } from '../ui/input-method';
import styles from './splitter.module.css';

export interface SplitWidth {
  /** Under which it is remembered. */
  name: string;
  /** In px; `wide` in a wide window. */
  initial: number;
  wide: number;
  min: number;
  max: number;
}

const clamp = ({ min, max }: SplitWidth, width: number) => Math.round(Math.min(max, Math.max(min, width)));

const initialWidth = ({ initial, wide }: SplitWidth): number => (isWideWindow() ? wide : initial);

export function useSplitWidth(split: SplitWidth): [width: number, set: (width: number) => void] {
  const [width, setWidth] = useState(() => {
    const stored = Number(remembered(`studio-width-${split.name}`));
    return stored > 0 ? clamp(split, stored) : initialWidth(split);
  });
  const set = (next: number) => {
    setWidth(clamp(split, next));
    remember(`studio-width-${split.name}`, String(clamp(split, next)));
  };
  return [width, set];
}

interface SplitterProps {
  split: SplitWidth;
  label: string;
  width: number;
  onWidth: (width: number) => void;
  /** Side of the region whose width it is: left of the line, or right. */
  side: 'left' | 'right';
}

const STEP = 16;

export function Splitter({ split, label, width, onWidth, side }: SplitterProps) {
  const direction = side === 'left' ? 1 : -1;
  const begin = ({ currentTarget, pointerId, clientX }: PointerEvent<HTMLElement>) => {
    const gone = new AbortController();
    const { signal } = gone;
    currentTarget.setPointerCapture(pointerId);
    const move = (event: globalThis.PointerEvent) => onWidth(width + (event.clientX - clientX) * direction);
    currentTarget.addEventListener('pointermove', move, { signal });
    for (const end of ['pointerup', 'pointercancel'] as const)
      currentTarget.addEventListener(end, () => gone.abort(), { signal });
  };
  const press = (event: KeyboardEvent) => {
    if (isInputMethodKey(event)) return;
    const steps: Readonly<Record<string, number>> = { ArrowLeft: -STEP, ArrowRight: STEP };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onWidth(width + step * direction);
  };
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- A rule cannot be moved.
      role="separator"
      aria-orientation="vertical"
      aria-label={label}
      aria-valuenow={width}
      aria-valuemin={split.min}
      aria-valuemax={split.max}
      tabIndex={0}
      className={styles['splitter']}
      onPointerDown={begin}
      onKeyDown={press}
      onDoubleClick={() => onWidth(initialWidth(split))}
    />
  );
}
