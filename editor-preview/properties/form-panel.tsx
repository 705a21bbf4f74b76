// The property form of what is selected: one block, several of a kind, or what several kinds have in common.
import { type FocusEvent, useMemo, useState } from 'react';
import { keptWords, type Uid } from '~/domain/studio/document';
import { palette } from '~/widgets/palette.gen';
import { registry } from '~/widgets/registry.gen';
import { controlOf } from '../controls/controls';
import { useParts } from '../session/editor-context';
import { PageSettings } from '../page-settings/page-settings';
import { useEditor } from '../store/use-editor';
import { Bounded } from '../ui/bounded';
import { Button } from '../ui/button';
import { AroundBlock } from './around-block';
import { BlockNotes } from './block-notes';
import { DataView, StoredData } from './data-view';
import { FormContextProvider } from '../form/form-context';
import { FormGroups } from '../form/form-groups';
import { FormHead } from './form-head';
import { HOLDER_FACES, HolderSwitch } from './holder-switch';
import { wordsOfSharedKey } from '../ui/shared-keys';
import styles from '../form/form.module.css';
import { isFilledByPlugin, PluginFill } from './plugin-fill';
import { RoleForm } from './role-form';
import { useBlockForm } from '../form/use-block-form';
import { hasForm } from '../session/widget-form';
import { useIsReadOnly } from './use-unwritable';
import { isInputMethodKey } from '../ui/input-method';

const leftovers: ReadonlySet<string> = new Set(
  palette.filter(({ group }) => group === 'leftover').map(({ id }) => id),
);

function BlockForm({ uids, query }: { uids: readonly Uid[]; query: string }) {
  const { state, hasFailed, retry } = useBlockForm(uids);
  const isReadOnly = useIsReadOnly(uids);
  const context = useMemo(
    () => (state === null ? null : { ...state, controlOf, isReadOnly }),
    [state, isReadOnly],
  );
  if (hasFailed)
    return (
      <div className={styles['note']} role="alert">
        <p>这个组件的表单没有加载到</p>
        <Button onClick={retry}>重试</Button>
      </div>
    );
  if (state === null || context === null) return <p className={styles['note']}>正在加载…</p>;
  return (
    <FormContextProvider value={context}>
      {isFilledByPlugin(state.form) ? <PluginFill id={state.form.id} uids={uids} /> : null}
      <FormGroups state={state} query={query} />
    </FormContextProvider>
  );
}

function Selected({ uids, query }: { uids: readonly Uid[]; query: string }) {
  const blocks = useEditor(({ doc }) => doc.blocks);
  const ids = new Set(uids.map((uid) => blocks[uid]?.id ?? ''));
  const [id = ''] = ids;
  const [uid = ''] = uids;
  if (ids.size > 1) return <RoleForm uids={uids} />;
  const key = uids.join(' ');
  if (!hasForm(id))
    return <DataView key={key} uid={uid} words="这种组件这里没有表单，存下的内容会原样保留" />;
  if (leftovers.has(id))
    return <DataView key={key} uid={uid} words="旧版本留下的组件，手机上不显示；存下的内容会原样保留" />;
  const block = blocks[uid];
  if (uids.length === 1 && block !== undefined && keptWords(block, registry) !== null)
    return (
      <div key={key} className={styles['data']}>
        <StoredData uid={uid} />
      </div>
    );
  return (
    <>
      {HOLDER_FACES.has(id) ? <HolderSwitch /> : null}
      <BlockForm key={key} uids={uids} query={query} />
    </>
  );
}

interface SearchProps {
  query: string;
  onChange: (query: string) => void;
}

/** Esc empties it; in an empty one the key is the editor's. */
const SearchBox = ({ query, onChange }: SearchProps) => (
  <input
    type="search"
    className={styles['search']}
    aria-label="在属性里搜索"
    placeholder={`搜索属性（${wordsOfSharedKey('find')}）`}
    value={query}
    onChange={({ target }) => onChange(target.value)}
    onKeyDown={(event) => {
      if (event.key !== 'Escape' || query === '' || isInputMethodKey(event)) return;
      event.stopPropagation();
      event.preventDefault();
      onChange('');
    }}
  />
);

/** The field that has the focus is the open one: the phone shows what it is about. */
function useFocusedField(): (event: FocusEvent<HTMLElement>) => void {
  const { store } = useParts();
  return ({ target }) => {
    const at = target.closest<HTMLElement>('[data-at]')?.dataset['at'] ?? null;
    if (at !== store.get().field) store.openField(at);
  };
}

/** What is selected is of one kind, which has a form. */
const hasSearch = (ids: readonly string[]): boolean =>
  new Set(ids).size === 1 && ids.every((id) => hasForm(id) && !leftovers.has(id));

export function FormPanel() {
  const follow = useFocusedField();
  const uids = useEditor(({ selection }) => selection);
  const isSearched = useEditor(({ doc }) => hasSearch(uids.map((uid) => doc.blocks[uid]?.id ?? '')));
  const [query, setQuery] = useState('');
  return (
    <section className={styles['form']} aria-label="属性">
      {uids.length === 1 ? <AroundBlock uid={uids[0] ?? ''} /> : null}
      <FormHead uids={uids} />
      {uids.length === 0 ? null : <BlockNotes uids={uids} />}
      {isSearched ? <SearchBox query={query} onChange={setQuery} /> : null}
      <div className={styles['body']} onFocus={uids.length === 1 ? follow : undefined}>
        <Bounded resetKeys={[uids]}>
          {uids.length === 0 ? <PageSettings /> : <Selected uids={uids} query={query} />}
        </Bounded>
      </div>
    </section>
  );
}
