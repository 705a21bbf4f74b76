// Connects the stage to its preview frame: what the document does goes in, what the operator presses comes out.
import { type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { DEFAULT_AUDIENCE } from '~/domain/studio/api-library';
import { moveBlocks } from '~/domain/studio/commands/move-blocks';
import { useCommand, useParts } from '../editor/editor-context';
import { FRAME_KEY } from '../editor/use-editor-keys';
import { FrameConnection, type FrameStatus } from '../frame/connection';
import type { FromFrame, PageHead } from '../frame/messages';
import { wordsOf } from '../services/api';
import { useMallConfig } from '../services/mall';
import { useEditor, useEditorStore } from '../store/use-editor';
import { FrameBridge } from './frame-bridge';

const PATHS: Readonly<Record<string, string>> = { 'user-center': '/pages/user-center/user-center' };
const HOME = '/pages/index/index';

/** The mall's configuration as the preview's page shows it; null until it is there. */
function useHead(): { head: PageHead | null; failure: string | null; retry: () => void } {
  const { answer } = useParts();
  const { data: config, error, refetch } = useMallConfig(DEFAULT_AUDIENCE.platform);
  const head = useMemo(() => {
    const path = PATHS[answer.kind] ?? HOME;
    return config === undefined ? null : { title: '', tabs: [], tab: 0, config, shopper: null, path };
  }, [config, answer.kind]);
  return { head, failure: error === null ? null : wordsOf(error), retry: () => void refetch() };
}

/** What the frame reports, carried out. */
function useFrameMessages(): (message: FromFrame) => void {
  const store = useEditorStore();
  const run = useCommand();
  const { say } = useParts();
  const press = ({ uid, mods, field }: Extract<FromFrame, { t: 'press' }>) => {
    const { selection } = store.get();
    if (uid === null) store.select([]);
    else if (mods.shift || mods.ctrl) store.select([...selection, uid]);
    else store.select([uid], field);
  };
  return (message) => {
    switch (message.t) {
      case 'press':
        press(message);
        break;
      case 'moved':
        run((context) => moveBlocks(context, { uids: message.uids, after: message.after }));
        break;
      case 'key':
        window.dispatchEvent(new CustomEvent(FRAME_KEY, { detail: message }));
        break;
      case 'opened':
        say('试用中：这里会打开链接');
        break;
      default:
    }
  };
}

export interface PreviewFrame {
  status: FrameStatus;
  /** Words why the page cannot be shown. */
  failure: string | null;
  reload: () => void;
}

/** Runs the preview in the frame for as long as it is mounted. */
export function useFrame(frame: RefObject<HTMLIFrameElement | null>): PreviewFrame {
  const store = useEditorStore();
  const { say } = useParts();
  const { head, failure, retry } = useHead();
  const connection = useRef<FrameConnection | null>(null);
  const [status, setStatus] = useState<FrameStatus>('loading');
  const messages = useFrameMessages();
  const take = useEffectEvent(messages);

  useEffect(() => {
    const { current: element } = frame;
    if (head === null || element === null) return undefined;
    const link = new FrameConnection({
      onMessage: (message) => {
        if (message.t === 'ready') bridge.open();
        take(message);
      },
      onStatus: setStatus,
    });
    const bridge = new FrameBridge({
      store,
      connection: link,
      page: head,
      audience: DEFAULT_AUDIENCE,
      now: () => Date.now(),
      onHydrateFailure: (_uids, error) => say(`内容没有取到：${wordsOf(error)}`),
    });
    connection.current = link;
    const greet = () => element.contentWindow !== null && link.greet(element.contentWindow);
    element.addEventListener('load', greet);
    element.setAttribute('src', './preview.html');
    return () => {
      element.removeEventListener('load', greet);
      bridge.close();
      link.close();
    };
  }, [frame, head, store, say]);

  const selection = useEditor((state) => state.selection);
  const field = useEditor((state) => state.field);
  useEffect(() => {
    if (status === 'ready')
      connection.current?.send({ t: 'select', uids: [...selection], field, group: null, reveal: true });
  }, [selection, field, status]);

  const reload = () => {
    if (failure === null) frame.current?.setAttribute('src', './preview.html');
    else retry();
  };
  return { status, failure, reload };
}
