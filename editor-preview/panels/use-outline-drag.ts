// Dragging blocks in the outline by their handle: the pointer is captured, a line shows where they may stand.
import { type PointerEvent, type RefObject, useState } from 'react';
import { moveBlocks } from '~/domain/studio/commands/move-blocks';
import type { Uid } from '~/domain/studio/document';
import { useCommand, useParts } from '../editor/editor-context';
import { type OutlineRow, pinnedOf } from './outline-rows';

const ROW_HEIGHT = 32;
/** Near an edge the tree scrolls by this many px a move. */
const EDGE = 32;
const SCROLL_STEP = 8;
/** A tab opens when blocks are held over it so long. */
const OPEN_TAB_MS = 600;

interface Place {
  after: Uid | null;
  /** In px from the top of the rows. */
  top: number;
}

/** The place among the blocks of the flow that is nearest to a height; null where there is none. */
function placeAt(rows: readonly OutlineRow[], flow: ReadonlySet<Uid>, y: number): Place | null {
  const blocks = rows.flatMap((row, index) =>
    row.kind === 'block' && flow.has(row.key) ? { uid: row.key, index } : [],
  );
  const [first] = blocks;
  if (first === undefined) return null;
  const before = blocks.filter(({ index }) => (index + 0.5) * ROW_HEIGHT < y).at(-1);
  if (before === undefined) return { after: null, top: first.index * ROW_HEIGHT };
  const next = rows.findIndex((row, index) => index > before.index && row.kind !== 'part');
  return { after: before.uid, top: (next === -1 ? rows.length : next) * ROW_HEIGHT };
}

/** Key of the tab's row under the pointer. */
const tabUnder = ({ clientX, clientY }: globalThis.PointerEvent): string | undefined =>
  document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-tab]')?.dataset['tab'];

/** Scrolls while the pointer is near an edge; top of the tree in px of the window. */
function scrollAtEdge(tree: HTMLElement, y: number): number {
  const { top, bottom } = tree.getBoundingClientRect();
  if (y < top + EDGE) tree.scrollTop -= SCROLL_STEP;
  if (y > bottom - EDGE) tree.scrollTop += SCROLL_STEP;
  return top;
}

export interface OutlineDrag {
  /** Height of the insertion line in px; null without one. */
  line: number | null;
  begin: (event: PointerEvent<HTMLElement>, uid: Uid) => void;
}

export function useOutlineDrag(
  tree: RefObject<HTMLElement | null>,
  rows: readonly OutlineRow[],
): OutlineDrag {
  const { store, say } = useParts();
  const run = useCommand();
  const [line, setLine] = useState<number | null>(null);
  const begin: OutlineDrag['begin'] = (event, uid) => {
    const { currentTarget: grip, pointerId } = event;
    const { current: scroller } = tree;
    if (scroller === null || event.button !== 0 || store.get().isReadOnly) return;
    event.preventDefault();
    if (!store.get().selection.includes(uid)) store.select([uid]);
    const { doc, tab, selection: uids } = store.get();
    const { flow } = pinnedOf(doc, doc.tabs.find(({ key }) => key === tab)?.order ?? []);
    if (!uids.every((one) => flow.includes(one))) {
      say('这一块固定在页面上，不能移动');
      return;
    }
    let place: Place | null = null;
    let over: { key: string; since: number } | null = null;
    const gone = new AbortController();
    const { signal } = gone;
    grip.setPointerCapture(pointerId);
    const move = (now: globalThis.PointerEvent) => {
      const top = scrollAtEdge(scroller, now.clientY);
      place = placeAt(rows, new Set(flow), now.clientY - top + scroller.scrollTop);
      const key = tabUnder(now);
      if (key === undefined || key === tab) over = null;
      else if (over?.key !== key) over = { key, since: now.timeStamp };
      setLine(over === null ? (place?.top ?? null) : null);
    };
    const end = (last: globalThis.PointerEvent | null) => {
      gone.abort();
      setLine(null);
      if (last === null) return;
      const target = over !== null && last.timeStamp - over.since >= OPEN_TAB_MS ? over.key : null;
      if (target !== null) {
        const order = doc.tabs.find(({ key }) => key === target)?.order ?? [];
        run((context) => moveBlocks(context, { uids, after: order.at(-1) ?? null, tab: target }));
      } else if (place !== null && over === null) {
        const { after } = place;
        run((context) => moveBlocks(context, { uids, after }));
      }
    };
    grip.addEventListener('pointermove', move, { signal });
    grip.addEventListener('pointerup', (last: globalThis.PointerEvent) => end(last), { signal });
    grip.addEventListener('pointercancel', () => end(null), { signal });
    const escape = (key: KeyboardEvent) => {
      if (key.key !== 'Escape') return;
      key.preventDefault();
      end(null);
    };
    window.addEventListener('keydown', escape, { capture: true, signal });
  };
  return { line, begin };
}
