// Dragging sideways on the label of a number changes it: a drag is one step of the history, which Esc takes back.
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { randomId } from '~/domain/random-id';
import type { EditorStore } from '../store/editor-store';
import { SESSION_BURST } from '../store/steps';
import { useEditorStore } from '../store/use-editor';
import { isInputMethodKey } from '../ui/input-method';
import styles from './controls.module.css';

/** A pointer that moves less presses the label, which puts the focus into the field. */
const SLACK_PX = 3;
/** Of the pointer's way, for one step of the number. */
const STEP_PX = 4;

interface Scrubbing {
  isReadOnly: boolean;
  step: number;
  /** As it is shown. */
  value: number;
  onChange: (value: number, how: { burst: string }) => void;
}

interface Pull {
  label: HTMLElement;
  first: PointerEvent;
  /** How many steps the pointer is away from where it began. */
  onSteps: (steps: number) => void;
  onCancel: () => void;
}

/** Follows a pointer until it is released. @returns what ends that. */
function pull({ label, first, onSteps, onCancel }: Pull): () => void {
  const over = new AbortController();
  const within = { signal: over.signal, capture: true };
  const end = () => over.abort();
  const cancel = () => {
    end();
    onCancel();
  };
  let hasMoved = false;
  const move = ({ clientX, shiftKey }: PointerEvent) => {
    const way = clientX - first.clientX;
    hasMoved ||= Math.abs(way) > SLACK_PX;
    if (hasMoved) onSteps(Math.round(way / STEP_PX) * (shiftKey ? 10 : 1));
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isInputMethodKey(event)) return;
    event.preventDefault();
    event.stopPropagation();
    cancel();
  };
  label.setPointerCapture(first.pointerId);
  label.addEventListener('pointermove', move, within);
  label.addEventListener('pointerup', end, within);
  label.addEventListener('pointercancel', cancel, within);
  window.addEventListener('keydown', press, within);
  return end;
}

/** Undoes the step of a burst, if it is the last. */
function takeBack(store: EditorStore, burst: string): void {
  const { steps, done } = store.get();
  if (steps[done - 1]?.burst === burst) store.undo();
}

/** Begins to pull where the label is pressed. @returns what ends listening. */
function listenTo(
  label: HTMLElement,
  begin: (label: HTMLElement, first: PointerEvent, onMoved: () => void) => () => void,
): () => void {
  const { scrub = '' } = styles;
  let hasMoved = false;
  let end: (() => void) | undefined;
  const press = (event: PointerEvent) => {
    if (event.button !== 0) return;
    hasMoved = false;
    end = begin(label, event, () => {
      hasMoved = true;
    });
  };
  // The release of a drag is no press.
  const click = (event: Event) => {
    if (hasMoved) event.preventDefault();
  };
  label.classList.add(scrub);
  label.addEventListener('pointerdown', press);
  label.addEventListener('click', click);
  return () => {
    end?.();
    label.classList.remove(scrub);
    label.removeEventListener('pointerdown', press);
    label.removeEventListener('click', click);
  };
}

/** On the label of the input, wherever that stands. */
export function useScrub(input: RefObject<HTMLInputElement | null>, scrubbing: Scrubbing): void {
  const store = useEditorStore();
  const { isReadOnly } = scrubbing;
  const change = useEffectEvent((value: number, burst: string) => scrubbing.onChange(value, { burst }));
  const begin = useEffectEvent((label: HTMLElement, first: PointerEvent, onMoved: () => void) => {
    const { value, step } = scrubbing;
    const burst = `${SESSION_BURST}${randomId()}`;
    return pull({
      label,
      first,
      onSteps: (steps) => {
        onMoved();
        change(value + steps * step, burst);
      },
      onCancel: () => takeBack(store, burst),
    });
  });
  useEffect(() => {
    const label = input.current?.labels?.[0];
    if (label === undefined || isReadOnly) return undefined;
    return listenTo(label, (...pulled) => begin(...pulled));
  }, [input, isReadOnly]);
}
