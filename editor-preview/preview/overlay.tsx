// Frames and the insertion line over the page, in a shadow root beside it: no rule of the page reaches them.
import {
  type CSSProperties,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { createPortal } from 'react-dom';
import type { Uid } from '~/domain/studio/document';
import { isRecord } from '~/domain/record';
import { isSameJson } from '~/domain/studio/same-json';
import { registry } from '~/widgets/registry.gen';
import type { Box, FromFrame, PresentAt, ShownLength } from '../frame/messages';
import type { FrameState, FrameStore } from './frame-store';
import { type DropLine, useDropLine } from './drop-line';
import { type FrameNodes, nodeWithin } from './frame-document';
import { measuredLength } from './measured-length';
import { blockElement, boxIn } from './places';
import css from './overlay.css?inline';

interface OverlayProps {
  store: FrameStore;
  send: (message: FromFrame) => void;
}

interface Frame extends Box {
  uid: Uid;
  kind: 'hover' | 'selected' | 'one-of-several' | 'hidden' | 'hydrating' | 'present' | ShownLength['kind'];
  isShared: boolean;
  words?: string;
  people?: PresentAt[];
}

/** The length whose control has the focus, with its number. */
function lengthFrame(page: HTMLElement, length: ShownLength): Frame[] {
  const { uid, kind, rpx } = length;
  const block = blockElement(page, uid);
  const box = block === null ? null : measuredLength(page, block, length);
  return box === null ? [] : [{ uid, kind, isShared: false, words: `${rpx} 点`, ...box }];
}

/** Blocks in which others work, each with their faces. */
function presentFrames(page: HTMLElement, { present }: FrameState): Frame[] {
  return [...new Set(present.map(({ uid }) => uid))].flatMap((uid): Frame[] => {
    const box = boxIn(page, uid);
    const people = present.filter((one) => one.uid === uid);
    return box === null ? [] : [{ uid, kind: 'present', isShared: false, people, ...box }];
  });
}

/** Those of slots too. */
const hiddenIn = (nodes: FrameNodes): Uid[] =>
  nodes
    .flatMap(({ uid, isHidden, inner = {} }) => [{ uid, isHidden }, ...innerNotes(inner)])
    .flatMap(({ uid, isHidden }) => (isHidden === true ? [uid] : []));

const innerNotes = (inner: NonNullable<FrameNodes[number]['inner']>) =>
  Object.entries(inner).map(([uid, { isHidden }]) => ({ uid, isHidden }));

/** The operator's name of a block, else that of its widget. */
function nameOf(nodes: FrameNodes, uid: Uid): string {
  const own = nodes.find((node) => node.uid === uid)?.name;
  const inner = nodes.flatMap((node) => node.inner?.[uid]?.name ?? []);
  const stored = nodeWithin(nodes, uid)?.stored;
  const id = isRecord(stored) ? String(stored['id']) : '';
  return own ?? inner[0] ?? registry[id]?.title ?? '';
}

function framesOf(page: HTMLElement, state: FrameState): Frame[] {
  const { nodes, selected, hovered, hydrating, length, mode } = state;
  if (mode !== 'edit') return [];
  const shared = new Set(nodes.filter(({ isShared }) => isShared === true).map(({ uid }) => uid));
  const frame = (uid: Uid, kind: Frame['kind']): Frame[] => {
    const box = boxIn(page, uid);
    return box === null ? [] : [{ uid, kind, isShared: shared.has(uid), ...box }];
  };
  return [
    ...hiddenIn(nodes).flatMap((uid) => frame(uid, 'hidden')),
    ...presentFrames(page, state),
    ...(hovered === null || selected.includes(hovered) ? [] : frame(hovered, 'hover')),
    ...selected.flatMap((uid) => frame(uid, selected.length > 1 ? 'one-of-several' : 'selected')),
    ...hydrating.flatMap((uid) => frame(uid, 'hydrating')),
    ...(length === null ? [] : lengthFrame(page, length)),
  ];
}

interface DraggedProps {
  page: HTMLElement;
  line: DropLine;
  nodes: FrameNodes;
}

/** Height in px of what goes along with the pointer (overlay.css). */
const STRIP = 40;

const styleOf = ({ x, y, width, height }: Box) => ({
  transform: `translate(${x}px, ${y}px)`,
  width,
  height,
});

const isSame = (one: readonly Frame[], other: readonly Frame[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Where the first of the selected blocks is in the frame. */
function boxReport(page: HTMLElement, uid: Uid): Extract<FromFrame, { t: 'box' }> {
  const box = boxIn(page, uid);
  return { t: 'box', uid, box: box === null ? null : { ...box, y: box.y - page.scrollTop } };
}

/** Frames that follow layout: measured after each state and whenever a framed block or the page changes its size. */
function useFrames(page: HTMLElement | null, { store, send }: OverlayProps): readonly Frame[] {
  const state = useSyncExternalStore(store.subscribe, store.get);
  const [frames, setFrames] = useState<readonly Frame[]>([]);
  const reported = useRef<Extract<FromFrame, { t: 'box' }> | null>(null);
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
      const report = boxReport(page, first);
      // The studio renders its tools beside the block for each report.
      if (!isSameJson(report, reported.current)) send(report);
      reported.current = report;
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

const Faces = ({ people }: { people: readonly PresentAt[] }) =>
  people.map(({ letter, colour }, place) => (
    <i key={`${place}${letter}`} style={{ background: colour }}>
      {letter}
    </i>
  ));

/** The blocks that are moved are veiled, and a strip with their name goes along with the pointer. */
function Dragged({ page, line: { line, across, uids, strip }, nodes }: DraggedProps) {
  return (
    <>
      {uids.map((uid) => {
        const box = boxIn(page, uid);
        return box === null ? null : <div key={uid} className="moved" style={styleOf(box)} />;
      })}
      {strip === null ? null : (
        <div className="strip" style={{ transform: `translateY(${strip - STRIP / 2}px)` }}>
          {uids.length > 1 ? `${uids.length} 个组件` : nameOf(nodes, uids[0] ?? '')}
        </div>
      )}
      <div
        className="line"
        style={{ transform: `translate(${across?.x ?? 0}px, ${line}px)`, width: across?.width }}
      />
    </>
  );
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
  const line = useDropLine(page, props.send);
  const { nodes, zoom } = useSyncExternalStore(props.store.subscribe, props.store.get);
  return (
    <div ref={anchor} aria-hidden="true" style={{ '--zoom': zoom } as CSSProperties}>
      {shadow === null
        ? null
        : createPortal(
            <>
              <style>{css}</style>
              {frames.map(({ uid, kind, isShared, words, people = [], ...box }) => (
                <div
                  key={`${kind} ${uid}`}
                  className={kind}
                  data-words={words}
                  data-shared={isShared || undefined}
                  style={styleOf(box)}
                >
                  <Faces people={people} />
                </div>
              ))}
              {line === null || page === null ? null : <Dragged page={page} line={line} nodes={nodes} />}
            </>,
            shadow,
          )}
    </div>
  );
}
