// Pointer and keys within the preview: in 编辑 they choose and move blocks, in 试用 they are the page's own.
import type { Uid } from '~/domain/studio/document';
import type { FromFrame } from '../frame/messages';
import { modifiersOf } from '../frame/modifiers';
import type { FrameStore } from './frame-store';
import { blockAt, blockElement, fieldAt, gapAt } from './places';

interface Ends {
  store: FrameStore;
  send: (message: FromFrame) => void;
}

/** Held this long, a press on a selected block begins to move it. */
const HOLD_MS = 150;

interface Drag {
  uids: readonly Uid[];
  after: Uid | null;
}

/** Moves the selected blocks while the pointer is down. */
function dragging(root: HTMLElement, { store, send }: Ends, signal: AbortSignal) {
  let drag: Drag | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const line = (y: number) => {
    if (drag === null) return;
    drag.after = gapAt(root, y, drag.uids);
    root.dispatchEvent(new CustomEvent('line', { detail: drag.after }));
  };
  const end = (isDone: boolean) => {
    clearTimeout(timer);
    if (drag === null) return;
    if (isDone) send({ t: 'moved', uids: [...drag.uids], after: drag.after });
    drag = null;
    root.dispatchEvent(new CustomEvent('line', { detail: undefined }));
  };
  root.addEventListener(
    'pointerdown',
    (event) => {
      const { selected, mode } = store.get();
      const uid = blockAt(event.target);
      if (mode !== 'edit' || event.button !== 0 || uid === null || !selected.includes(uid)) return;
      timer = setTimeout(() => {
        if (blockElement(root, uid)?.closest('[data-flow]') === undefined) return;
        drag = { uids: selected, after: null };
        root.setPointerCapture(event.pointerId);
        line(event.clientY);
      }, HOLD_MS);
    },
    { signal },
  );
  root.addEventListener('pointermove', (event) => line(event.clientY), { signal });
  root.addEventListener('pointerup', () => end(true), { signal });
  root.addEventListener('pointercancel', () => end(false), { signal });
  window.addEventListener('keydown', (event) => event.key === 'Escape' && end(false), { signal });
  return { isActive: () => drag !== null };
}

/** @returns what ends listening. */
export function listenToPointer(root: HTMLElement, ends: Ends): () => void {
  const { store, send } = ends;
  const gone = new AbortController();
  const { signal } = gone;
  const isEditing = () => store.get().mode === 'edit';
  const drag = dragging(root, ends, signal);
  let over: Uid | null = null;
  const hover = (uid: Uid | null) => {
    if (uid === over) return;
    over = uid;
    send({ t: 'over', uid });
  };
  /** In 编辑 nothing that is pressed acts: neither links nor buttons nor forms. */
  const hold = (event: Event) => {
    if (!isEditing()) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const press = (event: MouseEvent) => {
    if (!isEditing()) return;
    hold(event);
    if (drag.isActive()) return;
    send({
      t: 'press',
      uid: blockAt(event.target),
      ...fieldAt(event.target, store.get().nodes),
      isDouble: event.detail > 1,
      mods: modifiersOf(event),
    });
  };
  root.addEventListener('click', press, { capture: true, signal });
  for (const kind of ['submit', 'dragstart', 'focusin', 'change', 'input'])
    root.addEventListener(kind, (event) => isEditing() && event.stopPropagation(), { capture: true, signal });
  root.addEventListener('mousedown', (event) => isEditing() && event.preventDefault(), { signal });
  root.addEventListener(
    'contextmenu',
    (event) => {
      const uid = blockAt(event.target);
      if (!isEditing() || uid === null) return;
      hold(event);
      send({ t: 'menu', uid, at: { x: event.clientX, y: event.clientY } });
    },
    { signal },
  );
  root.addEventListener('pointermove', (event) => isEditing() && hover(blockAt(event.target)), { signal });
  root.addEventListener('pointerleave', () => hover(null), { signal });
  window.addEventListener(
    'keydown',
    (event) => {
      // An input method is composing; its keys are its own.
      if (event.isComposing || event.defaultPrevented) return;
      if (!isEditing() && event.key !== 'Escape' && event.code !== 'KeyT') return;
      if ((event.target as Element).closest('[data-inline]') !== null) return;
      send({ t: 'key', code: event.code, key: event.key, mods: modifiersOf(event) });
      if (isEditing()) event.preventDefault();
    },
    { signal },
  );
  return () => gone.abort();
}
