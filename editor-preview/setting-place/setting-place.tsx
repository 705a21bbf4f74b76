// A place whose document is one of the mall's settings: its draft is saved by itself, publishing shows it to shoppers.
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import type { DocumentAnswer, SETTING_DOCS } from '~/domain/studio/api';
import type { Published, Review } from '~/domain/studio/api-publish';
import { isSameJson } from '~/domain/studio/same-json';
import { placeOfDoc } from '../shell/doc-place';
import { Link } from '../shell/navigation';
import { Body, Card, Loaded, PlaceHead } from '../shell/place';
import { useSay } from '../shell/say';
import { useMe } from '../shell/session';
import { useAct } from '../shell/use-act';
import { ConflictChoice, useConflicts } from '../session/conflicts';
import { type Editor, EditorParts } from '../session/editor-context';
import { choiceWords } from '../session/open-choices';
import { EditorUi } from '../session/editor-ui';
import { type OpenedDraft, useDraft, useOpenDocument } from '../session/load-document';
import { SaveWords } from '../session/save-words';
import { UndoButtons } from '../session/undo-buttons';
import { useLiveActs } from '../publish/publish-acts';
import { StateBadge } from '../publish/publish-buttons';
import { PublishStrips } from '../publish/strips';
import { usePublishState } from '../session/use-publish-state';
import { api } from '../services/api';
import type { DraftSync } from '../store/draft-sync';
import type { Step } from '../store/steps';
import { Others } from '../stage/notices';
import { EditorContext, useEditor, useEditorStore } from '../store/use-editor';
import { Button } from '../ui/button';
import { Menu } from '../ui/menu';
import styles from './setting-place.module.css';
import { useSettingKeys } from './use-setting-keys';

const MAX_NOTE = 100;

type SettingDoc = (typeof SETTING_DOCS)[number];

/** One value of the settings, and what writes it as a step; read only for viewers. */
export function useSetting(name: string): {
  value: unknown;
  isReadOnly: boolean;
  write: (value: unknown, words: string, isTyping?: boolean) => void;
} {
  const store = useEditorStore();
  const value = useEditor(({ doc }) => doc.meta[name]);
  const isReadOnly = useEditor((state) => state.isReadOnly);
  const write = useCallback(
    (next: unknown, words: string, isTyping = false) => {
      const was = store.get().doc.meta[name];
      if (isSameJson(was, next)) return;
      store.run([{ op: 'meta', name, value: next, ...(was === undefined ? {} : { was }) }], {
        name: words,
        ...(isTyping ? { burst: `meta-${name}-${words}` } : {}),
      });
    },
    [store, name],
  );
  return { value, isReadOnly, write };
}

/** Names of the steps that are published, as the version's note. */
const noteOf = (steps: readonly Step[]): string =>
  Array.from([...new Set(steps.map(({ name }) => name))].join('；'))
    .slice(0, MAX_NOTE)
    .join('');

function usePublish({ answer, title, sync }: HeadProps) {
  const store = useEditorStore();
  const cache = useQueryClient();
  const act = useAct('document');
  const { isChanged, live, review, renew } = usePublishState();
  const { takeBack } = useLiveActs();
  // Phones of the studio show the mall as it is now.
  const renewPhones = () => cache.invalidateQueries({ queryKey: ['mall-config'] });
  /** The draft that is saved, and what is said of it. */
  const saved = async () => {
    await sync.flush();
    const { steps, done } = store.get();
    return { version: sync.currentVersion(), words: noteOf(steps.slice(0, done)) || title };
  };
  const submit = () =>
    act(async () => {
      await api<Review>(`documents/${answer.doc}/review`, { method: 'POST', body: await saved() });
      await renew();
      return '已提交审核，所有者通过后顾客看得到';
    });
  const publish = () =>
    act(async () => {
      const { version, words: note } = await saved();
      await api<Published>(`documents/${answer.doc}/publish`, { method: 'POST', body: { version, note } });
      await renew();
      void renewPhones();
      return `${title}已发布，顾客现在看得到`;
    });
  const back = async () => {
    await takeBack();
    void renewPhones();
  };
  const choices = choiceWords(useConflicts());
  return {
    /** Why it cannot be published now; null for nothing. */
    choices,
    isReady: isChanged && choices === null,
    isWaiting: review?.state === 'waiting',
    publish,
    submit,
    back: live === null ? null : back,
  };
}

interface HeadProps {
  title: string;
  lead: string;
  answer: DocumentAnswer;
  sync: DraftSync;
}

function Head(props: HeadProps) {
  useSettingKeys();
  const { title, lead, answer } = props;
  const { rights } = useMe();
  const { choices, isReady, isWaiting, publish, submit, back } = usePublish(props);
  return (
    <PlaceHead title={title} lead={lead}>
      <StateBadge />
      <SaveWords />
      {rights.canEdit ? <UndoButtons hasKeys /> : null}
      <Link to={`${placeOfDoc(answer).base}/history`}>版本</Link>
      {choices === null ? null : <p>{choices}</p>}
      {rights.canPublish ? (
        <Button look="primary" disabled={!isReady} onClick={() => void publish()}>
          发布
        </Button>
      ) : null}
      {rights.canEdit && !rights.canPublish ? (
        <Button look="primary" disabled={!isReady || isWaiting} onClick={() => void submit()}>
          提交审核
        </Button>
      ) : null}
      {rights.canPublish && back !== null ? (
        <Menu
          label="更多发布方式"
          icon="chevron-down"
          entries={[{ words: '换回上一版', run: () => void back() }]}
        />
      ) : null}
    </PlaceHead>
  );
}

interface SettingPlaceProps {
  doc: SettingDoc;
  title: string;
  lead: string;
  /** Between the head and the form, such as the way to a neighbouring place. */
  tabs?: ReactNode;
  /** Beside the form: the phone. */
  phone?: ReactNode;
  children: ReactNode;
}

/** Open choices between what was written here and by others. */
function Conflicts() {
  const entries = useConflicts();
  if (entries.length === 0) return null;
  return (
    <Card title="你和别人同时改了这里">
      {entries.map((entry) => (
        <ConflictChoice key={entry.id} entry={entry} hasHead />
      ))}
    </Card>
  );
}

type OpenProps = Omit<SettingPlaceProps, 'doc'> & { draft: OpenedDraft };

function Open({ draft, title, lead, tabs, phone, children }: OpenProps) {
  const say = useSay();
  const me = useMe();
  const open = useOpenDocument(draft, { tab: '', say });
  const [ui] = useState(() => new EditorUi());
  const { answer, recovered } = draft;
  const editor: Editor = useMemo(
    () => ({ ...open, answer, recovered: recovered.entries, me, ui, say }),
    [open, answer, recovered, me, ui, say],
  );
  const form = (
    <>
      <Conflicts />
      {children}
    </>
  );
  return (
    <EditorContext value={open.store}>
      <EditorParts value={editor}>
        <Head title={title} lead={lead} answer={answer} sync={open.sync} />
        <Others />
        <PublishStrips />
        {tabs}
        <Body>
          {phone === undefined ? (
            form
          ) : (
            <div className={styles['pair']}>
              <div className={styles['form']}>{form}</div>
              {phone}
            </div>
          )}
        </Body>
      </EditorParts>
    </EditorContext>
  );
}

export function SettingPlace({ doc, ...place }: SettingPlaceProps) {
  return <Loaded query={useDraft(doc)}>{(draft) => <Open draft={draft} {...place} />}</Loaded>;
}
