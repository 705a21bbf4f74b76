// The command list: every action, block and field, every widget to insert, every page of the mall.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PageRow } from '~/domain/studio/api';
import { blockName } from '~/domain/studio/commands/command';
import { GROUP_WORDS } from '~/domain/studio/form';
import { pointerOf } from '~/domain/studio/pointer';
import { holds } from '~/domain/studio/when';
import { paletteById } from '~/widgets/palette-by-id';
import { palette } from '~/widgets/palette.gen';
import { docPlace } from '../shell/doc-place';
import { useNavigate } from '../shell/navigation';
import { revealField } from '../check/reveal-field';
import { formQuery, hasForm, type LoadedForm } from '../session/widget-form';
import { stateWords } from '../documents/page-words';
import { outlineRows } from '../panels/outline-rows';
import { paletteGroups } from '../panels/palette-entries';
import { useInsert } from '../panels/use-insert';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { type ActionContext, refusalOf } from '../actions/action';
import { perform, ACTIONS } from '../actions/actions';
import { commandContext, type Editor } from '../session/editor-context';
import { wordsOfKey } from '../ui/key-names';
import { KindIcon } from '../ui/kind-icon';
import { SearchList, type SearchOption } from '../ui/search-list';
import { useActionContext } from '../actions/use-actions';
import { usePageSearch } from './use-page-search';
import { wordsOf } from '../services/api';
import { canRetry } from '../services/retry';

type Command = SearchOption & { run: () => void };

const NO_UNFOLDED: ReadonlySet<string> = new Set();

const actionCommands = (context: ActionContext): Command[] =>
  ACTIONS.map((action) => ({
    id: action.id,
    words: action.words,
    detail: action.keys?.[0] === undefined ? '' : wordsOfKey(action.keys[0]),
    refusal: refusalOf(action, context),
    run: () => perform(action, context),
  }));

function blockCommands({ store }: Editor): Command[] {
  const { doc } = store.get();
  return doc.tabs.flatMap((tab) =>
    outlineRows(
      { ...doc, tabs: [tab] },
      { tab: tab.key, unfolded: NO_UNFOLDED, palette: paletteById, isHiddenOnly: false },
    ).flatMap((row) =>
      row.kind === 'block'
        ? {
            id: `block ${row.key}`,
            words: `选中 ${row.name}`,
            icon: <KindIcon id={row.id} />,
            detail: row.detail,
            also: row.detail,
            run: () => store.select([row.key]),
          }
        : [],
    ),
  );
}

/** Fields that the form of the only selected block shows. */
function fieldCommands(editor: Editor, loaded: LoadedForm | undefined): Command[] {
  const { store } = editor;
  const { selection, doc } = store.get();
  const [uid = ''] = selection;
  const block = doc.blocks[uid];
  if (loaded === undefined || block === undefined || selection.length > 1) return [];
  const scopes = [loaded.complete(block)];
  const name = blockName(commandContext(editor), uid);
  return loaded.form.groups.flatMap((group) =>
    group.fields
      .filter(({ when }) => holds(when, scopes))
      .map((field) => {
        const at = pointerOf([field.name]);
        return {
          id: `field ${field.name}`,
          words: `去改 ${field.title}`,
          icon: <KindIcon id={block.id} />,
          detail: `${name} · ${GROUP_WORDS[group.id]}`,
          run: () => {
            store.select([uid], at);
            revealField(at);
          },
        };
      }),
  );
}

const widgetCommands = (
  { answer, me }: Editor,
  insert: (chosen: { id: string }) => Promise<unknown>,
): Command[] =>
  paletteGroups(palette, answer.kind, new Set(me.permissions)).flatMap(({ words, entries }) =>
    entries.map((entry) => ({
      id: `insert ${entry.id}`,
      words: `添加 ${entry.title}`,
      icon: <KindIcon id={entry.id} />,
      detail: words,
      also: [...entry.words, ...entry.initials].join(' '),
      run: () => void insert({ id: entry.id }),
    })),
  );

/** `asked`: the words that the server found them by, also within their blocks. */
const pageCommands = (
  pages: readonly PageRow[],
  { asked, open }: { asked: string; open: (address: string) => void },
): Command[] =>
  pages.map((row) => ({
    id: `page ${row.id}`,
    words: `打开 ${row.title}`,
    icon: <KindIcon id={null} />,
    detail: stateWords(row),
    also: asked,
    run: () => open(docPlace('page', String(row.id)).edit),
  }));

function useLoadedForm({ store }: Editor): LoadedForm | undefined {
  const { selection, doc } = store.get();
  const { id = '' } = doc.blocks[selection[0] ?? ''] ?? {};
  return useQuery({ ...formQuery(id), enabled: hasForm(id) }).data;
}

function SearchFailure({ failure, onRetry }: { failure: Error | null; onRetry: () => void }) {
  if (failure === null) return null;
  return (
    <p role="alert">
      页面没有搜到：{wordsOf(failure)}
      {canRetry(failure) ? (
        <Button isCompact onClick={onRetry}>
          重试
        </Button>
      ) : null}
    </p>
  );
}

export default function CommandList({ onClose }: { onClose: () => void }) {
  const context = useActionContext();
  const insert = useInsert();
  const navigate = useNavigate();
  const { editor } = context;
  const [typed, setTyped] = useState('');
  const { asked, pages, isWaiting, failure, again } = usePageSearch(typed);
  const all = [
    ...actionCommands(context),
    ...blockCommands(editor),
    ...fieldCommands(editor, useLoadedForm(editor)),
    ...widgetCommands(editor, insert),
    ...pageCommands(pages, { asked, open: (address) => void navigate(address) }),
  ];
  return (
    <Dialog title="命令列表" width={560} height={480} onClose={onClose}>
      <SearchList
        label="搜索命令、组件、设置、页面"
        options={all}
        isWaiting={isWaiting}
        onQuery={setTyped}
        onChoose={(id) => {
          const chosen = all.find((option) => option.id === id);
          onClose();
          // An action may open a dialog of its own.
          queueMicrotask(() => chosen?.run());
        }}
      >
        <SearchFailure failure={failure} onRetry={again} />
      </SearchList>
    </Dialog>
  );
}
