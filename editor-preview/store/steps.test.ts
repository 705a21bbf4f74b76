// Which steps are one, and which are none.
import { expect, it } from 'vitest';
import { openDraft } from '~/domain/studio/document';
import { EditorStore } from './editor-store';
import { titles } from './testing';

const storeOf = () => new EditorStore(openDraft(titles(['甲', '乙'])));

/** Writes the title of a block as it is typed. */
function type(store: EditorStore, uid: string, [was, value]: [string, string]): void {
  const clash = store.run([{ op: 'set', uid, at: '/data/title', value, was }], {
    name: `标题 → ${value}`,
    burst: `${uid}/title`,
  });
  expect(clash).toBeNull();
}

const names = (store: EditorStore) => store.get().steps.map(({ name }) => name);

it('a burst that comes back to its start is no step, and what came before is undone next', () => {
  const store = storeOf();
  type(store, 'b1', ['乙', '丑']);
  type(store, 'b0', ['甲', '甲子']);
  expect(names(store)).toEqual(['标题 → 丑', '标题 → 甲子']);
  type(store, 'b0', ['甲子', '甲']);
  expect([names(store), store.get().done]).toEqual([['标题 → 丑'], 1]);
  expect(store.undo()).toBeNull();
  expect(store.get().doc.blocks['b1']?.text).toContain('乙');
});

it('a burst that ends elsewhere is one step, from its first value to its last', () => {
  const store = storeOf();
  type(store, 'b0', ['甲', '甲子']);
  type(store, 'b0', ['甲子', '甲丑']);
  expect(names(store)).toEqual(['标题 → 甲丑']);
  store.undo();
  expect(store.get().doc.blocks['b0']?.text).toContain('"甲"');
});

it('a burst in one field is named from its first value to its last, also for others', () => {
  const store = storeOf();
  const said: string[] = [];
  store.onChange(({ name }) => void said.push(name));
  const field = { control: 'text', kind: 'text' } as const;
  for (const [was, value] of [
    ['甲', '甲子'],
    ['甲子', '甲丑'],
  ] as const)
    store.run([{ op: 'set', uid: 'b0', at: '/data/title', value, was }], {
      name: `标题 · 文字 “${was}” → “${value}”`,
      burst: 'b0/title',
      change: { of: '标题 · 文字', field, was: [was], now: value },
    });
  expect(names(store)).toEqual(['标题 · 文字 “甲” → “甲丑”']);
  expect(said).toEqual(['标题 · 文字 “甲” → “甲子”', '标题 · 文字 “甲” → “甲丑”']);
});
