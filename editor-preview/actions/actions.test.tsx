// The action table: every key of the studio means one action, and Esc the first that can be done.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openDraft } from '~/domain/studio/document';
import { isBrowserKey } from '../frame/browser-keys';
import { EditorStore } from '../store/editor-store';
import { titles } from '../store/testing';
import type { ActionContext } from './action';
import { actionNamed, ACTIONS, perform } from './actions';
import type { Editor } from '../session/editor-context';
import { EditorUi } from '../session/editor-ui';
import { nameOf } from '../ui/key-names';
import { setSingleKeys } from '../shell/single-keys';
import { actionAt } from './use-editor-keys';

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('innerWidth', 1280);
});
afterEach(() => {
  setSingleKeys(true);
  vi.unstubAllGlobals();
});

function open(): ActionContext {
  const store = new EditorStore(openDraft(titles(['一', '二'])));
  const me = { permissions: [], rights: { canEdit: true, canPublish: true }, settings: { maxBlocks: 20 } };
  const editor = { store, ui: new EditorUi(), me, answer: { isTrashed: false }, say: () => undefined };
  const nothing = () => undefined;
  return {
    editor: editor as unknown as Editor,
    command: () => false,
    stepIssue: nothing,
    style: { copy: nothing, paste: nothing },
  };
}

const none = { shift: false, ctrl: false, alt: false };
const press = (context: ActionContext, key: string, code = key) => {
  const action = actionAt({ key, code, mods: none }, 'page', context);
  if (action !== undefined) perform(action, context);
  return action?.id;
};

/** Of the studio's design; `S` comes with measuring, `4` with templates as a panel. */
const KEYS =
  'Slash Ctrl+K ArrowUp ArrowDown Home End Enter Escape F6 Shift+F6 Alt+ArrowUp Alt+ArrowDown Alt+PageUp Alt+PageDown Alt+BracketLeft Alt+BracketRight M Shift+ArrowUp Shift+ArrowDown Ctrl+A Ctrl+C Ctrl+X Ctrl+V Ctrl+Shift+V Ctrl+D Delete Backspace Ctrl+Alt+C Ctrl+Alt+V Ctrl+G H L F2 Shift+F10 ContextMenu Ctrl+Z Ctrl+Shift+Z Ctrl+Y Ctrl+S Ctrl+Enter Ctrl+F 1 2 3 5 6 Equal Minus 0 9 T A J Ctrl+Backslash BracketLeft BracketRight N Shift+N Shift+Slash';

it.each(KEYS.split(' '))('has an action for %s', (key) => {
  const actions = ACTIONS.filter(({ keys = [] }) => keys.includes(key));
  expect(actions.map(({ id }) => id)).toHaveLength(key === 'Escape' ? 4 : 1);
});

/** The key that a name of the table stands for. */
function pressedOf(name: string) {
  const [key = '', ...mods] = name.split(/\+(?=.)/).reverse();
  const code = key.replace(/^([A-Z])$/, 'Key$1').replace(/^(\d)$/, 'Digit$1');
  const has = (mod: string) => mods.includes(mod);
  return { code, key, mods: { shift: has('Shift'), ctrl: has('Ctrl'), alt: has('Alt') } };
}

it('has no key that the frame leaves to the browser', () => {
  const names = ACTIONS.flatMap(({ keys = [] }) => keys);
  expect(names.filter((name) => nameOf(pressedOf(name)) !== name)).toEqual([]);
  expect(names.filter((name) => isBrowserKey(pressedOf(name)))).toEqual([]);
  expect(isBrowserKey(pressedOf('Ctrl+R'))).toBe(true);
});

it('ends with Esc what is dragged, then trying, then the row, then the block', () => {
  const context = open();
  const { ui, store } = context.editor;
  const [uid = ''] = Object.keys(store.get().doc.blocks);
  store.select([uid], '/title');
  ui.stage.change({ mode: 'try' });
  ui.set({ cancelDrag: () => ui.set({ cancelDrag: null }) });
  expect(press(context, 'Escape')).toBe('cancel-drag');
  expect([press(context, 'Escape'), ui.stage.get().mode]).toEqual(['end-trying', 'edit']);
  expect([press(context, 'Escape'), store.get().field]).toEqual(['leave', null]);
  expect([press(context, 'Escape'), store.get().selection]).toEqual(['leave', []]);
});

it('looks at the page by single keys, unless they are switched off', () => {
  const context = open();
  const { stage } = context.editor.ui;
  press(context, '=', 'Equal');
  expect(stage.get().zoom).toBe(1.25);
  press(context, '-', 'Minus');
  press(context, '-', 'NumpadSubtract');
  expect(stage.get().zoom).toBe(0.75);
  press(context, '9', 'Digit9');
  expect(stage.get().isOverview).toBe(true);
  press(context, '0', 'Digit0');
  expect([stage.get().zoom, stage.get().isOverview]).toEqual([1, false]);
  press(context, 't', 'KeyT');
  expect(stage.get().mode).toBe('try');
  setSingleKeys(false);
  expect(press(context, 't', 'KeyT')).toBeUndefined();
});

it('opens the publish dialog to schedule by 定时发布', () => {
  const context = open();
  perform(actionNamed('schedule'), context);
  expect(context.editor.ui.get().dialog).toBe('schedule');
});

it('closes with Esc the panel that lies over the stage in a narrow window, before it leaves the block', () => {
  const context = open();
  const { ui, store } = context.editor;
  store.select(['b0']);
  vi.stubGlobal('innerWidth', 1279);
  expect([press(context, 'Escape'), ui.get().panel]).toEqual(['close-drawer', null]);
  expect([press(context, 'Escape'), store.get().selection]).toEqual(['leave', []]);
});

it('leaves a panel beside the stage open where there is room for it', () => {
  const { ui } = open().editor;
  ui.closeDrawer();
  expect([ui.hasDrawer(), ui.get().panel]).toEqual([false, 'outline']);
});
