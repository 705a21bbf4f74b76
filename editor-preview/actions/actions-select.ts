// Actions that choose blocks: by arrows, several at once, all of a tab.
import { ownersOf } from '~/domain/studio/within';
import { type Action, type ActionContext, selectionOf } from './action';
import { askInline } from '../session/inline';
import { focusForm } from '../ui/regions';
import { extendBy, selectedBlocks, shownBlocks } from '../session/selecting';

function step({ editor: { store } }: ActionContext, direction: -1 | 1): void {
  const order = shownBlocks(store.get());
  const from = selectedBlocks(store.get()).at(direction === 1 ? -1 : 0);
  const first = direction === 1 ? 0 : order.length - 1;
  const next = order[from === undefined ? first : order.indexOf(from) + direction];
  if (next !== undefined) store.select([next]);
}

function extend(context: ActionContext, direction: -1 | 1): void {
  if (selectionOf(context).length === 0) step(context, direction);
  else extendBy(context.editor, direction);
}

/** The blocks of the open tab between two places. */
const selectSlice = ({ editor: { store } }: ActionContext, from?: number, to?: number): void =>
  store.select(shownBlocks(store.get()).slice(from, to));

/** Out of the row, then out of the block, to the one around it. */
function leave({ editor: { store } }: ActionContext): void {
  const { doc, field, selection } = store.get();
  const around = selection[0] === undefined ? [] : ownersOf(doc, selection[0]).slice(0, 1);
  store.select(field === null ? around : selection);
}

/** On the phone where the open field is a text that may be edited there; else in the form. */
async function edit({ editor }: ActionContext): Promise<void> {
  const { selection, field } = editor.store.get();
  if (!(await askInline(editor, selection[0], field))) focusForm();
}

function openTab({ editor: { store, say } }: ActionContext, direction: -1 | 1): void {
  const { doc, tab } = store.get();
  const next = doc.tabs[doc.tabs.findIndex(({ key }) => key === tab) + direction];
  if (next === undefined) return;
  store.openTab(next.key);
  say(`分页「${next.name}」`);
}

const choosing = (base: Pick<Action, 'id' | 'words' | 'keys' | 'run'> & Partial<Action>): Action => ({
  group: '选择',
  scope: 'page',
  isReading: true,
  ...base,
});

export const SELECT_ACTIONS: readonly Action[] = [
  choosing({
    id: 'select-previous',
    words: '上一个组件',
    keys: ['ArrowUp'],
    run: (context) => step(context, -1),
  }),
  choosing({
    id: 'select-next',
    words: '下一个组件',
    keys: ['ArrowDown'],
    run: (context) => step(context, 1),
  }),
  choosing({
    id: 'select-first',
    words: '第一个组件',
    keys: ['Home'],
    run: (context) => selectSlice(context, 0, 1),
  }),
  choosing({
    id: 'select-last',
    words: '最后一个组件',
    keys: ['End'],
    run: (context) => selectSlice(context, -1),
  }),
  choosing({
    id: 'extend-up',
    words: '向上多选',
    keys: ['Shift+ArrowUp'],
    run: (context) => extend(context, -1),
  }),
  choosing({
    id: 'extend-down',
    words: '向下多选',
    keys: ['Shift+ArrowDown'],
    run: (context) => extend(context, 1),
  }),
  choosing({
    id: 'select-all',
    words: '全选这个分页的组件',
    keys: ['Ctrl+A'],
    run: (context) => selectSlice(context),
  }),
  choosing({ id: 'leave', words: '退出选择', keys: ['Escape'], run: leave }),
  choosing({
    id: 'edit',
    words: '在手机上改文字，或到属性表单',
    keys: ['Enter'],
    run: (context) => void edit(context),
  }),
  choosing({
    id: 'previous-tab',
    words: '上一个分页',
    group: '页面',
    keys: ['BracketLeft'],
    run: (context) => openTab(context, -1),
  }),
  choosing({
    id: 'next-tab',
    words: '下一个分页',
    group: '页面',
    keys: ['BracketRight'],
    run: (context) => openTab(context, 1),
  }),
];
