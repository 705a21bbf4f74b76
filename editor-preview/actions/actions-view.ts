// Actions of the window: undo, saving, panels, lists.
import { openJson } from '../json/json-view';
import { type Action, type ActionContext, selectionOf } from './action';
import { focusFormSearch, focusNextRegion, focusSearch, hasSearch } from '../ui/regions';
import { SHARED_KEYS } from '../ui/shared-keys';
import { redo, undo } from '../session/undoing';

/** It may be folded away. */
function searchForm({ editor }: ActionContext): void {
  editor.ui.set({ isFormShown: true });
  requestAnimationFrame(() => focusFormSearch());
}

/** Position in the rail, id, word. */
const PANELS = [
  ['1', 'palette', '组件'],
  ['2', 'outline', '大纲'],
  ['3', 'history', '历史'],
  ['4', 'templates', '模板'],
  ['5', 'check', '检查'],
  ['6', 'page', '页面设置'],
] as const;

const panelActions: readonly Action[] = PANELS.map(([key, id, word]) => ({
  id: `panel-${id}`,
  words: `面板「${word}」`,
  group: '窗口',
  keys: [key],
  isReading: true,
  run: ({ editor }) => editor.ui.togglePanel(id),
}));

const lists: readonly Action[] = [
  {
    id: 'insert',
    words: '添加组件',
    group: '组件',
    icon: 'plus',
    keys: ['Slash'],
    run: ({ editor }) => editor.ui.set({ dialog: 'insert' }),
  },
  {
    id: 'add-tab',
    words: '添加分页',
    group: '页面',
    refusal: ({ editor }) => (editor.answer.kind === 'page' ? null : '只有页面有分页'),
    run: ({ editor }) => editor.ui.set({ dialog: 'add-tab' }),
  },
  {
    id: 'commands',
    words: '命令列表',
    group: '窗口',
    keys: ['Ctrl+K'],
    scope: 'all',
    isReading: true,
    run: ({ editor }) => editor.ui.set({ dialog: 'commands' }),
  },
  {
    id: 'keys',
    words: '键盘快捷键',
    group: '窗口',
    keys: ['Shift+Slash'],
    isReading: true,
    run: ({ editor }) => editor.ui.set({ dialog: 'keys' }),
  },
];

const publishRefusal: Action['refusal'] = ({ editor: { me, answer } }) => {
  if (!me.rights.canEdit) return '你的角色不能发布';
  return answer.isTrashed ? '页面在回收站里，先恢复' : null;
};

export const VIEW_ACTIONS: readonly Action[] = [
  {
    id: 'undo',
    words: '撤销',
    group: '编辑',
    icon: 'undo',
    keys: ['Ctrl+Z'],
    run: ({ editor }) => void undo(editor),
  },
  {
    id: 'redo',
    words: '重做',
    group: '编辑',
    icon: 'redo',
    keys: ['Ctrl+Shift+Z', 'Ctrl+Y'],
    run: ({ editor }) => void redo(editor),
  },
  {
    id: 'save',
    words: '立即保存',
    group: '页面',
    keys: ['Ctrl+S'],
    scope: 'all',
    run: ({ editor: { sync, say } }) =>
      void sync.flush().then(
        () => say('已保存'),
        () => say('还没有保存，稍后自动重试'),
      ),
  },
  {
    id: 'publish',
    words: '发布',
    group: '页面',
    keys: SHARED_KEYS.confirm,
    scope: 'all',
    refusal: publishRefusal,
    run: ({ editor }) => editor.ui.set({ dialog: 'publish' }),
  },
  {
    id: 'schedule',
    words: '定时发布',
    group: '页面',
    refusal: (context) =>
      context.editor.me.rights.canPublish ? (publishRefusal(context) ?? null) : '你的角色不能发布',
    run: ({ editor }) => editor.ui.set({ dialog: 'schedule' }),
  },
  {
    id: 'phone',
    words: '手机看',
    group: '手机',
    icon: 'phone',
    isReading: true,
    refusal: ({ editor }) => (editor.me.rights.canEdit ? null : '你的角色不能做预览链接'),
    run: ({ editor }) => editor.ui.set({ dialog: 'phone' }),
  },
  ...lists,
  ...panelActions,
  {
    id: 'panels',
    words: '收起 / 展开两侧面板',
    group: '窗口',
    keys: ['Ctrl+Backslash'],
    scope: 'all',
    isReading: true,
    run: ({ editor }) => editor.ui.togglePanels(),
  },
  {
    id: 'json',
    words: '在 JSON 中看',
    group: '页面',
    icon: 'code',
    isInMenu: true,
    keys: ['J'],
    isReading: true,
    run: () => openJson(),
  },
  {
    id: 'next-issue',
    words: '下一个问题',
    group: '页面',
    keys: ['N'],
    scope: 'page',
    isReading: true,
    run: ({ stepIssue }) => stepIssue(1),
  },
  {
    id: 'previous-issue',
    words: '上一个问题',
    group: '页面',
    keys: ['Shift+N'],
    scope: 'page',
    isReading: true,
    run: ({ stepIssue }) => stepIssue(-1),
  },
  {
    id: 'next-region',
    words: '下一个区域',
    group: '窗口',
    keys: ['F6'],
    scope: 'all',
    isReading: true,
    run: () => focusNextRegion(1),
  },
  {
    id: 'previous-region',
    words: '上一个区域',
    group: '窗口',
    keys: ['Shift+F6'],
    scope: 'all',
    isReading: true,
    run: () => focusNextRegion(-1),
  },
  {
    id: 'search',
    words: '在当前面板里搜索',
    group: '窗口',
    keys: SHARED_KEYS.find,
    scope: 'all',
    isReading: true,
    // Without one the browser searches the window.
    refusal: (context) => (hasSearch() || selectionOf(context).length > 0 ? null : ''),
    run: (context) => (hasSearch() ? focusSearch() : searchForm(context)),
  },
  {
    id: 'menu',
    words: '组件的菜单',
    group: '组件',
    keys: ['Shift+F10', 'ContextMenu'],
    scope: 'page',
    isReading: true,
    refusal: ({ editor }) => (editor.store.get().selection.length === 0 ? '先选中组件' : null),
    run: ({ editor }) => {
      const row = document.querySelector('[role="treeitem"][aria-selected="true"]')?.getBoundingClientRect();
      editor.ui.set({ menu: { x: (row?.left ?? 64) + 16, y: row?.bottom ?? 100 } });
    },
  },
];
