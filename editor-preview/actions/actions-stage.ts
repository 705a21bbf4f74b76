// Actions of the stage: how the page is looked at, and what is dragged or tried there.
import { AUDIENCE_PANEL } from '../session/stage-view';
import type { Action } from './action';

const looking = (base: Pick<Action, 'id' | 'words' | 'keys' | 'run'> & Partial<Action>): Action => ({
  group: '手机',
  isReading: true,
  ...base,
});

export const STAGE_ACTIONS: readonly Action[] = [
  looking({
    id: 'cancel-drag',
    words: '取消拖动',
    keys: ['Escape'],
    scope: 'all',
    refusal: ({ editor }) => (editor.ui.get().cancelDrag === null ? '' : null),
    run: ({ editor }) => editor.ui.get().cancelDrag?.(),
  }),
  looking({
    id: 'end-trying',
    words: '结束体验',
    keys: ['Escape'],
    refusal: ({ editor }) => (editor.ui.stage.get().mode === 'try' ? null : ''),
    run: ({ editor }) => editor.ui.stage.change({ mode: 'edit' }),
  }),
  looking({
    id: 'close-drawer',
    words: '收起盖住画布的面板',
    group: '窗口',
    keys: ['Escape'],
    scope: 'all',
    refusal: ({ editor }) => (editor.ui.hasDrawer() ? null : ''),
    run: ({ editor }) => editor.ui.closeDrawer(),
  }),
  looking({ id: 'try', words: '体验 / 编辑', keys: ['T'], run: ({ editor }) => editor.ui.stage.toggleTry() }),
  looking({
    id: 'audience',
    words: '以谁的身份看',
    keys: ['A'],
    run: () => document.getElementById(AUDIENCE_PANEL)?.togglePopover(),
  }),
  looking({
    id: 'zoom-in',
    words: '放大',
    keys: ['Equal', 'Shift+Equal', '+'],
    run: ({ editor }) => editor.ui.stage.zoomBy(1),
  }),
  looking({
    id: 'zoom-out',
    words: '缩小',
    keys: ['Minus', '-'],
    run: ({ editor }) => editor.ui.stage.zoomBy(-1),
  }),
  looking({
    id: 'zoom-reset',
    words: '原来的大小',
    keys: ['0'],
    run: ({ editor }) => editor.ui.stage.change({ zoom: 1, isOverview: false }),
  }),
  looking({
    id: 'overview',
    words: '总览',
    keys: ['9'],
    run: ({ editor: { ui } }) => ui.stage.change({ isOverview: !ui.stage.get().isOverview }),
  }),
];
