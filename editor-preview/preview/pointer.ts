// Pointer and keys within the preview: in 编辑 they choose and move blocks, in 体验 they are the page's own.
import type { Uid } from '~/domain/studio/document';
import { isBrowserKey } from '../frame/browser-keys';
import type { FromFrame } from '../frame/messages';
import { modifiersOf } from '../frame/modifiers';
import { blockDrag } from './block-drag';
import type { FrameStore } from './frame-store';
import { blockAt, fieldAt, reached } from './places';
import { isInputMethodKey } from '../ui/input-method';

interface Ends {
  store: FrameStore;
  send: (message: FromFrame) => void;
}

/** Keys are the studio's while the page is edited; while it is tried, those alone that end trying or leave the phone. */
function passKeys({ store, send }: Ends, signal: AbortSignal): void {
  window.addEventListener(
    'keydown',
    (event) => {
      // An input method is composing; its keys are its own.
      if (isInputMethodKey(event) || event.defaultPrevented) return;
      const isEditing = store.get().mode === 'edit';
      const { code, key } = event;
      const isLeaving = key === 'F6';
      if (!isEditing && !isLeaving && key !== 'Escape' && code !== 'KeyT') return;
      if ((event.target as Element).closest('[data-inline]') !== null) return;
      const pressed = { code, key, mods: modifiersOf(event) };
      if (isBrowserKey(pressed)) return;
      send({ t: 'key', ...pressed });
      if (isEditing || isLeaving) event.preventDefault();
    },
    { signal },
  );
}

/** Says which block the pointer is over, each time that changes. */
function hoverOver(send: Ends['send']): (uid: Uid | null) => void {
  let over: Uid | null = null;
  return (uid) => {
    if (uid === over) return;
    over = uid;
    send({ t: 'over', uid });
  };
}

function pressMessage(
  root: HTMLElement,
  event: MouseEvent,
  { store }: Ends,
): Extract<FromFrame, { t: 'press' }> {
  const { target, under } = reached(root, event);
  return {
    t: 'press',
    uid: blockAt(target),
    ...fieldAt(target, store.get().nodes, under),
    isDouble: event.detail > 1,
    mods: modifiersOf(event),
  };
}

/** @returns what ends listening. */
export function listenToPointer(root: HTMLElement, ends: Ends): () => void {
  const { store, send } = ends;
  const gone = new AbortController();
  const { signal } = gone;
  const isEditing = () => store.get().mode === 'edit';
  const drag = blockDrag(root, { ...ends, signal });
  const hover = hoverOver(send);
  /** In 编辑 nothing that is pressed acts: neither links nor buttons nor forms. */
  const hold = (event: Event) => {
    if (!isEditing()) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const press = (event: MouseEvent) => {
    if (!isEditing()) return;
    hold(event);
    if (drag.hasDragged()) return;
    send(pressMessage(root, event, ends));
  };
  const menu = (event: MouseEvent) => {
    const uid = blockAt(event.target);
    if (!isEditing() || uid === null) return;
    hold(event);
    send({ t: 'menu', uid, at: { x: event.clientX, y: event.clientY } });
  };
  /** A press elsewhere ends the text that is edited. */
  const leaveText = () => {
    if (isEditing() && document.activeElement instanceof HTMLElement) document.activeElement.blur();
  };
  root.addEventListener('pointerdown', leaveText, { capture: true, signal });
  root.addEventListener('click', press, { capture: true, signal });
  for (const kind of ['submit', 'dragstart', 'focusin', 'change', 'input'])
    root.addEventListener(kind, (event) => isEditing() && event.stopPropagation(), { capture: true, signal });
  root.addEventListener('mousedown', (event) => isEditing() && event.preventDefault(), { signal });
  root.addEventListener('contextmenu', menu, { signal });
  root.addEventListener('pointermove', (event) => isEditing() && hover(blockAt(event.target)), { signal });
  root.addEventListener('pointerleave', () => hover(null), { signal });
  passKeys(ends, signal);
  return () => gone.abort();
}
