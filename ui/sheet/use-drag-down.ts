// Closes a sheet by dragging it down.
import { type PointerEvent, type RefObject, useRef } from 'react';

/** A drag of this share of the sheet's height closes it, or one this fast (px per ms) and longer than a tap (px). */
const CLOSING_SHARE = 0.25;
const CLOSING_SPEED = 0.6;
const FLICK_MIN = 40;

type Drag = { startY: number; startTime: number };

const offset = (panel: HTMLElement | null, distance: number | null): void => {
  if (panel === null) return;
  panel.style.transition = distance === null ? '' : 'none';
  panel.style.transform = distance === null ? '' : `translateY(${distance}px)`;
};

/** Pointer handlers for the drag handle; `panel` follows the finger downwards. */
export function useDragDown(panel: RefObject<HTMLElement | null>, onClose: () => void) {
  const drag = useRef<Drag | null>(null);
  const distanceOf = (event: PointerEvent): number =>
    Math.max(0, event.clientY - (drag.current?.startY ?? 0));
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.target instanceof Element && event.target.closest('button, a') !== null) return;
      drag.current = { startY: event.clientY, startTime: event.timeStamp };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (drag.current !== null) offset(panel.current, distanceOf(event));
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      if (drag.current === null) return;
      const distance = distanceOf(event);
      const height = panel.current?.offsetHeight ?? 0;
      const speed = distance / Math.max(1, event.timeStamp - drag.current.startTime);
      drag.current = null;
      offset(panel.current, null);
      const isFlick = distance > FLICK_MIN && speed > CLOSING_SPEED;
      if (isFlick || (distance > 0 && distance > height * CLOSING_SHARE)) onClose();
    },
    onPointerCancel: () => {
      drag.current = null;
      offset(panel.current, null);
    },
  };
}
