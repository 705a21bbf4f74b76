// Zooming a picture of the viewer: pinch with two fingers, drag while enlarged, double tap between whole and twice.
import { type RefObject, useEffect, useRef, useState } from 'react';

/** Scale and shift of a picture, in px from its middle. */
export interface Zoom {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export const WHOLE: Zoom = { scale: 1, x: 0, y: 0 };
const MAX_SCALE = 4;
const DOUBLE_TAP_SCALE = 2.5;

interface Point {
  x: number;
  y: number;
}

const clamp = (value: number, limit: number): number => Math.max(-limit, Math.min(limit, value));

/** A zoom within its limits: the picture never leaves the box whose size is given. */
export function within({ scale, x, y }: Zoom, { width, height }: { width: number; height: number }): Zoom {
  const bounded = Math.max(1, Math.min(MAX_SCALE, scale));
  const room = (bounded - 1) / 2;
  return { scale: bounded, x: clamp(x, width * room), y: clamp(y, height * room) };
}

/** The zoom after two fingers moved: what was between them stays between them. Points are from the box's middle. */
export function pinched(
  zoom: Zoom,
  { from, to }: { from: readonly [Point, Point]; to: readonly [Point, Point] },
): Zoom {
  const spread = ([one, other]: readonly [Point, Point]) => Math.hypot(one.x - other.x, one.y - other.y);
  const middle = ([one, other]: readonly [Point, Point]) => ({
    x: (one.x + other.x) / 2,
    y: (one.y + other.y) / 2,
  });
  const before = spread(from);
  const scale = before === 0 ? zoom.scale : zoom.scale * (spread(to) / before);
  const bounded = Math.max(1, Math.min(MAX_SCALE, scale));
  const [start, end] = [middle(from), middle(to)];
  const ratio = bounded / zoom.scale;
  return { scale: bounded, x: end.x - (start.x - zoom.x) * ratio, y: end.y - (start.y - zoom.y) * ratio };
}

const pointsOf = (touches: TouchList, box: DOMRect): Point[] =>
  [...touches].map(({ clientX, clientY }) => ({
    x: clientX - box.left - box.width / 2,
    y: clientY - box.top - box.height / 2,
  }));

/** The fingers' moves on an element, as zooms. */
function follow(element: HTMLElement, current: RefObject<Zoom>, set: (zoom: Zoom) => void): () => void {
  let last: Point[] = [];
  const start = ({ touches }: TouchEvent) => {
    last = pointsOf(touches, element.getBoundingClientRect());
  };
  const move = (event: TouchEvent) => {
    const box = element.getBoundingClientRect();
    const now = pointsOf(event.touches, box);
    const [from, from2, to, to2] = [last[0], last[1], now[0], now[1]];
    const zoom = current.current;
    last = now;
    if (from === undefined || to === undefined) return;
    if (from2 !== undefined && to2 !== undefined)
      set(within(pinched(zoom, { from: [from, from2], to: [to, to2] }), box));
    else if (zoom.scale > 1)
      set(within({ ...zoom, x: zoom.x + to.x - from.x, y: zoom.y + to.y - from.y }, box));
    else return;
    // Neither the slides nor the page may move under the fingers.
    event.preventDefault();
  };
  element.addEventListener('touchstart', start, { passive: true });
  element.addEventListener('touchmove', move, { passive: false });
  element.addEventListener('touchend', start, { passive: true });
  return () => {
    element.removeEventListener('touchstart', start);
    element.removeEventListener('touchmove', move);
    element.removeEventListener('touchend', start);
  };
}

export function useZoom(element: RefObject<HTMLElement | null>) {
  const [zoom, setZoom] = useState(WHOLE);
  const current = useRef(WHOLE);
  useEffect(() => {
    if (element.current === null) return undefined;
    return follow(element.current, current, (next) => {
      current.current = next;
      setZoom(next);
    });
  }, [element]);
  const toggle = () => {
    current.current = current.current.scale > 1 ? WHOLE : { ...WHOLE, scale: DOUBLE_TAP_SCALE };
    setZoom(current.current);
  };
  return { zoom, toggle };
}
