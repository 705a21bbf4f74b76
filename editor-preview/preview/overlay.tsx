// Frames and the insertion line over the page, in a shadow root beside it: no rule of the page reaches them.
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import type { Uid } from '~/domain/studio/document';
import type { Box, FromFrame } from '../frame/messages';
import type { FrameState, FrameStore } from './frame-store';
import { blockElement, gapAt } from './places';
import css from './overlay.css?inline';

interface OverlayProps {
  store: FrameStore;
  send: (message: FromFrame) => void;
}

interface Frame extends Box {
  uid: Uid;
  kind: 'hover' | 'selected' | 'one-of-several' | 'hidden';
  isShared: boolean;
}

/** In px of the page, which the frames scroll along with. */
function boxIn(page: HTMLElement, uid: Uid): Box | null {
  const block = blockElement(page, uid);
  if (block === null) return null;
  // What lies over the page, such as a popup, has no height where it stands.
  const shown = block.getBoundingClientRect().height > 0 ? block : (block.firstElementChild ?? block);
  const at = shown.getBoundingClientRect();
  const origin = page.getBoundingClientRect();
  const { width, height } = at;
  return { x: at.left - origin.left, y: at.top - origin.top + page.scrollTop, width, height };
}

function framesOf(page: HTMLElement, { nodes, selected, hovered, mode }: FrameState): Frame[] {
  if (mode !== 'edit') return [];
  const shared = new Set(nodes.filter(({ isShared }) => isShared === true).map(({ uid }) => uid));
  const frame = (uid: Uid, kind: Frame['kind']): Frame[] => {
    const box = boxIn(page, uid);
    return box === null ? [] : [{ uid, kind, isShared: shared.has(uid), ...box }];
  };
  const hidden = nodes.filter(({ isHidden }) => isHidden === true);
  return [
    ...hidden.flatMap(({ uid }) => frame(uid, 'hidden')),
    ...(hovered === null || selected.includes(hovered) ? [] : frame(hovered, 'hover')),
    ...selected.flatMap((uid) => frame(uid, selected.length > 1 ? 'one-of-several' : 'selected')),
  ];
}

const isSame = (one: readonly Frame[], other: readonly Frame[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Frames that follow layout: measured after each state and whenever a framed block or the page changes its size. */
function useFrames(page: HTMLElement | null, { store, send }: OverlayProps): readonly Frame[] {
  const state = useSyncExternalStore(store.subscribe, store.get);
  const [frames, setFrames] = useState<readonly Frame[]>([]);
  useEffect(() => {
    if (page === null) return undefined;
    const { selected, hovered } = state;
    let pending = 0;
    const measure = () => {
      pending = 0;
      const next = framesOf(page, state);
      setFrames((before) => (isSame(before, next) ? before : next));
      const [first] = selected;
      if (first === undefined) return;
      const box = boxIn(page, first);
      send({ t: 'box', uid: first, box: box === null ? null : { ...box, y: box.y - page.scrollTop } });
    };
    const later = () => {
      pending ||= requestAnimationFrame(measure);
    };
    later();
    const sizes = new ResizeObserver(later);
    if (page.firstElementChild !== null) sizes.observe(page.firstElementChild);
    for (const uid of [...selected, ...(hovered === null ? [] : [hovered])]) {
      const block = blockElement(page, uid);
      if (block !== null) sizes.observe(block);
    }
    page.addEventListener('scroll', later, { passive: true });
    return () => {
      cancelAnimationFrame(pending);
      sizes.disconnect();
      page.removeEventListener('scroll', later);
    };
  }, [page, send, state]);
  return frames;
}

/** Height in px of the page of the line between two blocks; null without one. */
function useLine(page: HTMLElement | null, send: OverlayProps['send']): number | null {
  const [line, setLine] = useState<number | null>(null);
  useEffect(() => {
    if (page === null) return undefined;
    const show = (after: Uid | null) => {
      const box = after === null ? null : boxIn(page, after);
      const bar = page.querySelector('[data-flow]')?.getBoundingClientRect().top ?? 0;
      setLine(box === null ? bar - page.getBoundingClientRect().top + page.scrollTop : box.y + box.height);
    };
    const own = (event: Event) => {
      const { detail } = event as CustomEvent<Uid | null | undefined>;
      if (detail === undefined) setLine(null);
      else show(detail);
    };
    const probe = (event: Event) => {
      const { detail } = event as CustomEvent<{ x: number; y: number } | null>;
      if (detail === null) {
        setLine(null);
        return;
      }
      const after = gapAt(page, detail.y);
      show(after);
      send({ t: 'place', after });
    };
    page.addEventListener('line', own);
    page.addEventListener('probe', probe);
    return () => {
      page.removeEventListener('line', own);
      page.removeEventListener('probe', probe);
    };
  }, [page, send]);
  return line;
}

export function Overlay(props: OverlayProps) {
  const anchor = useRef<HTMLDivElement>(null);
  const [shadow, setShadow] = useState<ShadowRoot | null>(null);
  const [page, setPage] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => {
    const { current } = anchor;
    if (current === null) return;
    setShadow(current.shadowRoot ?? current.attachShadow({ mode: 'open' }));
    setPage(current.closest<HTMLElement>('[data-scroller]'));
  }, []);
  const frames = useFrames(page, props);
  const line = useLine(page, props.send);
  return (
    <div ref={anchor} aria-hidden="true">
      {shadow === null
        ? null
        : createPortal(
            <>
              <style>{css}</style>
              {frames.map(({ uid, kind, isShared, x, y, width, height }) => (
                <div
                  key={`${kind} ${uid}`}
                  className={kind}
                  data-shared={isShared || undefined}
                  style={{ transform: `translate(${x}px, ${y}px)`, width, height }}
                />
              ))}
              {line === null ? null : <div className="line" style={{ transform: `translateY(${line}px)` }} />}
            </>,
            shadow,
          )}
    </div>
  );
}
