// One step from the middle can be taken back unless a later one changed the same place.
import { expect, it } from 'vitest';
import { editJson } from '~/domain/studio/commands/edit-json';
import { removeBlocks } from '~/domain/studio/commands/remove-blocks';
import { renameTab } from '~/domain/studio/commands/rename-tab';
import { renameBlock } from '~/domain/studio/commands/rename-block';
import { setField } from '~/domain/studio/commands/set-field';
import { type CommandContext, type CommandResult, isRefusal } from '~/domain/studio/commands/command';
import { contextOf } from '~/domain/studio/commands/testing';
import { openDraft, tabOf } from '~/domain/studio/document';
import { EditorStore } from '../store/editor-store';
import { kindOfStep, revertRefusal } from './history-steps';

const context = contextOf([{ id: 'link', data: { title: '一', size: 1 } }]);

function storeAfter(...commands: ((context: CommandContext) => CommandResult)[]): EditorStore {
  const store = new EditorStore(context.doc);
  for (const command of commands) {
    const result = command({ ...context, doc: store.get().doc });
    if (isRefusal(result)) throw new Error(result.refusal);
    store.run(result.ops, result);
  }
  return store;
}

const title = (value: string) => (now: CommandContext) =>
  setField(now, { uid: 'b0', at: '/title', value, coerced: {}, title: '标题' });
const size = (now: CommandContext) =>
  setField(now, { uid: 'b0', at: '/size', value: 2, coerced: {}, title: '大小' });

it('a step whose place nobody changed since can be taken back', () => {
  const store = storeAfter(title('二'), size, (now) => renameBlock(now, 'b0', '顶部'));
  expect(revertRefusal(store.get(), 1)).toBeNull();
  store.takeBack({ inverse: store.get().steps[0]?.inverse ?? [], name: '' });
  expect(store.get().doc.blocks['b0']?.value).toMatchObject({ data: { title: '一', size: 2 } });
});

it('names the later step that changed the same place', () => {
  const store = storeAfter(title('二'), size, title('三'));
  expect(revertRefusal(store.get(), 1)).toBe('第 3 步改了同一处，先撤销它');
  expect(revertRefusal(store.get(), 3)).toBeNull();
});

const json = (value: unknown) => (now: CommandContext) =>
  editJson(now, { key: 'a', text: JSON.stringify([value]), opened: now.doc });

it('an edit of the JSON is taken back alone, and names the later step that changed what it left', () => {
  const edit = json({ id: 'link', data: { title: '二', size: 1 } });
  const beside = storeAfter(edit, size);
  expect(revertRefusal(beside.get(), 1)).toBeNull();
  beside.takeBack({ inverse: beside.get().steps[0]?.inverse ?? [], name: '' });
  expect(beside.get().doc.blocks['b0']?.value).toMatchObject({ data: { title: '一', size: 2 } });
  expect(revertRefusal(storeAfter(edit, title('三')).get(), 1)).toBe('第 2 步改了同一处，先撤销它');
});

it('a text that was no list is not put back over a later edit', () => {
  const tab = tabOf('{"broken', { key: 'a', name: '', templateId: 1, newUid: () => 'b0' });
  const store = new EditorStore(openDraft({ tabs: [tab], notes: {}, meta: {} }));
  const edit = json({ id: 'link', data: {} })({ ...context, doc: store.get().doc, newUid: () => 'b0' });
  if (isRefusal(edit)) throw new Error(edit.refusal);
  store.run(edit.ops, edit);
  expect(revertRefusal(store.get(), 1)).toBeNull();
  const later = size({ ...context, doc: store.get().doc });
  if (isRefusal(later)) throw new Error(later.refusal);
  store.run(later.ops, later);
  expect(revertRefusal(store.get(), 1)).toBe('第 2 步改了同一处，先撤销它');
});

it('an undone step is not taken back again', () => {
  const store = storeAfter(title('二'));
  store.undo();
  expect(revertRefusal(store.get(), 1)).toBe('这一步已经撤销了');
});

const pair = contextOf([
  { id: 'link', data: {} },
  { id: 'pintuan', data: {} },
]);

it.each([
  ['what is removed', removeBlocks(pair, ['b1']), 'pintuan'],
  ['what is named', renameBlock(pair, 'b0', '顶部'), 'link'],
  ['several kinds at once', removeBlocks(pair, ['b0', 'b1']), null],
  ['a tab of the page', renameTab(pair, 'a', '推荐'), null],
])('a step shows the kind of %s', (_what, result, kind) => {
  const store = new EditorStore(pair.doc);
  if (isRefusal(result)) throw new Error(result.refusal);
  store.run(result.ops, result);
  const [step] = store.get().steps;
  if (step === undefined) throw new Error('There is no step');
  expect(kindOfStep(store.get().doc, step)).toBe(kind);
});

it('a step shows no kind of what a later one removed', () => {
  const store = storeAfter(title('二'), (now) => removeBlocks(now, ['b0']));
  const [step] = store.get().steps;
  expect(step && kindOfStep(store.get().doc, step)).toBe('');
});
