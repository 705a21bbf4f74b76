// Moving the selected blocks on the phone: held for a moment, then dragged; the page scrolls near its ends.
import type { Uid } from '~/domain/studio/document';
import type { FromFrame } from '../frame/messages';
import { autoScroll } from '../ui/auto-scroll';
import { showDrop } from './drop-line';
import type { FrameStore } from './frame-store';
import { blockAt, blockElement } from './places';
import { dropPlaceAt } from './slot-places';

/** A press that is held this long and then moves drags; a shorter one swipes or misses. */
const HOLD_MS = 150;
const MOVED_PX = 4;

interface Press {
  uids: readonly Uid[];
  y: number;
  x: number;
  since: number;
}

const CANCEL = 'cancel-drag';

/** Blocks that are dragged stay where they were. */
export const cancelBlockDrag = (page: Element): void => {
  page.dispatchEvent(new Event(CANCEL));
};

const isMovable = (root: HTMLElement, uids: readonly Uid[]): boolean =>
  uids.every((uid) => (blockElement(root, uid)?.closest('[data-flow]') ?? null) !== null);

/** `hasDragged`: whether the press that ends now was a drag, and no click. */
export function blockDrag(
  root: HTMLElement,
  { store, send, signal }: { store: FrameStore; send: (message: FromFrame) => void; signal: AbortSignal },
): { hasDragged: () => boolean } {
  let press: Press | null = null;
  let isDragging = false;
  let hasDragged = false;
  let at = { x: 0, y: 0 };
  const placeNow = (uids: readonly Uid[]) => dropPlaceAt(root, at, uids);
  const show = () => {
    if (press !== null) showDrop(root, { ...placeNow(press.uids), uids: press.uids, y: at.y });
  };
  const scroll = autoScroll(root, show);
  const end = (isDone: boolean) => {
    const { uids } = press ?? { uids: [] };
    press = null;
    if (!isDragging) return;
    isDragging = false;
    scroll.stop();
    showDrop(root, null);
    send({ t: 'dragging', isDragging: false });
    if (isDone) send({ t: 'moved', uids: [...uids], ...placeNow(uids) });
  };
  const down = (event: PointerEvent) => {
    const { selected, mode } = store.get();
    if (mode !== 'edit') return;
    // Blocks do not swipe while they are edited.
    event.stopPropagation();
    hasDragged = false;
    const uid = blockAt(event.target);
    if (event.button !== 0 || uid === null || !selected.includes(uid) || !isMovable(root, selected)) return;
    press = { uids: selected, x: event.clientX, y: event.clientY, since: event.timeStamp };
  };
  const move = (event: PointerEvent) => {
    if (press === null) return;
    const isFar = Math.hypot(event.clientX - press.x, event.clientY - press.y) > MOVED_PX;
    if (!isDragging) {
      if (!isFar) return;
      if (event.timeStamp - press.since < HOLD_MS) {
        press = null;
        return;
      }
      isDragging = true;
      hasDragged = true;
      root.setPointerCapture(event.pointerId);
      send({ t: 'dragging', isDragging: true });
    }
    at = { x: event.clientX, y: event.clientY };
    scroll.at(at.y);
    show();
  };
  root.addEventListener('pointerdown', down, { capture: true, signal });
  root.addEventListener('pointermove', move, { signal });
  root.addEventListener('pointerup', () => end(true), { signal });
  root.addEventListener('pointercancel', () => end(false), { signal });
  signal.addEventListener('abort', () => end(false));
  root.addEventListener(CANCEL, () => end(false), { signal });
  return { hasDragged: () => hasDragged };
}
