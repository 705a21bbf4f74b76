// Dragging over the phone from the studio: the pointer is captured here, and the frame shows where the block would stand.
import { type PointerEvent, useRef } from 'react';
import type { Uid } from '~/domain/studio/document';
import type { DropPlace } from '../frame/messages';
import { useParts } from './editor-context';
import { onPlace, pointInPhone, probe } from './probe';
import styles from './phone-drag.module.css';

/** A press that moves less is a click. */
const DRAG_PX = 5;

function ghostOf(words: string): HTMLElement {
  const ghost = document.createElement('div');
  ghost.className = styles['ghost'] ?? '';
  ghost.textContent = words;
  document.body.append(ghost);
  return ghost;
}

interface PhoneDragOptions {
  /** On what goes along with the pointer. */
  words: string;
  isPossible: boolean;
  /** The blocks that are moved; none for a new one. */
  uids: readonly Uid[];
  onDrop: (place: DropPlace) => void;
}

export interface PhoneDrag {
  begin: (event: PointerEvent<HTMLElement>) => void;
  /** Whether the press that ends now was a drag: it is no click then. */
  hasDragged: () => boolean;
}

interface Start {
  source: HTMLElement;
  pointerId: number;
  x: number;
  y: number;
}

interface Drag extends Pick<PhoneDragOptions, 'words' | 'uids' | 'onDrop'> {
  ui: ReturnType<typeof useParts>['ui'];
  /** The press is a drag now. */
  onLift: () => void;
}

/** Follows the pointer until it is released. */
function follow({ source, pointerId, x, y }: Start, { words, uids, onDrop, ui, onLift }: Drag): void {
  let isLifted = false;
  let ghost: HTMLElement | null = null;
  let place: DropPlace | undefined;
  const gone = new AbortController();
  const { signal } = gone;
  const unfollow = onPlace((answered) => {
    place = answered;
  });
  const end = (isDone: boolean) => {
    gone.abort();
    unfollow();
    ghost?.remove();
    if (!isLifted) return;
    ui.set({ cancelDrag: null });
    probe({ at: null, uids });
    if (isDone && place !== undefined) onDrop(place);
  };
  const lift = () => {
    isLifted = true;
    onLift();
    source.setPointerCapture(pointerId);
    ui.set({ cancelDrag: () => end(false) });
    return ghostOf(words);
  };
  const move = (event: globalThis.PointerEvent) => {
    if (!isLifted && Math.hypot(event.clientX - x, event.clientY - y) <= DRAG_PX) return;
    ghost ??= lift();
    ghost.style.transform = `translate(${event.clientX + 12}px, ${event.clientY + 12}px)`;
    const at = pointInPhone(event);
    if (at === null) place = undefined;
    probe({ at, uids });
  };
  // A drag begins no selection of the words and frames that it crosses.
  document.addEventListener('selectstart', (event) => event.preventDefault(), { signal });
  // Where words are selected, the browser would drag those, and the pointer with them.
  document.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
  // A press may end beside its source before it is a drag, which captures the pointer.
  window.addEventListener('pointermove', move, { signal });
  window.addEventListener('pointerup', () => end(true), { signal });
  window.addEventListener('pointercancel', () => end(false), { signal });
}

export function usePhoneDrag({ words, isPossible, uids, onDrop }: PhoneDragOptions): PhoneDrag {
  const { ui } = useParts();
  const dragged = useRef(false);
  const onLift = () => {
    dragged.current = true;
  };
  const begin: PhoneDrag['begin'] = ({
    currentTarget: source,
    pointerId,
    clientX: x,
    clientY: y,
    button,
  }) => {
    dragged.current = false;
    if (isPossible && button === 0) follow({ source, pointerId, x, y }, { words, uids, onDrop, ui, onLift });
  };
  return { begin, hasDragged: () => dragged.current };
}
