// The command list: every action, every block of the page, every widget to insert.
import { outlineRows } from '../panels/outline-rows';
import { useInsert } from '../panels/use-insert';
import { Dialog } from '../ui/dialog';
import { perform, ACTIONS } from './actions';
import { refusalOf } from './action';
import { byId } from './editor-context';
import { wordsOfKey } from './key-names';
import { SearchList, type SearchOption } from './search-list';
import { useActionContext } from './use-actions';
import { paletteGroups } from '../panels/palette-entries';
import { palette } from '~/widgets/palette.gen';

const NO_UNFOLDED: ReadonlySet<string> = new Set();

export default function CommandList({ onClose }: { onClose: () => void }) {
  const context = useActionContext();
  const insert = useInsert();
  const { editor } = context;
  const { doc } = editor.store.get();
  const actions = ACTIONS.map((action): SearchOption & { run: () => void } => ({
    id: action.id,
    words: action.words,
    detail: action.keys?.[0] === undefined ? '' : wordsOfKey(action.keys[0]),
    refusal: refusalOf(action, context),
    run: () => perform(action, context),
  }));
  const blocks = doc.tabs.flatMap((tab) =>
    outlineRows(
      { ...doc, tabs: [tab] },
      { tab: tab.key, unfolded: NO_UNFOLDED, palette: byId, isHiddenOnly: false },
    ).flatMap((row) =>
      row.kind === 'block'
        ? {
            id: `block ${row.key}`,
            words: `选中 ${row.name}`,
            detail: row.detail,
            also: row.detail,
            run: () => editor.store.select([row.key]),
          }
        : [],
    ),
  );
  const widgets = paletteGroups(palette, editor.answer.kind, new Set(editor.me.permissions)).flatMap(
    ({ words, entries }) =>
      entries.map((entry) => ({
        id: `insert ${entry.id}`,
        words: `添加 ${entry.title}`,
        detail: words,
        also: [...entry.words, ...entry.initials].join(' '),
        run: () => void insert({ id: entry.id }),
      })),
  );
  const all = [...actions, ...blocks, ...widgets];
  return (
    <Dialog title="命令列表" width={560} height={480} onClose={onClose}>
      <SearchList
        label="搜索命令、组件"
        options={all}
        onChoose={(id) => {
          const chosen = all.find((option) => option.id === id);
          onClose();
          // An action may open a dialog of its own.
          queueMicrotask(() => chosen?.run());
        }}
      />
    </Dialog>
  );
}
