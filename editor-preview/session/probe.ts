// What is dragged over the phone from the studio: places are asked of the frame, which answers behind which block.
import type { Uid } from '~/domain/studio/document';
import type { DropPlace } from '../frame/messages';

const PROBE = 'studio-probe';
const PLACE = 'studio-place';

/** In px of the frame, unzoomed. */
export interface ProbePoint {
  x: number;
  y: number;
}

export interface PhoneProbe {
  /** Null ends it. */
  at: ProbePoint | null;
  /** The blocks that are moved; none for a new one. */
  uids: readonly Uid[];
}

export const probe = (what: PhoneProbe): void => {
  window.dispatchEvent(new CustomEvent(PROBE, { detail: what }));
};

export const answerProbe = ({ after, slot }: DropPlace): void => {
  window.dispatchEvent(new CustomEvent(PLACE, { detail: { after, slot } }));
};

function listen(name: string, listener: (detail: never) => void): () => void {
  const take = (event: Event) => listener((event as CustomEvent<never>).detail);
  window.addEventListener(name, take);
  return () => window.removeEventListener(name, take);
}

export const onProbe = (listener: (what: PhoneProbe) => void) => listen(PROBE, listener);
export const onPlace = (listener: (place: DropPlace) => void) => listen(PLACE, listener);

/** The frame of the phone that is always there. */
export const mainPhone = (): HTMLIFrameElement | null =>
  document.querySelector<HTMLIFrameElement>('[data-region="stage"] iframe');

/** The point within the phone; null beside it. */
export function pointInPhone({ clientX, clientY }: { clientX: number; clientY: number }): ProbePoint | null {
  const phone = mainPhone();
  if (phone === null) return null;
  const { left, top, width, height } = phone.getBoundingClientRect();
  const [x, y] = [clientX - left, clientY - top];
  if (x < 0 || y < 0 || x > width || y > height) return null;
  const zoom = width / phone.offsetWidth;
  return { x: x / zoom, y: y / zoom };
}

/** The point of the window at a place of a phone. */
export function pointInWindow(phone: HTMLIFrameElement, { x, y }: ProbePoint): ProbePoint {
  const { left, top, width } = phone.getBoundingClientRect();
  const zoom = width / phone.offsetWidth;
  return { x: left + x * zoom, y: top + y * zoom };
}
