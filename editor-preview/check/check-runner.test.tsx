// The check asks the server for each thing of the document once a minute, and says what it found between two clicks.
import { beforeEach, expect, it, vi } from 'vitest';
import { openDraft, tabOf } from '~/domain/studio/document';
import { paletteById } from '~/widgets/palette-by-id';
import { EditorStore } from '../store/editor-store';
import { fakeApi } from '../testing/fake-api';
import { CheckRunner } from './check-runner';

const store = { id: 'store', data: { list: [{ id: 61, name: '南湖店', picUrl: 'uploads/store.png' }] } };
const copyright = { id: 'copyright', data: { text: '版权', picUrl: 'uploads/mark.png' } };

const contentOf = (...elements: readonly unknown[]) => {
  let count = 0;
  const newUid = () => `b${count++}`;
  const text = JSON.stringify(elements);
  return { tabs: [tabOf(text, { key: 'a', name: '首页', templateId: 1, newUid })], notes: {}, meta: {} };
};

const runnerOf = (...elements: readonly unknown[]) => {
  const editor = new EditorStore(openDraft(contentOf(...elements)), { isReadOnly: false });
  const base = {
    permissions: new Set<string>(),
    maxBlocks: 100,
    homeOf: [],
    publishedAt: null,
    mainColour: null,
  };
  return { editor, runner: new CheckRunner({ store: editor, kind: 'page', palette: paletteById, base }) };
};

beforeEach(() => {
  fakeApi.reset();
  fakeApi.answer('GET media', { items: [], next: null });
  fakeApi.answer('GET pick/stores', { items: [], next: null });
});

it('asks again for nothing that it asked for, while more is chosen', async () => {
  const { editor, runner } = runnerOf(store, copyright);
  await runner.run();
  expect(fakeApi.asked('GET pick/stores').map(({ query }) => query['ids'])).toEqual(['61']);
  const [first] = fakeApi.asked('GET media').map(({ query }) => query['urls']);
  expect(first).toContain('uploads/mark.png');

  const op = {
    op: 'set',
    uid: 'b1',
    at: '/data/picUrl',
    value: 'uploads/new.png',
    was: 'uploads/mark.png',
  } as const;
  editor.run([op], { name: '图片' });
  await runner.run();
  expect(fakeApi.asked('GET pick/stores')).toHaveLength(1);
  expect(fakeApi.asked('GET media').map(({ query }) => query['urls'])).toEqual([first, 'uploads/new.png']);
});

it('says what it found after the click that is being made, as its words move the fields', async () => {
  const { runner } = runnerOf({ id: 'link', data: { title: '' } });
  let said = 0;
  runner.subscribe(() => (said += 1));
  window.dispatchEvent(new Event('pointerdown'));
  await runner.run();
  expect(said).toBe(0);
  window.dispatchEvent(new Event('pointerup'));
  await vi.waitFor(() => expect(said).toBeGreaterThan(0));
  expect(runner.get().issues).not.toEqual([]);
});
