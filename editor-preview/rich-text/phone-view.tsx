// The text at a phone's width, by the preview frame: as shoppers get it.
import { useEffect, useState } from 'react';
import { newBlock } from '~/domain/new-block';
import { openDraft, tabOf } from '~/domain/studio/document';
import { registry } from '~/widgets/registry.gen';
import { FrameFailure } from '../ui/frame-failure';
import { useStillFrame } from '../bridge/still-phone';
import { EditorStore } from '../store/editor-store';
import styles from './rich-dialog.module.css';

const UID = 'text';
/** Rest between two states that are shown. */
const REST_MS = 150;

const blockOf = (content: string) =>
  newBlock(registry, { id: 'image-text', permission_key: '', data: { content } });

function storeOf(content: string): EditorStore {
  const text = JSON.stringify([blockOf(content)]);
  const tab = tabOf(text, { key: 'a', name: '', templateId: 0, newUid: () => UID });
  return new EditorStore(openDraft({ tabs: [tab], notes: {}, meta: {} }), { isReadOnly: true });
}

export function PhoneView({ html }: { html: string }) {
  const [store] = useState(() => storeOf(html));
  const still = useStillFrame({ kind: 'page', store, onScroll: () => undefined });
  const { frame, connection, status, hasHead, failure, reload } = still;
  useEffect(() => {
    if (status !== 'ready') return undefined;
    const timer = setTimeout(() => {
      connection.current?.send({
        t: 'patch',
        ops: [{ op: 'set', uid: UID, stored: blockOf(html) }],
        seq: 1,
      });
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [connection, status, html]);
  return (
    <div className={styles['phone']}>
      {hasHead ? <iframe ref={frame} title="手机上的样子" sandbox="allow-scripts" tabIndex={-1} /> : null}
      <FrameFailure status={status} failure={failure} onReload={reload} />
    </div>
  );
}
