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

interface Ends {
  store: FrameStore;
  send: (message: FromFrame) => void;
  signal: AbortSignal;
}

/** A drag: the line where the blocks would stand follows the pointer, and the page scrolls near its ends. */
function dropping(root: HTMLElement, send: Ends['send']) {
  /** Null while nothing is dragged. */
  let dragged: readonly Uid[] | null = null;
  let at = { x: 0, y: 0 };
  const placeNow = (uids: readonly Uid[]) => dropPlaceAt(root, at, uids);
  const show = () => {
    if (dragged !== null) showDrop(root, { ...placeNow(dragged), uids: dragged, y: at.y });
  };
  const scroll = autoScroll(root, show);
  return {
    isUnderWay: () => dragged !== null,
    begin: (uids: readonly Uid[]) => {
      dragged = uids;
      send({ t: 'dragging', isDragging: true });
    },
    move: (to: typeof at) => {
      at = to;
      scroll.at(at.y);
      show();
    },
    end: (isDone: boolean) => {
      const uids = dragged;
      if (uids === null) return;
      dragged = null;
      scroll.stop();
      showDrop(root, null);
      send({ t: 'dragging', isDragging: false });
      if (isDone) send({ t: 'moved', uids: [...uids], ...placeNow(uids) });
    },
  };
}

/** `hasDragged`: whether the press that ends now was a drag, and no click. */
export function blockDrag(root: HTMLElement, { store, send, signal }: Ends): { hasDragged: () => boolean } {
  let press: Press | null = null;
  let hasDragged = false;
  const drop = dropping(root, send);
  const end = (isDone: boolean) => {
    press = null;
    drop.end(isDone);
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
    if (!drop.isUnderWay()) {
      if (!isFar) return;
      if (event.timeStamp - press.since < HOLD_MS) {
        press = null;
        return;
      }
      hasDragged = true;
      root.setPointerCapture(event.pointerId);
      drop.begin(press.uids);
    }
    drop.move({ x: event.clientX, y: event.clientY });
  };
  root.addEventListener('pointerdown', down, { capture: true, signal });
  root.addEventListener('pointermove', move, { signal });
  root.addEventListener('pointerup', () => end(true), { signal });
  root.addEventListener('pointercancel', () => end(false), { signal });
  signal.addEventListener('abort', () => end(false));
  root.addEventListener(CANCEL, () => end(false), { signal });
  return { hasDragged: () => hasDragged };
}
