// Values of several blocks are one step.
import { describe, expect, it } from 'vitest';
import { storedDataOf } from '../document';
import { type SetFields, setFields } from './set-fields';
import { contextOf, docAfter, withNotes } from './testing';

const elements = [
  { id: 'link', data: { color: '#111111', size: '2' } },
  { id: 'link', data: { color: '#222222' } },
  { id: 'search', data: {} },
];
const both: SetFields = {
  title: '文字颜色',
  values: ['b0', 'b1'].map((uid) => ({ uid, at: '/color', value: '#333333', coerced: {} })),
};

describe('values of several blocks', () => {
  it('are written to all of them, and nothing else', () => {
    const context = contextOf(elements);
    const { blocks } = docAfter(context, setFields(context, both));
    expect(['b0', 'b1', 'b2'].map((uid) => blocks[uid]?.text)).toEqual([
      '{"id":"link","data":{"color":"#333333","size":"2"}}',
      '{"id":"link","data":{"color":"#333333"}}',
      '{"id":"search","data":{}}',
    ]);
  });

  it('are one step, named by the kind and how many', () => {
    const context = contextOf(elements);
    expect(setFields(context, both)).toMatchObject({ name: '2 个标题 · 文字颜色' });
    const mixed = {
      ...both,
      values: both.values.map((value, index) => ({ ...value, uid: `b${index * 2}` })),
    };
    expect(setFields(context, { ...mixed, words: '#333' })).toMatchObject({
      name: '2 个组件 · 文字颜色 #333',
    });
  });

  it('of one block are written one after another', () => {
    const context = contextOf(elements);
    const values = ['color', 'title'].map((name) => ({ uid: 'b2', at: `/${name}`, value: 'x', coerced: {} }));
    const { blocks } = docAfter(context, setFields(context, { title: '文字', values }));
    expect(blocks['b2'] && storedDataOf(blocks['b2'])).toEqual({ color: 'x', title: 'x' });
  });

  it('are refused where one block is locked or gone', () => {
    const locked = withNotes(contextOf(elements), { b1: { locked: 'editor' } });
    expect(setFields(locked, both)).toHaveProperty('refusal');
    const gone = { ...both, values: [{ uid: 'zz', at: '/a', value: 1, coerced: {} }] };
    expect(setFields(contextOf(elements), gone)).toEqual({ refusal: '这个组件已经不在了' });
  });
});
