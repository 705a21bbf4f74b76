// Where something that is dragged would stand: shown by the overlay, reported by drags within the frame and by the studio.
import { useEffect, useState } from 'react';
import type { Uid } from '~/domain/studio/document';
import type { DropPlace, FromFrame } from '../frame/messages';
import { autoScroll } from '../ui/auto-scroll';
import { boxIn } from './places';
import { dropPlaceAt, slotBox } from './slot-places';

const DROP = 'drop-line';
const PROBE = 'probe';

export interface Drop extends DropPlace {
  /** The blocks that are moved; none for a new one. */
  uids: readonly Uid[];
  /** Of the pointer in px of the window where it is dragged within the frame. */
  y?: number;
}

/** Null ends it. */
export const showDrop = (page: Element, drop: Drop | null): void => {
  page.dispatchEvent(new CustomEvent(DROP, { detail: drop }));
};

export interface Probe {
  at: { x: number; y: number } | null;
  uids: readonly Uid[];
}

/** Something is dragged over the frame from the studio. */
export const showProbe = (page: Element, probe: Probe): void => {
  page.dispatchEvent(new CustomEvent(PROBE, { detail: probe }));
};

/** In px of the page. */
export interface DropLine {
  line: number;
  /** Of the slot; the page's when absent. */
  across?: { x: number; width: number };
  uids: readonly Uid[];
  /** Of the pointer, where it drags a strip along. */
  strip: number | null;
}

function lineOf(page: HTMLElement, { after, slot, uids, y }: Drop): DropLine {
  const top = page.scrollTop - page.getBoundingClientRect().top;
  const box = after === null ? null : boxIn(page, after);
  const within = slot === undefined ? null : slotBox(page, { after, slot });
  const start = within?.y ?? (page.querySelector('[data-flow]')?.getBoundingClientRect().top ?? 0) + top;
  return {
    line: box === null ? start : box.y + box.height,
    ...(within === null ? {} : { across: { x: within.x, width: within.width } }),
    uids,
    strip: y === undefined ? null : y + top,
  };
}

export function useDropLine(page: HTMLElement | null, send: (message: FromFrame) => void): DropLine | null {
  const [line, setLine] = useState<DropLine | null>(null);
  useEffect(() => {
    if (page === null) return undefined;
    let last: Probe = { at: null, uids: [] };
    const look = () => {
      const { at, uids } = last;
      if (at === null) return;
      const place = dropPlaceAt(page, at, uids);
      setLine(lineOf(page, { ...place, uids }));
      send({ t: 'place', ...place });
    };
    const scroll = autoScroll(page, look);
    const probe = (event: Event) => {
      last = (event as CustomEvent<Probe>).detail;
      scroll.at(last.at?.y ?? null);
      if (last.at === null) setLine(null);
      else look();
    };
    const drop = (event: Event) => {
      const { detail } = event as CustomEvent<Drop | null>;
      setLine(detail === null ? null : lineOf(page, detail));
    };
    page.addEventListener(DROP, drop);
    page.addEventListener(PROBE, probe);
    return () => {
      scroll.stop();
      page.removeEventListener(DROP, drop);
      page.removeEventListener(PROBE, probe);
    };
  }, [page, send]);
  return line;
}
