// The editor: top bar, rail and panel, stage, form; for pages, modules and the user centre.
import { usePrefetchQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { DocKind } from '~/domain/studio/api';
import { DEFAULT_AUDIENCE } from '~/domain/studio/api-library';
import { placeAt } from '../shell/doc-place';
import { Link, useParams, useSearchParams } from '../shell/navigation';
import { useSay } from '../shell/say';
import { useMe } from '../shell/session';
import { CheckProvider } from '../check/check-context';
import { FormPanel } from '../properties/form-panel';
import { JsonView } from '../json/json-view';
import { LeftPanel } from '../panels/left-panel';
import { wordsOf } from '../services/api';
import { mallConfigQuery } from '../services/mall';
import { PublishStrips } from '../publish/strips';
import { Stage } from '../stage/stage';
import { EditorContext } from '../store/use-editor';
import { Bounded } from '../ui/bounded';
import { placePart } from '../ui/lazy-parts';
import { useHasRoom } from '../ui/has-room';
import { Button } from '../ui/button';
import { useAddress } from '../session/address';
import { type Editor, EditorParts, useParts } from '../session/editor-context';
import { EditorDialogs } from './editor-dialogs';
import styles from './editor-screen.module.css';
import { EditorUi, useEditorUi } from '../session/editor-ui';
import { type OpenedDraft, useDraft, useOpenDocument } from '../session/load-document';
import { Splitter, useSplitWidth } from '../shell/splitter';
import { TopBar } from './top-bar';
import { useEditorKeys } from '../actions/use-editor-keys';
import { canRetry } from '../services/retry';

/** The stage is seen first: a panel that would lie over it opens when it is asked for. */
function newUi(): EditorUi {
  const ui = new EditorUi();
  ui.closeDrawer();
  return ui;
}

function OpenEditor({ draft }: { draft: OpenedDraft }) {
  const me = useMe();
  const [search] = useSearchParams();
  const say = useSay();
  const open = useOpenDocument(draft, { tab: search.get('tab') ?? '', block: search.get('b') ?? '', say });
  useAddress(open.store);
  const [ui] = useState(newUi);
  const { answer, recovered } = draft;
  const editor: Editor = useMemo(
    () => ({ ...open, answer, recovered: recovered.entries, me, ui, say }),
    [open, answer, recovered, me, ui, say],
  );
  return (
    <EditorContext value={open.store}>
      <EditorParts value={editor}>
        <CheckProvider>
          <Frame />
        </CheckProvider>
      </EditorParts>
    </EditorContext>
  );
}

const FORM_SPLIT = { name: 'form', initial: 344, wide: 400, min: 320, max: 480 };

function FormRegion() {
  const { ui } = useParts();
  const { isFormShown } = useEditorUi(ui);
  const [width, setWidth] = useSplitWidth(FORM_SPLIT);
  if (!isFormShown) return null;
  return (
    <aside aria-label="右侧" className={styles['form-region']} style={{ width }} data-region="form">
      <Splitter split={FORM_SPLIT} label="属性表单的宽度" side="right" width={width} onWidth={setWidth} />
      <FormPanel />
    </aside>
  );
}

const SmallEditor = placePart('small-editor', () => import('./small-editor'));

/** A narrow window has one column; what is open stays as it is when the window becomes another one. */
function Frame() {
  const hasRoom = useHasRoom();
  useEditorKeys();
  return hasRoom ? <WideEditor /> : <SmallEditor />;
}

function WideEditor() {
  const { ui } = useParts();
  return (
    <div className={styles['editor']}>
      <TopBar />
      <LeftPanel />
      <div
        className={styles['stage-region']}
        data-region="stage"
        data-page-keys=""
        onPointerDown={() => ui.closeDrawer()}
      >
        <Bounded>
          <Stage strips={<PublishStrips />} />
        </Bounded>
      </div>
      <FormRegion />
      <JsonView />
      <EditorDialogs />
    </div>
  );
}

export default function EditorScreen({ kind }: { kind: DocKind }) {
  const { id = '' } = useParams();
  const place = placeAt(kind, id);
  // The stage needs it beside the draft.
  usePrefetchQuery(mallConfigQuery(DEFAULT_AUDIENCE.platform));
  const { data: draft, error, refetch } = useDraft(`${kind}-${id}`);
  if (error !== null)
    return (
      <main className={styles['state']}>
        <h1 className="st-visually-hidden">编辑</h1>
        <p role="alert">{wordsOf(error)}</p>
        {canRetry(error) ? <Button onClick={() => void refetch()}>重试</Button> : null}
        <Link to={place.list}>返回{place.word}</Link>
        {kind === 'page' ? <Link to={`${place.list}?state=trashed`}>回收站</Link> : null}
      </main>
    );
  if (draft === undefined)
    return (
      <main className={styles['editor']} aria-busy="true">
        <h1 className="st-visually-hidden">编辑</h1>
        <p className={styles['state']}>正在打开…</p>
      </main>
    );
  return <OpenEditor key={draft.answer.doc} draft={draft} />;
}
