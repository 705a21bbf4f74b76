// A page in the sandboxed preview frame, tried as on a phone: another page or other blocks take its place.
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { FrameConnection, type FrameStatus } from '../frame/connection';
import { FrameFailure } from './frame-failure';
import { type FrameNode, type PageHead, PLAIN } from '../frame/messages';
import styles from './page-frame.module.css';

interface Shown {
  page: PageHead;
  nodes: readonly FrameNode[];
  /** As `PhoneLook` has it. */
  safeBottom?: number | null;
}

/** Sends what is shown to each document that loads in the frame, and what changes later. */
function useShown(frame: RefObject<HTMLIFrameElement | null>, { page, nodes, safeBottom = null }: Shown) {
  const link = useRef<FrameConnection | null>(null);
  const [status, setStatus] = useState<FrameStatus>('loading');
  /** How many documents have loaded. */
  const [loaded, setLoaded] = useState(0);
  const seq = useRef(0);
  useEffect(() => {
    const { current: element } = frame;
    if (element === null) return undefined;
    const made = new FrameConnection({
      onMessage: ({ t }) => t === 'ready' && setLoaded((before) => before + 1),
      onStatus: setStatus,
    });
    link.current = made;
    return made.run(element);
  }, [frame]);
  const open = useEffectEvent((blocks: readonly FrameNode[]) => {
    seq.current += 1;
    link.current?.send({ t: 'mode', mode: 'try', simulation: PLAIN, zoom: 1, safeBottom });
    link.current?.send({ t: 'open', page, nodes: [...blocks], now: Date.now(), seq: seq.current });
  });
  useEffect(() => {
    if (loaded > 0) open(nodes);
  }, [loaded, nodes]);
  useEffect(() => link.current?.send({ t: 'page', page }), [page]);
  return { status, reload: () => link.current?.reload() };
}

export function PageFrame({ title, className, ...shown }: Shown & { title: string; className?: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const { status, reload } = useShown(frame, shown);
  return (
    <div className={`${styles['place']} ${className ?? ''}`}>
      <iframe ref={frame} title={title} className={styles['frame']} sandbox="allow-scripts" />
      {status === 'loading' ? <p className={styles['loading']}>正在加载…</p> : null}
      <FrameFailure status={status} onReload={reload} />
    </div>
  );
}
