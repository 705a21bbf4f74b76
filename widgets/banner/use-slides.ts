// Position of the banner: autoplay, drag and keys, in an endless loop.
import { type RefObject, useEffect, useRef, useState } from 'react';
import { repeatWhileVisible } from '~/ui/while-visible';
import { indexAt } from './slides';

/** A drag of this many px changes the picture. */
const DRAG_PX = 40;
/** Beyond this many px a press is no tap any more. */
const TAP_PX = 8;

export interface Slides {
  /** Ref of the element that is dragged and focused. */
  track: RefObject<HTMLDivElement | null>;
  /** Any integer; it grows and shrinks without limit, so that looping has no seam. */
  position: number;
}

interface SlidesOptions {
  count: number;
  intervalMs: number;
  /** Index of the picture that the operator edits; null for shoppers. */
  shown: number | null;
}

type Step = (by: 1 | -1) => void;

/** Tracks a drag in the variable `--drag`; reports its distance. A press that moved is not a tap. */
function followFinger(element: HTMLElement, step: Step): () => void {
  let start: { id: number; x: number } | null = null;
  let hasMoved = false;
  const down = (event: PointerEvent) => {
    start = { id: event.pointerId, x: event.clientX };
    hasMoved = false;
  };
  const move = (event: PointerEvent) => {
    if (start?.id !== event.pointerId) return;
    const distance = event.clientX - start.x;
    hasMoved ||= Math.abs(distance) > TAP_PX;
    if (!hasMoved) return;
    element.dataset['dragged'] = 'true';
    element.style.setProperty('--drag', `${distance}px`);
  };
  const end = (event: PointerEvent) => {
    if (start?.id !== event.pointerId) return;
    const distance = event.clientX - start.x;
    start = null;
    if (event.type === 'pointercancel') hasMoved = false;
    delete element.dataset['dragged'];
    element.style.removeProperty('--drag');
    if (event.type !== 'pointercancel' && Math.abs(distance) >= DRAG_PX) step(distance < 0 ? 1 : -1);
  };
  const click = (event: MouseEvent) => {
    const isByKey = event.detail === 0;
    if (!hasMoved || isByKey) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const controller = new AbortController();
  const { signal } = controller;
  element.addEventListener('pointerdown', down, { signal });
  element.addEventListener('pointermove', move, { signal });
  for (const type of ['pointerup', 'pointercancel', 'pointerleave'] as const)
    element.addEventListener(type, end, { signal });
  element.addEventListener('click', click, { capture: true, signal });
  // A mouse would otherwise drag the picture out of the page.
  element.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
  return () => controller.abort();
}

function followKeys(element: HTMLElement, step: Step): () => void {
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
    event.preventDefault();
    step(event.key === 'ArrowRight' ? 1 : -1);
  };
  element.addEventListener('keydown', press);
  return () => element.removeEventListener('keydown', press);
}

/**
 * Whether it is touched, hovered or focused, which pauses it. On a phone hover and focus
 * stay on the last tapped element, so they only count with a real pointer.
 */
function isHeld(element: HTMLElement): boolean {
  const isHovered = matchMedia('(hover: hover)').matches && element.matches(':hover');
  const isFocused = element.matches(':focus-visible') || element.querySelector(':focus-visible') !== null;
  return isHovered || isFocused || element.matches(':active');
}

/** The position, which goes to the picture that is `shown` in the studio. */
function usePosition(count: number, shown: number | null) {
  const [followed, setFollowed] = useState(shown);
  const [position, setPosition] = useState(shown ?? 0);
  if (shown !== followed) {
    setFollowed(shown);
    if (shown !== null) setPosition(position + shown - indexAt(position, count));
  }
  return [position, setPosition] as const;
}

/**
 * Position of a banner of `count` pictures. With `intervalMs` above 0 it advances by itself, unless it is paused,
 * the page is hidden, or the shopper prefers reduced motion. The interval restarts after every change.
 */
export function useSlides({ count, intervalMs, shown }: SlidesOptions): Slides {
  const track = useRef<HTMLDivElement>(null);
  const [position, setPosition] = usePosition(count, shown);
  const isMoving = count > 1;

  useEffect(() => {
    const element = track.current;
    if (element === null || !isMoving) return undefined;
    const step: Step = (by) => {
      // The focused picture becomes inert, so the track gets the focus.
      if (element.contains(document.activeElement)) element.focus();
      setPosition((before) => before + by);
    };
    element.tabIndex = 0;
    const leaves = [followFinger(element, step), followKeys(element, step)];
    return () => {
      for (const leave of leaves) leave();
    };
  }, [isMoving, setPosition]);

  useEffect(() => {
    const element = track.current;
    if (element === null || !isMoving || intervalMs <= 0) return undefined;
    return repeatWhileVisible(() => {
      if (!isHeld(element)) setPosition(position + 1);
    }, intervalMs);
  }, [isMoving, intervalMs, position, setPosition]);

  return { track, position };
}
