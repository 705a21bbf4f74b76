// What an edited JSON text changes, in shop words: the same operations as its command's.
import { describe, expect, it } from 'vitest';
import { openDraft, tabOf } from '../document';
import { jsonChanges } from './json-changes';
import { contextOf, withNotes } from './testing';

const STORED = [
  { id: 'link', data: { title: '一' } },
  { id: 'search', data: { height: 20 } },
  { id: 'link', data: { title: '二' } },
];

function wordsOf(text: string, notes = {}): string {
  const context = withNotes(contextOf(STORED), notes);
  return jsonChanges(context, { key: 'a', text, opened: context.doc });
}

const withText = (change: (text: string) => string) => wordsOf(change(JSON.stringify(STORED)));

describe('the changes of a JSON text', () => {
  it('are counted and named by what is done to each block', () => {
    expect(withText((text) => text.replace('"一"', '"三"').replace('20', '30'))).toBe('改 2（标题、搜索）');
    const [first, second, third] = STORED;
    expect(wordsOf(JSON.stringify([first, third, { id: 'pintuan', data: {} }]))).toBe(
      '加 1（拼团）、删 1（搜索）',
    );
    expect(wordsOf(JSON.stringify([second, first, third]))).toMatch(/^移 1（(标题|搜索)）$/);
  });

  it('name a block as the operator named it, and several of one block once', () => {
    const text = JSON.stringify([{ id: 'link', data: { title: '三', size: 2 } }, ...STORED.slice(1)]);
    expect(wordsOf(text, { b0: { name: '大标题' } })).toBe('改 1（大标题）');
  });

  it('name three at most', () => {
    const unknown = ['a', 'b'].map((id) => ({ id, data: {} }));
    const context = contextOf([]);
    const text = JSON.stringify([...STORED.slice(0, 2), ...unknown]);
    expect(jsonChanges(context, { key: 'a', text, opened: context.doc })).toBe('加 4（标题、搜索、a 等）');
  });

  it('are of new blocks where the text before was no list', () => {
    const tab = tabOf('{"broken', { key: 'a', name: '', templateId: 1, newUid: () => 'b0' });
    const context = { ...contextOf([]), doc: openDraft({ tabs: [tab], notes: {}, meta: {} }) };
    const text = '[{"id":"link"}]';
    expect(jsonChanges(context, { key: 'a', text, opened: context.doc })).toBe('加 1（标题）');
  });

  it('are none where nothing is edited, or the text cannot be applied', () => {
    expect(withText((text) => text)).toBe('');
    expect(withText((text) => text.slice(1))).toBe('');
    expect(wordsOf('[]', { b1: { locked: 'owner' } })).toBe('');
  });
});
