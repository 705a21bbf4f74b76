// The stage: the phone with the page in its frame, and the tools beside it.
import { useEffect, useRef, useState } from 'react';
import { DEFAULT_AUDIENCE } from '~/domain/studio/api-library';
import { moveBlocks } from '~/domain/studio/commands/move-blocks';
import { useCommand, useParts } from '../editor/editor-context';
import { FRAME_KEY } from '../editor/use-editor-keys';
import { FrameConnection, type FrameStatus } from '../frame/connection';
import type { FromFrame, PageHead } from '../frame/messages';
import { wordsOf } from '../services/api';
import { loadMallConfig } from '../services/mall';
import { useEditor, useEditorStore } from '../store/use-editor';
import { Button } from '../ui/button';
import { FrameBridge } from './frame-bridge';
import styles from './stage.module.css';

const HOME = '/pages/index/index';

/** The mall's configuration as the preview's page shows it. */
function useHead(): { head: PageHead | null; failure: string | null; retry: () => void } {
  const { answer } = useParts();
  const [head, setHead] = useState<PageHead | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isGone = false;
    setFailure(null);
    loadMallConfig(DEFAULT_AUDIENCE.platform).then(
      (config) => {
        const path = answer.kind === 'user-center' ? '/pages/user-center/user-center' : HOME;
        if (!isGone) setHead({ title: '', tabs: [], tab: 0, config, shopper: null, path });
      },
      (error: unknown) => setFailure(wordsOf(error)),
    );
    return () => {
      isGone = true;
    };
  }, [answer.kind, attempt]);
  return { head, failure, retry: () => setAttempt((count) => count + 1) };
}

/** What the frame reports, carried out. */
function useFrameMessages(): (message: FromFrame) => void {
  const store = useEditorStore();
  const run = useCommand();
  const { say } = useParts();
  const take = (message: FromFrame): void => {
    switch (message.t) {
      case 'press': {
        const { uid, mods, field } = message;
        const { selection } = store.get();
        if (uid === null) store.select([]);
        else if (mods.shift || mods.ctrl) store.select([...selection, uid]);
        else store.select([uid], field);
        break;
      }
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
  const latest = useRef(take);
  latest.current = take;
  return (message) => latest.current(message);
}

export function Stage() {
  const store = useEditorStore();
  const { say } = useParts();
  const { head, failure, retry } = useHead();
  const frame = useRef<HTMLIFrameElement>(null);
  const bridge = useRef<FrameBridge | null>(null);
  const connection = useRef<FrameConnection | null>(null);
  const [status, setStatus] = useState<FrameStatus>('loading');
  const take = useFrameMessages();
  const selection = useEditor((state) => state.selection);
  const field = useEditor((state) => state.field);

  useEffect(() => {
    if (head === null || frame.current === null) return undefined;
    const link = new FrameConnection({
      onMessage: (message) => {
        if (message.t === 'ready') made.open();
        take(message);
      },
      onStatus: setStatus,
    });
    const made = new FrameBridge({
      store,
      connection: link,
      page: head,
      audience: DEFAULT_AUDIENCE,
      now: () => Date.now(),
      onHydrateFailure: (_uids, error) => say(`内容没有取到：${wordsOf(error)}`),
    });
    bridge.current = made;
    connection.current = link;
    const element = frame.current;
    const greet = () => element.contentWindow !== null && link.greet(element.contentWindow);
    element.addEventListener('load', greet);
    element.src = './preview.html';
    return () => {
      element.removeEventListener('load', greet);
      made.close();
      link.close();
    };
    // The messages' handler is the same for good.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [head, store, say]);

  useEffect(() => {
    connection.current?.send({ t: 'select', uids: [...selection], field, group: null, reveal: true });
  }, [selection, field, status]);

  return (
    <main className={styles['stage']}>
      <h2 className="st-visually-hidden">预览</h2>
      <div className={styles['tools']} />
      <div className={styles['surround']}>
        <div className={styles['phone']}>
          <iframe
            ref={frame}
            title="手机预览"
            className={styles['frame']}
            sandbox="allow-scripts"
            width={375}
            height={667}
          />
          {status === 'silent' || status === 'outdated' || failure !== null ? (
            <div className={styles['failed']} role="alert">
              <p>{failure ?? '预览没有响应'}</p>
              <Button
                onClick={() =>
                  failure === null ? frame.current?.setAttribute('src', './preview.html') : retry()
                }
              >
                重新加载
              </Button>
            </div>
          ) : null}
        </div>
      </div>
    </main>
  );
}
