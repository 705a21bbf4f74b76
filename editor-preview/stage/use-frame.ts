// Connects the stage to its preview frame: what the document does goes in, what the operator presses comes out.
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import type { Audience } from '~/domain/studio/api-library';
import { blockName } from '~/domain/studio/commands/command';
import type { EditDoc, Uid } from '~/domain/studio/document';
import { pathOf, type Pointer } from '~/domain/studio/pointer';
import { paletteById } from '~/widgets/palette-by-id';
import { goneUids, useConflicts } from '../session/conflicts';
import { type Editor, useParts } from '../session/editor-context';
import { facesAt } from '../session/faces';
import { onInline } from '../session/inline';
import { mainPhone, onProbe } from '../session/probe';
import { FrameConnection, type FrameStatus } from '../frame/connection';
import { formQuery, hasForm } from '../session/widget-form';
import type { FromFrame, PageHead, PhoneLook } from '../frame/messages';
import { wordsOf } from '../services/api';
import { useEditor, useEditorStore } from '../store/use-editor';
import { FrameBridge } from '../bridge/frame-bridge';
import { groupOf, lengthKindOf } from './form-place';
import { usePageHead } from '../bridge/page-head';
import { useHovered } from './use-hovered';
import { canRetry } from '../services/retry';

type FrameRef = RefObject<HTMLIFrameElement | null>;

export interface FrameOptions {
  audience: Audience;
  /** The same object until it changes. */
  look: PhoneLook;
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

const NAMED = 3;

/** 「商品」「优惠券」「公告」等 5 块. */
function blocksNamed(doc: EditDoc, uids: readonly Uid[]): string {
  const names = uids.slice(0, NAMED).map((uid) => `「${blockName({ doc, palette: paletteById }, uid)}」`);
  return `${names.join('')}${uids.length > NAMED ? `等 ${uids.length} 块` : ''}`;
}

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
      say(
        `${blocksNamed(store.get().doc, uids)}的内容没有取到，显示的是上一次的：${wordsOf(error)}`,
        canRetry(error) ? { words: '重试', run: () => bridge.hydrate(uids) } : undefined,
      ),
  });
  return { link, bridge };
}

/** Connects the frame for as long as it is mounted and its page is known. */
function useConnection(frame: FrameRef, head: PageHead | null, { audience, look, onMessage }: FrameOptions) {
  const store = useEditorStore();
  const { say, sync, ui } = useParts();
  const ends = useRef<Ends | null>(null);
  const [status, setStatus] = useState<FrameStatus>('loading');
  const take = useEffectEvent(onMessage);
  const start = useEffectEvent(({ bridge }: Ends) => {
    bridge.open();
    bridge.setLook(look);
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
        if (message.t === 'dragging')
          ui.set({ cancelDrag: message.isDragging ? () => both.link.send({ t: 'cancel' }) : null });
        take(message);
      },
    });
    ends.current = { link, bridge };
    const end = link.run(element);
    return () => {
      bridge.close();
      end();
      ends.current = null;
    };
  }, [frame, hasHead, store, sync, say, ui]);
  return { ends, status };
}

function useLook(ends: RefObject<Ends | null>, look: PhoneLook): void {
  useEffect(() => ends.current?.bridge.setLook(look), [ends, look]);
}

/** Runs the preview in the frame for as long as it is mounted. */
export function useFrame(frame: FrameRef, options: FrameOptions): PreviewFrame {
  const { audience, look } = options;
  const { answer } = useParts();
  const { head, failure, retry } = usePageHead(answer.kind, audience);
  const { ends, status } = useConnection(frame, head, options);
  useAudience(ends, { head, audience });
  useLook(ends, look);
  useSelection(ends, status);
  useHovered(ends);
  usePresent(ends, status);
  useLength(ends);
  useGone(ends);
  useRequests(frame, ends);

  const reload = () => {
    if (failure === null) ends.current?.link.reload();
    else retry();
  };
  const scroll = (top: number) => ends.current?.link.send({ t: 'scroll', top });
  return { status, failure, reload, scroll };
}

const isGoneAt = (held: ReturnType<typeof useConflicts>[number]['held'] | undefined, uid: Uid): boolean =>
  held?.kind === 'gone' && held.place.in === 'block' && held.place.uid === uid;

/** What other parts of the studio ask of the phone. */
function useRequests(frame: RefObject<HTMLIFrameElement | null>, ends: RefObject<Ends | null>): void {
  useEffect(() => {
    const unprobe = onProbe(({ at, uids }) => ends.current?.link.send({ t: 'probe', at, uids: [...uids] }));
    const uninline = onInline(({ at, texts }) => {
      const { current: element } = frame;
      if (element === null || element !== mainPhone()) return;
      // A frame may take the focus only where it has it already.
      element.focus();
      ends.current?.link.send({ t: 'inline', at, texts: [...texts] });
    });
    return () => {
      unprobe();
      uninline();
    };
  }, [frame, ends]);
}

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

/** Section or group of the form that holds the open field of the first selected block. */
function useOpenGroup(field: Pointer | null): string | null {
  const id = useEditor(({ doc, selection }) => doc.blocks[selection[0] ?? '']?.id ?? '');
  const { data } = useQuery({ ...formQuery(id), enabled: field !== null && hasForm(id) });
  return data === undefined || field === null ? null : groupOf(data.form, field);
}

/** The length whose control has the focus, with its number. */
function useLength(ends: RefObject<Ends | null>): void {
  const uid = useEditor(({ selection }) => (selection.length === 1 ? selection[0] : undefined)) ?? '';
  const block = useEditor(({ doc }) => doc.blocks[uid]);
  const field = useEditor((state) => state.field);
  const id = block?.id ?? '';
  const { data } = useQuery({ ...formQuery(id), enabled: field !== null && hasForm(id) });
  const kind = data === undefined || field === null ? null : lengthKindOf(data.form, field);
  const [name = ''] = pathOf(field ?? '');
  const rpx = kind === null || block === undefined ? null : Number(data?.complete(block)[name]);
  useEffect(() => {
    const isLength = kind !== null && rpx !== null && Number.isFinite(rpx);
    ends.current?.link.send({ t: 'length', length: isLength ? { uid, name, kind, rpx } : null });
  }, [ends, uid, name, kind, rpx]);
}

/** What is selected and open; it comes into view when it is chosen, and not for each field that gets the focus. */
function useSelection(ends: RefObject<Ends | null>, status: FrameStatus): void {
  const selection = useEditor((state) => state.selection);
  const field = useEditor((state) => state.field);
  const group = useOpenGroup(field);
  const revealed = useRef<readonly Uid[] | null>(null);
  useEffect(() => {
    if (status !== 'ready') {
      revealed.current = null;
      return;
    }
    const reveal = revealed.current !== selection;
    revealed.current = selection;
    ends.current?.link.send({ t: 'select', uids: [...selection], field, group, reveal });
  }, [ends, selection, field, group, status]);
}

/** Faces at the blocks in which others work; a frame that is new has none. */
function usePresent(ends: RefObject<Ends | null>, status: FrameStatus): void {
  const { live, me } = useParts();
  const { present } = useSyncExternalStore(live.subscribe, live.get);
  useEffect(() => {
    if (status === 'ready')
      ends.current?.link.send({ t: 'present', people: facesAt(present, me.operator.id) });
  }, [ends, present, me, status]);
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
