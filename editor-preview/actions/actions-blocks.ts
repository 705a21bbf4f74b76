// Actions on the selected blocks.
import { convertLeftover, successorOf } from '~/domain/studio/commands/convert-leftover';
import { cutBlocks } from '~/domain/studio/commands/cut-blocks';
import { duplicateBlocks } from '~/domain/studio/commands/duplicate-blocks';
import { registry } from '~/widgets/registry.gen';
import { detachModule, moduleAt, modulesOf } from '~/domain/studio/commands/detach-module';
import { toggleHidden } from '~/domain/studio/commands/hide-block';
import { shownOf } from '~/domain/studio/commands/shown-blocks';
import { toggleLocked } from '~/domain/studio/commands/lock-block';
import { moduleRefusal } from '~/domain/studio/commands/make-module';
import { moveByOne, moveToEdge } from '~/domain/studio/commands/move-blocks';
import { moveToNextTab } from '~/domain/studio/commands/move-to-tab';
import { copyText, pasteBlocks } from '~/domain/studio/commands/paste-blocks';
import { removeBlocks } from '~/domain/studio/commands/remove-blocks';
import { slotOf } from '~/domain/studio/within';
import { docPlace } from '../shell/doc-place';
import { wordsOf } from '../services/api';
import { readClipboard, writeClipboard } from '../services/clipboard';
import { moduleBlocks } from '../services/modules';
import { type Action, type ActionContext, needsSelection, selectionOf } from './action';
import { commandContext } from '../session/editor-context';

function copy({ editor }: ActionContext): void {
  writeClipboard(copyText(editor.store.get(), editor.store.get().selection));
}

/** Pastes behind the selection, or before it; the text is read of the clipboard where it is not given. */
export async function paste(
  context: ActionContext,
  place: 'after' | 'before',
  given?: string,
): Promise<void> {
  const text = given ?? (await readClipboard());
  const { doc, tab, selection } = context.editor.store.get();
  const chosen = place === 'after' ? selection.at(-1) : selection[0];
  const held = chosen === undefined ? undefined : slotOf(doc, chosen);
  const order = held?.uids ?? doc.tabs.find(({ key }) => key === tab)?.order ?? [];
  const before = chosen === undefined ? null : (order[order.indexOf(chosen) - 1] ?? null);
  const after = place === 'after' ? (chosen ?? order.at(-1) ?? null) : before;
  const slot = held === undefined ? undefined : { owner: held.owner, at: held.at };
  context.command((now) => pasteBlocks(now, { text, after, slot }));
}

async function detach({ editor, command }: ActionContext): Promise<void> {
  const [uid] = editor.store.get().selection;
  if (uid === undefined) return;
  try {
    const shown = await moduleBlocks(modulesOf(editor.store.get(), uid));
    command((now) => detachModule(now, uid, shown));
  } catch (error) {
    editor.say(wordsOf(error));
  }
}

/** The module whose row is open in the form, else the first of the block. */
function openedModule({ editor }: ActionContext): number | undefined {
  const state = editor.store.get();
  const [uid = ''] = state.selection;
  const { field } = state;
  return (
    (field === null ? null : moduleAt({ doc: state.doc, widgets: registry }, uid, field)) ??
    modulesOf(state, uid)[0]
  );
}

const one = (context: ActionContext) => selectionOf(context)[0] ?? '';
const selected = (
  base: Omit<Action, 'group' | 'refusal'> & Partial<Pick<Action, 'group' | 'refusal'>>,
): Action => ({
  group: '编辑',
  refusal: needsSelection,
  ...base,
});

const EDITING: readonly Action[] = [
  selected({
    id: 'copy',
    words: '复制到剪贴板',
    keys: ['Ctrl+C'],
    isInMenu: true,
    isReading: true,
    run: (context) => {
      copy(context);
      context.editor.say('已复制');
    },
  }),
  selected({
    id: 'cut',
    words: '剪切',
    keys: ['Ctrl+X'],
    isInMenu: true,
    run: (context) => {
      copy(context);
      context.command((now) => cutBlocks(now, now.selection));
    },
  }),
  {
    id: 'paste',
    words: '粘贴在后',
    group: '编辑',
    keys: ['Ctrl+V'],
    isInMenu: true,
    run: (context) => void paste(context, 'after'),
  },
  {
    id: 'paste-before',
    words: '粘贴在前',
    group: '编辑',
    keys: ['Ctrl+Shift+V'],
    run: (context) => void paste(context, 'before'),
  },
  selected({
    id: 'duplicate',
    words: '复制一份',
    icon: 'copy',
    keys: ['Ctrl+D'],
    isInMenu: true,
    run: ({ command }) => void command((now) => duplicateBlocks(now, now.selection)),
  }),
  selected({
    id: 'copy-style',
    words: '复制样式',
    keys: ['Ctrl+Alt+C'],
    isInMenu: true,
    isReading: true,
    run: ({ style }) => style.copy(),
  }),
  selected({
    id: 'paste-style',
    words: '粘贴样式',
    keys: ['Ctrl+Alt+V'],
    isInMenu: true,
    run: ({ style }) => style.paste(),
  }),
  selected({
    id: 'remove',
    words: '删除',
    icon: 'trash',
    keys: ['Delete', 'Backspace'],
    scope: 'page',
    isInMenu: true,
    run: ({ command }) => void command((now) => removeBlocks(now, now.selection)),
  }),
  selected({
    id: 'rename',
    words: '重命名',
    keys: ['F2'],
    isInMenu: true,
    run: (context) => context.editor.ui.set({ panel: 'outline', renaming: one(context) }),
  }),
  selected({
    id: 'hide',
    words: '隐藏 / 显示',
    icon: 'eye-off',
    keys: ['H'],
    scope: 'page',
    isInMenu: true,
    run: ({ command }) => void command((now) => toggleHidden(now, now.selection)),
  }),
  selected({
    id: 'lock',
    words: '锁定 / 解锁',
    icon: 'lock',
    keys: ['L'],
    scope: 'page',
    isInMenu: true,
    run: ({ command }) => void command((now) => toggleLocked(now, now.selection)),
  }),
  selected({
    id: 'make-module',
    words: '存为模块',
    icon: 'module',
    keys: ['Ctrl+G'],
    isInMenu: true,
    refusal: (context) => moduleRefusal(commandContext(context.editor), selectionOf(context)),
    run: ({ editor }) => editor.ui.set({ dialog: 'make-module' }),
  }),
  selected({
    id: 'make-template',
    words: '存为模板',
    icon: 'template',
    isInMenu: true,
    refusal: ({ editor }) => {
      const { doc, selection } = editor.store.get();
      if (selection.length === 0) return '先选中组件';
      return shownOf({ doc }, selection).length === 0 ? '选中的都已隐藏，先显示再存为模板' : null;
    },
    run: ({ editor }) => editor.ui.set({ dialog: 'make-template' }),
  }),
  selected({
    id: 'open-module',
    words: '打开模块',
    isReading: true,
    isInMenu: true,
    refusal: (context) => (openedModule(context) === undefined ? '这不是模块' : null),
    run: (context) => {
      const id = openedModule(context);
      if (id !== undefined) window.location.assign(`#${docPlace('module', String(id)).edit}`);
    },
  }),
  selected({
    id: 'detach-module',
    words: '解除模块关联',
    isInMenu: true,
    refusal: (context) =>
      modulesOf(context.editor.store.get(), one(context)).length === 0 ? '这不是模块' : null,
    run: (context) => void detach(context),
  }),
  selected({
    id: 'convert',
    words: '换成新组件',
    isInMenu: true,
    refusal: (context) =>
      successorOf(context.editor.store.get(), one(context)) === undefined
        ? '这个组件没有可以换成的新组件'
        : null,
    run: (context) => void context.command((now) => convertLeftover(now, one(context))),
  }),
];

const moving = (
  base: Pick<Action, 'id' | 'words' | 'keys' | 'run'> & Partial<Pick<Action, 'icon' | 'isInMenu' | 'scope'>>,
): Action => selected({ group: '移动', ...base });

const MOVING: readonly Action[] = [
  moving({
    id: 'move-up',
    words: '上移',
    icon: 'up',
    keys: ['Alt+ArrowUp'],
    isInMenu: true,
    run: ({ command }) => void command((now) => moveByOne(now, now.selection, -1)),
  }),
  moving({
    id: 'move-down',
    words: '下移',
    icon: 'down',
    keys: ['Alt+ArrowDown'],
    isInMenu: true,
    run: ({ command }) => void command((now) => moveByOne(now, now.selection, 1)),
  }),
  moving({
    id: 'move-top',
    words: '移到最前',
    keys: ['Alt+PageUp'],
    run: ({ command }) => void command((now) => moveToEdge(now, now.selection, 'top')),
  }),
  moving({
    id: 'move-bottom',
    words: '移到最后',
    isInMenu: true,
    keys: ['Alt+PageDown'],
    run: ({ command }) => void command((now) => moveToEdge(now, now.selection, 'bottom')),
  }),
  moving({
    id: 'move-previous-tab',
    words: '移到上一个分页',
    keys: ['Alt+BracketLeft'],
    run: ({ command }) => void command((now) => moveToNextTab(now, now.selection, -1)),
  }),
  moving({
    id: 'move-next-tab',
    words: '移到下一个分页',
    keys: ['Alt+BracketRight'],
    run: ({ command }) => void command((now) => moveToNextTab(now, now.selection, 1)),
  }),
  moving({
    id: 'move-to',
    words: '移到…',
    keys: ['M'],
    scope: 'page',
    isInMenu: true,
    run: ({ editor }) => editor.ui.set({ dialog: 'move' }),
  }),
];

export const BLOCK_ACTIONS: readonly Action[] = [...EDITING, ...MOVING];
