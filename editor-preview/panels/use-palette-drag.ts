// Dragging a tile over the phone: the pointer is captured here, and the frame shows where the block would stand.
import { type PointerEvent, useRef } from 'react';
import type { PaletteEntry } from '~/domain/studio/form';
import type { Uid } from '~/domain/studio/document';
import { onPlace, pointInPhone, probe } from '../editor/probe';
import styles from './palette.module.css';
import type { Insertion } from './use-insert';

/** A press that moves less is a click. */
const DRAG_PX = 5;

function ghostOf(title: string): HTMLElement {
  const ghost = document.createElement('div');
  ghost.className = styles['ghost'] ?? '';
  ghost.textContent = title;
  document.body.append(ghost);
  return ghost;
}

export interface PaletteDrag {
  begin: (event: PointerEvent<HTMLElement>) => void;
  /** Whether the press that ends now was a drag: it is no click then. */
  hasDragged: () => boolean;
}

export function usePaletteDrag(
  { id, title }: PaletteEntry,
  isPossible: boolean,
  insert: (insertion: Insertion) => void,
): PaletteDrag {
  const dragged = useRef(false);
  const begin = ({ currentTarget, pointerId, clientX, clientY, button }: PointerEvent<HTMLElement>) => {
    dragged.current = false;
    if (!isPossible || button !== 0) return;
    let ghost: HTMLElement | null = null;
    let place: Uid | null | undefined;
    const gone = new AbortController();
    const { signal } = gone;
    const unfollow = onPlace((after) => {
      place = after;
    });
    const end = (isDone: boolean) => {
      gone.abort();
      unfollow();
      ghost?.remove();
      probe(null);
      if (isDone && dragged.current && place !== undefined) insert({ id, after: place });
    };
    const move = (event: globalThis.PointerEvent) => {
      const isFar = Math.hypot(event.clientX - clientX, event.clientY - clientY) > DRAG_PX;
      if (!dragged.current && !isFar) return;
      if (ghost === null) {
        dragged.current = true;
        currentTarget.setPointerCapture(pointerId);
        ghost = ghostOf(title);
      }
      ghost.style.transform = `translate(${event.clientX + 12}px, ${event.clientY + 12}px)`;
      const at = pointInPhone(event);
      if (at === null) place = undefined;
      probe(at);
    };
    const options = { signal };
    currentTarget.addEventListener('pointermove', move, options);
    currentTarget.addEventListener('pointerup', () => end(true), options);
    currentTarget.addEventListener('pointercancel', () => end(false), options);
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      end(false);
    };
    window.addEventListener('keydown', escape, { capture: true, signal });
  };
  return { begin, hasDragged: () => dragged.current };
}
