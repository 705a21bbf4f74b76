// A phone that shows a document as it is; its scroll position can follow another one's.
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DocKind } from '~/domain/studio/api';
import { DEFAULT_AUDIENCE } from '~/domain/studio/api-library';
import type { Uid } from '~/domain/studio/document';
import { leavePhone } from '../ui/regions';
import { FrameConnection, type FrameStatus } from '../frame/connection';
import { FrameFailure } from '../ui/frame-failure';
import type { FromFrame, PageHead } from '../frame/messages';
import { FrameBridge } from './frame-bridge';
import { usePageHead } from './page-head';
import type { EditorStore } from '../store/editor-store';
import styles from './still-phone.module.css';

interface StillPhoneProps {
  kind: DocKind;
  store: EditorStore;
  /** 「线上」, 「草稿」. */
  label: string;
  /** Framed blocks; the first is brought into view when it changes. */
  marked: readonly Uid[];
  top: number;
  onScroll: (top: number) => void;
}

/** Taller frames show more of both pages at once. */
const SIZE = { width: 375, height: 620 };

/**
 * Keys pressed in a frame that a pointer gave the focus mean what they mean beside it: Tab leaves it, Esc closes the
 * dialog around it.
 */
function passKey(frame: HTMLIFrameElement, { key, code, mods }: Extract<FromFrame, { t: 'key' }>): void {
  if (key === 'Tab') return leavePhone(mods.shift ? -1 : 1);
  const { shift: shiftKey, ctrl: ctrlKey, alt: altKey } = mods;
  const pressed = { key, code, shiftKey, ctrlKey, altKey, bubbles: true, cancelable: true };
  const isFree = frame.dispatchEvent(new KeyboardEvent('keydown', pressed));
  if (key === 'Escape' && isFree)
    frame.closest('dialog')?.dispatchEvent(new Event('cancel', { cancelable: true }));
}

interface Connecting {
  element: HTMLIFrameElement;
  page: PageHead;
  store: EditorStore;
  onScroll: (top: number) => void;
  onStatus: (status: FrameStatus) => void;
  onHydrateFailure: () => void;
}

function connected({ element, page, store, onScroll, onStatus, onHydrateFailure }: Connecting) {
  const link = new FrameConnection({
    onMessage: (message) => {
      if (message.t === 'ready') bridge.open();
      if (message.t === 'scrolled') onScroll(message.top);
      if (message.t === 'key') passKey(element, message);
    },
    onStatus,
  });
  const bridge = new FrameBridge({
    store,
    connection: link,
    page,
    audience: DEFAULT_AUDIENCE,
    now: () => Date.now(),
    isGone: () => false,
    onHydrateFailure,
  });
  return { link, bridge };
}

/** Runs a frame that shows the store's document as a guest gets it. */
export function useStillFrame({
  kind,
  store,
  onScroll,
}: Pick<StillPhoneProps, 'kind' | 'store' | 'onScroll'>) {
  const frame = useRef<HTMLIFrameElement>(null);
  const connection = useRef<FrameConnection | null>(null);
  const [status, setStatus] = useState<FrameStatus>('loading');
  const [hasFailed, setHasFailed] = useState(false);
  const { head, failure, retry } = usePageHead(kind, DEFAULT_AUDIENCE);
  const scrolled = useEffectEvent(onScroll);
  useEffect(() => {
    const { current: element } = frame;
    if (head === null || element === null) return undefined;
    const { link, bridge } = connected({
      element,
      page: head,
      store,
      onScroll: (to) => scrolled(to),
      onStatus: setStatus,
      onHydrateFailure: () => setHasFailed(true),
    });
    connection.current = link;
    const end = link.run(element);
    return () => {
      bridge.close();
      end();
    };
  }, [head, store]);
  const reload = () => {
    setHasFailed(false);
    if (failure === null) connection.current?.reload();
    else retry();
  };
  return { frame, connection, status, hasFailed, hasHead: head !== null, failure, reload };
}

export function StillPhone({ kind, store, label, marked, top, onScroll }: StillPhoneProps) {
  const still = useStillFrame({ kind, store, onScroll });
  const { frame, connection, status, hasFailed, failure, reload } = still;
  useEffect(() => {
    if (status === 'ready') connection.current?.send({ t: 'scroll', top });
  }, [connection, top, status]);
  useEffect(() => {
    if (status === 'ready')
      connection.current?.send({
        t: 'select',
        uids: [...marked],
        field: null,
        group: null,
        reveal: marked.length === 1,
      });
  }, [connection, marked, status]);
  return (
    <figure className={styles['phone']}>
      <figcaption>
        {label}
        {hasFailed ? '（部分内容没有取到）' : ''}
      </figcaption>
      <div className={styles['screen']}>
        <iframe ref={frame} title={`${label}预览`} sandbox="allow-scripts" tabIndex={-1} {...SIZE} />
        <FrameFailure status={status} failure={failure} onReload={reload} />
      </div>
    </figure>
  );
}
