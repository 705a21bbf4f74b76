// The editor: top bar, rail and panel, stage, form; for pages, modules and the user centre.
import { useEffect, useMemo, useState } from 'react';
import type { DocKind } from '~/domain/studio/api';
import { useParams, useSearchParams } from '../app/navigation';
import { useMe } from '../app/session';
import { FormPanel } from '../form/form-panel';
import { LeftPanel } from '../panels/left-panel';
import { wordsOf } from '../services/api';
import { Stage } from '../stage/stage';
import { EditorContext } from '../store/use-editor';
import { Button } from '../ui/button';
import { type Editor, EditorParts } from './editor-context';
import { type OpenDocument, openDocument } from './load-document';
import { TopBar } from './top-bar';
import { useEditorKeys } from './use-editor-keys';
import { useSaying } from './use-saying';
import styles from './editor-screen.module.css';

function useDocument(
  doc: string,
  tab: string,
): { open: OpenDocument | null; failure: string | null; retry: () => void } {
  const { rights } = useMe();
  const [open, setOpen] = useState<OpenDocument | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let opened: OpenDocument | null = null;
    let isGone = false;
    setOpen(null);
    setFailure(null);
    openDocument({ doc, tab, canEdit: rights.canEdit, onClashes: () => undefined }).then(
      (document) => {
        opened = document;
        if (isGone) document.sync.close();
        else setOpen(document);
      },
      (error: unknown) => setFailure(wordsOf(error)),
    );
    return () => {
      isGone = true;
      void opened?.sync.flush().catch(() => undefined);
      opened?.sync.close();
    };
    // The tab of the address is where one begins; later it follows the editor.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [doc, rights.canEdit, attempt]);
  return { open, failure, retry: () => setAttempt((count) => count + 1) };
}

function OpenEditor({ open }: { open: OpenDocument }) {
  const me = useMe();
  const { say, words } = useSaying();
  const editor: Editor = useMemo(() => ({ ...open, me, say }), [open, me, say]);
  return (
    <EditorContext value={open.store}>
      <EditorParts value={editor}>
        <Frame />
        {words}
      </EditorParts>
    </EditorContext>
  );
}

function Frame() {
  useEditorKeys();
  return (
    <div className={styles['editor']}>
      <TopBar />
      <LeftPanel />
      <Stage />
      <FormPanel />
    </div>
  );
}

export default function EditorScreen({ kind }: { kind: DocKind }) {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const { open, failure, retry } = useDocument(`${kind}-${id}`, search.get('tab') ?? '');
  if (failure !== null)
    return (
      <main className={styles['state']} role="alert">
        <p>{failure}</p>
        <Button onClick={retry}>重试</Button>
      </main>
    );
  if (open === null)
    return (
      <div className={styles['editor']} aria-busy="true">
        <p className={styles['state']}>正在打开…</p>
      </div>
    );
  return <OpenEditor key={open.answer.doc} open={open} />;
}
