// What is dragged over the phone from the studio: places are asked of the frame, which answers behind which block.
import type { Uid } from '~/domain/studio/document';

const PROBE = 'studio-probe';
const PLACE = 'studio-place';

/** In px of the frame, unzoomed. */
export interface ProbePoint {
  x: number;
  y: number;
}

/** Null ends it. */
export const probe = (at: ProbePoint | null): void => {
  window.dispatchEvent(new CustomEvent(PROBE, { detail: at }));
};

export const answerProbe = (after: Uid | null): void => {
  window.dispatchEvent(new CustomEvent(PLACE, { detail: after }));
};

function listen(name: string, listener: (detail: never) => void): () => void {
  const take = (event: Event) => listener((event as CustomEvent<never>).detail);
  window.addEventListener(name, take);
  return () => window.removeEventListener(name, take);
}

export const onProbe = (listener: (at: ProbePoint | null) => void) => listen(PROBE, listener);
export const onPlace = (listener: (after: Uid | null) => void) => listen(PLACE, listener);

/** The point within the phone; null beside it. */
export function pointInPhone({ clientX, clientY }: { clientX: number; clientY: number }): ProbePoint | null {
  const phone = document.querySelector<HTMLIFrameElement>('[data-region="stage"] iframe');
  if (phone === null) return null;
  const { left, top, width, height } = phone.getBoundingClientRect();
  const [x, y] = [clientX - left, clientY - top];
  if (x < 0 || y < 0 || x > width || y > height) return null;
  const zoom = width / phone.offsetWidth;
  return { x: x / zoom, y: y / zoom };
}
