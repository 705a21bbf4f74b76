// Proves the JSON view's command: what was not edited stays as it was, with its uid and its notes.
import { describe, expect, it } from 'vitest';
import { openDraft, draftOf, layoutText, tabOf } from '../document';
import { applyOps, ClashError, type Op } from '../ops';
import { editJson, jsonOfTab, jsonProblem } from './edit-json';
import { contextOf, docAfter, withNotes } from './testing';

const STORED = '[ {"id":"link", "data":{"title":"一","size":1.0}},\n{"id":"empty","data":{"height":"20"}} ]';

function context() {
  let made = 0;
  const tab = tabOf(STORED, { key: 'a', name: '首页', templateId: 1, newUid: () => `b${(made += 1)}` });
  return { ...contextOf([]), doc: openDraft({ tabs: [tab], notes: { b1: { name: '大标题' } }, meta: {} }) };
}

const textAfter = (doc: ReturnType<typeof docAfter>): string => {
  const [tab] = draftOf(doc).tabs;
  return tab === undefined ? '' : layoutText(tab);
};

const edited = (change: (text: string) => string) => {
  const before = context();
  const [tab] = before.doc.tabs;
  const text = change(tab === undefined ? '' : jsonOfTab(before.doc, tab));
  return { before, text, result: editJson(before, { key: 'a', text, opened: before.doc }) };
};

describe('the JSON view', () => {
  it('writes the one value that was edited, byte for byte beside it, and is taken back whole', () => {
    const { before, result } = edited((text) => text.replace('"20"', '"40"'));
    const doc = docAfter(before, result);
    expect(textAfter(doc)).toBe(STORED.replace('"20"', '"40"'));
    expect(doc.tabs[0]?.order).toEqual(['b1', 'b2']);
    expect(doc.notes).toEqual({ b1: { name: '大标题' } });
    if ('refusal' in result) throw new Error(result.refusal);
    const { inverse } = applyOps(before.doc, result.ops);
    expect(textAfter(applyOps(doc, inverse).doc)).toBe(STORED);
  });

  it('moves and adds blocks with the former ones known again', () => {
    const { before, result } = edited((text) => {
      const [first, second] = JSON.parse(text) as unknown[];
      return JSON.stringify([second, { id: 'copyright', data: {} }, first]);
    });
    expect(docAfter(before, result).tabs[0]?.order).toEqual(['b2', 'new1', 'b1']);
  });

  it('leaves equal blocks in their places when one of them is edited', () => {
    const same = { id: 'link', data: { title: '一' } };
    const before = contextOf([same, same, same, same]);
    const edit = (elements: unknown[]) =>
      editJson(before, { key: 'a', text: JSON.stringify(elements), opened: before.doc });
    const other = { id: 'link', data: { title: '二' } };
    expect(edit([same, other, same, same])).toMatchObject({ ops: [{ op: 'set', uid: 'b1' }] });
    expect(edit([same, same, other, same, same])).toMatchObject({ ops: [{ op: 'insert', after: 'b1' }] });
    expect(edit([same, same, same])).toMatchObject({ ops: [{ op: 'remove', uids: ['b3'] }] });
  });

  it('says where a text is no JSON, no list, or no block', () => {
    expect(jsonProblem('[{"id":"a"},]')).toEqual({ words: '第 13 个字符处不是有效的 JSON', at: 12 });
    expect(jsonProblem(' {}')).toEqual({ words: '要是组件的列表：[ … ]', at: 1 });
    expect(jsonProblem('[{"id":"a"}, {}]')).toEqual({ words: '第 2 个组件没有 id', at: 13 });
    expect(jsonProblem('')).toMatchObject({ at: 0 });
    expect(jsonProblem('[]')).toBeNull();
  });

  it('refuses what changes nothing, a locked block, and more blocks than a tab may have', () => {
    expect(edited((text) => text).result).toEqual({ refusal: '没有改动' });
    const locked = withNotes(context(), { b2: { locked: 'editor' } });
    expect(editJson(locked, { key: 'a', text: '[]', opened: locked.doc })).toMatchObject({
      refusal: expect.stringMatching(/锁定/),
    });
    const many = JSON.stringify(Array.from({ length: 6 }, () => ({ id: 'empty', data: {} })));
    const { doc: opened } = context();
    expect(editJson(context(), { key: 'a', text: many, opened })).toEqual({ refusal: '最多 5 个组件' });
  });
});

describe('what others changed while the text was open', () => {
  const change = (text: string) => text.replace('"20"', '"40"');
  const laterBy = (ops: Op[], edit: (text: string) => string) => {
    const { before, text } = edited(edit);
    const now = { ...before, doc: applyOps(before.doc, ops).doc };
    return { now, result: editJson(now, { key: 'a', text, opened: before.doc }) };
  };

  it('stays, also where it is a new block or another order', () => {
    const insert: Op = { op: 'insert', tab: 'a', after: null, blocks: [{ uid: 'x', text: '{"id":"x"}' }] };
    const title: Op = { op: 'set', uid: 'b1', at: '/data/title', value: '二', was: '一' };
    const { now, result } = laterBy([insert, title], change);
    const doc = docAfter(now, result);
    expect(doc.tabs[0]?.order).toEqual(['x', 'b1', 'b2']);
    expect(doc.blocks['b1']?.value).toMatchObject({ data: { title: '二', size: 1 } });
    expect(doc.blocks['b2']?.value).toMatchObject({ data: { height: '40' } });
  });

  it('is not written over: the edit is refused with the name of the block', () => {
    const height: Op = { op: 'set', uid: 'b2', at: '/data/height', value: '30', was: '20' };
    expect(laterBy([height], change).result).toEqual({
      refusal: '「empty」刚被别人改过：先复制这里的文字，重新打开再改',
    });
    expect(laterBy([height], () => '[{"id":"link","data":{"title":"一","size":1}}]').result).toEqual({
      refusal: '「empty」刚被别人改过：先复制这里的文字，重新打开再改',
    });
    expect(laterBy([{ op: 'remove', uids: ['b2'] }], change).result).toEqual({
      refusal: '「empty」刚被别人删除：先复制这里的文字，重新打开再改',
    });
  });

  it('in a text that is no list makes the edit clash', () => {
    const tab = tabOf('{"broken', { key: 'a', name: '', templateId: 1, newUid: () => 'b0' });
    const before = { ...contextOf([]), doc: openDraft({ tabs: [tab], notes: {}, meta: {} }) };
    const result = editJson(before, { key: 'a', text: '[{"id":"link"}]', opened: before.doc });
    if ('refusal' in result) throw new Error(result.refusal);
    const { doc, inverse } = applyOps(before.doc, result.ops);
    expect(textAfter(doc)).toBe('[{"id":"link"}]');
    expect(textAfter(applyOps(doc, inverse).doc)).toBe('{"broken');
    // Both the edit and its inverse hold the text that they replace.
    expect(() => applyOps(doc, result.ops)).toThrow(ClashError);
    const { doc: later } = applyOps(doc, [{ op: 'set', uid: 'new1', at: '/data', value: {} }]);
    expect(() => applyOps(later, inverse)).toThrow(ClashError);
  });
});
