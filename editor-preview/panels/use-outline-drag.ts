// Dragging blocks in the outline by their handle: a line shows where they may stand, a mark the tab that takes them.
import { type PointerEvent, type RefObject, useCallback, useState } from 'react';
import { moveBlocks } from '~/domain/studio/commands/move-blocks';
import { moveToTab } from '~/domain/studio/commands/move-to-tab';
import type { Uid } from '~/domain/studio/document';
import { isPinned, PINNED_WORDS, pinnedOf } from '~/domain/studio/pinned';
import { useLatest } from '~/ui/use-latest';
import type { DropPlace } from '../frame/messages';
import { useCommand, useParts } from '../session/editor-context';
import type { EditorUi } from '../session/editor-ui';
import type { EditorState, EditorStore } from '../store/editor-store';
import { autoScroll } from '../ui/auto-scroll';
import { dropPlace, type OutlinePlace } from './outline-drop';
import type { OutlineRow } from './outline-rows';

/** A tab opens when blocks are held over it so long. */
const OPEN_TAB_MS = 600;

/** Key of the tab's row under the pointer; null where there is none. */
const tabUnder = ({ clientX, clientY }: globalThis.PointerEvent): string | null =>
  document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-tab]')?.dataset['tab'] ?? null;

export interface OutlineDrag {
  /** Where the insertion line is; null without one. */
  line: Pick<OutlinePlace, 'top' | 'level'> | null;
  /** Key of the tab that takes the blocks; null without one. */
  over: string | null;
  begin: (event: PointerEvent<HTMLElement>, uid: Uid) => void;
}

interface Pull {
  pointerId: number;
  scroller: HTMLElement;
  uids: readonly Uid[];
  /** Key of the tab that they come from. */
  from: string;
}

/** The same function always: rows are not rendered for it. */
function useSame(begin: OutlineDrag['begin']): OutlineDrag['begin'] {
  const latest = useLatest(begin);
  return useCallback((event, uid) => latest.current(event, uid), [latest]);
}

const flowOf = ({ doc, tab }: Pick<EditorState, 'doc' | 'tab'>): ReadonlySet<Uid> =>
  new Set(pinnedOf(doc, doc.tabs.find(({ key }) => key === tab)?.order ?? []).flow);

/** The tab that the pointer is over, which opens after a while. */
function tabHover(open: (key: string) => void, mark: (key: string | null) => void) {
  let over: string | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    key: () => over,
    at: (key: string | null) => {
      if (key === over) return;
      clearTimeout(timer);
      over = key;
      mark(key);
      if (key !== null) timer = setTimeout(() => open(key), OPEN_TAB_MS);
    },
  };
}

type Target = { key: string } | DropPlace;

interface Pulling {
  store: Pick<EditorStore, 'get' | 'openTab' | 'select'>;
  ui: EditorUi;
  /** Rows of the tab that is open meanwhile. */
  rows: () => readonly OutlineRow[];
  setLine: (line: OutlineDrag['line']) => void;
  setOver: (key: string | null) => void;
  drop: (pulled: Pull, to: Target) => void;
}

/** Follows the pointer until it lets go. */
function pull(pulled: Pull, { store, ui, rows, setLine, setOver, drop }: Pulling): void {
  const { pointerId, scroller, uids, from } = pulled;
  let [x, y] = [0, 0];
  const gone = new AbortController();
  const { signal } = gone;
  const place = () => {
    const { left, top } = scroller.getBoundingClientRect();
    const at = { x: x - left, y: y - top + scroller.scrollTop };
    return dropPlace(rows(), { doc: store.get().doc, flow: flowOf(store.get()) }, at);
  };
  const hover = tabHover((key) => store.openTab(key), setOver);
  const show = () => setLine(hover.key() === null ? place() : null);
  const scroll = autoScroll(scroller, show);
  const move = (event: globalThis.PointerEvent) => {
    [x, y] = [event.clientX, event.clientY];
    const tab = tabUnder(event);
    hover.at(tab === from && store.get().tab === from ? null : tab);
    scroll.at(y);
    show();
  };
  const end = (isDropped: boolean) => {
    gone.abort();
    scroll.stop();
    const tab = hover.key();
    hover.at(null);
    setLine(null);
    ui.set({ cancelDrag: null });
    if (isDropped) drop(pulled, tab === null ? (place() ?? { key: store.get().tab }) : { key: tab });
    else if (store.get().tab !== from) store.select(uids);
  };
  // The handle goes when another tab opens.
  scroller.setPointerCapture(pointerId);
  ui.set({ cancelDrag: () => end(false) });
  scroller.addEventListener('pointermove', move, { signal });
  scroller.addEventListener('pointerup', () => end(true), { signal });
  scroller.addEventListener('pointercancel', () => end(false), { signal });
}

export function useOutlineDrag(
  tree: RefObject<HTMLElement | null>,
  rows: readonly OutlineRow[],
): OutlineDrag {
  const { store, ui, say } = useParts();
  const run = useCommand();
  const [line, setLine] = useState<OutlineDrag['line']>(null);
  const [over, setOver] = useState<string | null>(null);
  const latest = useLatest(rows);

  const drop: Pulling['drop'] = ({ uids, from }, to) => {
    const { tab } = store.get();
    const isDone = run((context) => {
      if ('key' in to) return moveToTab(context, uids, to);
      const { after, slot } = to;
      return tab === from || slot !== undefined
        ? moveBlocks(context, { uids, after, slot })
        : moveToTab(context, uids, { key: tab, after });
    });
    // Opening a tab takes the selection away: they are selected where they stand.
    if (!isDone) store.select(uids);
  };

  const start: OutlineDrag['begin'] = (event, uid) => {
    const { pointerId } = event;
    const { current: scroller } = tree;
    if (scroller === null || event.button !== 0 || store.get().isReadOnly) return;
    event.preventDefault();
    if (!store.get().selection.includes(uid)) store.select([uid]);
    const { tab: from, selection: uids } = store.get();
    const { doc } = store.get();
    const pulling: Pulling = { store, ui, rows: () => latest.current, setLine, setOver, drop };
    if (!uids.some((one) => isPinned(doc, one))) pull({ pointerId, scroller, uids, from }, pulling);
    else say(PINNED_WORDS);
  };
  return { line, over, begin: useSame(start) };
}
