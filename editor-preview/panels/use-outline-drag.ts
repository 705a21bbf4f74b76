// Dragging blocks in the outline by their handle: the pointer is captured, a line shows where they may stand.
import { type PointerEvent, type RefObject, useCallback, useState } from 'react';
import { moveBlocks } from '~/domain/studio/commands/move-blocks';
import type { Uid } from '~/domain/studio/document';
import { PINNED_WORDS, pinnedOf } from '~/domain/studio/pinned';
import { useLatest } from '~/ui/use-latest';
import { useCommand, useParts } from '../editor/editor-context';
import { autoScroll } from '../ui/auto-scroll';
import { dropPlace, type OutlineRow } from './outline-rows';

/** A tab takes blocks that were held over it so long. */
const OPEN_TAB_MS = 600;

/** Key of the tab's row under the pointer. */
const tabUnder = ({ clientX, clientY }: globalThis.PointerEvent): string | undefined =>
  document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-tab]')?.dataset['tab'];

export interface OutlineDrag {
  /** Height of the insertion line in px; null without one. */
  line: number | null;
  begin: (event: PointerEvent<HTMLElement>, uid: Uid) => void;
}

interface Pull {
  grip: HTMLElement;
  pointerId: number;
  scroller: HTMLElement;
  flow: ReadonlySet<Uid>;
  uids: readonly Uid[];
}

type Drop = { tab: string } | { after: Uid | null } | null;

/** The same function always: rows are not rendered for it. */
function useSame(begin: OutlineDrag['begin']): OutlineDrag['begin'] {
  const latest = useLatest(begin);
  return useCallback((event, uid) => latest.current(event, uid), [latest]);
}

export function useOutlineDrag(
  tree: RefObject<HTMLElement | null>,
  rows: readonly OutlineRow[],
): OutlineDrag {
  const { store, ui, say } = useParts();
  const run = useCommand();
  const [line, setLine] = useState<number | null>(null);

  const drop = (uids: readonly Uid[], to: Drop) => {
    if (to === null) return;
    if ('after' in to) run((context) => moveBlocks(context, { uids, after: to.after }));
    else {
      const { tab } = to;
      const order = store.get().doc.tabs.find(({ key }) => key === tab)?.order ?? [];
      run((context) => moveBlocks(context, { uids, after: order.at(-1) ?? null, tab }));
    }
  };

  const pull = ({ grip, pointerId, scroller, flow, uids }: Pull) => {
    let y = 0;
    let over: { tab: string; since: number } | null = null;
    const gone = new AbortController();
    const { signal } = gone;
    const place = () => dropPlace(rows, flow, y - scroller.getBoundingClientRect().top + scroller.scrollTop);
    const show = () => setLine(over === null ? (place()?.top ?? null) : null);
    const scroll = autoScroll(scroller, show);
    const move = (event: globalThis.PointerEvent) => {
      y = event.clientY;
      const tab = tabUnder(event);
      if (tab === undefined || tab === store.get().tab) over = null;
      else if (over?.tab !== tab) over = { tab, since: event.timeStamp };
      scroll.at(y);
      show();
    };
    const end = (last: globalThis.PointerEvent | null) => {
      gone.abort();
      scroll.stop();
      setLine(null);
      ui.set({ cancelDrag: null });
      if (last === null) return;
      if (over === null) drop(uids, place());
      else if (last.timeStamp - over.since >= OPEN_TAB_MS) drop(uids, over);
    };
    grip.setPointerCapture(pointerId);
    ui.set({ cancelDrag: () => end(null) });
    grip.addEventListener('pointermove', move, { signal });
    grip.addEventListener('pointerup', end, { signal });
    grip.addEventListener('pointercancel', () => end(null), { signal });
  };

  const start: OutlineDrag['begin'] = (event, uid) => {
    const { currentTarget: grip, pointerId } = event;
    const { current: scroller } = tree;
    if (scroller === null || event.button !== 0 || store.get().isReadOnly) return;
    event.preventDefault();
    if (!store.get().selection.includes(uid)) store.select([uid]);
    const { doc, tab, selection: uids } = store.get();
    const flow = new Set(pinnedOf(doc, doc.tabs.find(({ key }) => key === tab)?.order ?? []).flow);
    if (uids.every((one) => flow.has(one))) pull({ grip, pointerId, scroller, flow, uids });
    else say(PINNED_WORDS);
  };
  return { line, begin: useSame(start) };
}
