// The editor: top bar, rail and panel, stage, form; for pages, modules and the user centre.
import { useMemo } from 'react';
import type { DocKind } from '~/domain/studio/api';
import { useParams, useSearchParams } from '../app/navigation';
import { useMe } from '../app/session';
import { CheckProvider } from '../check/check-context';
import { FormPanel } from '../form/form-panel';
import { JsonView } from '../page-settings/json-view';
import { LeftPanel } from '../panels/left-panel';
import { wordsOf } from '../services/api';
import { Stage } from '../stage/stage';
import { EditorContext } from '../store/use-editor';
import { Button } from '../ui/button';
import { type Editor, EditorParts } from './editor-context';
import styles from './editor-screen.module.css';
import { type OpenedDraft, useDraft, useOpenDocument } from './load-document';
import { TopBar } from './top-bar';
import { useEditorKeys } from './use-editor-keys';
import { useSaying } from './use-saying';

function OpenEditor({ draft }: { draft: OpenedDraft }) {
  const me = useMe();
  const [search] = useSearchParams();
  const { say, words } = useSaying();
  const open = useOpenDocument(draft, { tab: search.get('tab') ?? '', say });
  const { answer, recovered } = draft;
  const editor: Editor = useMemo(
    () => ({ ...open, answer, recovered: recovered.entries, me, say }),
    [open, answer, recovered, me, say],
  );
  return (
    <EditorContext value={open.store}>
      <EditorParts value={editor}>
        <CheckProvider>
          <Frame />
        </CheckProvider>
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
      <JsonView />
    </div>
  );
}

export default function EditorScreen({ kind }: { kind: DocKind }) {
  const { id = '' } = useParams();
  const { data: draft, error, refetch } = useDraft(`${kind}-${id}`);
  if (error !== null)
    return (
      <main className={styles['state']} role="alert">
        <p>{wordsOf(error)}</p>
        <Button onClick={() => void refetch()}>重试</Button>
      </main>
    );
  if (draft === undefined)
    return (
      <div className={styles['editor']} aria-busy="true">
        <p className={styles['state']}>正在打开…</p>
      </div>
    );
  return <OpenEditor key={draft.answer.doc} draft={draft} />;
}
