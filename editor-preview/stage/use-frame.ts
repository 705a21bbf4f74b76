// Connects the stage to its preview frame: what the document does goes in, what the operator presses comes out.
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Audience } from '~/domain/studio/api-library';
import type { Uid } from '~/domain/studio/document';
import { goneUids, useConflicts } from '../editor/conflicts';
import { type Editor, useParts } from '../editor/editor-context';
import { onProbe } from '../editor/probe';
import { FrameConnection, type FrameStatus } from '../frame/connection';
import type { FromFrame, PageHead, PreviewMode, Simulation } from '../frame/messages';
import { wordsOf } from '../services/api';
import { useEditor, useEditorStore } from '../store/use-editor';
import { FrameBridge } from './frame-bridge';
import { openInline } from './open-inline';
import { usePageHead } from './page-head';

export interface FrameOptions {
  audience: Audience;
  mode: PreviewMode;
  simulation: Simulation;
  zoom: number;
  onMessage: (message: FromFrame) => void;
}

export interface PreviewFrame {
  status: FrameStatus;
  /** Words why the page cannot be shown. */
  failure: string | null;
  reload: () => void;
  /** Passes the scroll place of the other phone on. */
  scroll: (top: number) => void;
}

interface Ends {
  link: FrameConnection;
  bridge: FrameBridge;
}

const SOURCE = './preview.html';

interface Connecting extends Pick<Editor, 'store' | 'sync' | 'say'> {
  page: PageHead;
  audience: Audience;
  onMessage: (message: FromFrame, ends: Ends) => void;
  onStatus: (status: FrameStatus) => void;
}

function connected({ page, audience, store, sync, say, onMessage, onStatus }: Connecting): Ends {
  const link: FrameConnection = new FrameConnection({
    onMessage: (message) => onMessage(message, { link, bridge }),
    onStatus,
  });
  const bridge = new FrameBridge({
    store,
    connection: link,
    page,
    audience,
    now: () => Date.now(),
    isGone: (uid) => sync.entries().some(({ held }) => isGoneAt(held, uid)),
    onHydrateFailure: (uids, error) =>
      say(`有内容没有取到，显示的是上一次的：${wordsOf(error)}`, {
        words: '重试',
        run: () => bridge.hydrate(uids),
      }),
  });
  return { link, bridge };
}

/** Runs the preview in the frame for as long as it is mounted. */
export function useFrame(
  frame: RefObject<HTMLIFrameElement | null>,
  { audience, mode, simulation, zoom, onMessage }: FrameOptions,
): PreviewFrame {
  const store = useEditorStore();
  const { say, sync, answer } = useParts();
  const { head, failure, retry } = usePageHead(answer.kind, audience);
  const ends = useRef<Ends | null>(null);
  const [status, setStatus] = useState<FrameStatus>('loading');
  const take = useEffectEvent(onMessage);
  const start = useEffectEvent(({ bridge, link }: Ends) => {
    bridge.open();
    bridge.setMode(mode, simulation, zoom);
    const { selection, field } = store.get();
    link.send({ t: 'select', uids: [...selection], field, group: null, reveal: true });
  });
  const first = useEffectEvent(() => ({ page: head, audience }));
  const hasHead = head !== null;

  useEffect(() => {
    const { current: element } = frame;
    const { page, audience: begin } = first();
    if (!hasHead || page === null || element === null) return undefined;
    const { link, bridge } = connected({
      page,
      audience: begin,
      store,
      sync,
      say,
      onStatus: setStatus,
      onMessage: (message, both) => {
        if (message.t === 'ready') start(both);
        if (message.t === 'press' && message.isDouble) void openInline(both.link, { store, ...message });
        take(message);
      },
    });
    ends.current = { link, bridge };
    const greet = () => element.contentWindow !== null && link.greet(element.contentWindow);
    element.addEventListener('load', greet);
    element.setAttribute('src', SOURCE);
    const unprobe = onProbe((at) => link.send({ t: 'probe', at }));
    return () => {
      unprobe();
      element.removeEventListener('load', greet);
      bridge.close();
      link.close();
      ends.current = null;
    };
  }, [frame, hasHead, store, sync, say]);

  useAudience(ends, { head, audience });
  useEffect(() => ends.current?.bridge.setMode(mode, simulation, zoom), [mode, simulation, zoom]);
  useSelection(ends, status);
  useGone(ends);

  const reload = () => {
    if (failure === null) frame.current?.setAttribute('src', SOURCE);
    else retry();
  };
  const scroll = (top: number) => ends.current?.link.send({ t: 'scroll', top });
  return { status, failure, reload, scroll };
}

const isGoneAt = (held: ReturnType<typeof useConflicts>[number]['held'] | undefined, uid: Uid): boolean =>
  held?.kind === 'gone' && held.place.in === 'block' && held.place.uid === uid;

/** Another audience: the whole page is hydrated anew. */
function useAudience(
  ends: RefObject<Ends | null>,
  { head, audience }: { head: PageHead | null; audience: Audience },
): void {
  const last = useRef<PageHead | null>(null);
  useEffect(() => {
    const isFirst = last.current === null;
    last.current = head;
    if (head !== null && !isFirst) ends.current?.bridge.setAudience(audience, head);
  }, [ends, head, audience]);
}

function useSelection(ends: RefObject<Ends | null>, status: FrameStatus): void {
  const selection = useEditor((state) => state.selection);
  const field = useEditor((state) => state.field);
  useEffect(() => {
    if (status === 'ready')
      ends.current?.link.send({ t: 'select', uids: [...selection], field, group: null, reveal: true });
  }, [ends, selection, field, status]);
}

/** Blocks that others deleted are hatched, and no longer once that is settled. */
function useGone(ends: RefObject<Ends | null>): void {
  const gone = goneUids(useConflicts()).join(' ');
  const before = useRef('');
  useEffect(() => {
    if (gone === before.current) return;
    const both = new Set([...before.current.split(' '), ...gone.split(' ')].filter((uid) => uid !== ''));
    before.current = gone;
    ends.current?.bridge.mark([...both]);
  }, [ends, gone]);
}
