// The frame of the phone begins to load with the window, beside the studio's code; the first phone takes it.

/** Moves an element without loading a frame in it anew; newer than the browsers that the studio supports. */
interface Mover {
  moveBefore: (element: Element, next: Element | null) => void;
}

const isMover = (place: object): place is Mover => 'moveBefore' in place;

let begun: HTMLIFrameElement | null = null;

export const PREVIEW = './preview.html';

/** Its origin is opaque: it reaches neither session nor server. */
export function newFrame(): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-scripts');
  return frame;
}

const isLoaded = new WeakSet<HTMLIFrameElement>();

/** Whether it is too late to wait for the first document of a frame. */
export const hasLoaded = (frame: HTMLIFrameElement): boolean => isLoaded.has(frame);

export function beginFrame(): void {
  if (!isMover(document.body)) return;
  const frame = newFrame();
  frame.addEventListener('load', () => isLoaded.add(frame), { once: true });
  frame.style.cssText = 'position:fixed;visibility:hidden';
  frame.src = PREVIEW;
  document.body.append(frame);
  begun = frame;
}

/** Puts a frame into its place: the one that was begun, once, or a new one. */
export function placeFrame(place: HTMLElement): HTMLIFrameElement {
  const frame = begun;
  begun = null;
  if (frame === null || !isMover(place)) {
    const made = newFrame();
    place.append(made);
    return made;
  }
  place.moveBefore(frame, null);
  frame.removeAttribute('style');
  return frame;
}
