// One value of a block is written where it is stored, and nothing beside it.
import { describe, expect, it } from 'vitest';
import { dataOf } from '../document';
import { setField, type SetField } from './set-field';
import { contextOf, docAfter, withNotes } from './testing';

const element = { id: 'link', data: { title: '上新', list: [{ a: '1' }] } };
const run = (field: Partial<SetField>, elements: unknown[] = [element]) => {
  const context = contextOf(elements);
  const result = setField(context, {
    uid: 'b0',
    at: '/title',
    value: 'x',
    coerced: {},
    title: '标题',
    ...field,
  });
  const block = docAfter(context, result).blocks['b0'];
  return { result, data: block === undefined ? {} : dataOf(block), text: block?.text };
};

describe('a field', () => {
  it('is written at its place', () => {
    expect(run({ value: '热卖' }).data).toEqual({ title: '热卖', list: [{ a: '1' }] });
    expect(run({ at: '/list/0/a', value: 2 }).data).toEqual({ title: '上新', list: [{ a: 2 }] });
  });

  it('is written in the kind that it is given, and other texts stay as they are', () => {
    expect(run({ at: '/height', value: 450 }).text).toBe(
      '{"id":"link","data":{"title":"上新","list":[{"a":"1"}],"height":450}}',
    );
  });

  it('makes no step where it has the value already', () => {
    expect(run({ value: '上新' }).result).toMatchObject({ ops: [] });
  });

  it('is removed for its default', () => {
    expect(run({ value: undefined }).data).toEqual({ list: [{ a: '1' }] });
  });

  it('replaces the list that PHP stores for an empty object', () => {
    expect(run({ value: '热卖' }, [{ id: 'link', data: [] }]).data).toEqual({ title: '热卖' });
  });

  it('makes a missing list of the default rows, so that the other rows stay', () => {
    const coerced = { navs: [{ name: '一' }, { name: '二' }] };
    expect(run({ at: '/navs/1/name', value: '三', coerced }, [{ id: 'link', data: {} }]).data).toEqual({
      navs: [{ name: '一' }, { name: '三' }],
    });
  });

  it('is refused in a locked block, with words', () => {
    const context = withNotes(contextOf([element]), { b0: { locked: 'owner' } });
    const field = { uid: 'b0', at: '/title', value: 'x', coerced: {}, title: '标题' };
    expect(setField(context, field)).toEqual({ refusal: '「标题」被所有者锁定，请 林知夏 解锁' });
  });

  it('joins keystrokes in one field, by its name', () => {
    expect(run({ isTyping: true }).result).toMatchObject({ name: '标题 · 标题', burst: 'b0 /title' });
  });
});
