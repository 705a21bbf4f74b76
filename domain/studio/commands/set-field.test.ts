// One value of a block is written where it is stored, and nothing beside it.
import { describe, expect, it } from 'vitest';
import { draftOf, layoutText, openDraft, storedDataOf, tabOf } from '../document';
import { applyOps, ClashError, type Op } from '../ops';
import { type CommandContext, isRefusal } from './command';
import { editJson } from './edit-json';
import { toggleHidden } from './hide-block';
import { moveToEdge } from './move-blocks';
import { removeBlocks } from './remove-blocks';
import { fieldsOps, setField, type SetField } from './set-field';
import { setFields } from './set-fields';
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
  return { result, data: block === undefined ? {} : storedDataOf(block), text: block?.text };
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

  it('leaves an example one until its last demo picture is replaced; undoing makes it one again', () => {
    const demo = (name: string) => ({ picUrl: `pictures/banner/${name}.svg`, name });
    const example = { id: 'banner', data: { title: '', banners: [demo('orchard'), demo('kitchen')] } };
    const context = withNotes(contextOf([example]), { b0: { isDemo: true } });
    const after = (change: Partial<SetField>, before: CommandContext) => {
      const result = setField(before, { uid: 'b0', at: '', value: '', coerced: {}, title: '图', ...change });
      if (isRefusal(result)) throw new Error(result.refusal);
      const { doc, inverse } = applyOps(before.doc, result.ops);
      return { next: { ...before, doc }, inverse };
    };
    const title = after({ at: '/title', value: '上新' }, context);
    const first = after({ at: '/banners/0/picUrl', value: 'uploads/a.jpg' }, title.next);
    expect(first.next.doc.notes).toEqual({ b0: { isDemo: true } });
    const last = after({ at: '/banners/1/picUrl', value: 'uploads/b.jpg' }, first.next);
    expect(last.next.doc.notes).toEqual({});
    expect(applyOps(last.next.doc, last.inverse).doc.notes).toEqual({ b0: { isDemo: true } });
  });

  it("counts the mall's own goods for no example, whatever picture they have", () => {
    const picked = { id: 7, picUrl: 'pictures/goods/cup.svg' };
    const context = withNotes(contextOf([{ id: 'goods', data: { list: [] } }]), { b0: { isDemo: true } });
    const result = setField(context, { uid: 'b0', at: '/list', value: [picked], coerced: {}, title: '商品' });
    expect(docAfter(context, result).notes).toEqual({});
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

describe('the name of the step', () => {
  const name = (field: Partial<SetField>) => {
    const { result } = run({ coerced: { title: '上新', height: 450, list: [] }, ...field });
    return isRefusal(result) ? result.refusal : result.name;
  };
  const text = { control: 'text', kind: 'text' } as const;
  const length = { control: 'length', kind: 'integer', unit: 'rpx' } as const;

  it('says what the form showed before, and what it shows after', () => {
    expect(name({ field: text, value: '热卖' })).toBe('标题 · 标题 “上新” → “热卖”');
    expect(name({ field: length, title: '高度', at: '/height', value: 500 })).toBe('标题 · 高度 450 → 500');
    expect(name({ field: length, title: '高度', at: '/height', value: undefined })).toBe(
      '标题 · 高度 450 → 默认',
    );
  });

  it("has the control's words where the value has none", () => {
    const list = { control: 'list', kind: 'list' } as const;
    expect(name({ field: list, title: '列表', at: '/list', value: [], words: '删除 1 项' })).toBe(
      '标题 · 列表 删除 1 项',
    );
    expect(name({ words: '清空' })).toBe('标题 · 标题 清空');
  });

  it('says the new value alone where blocks differed', () => {
    const context = contextOf([element, { id: 'link', data: { title: '热卖' } }]);
    const values = ['上新', '热卖'].map((title, index) => ({
      uid: `b${index}`,
      at: '/title',
      value: '新品',
      coerced: { title },
    }));
    expect(setFields(context, { values, title: '标题', field: text })).toMatchObject({
      name: '2 个标题 · 标题 “新品”',
    });
  });
});

describe('a field of an older block', () => {
  const widgets: CommandContext['widgets'] = {
    card: { version: 2, migrations: { 1: ({ old, ...data }) => ({ ...data, fresh: old }) } },
  };
  /** Spelt as no writer of ours would: the bytes must come back. */
  const text = '[ {"id":"card", "data":{"old":"\\u8336", "height":1.0}} ,{"id":"link","data":{}}]';
  const open = () => {
    const tab = tabOf(text, { key: 'a', name: '', templateId: 1, newUid: newUids() });
    return contextOf([], { doc: openDraft({ tabs: [tab], notes: {}, meta: {} }), widgets });
  };
  const newUids = () => {
    let made = 0;
    return () => `b${made++}`;
  };
  const textOf = (doc: CommandContext['doc']) => draftOf(doc).tabs.map((tab) => layoutText(tab));
  const field = { uid: 'b0', at: '/fresh', value: '花', coerced: {}, title: '字' };

  it('is written with the migrated data as one step, beside which nothing changes', () => {
    const context = open();
    const after = docAfter(context, setField(context, field));
    expect(after.blocks['b0']?.value).toEqual({ id: 'card', v: 2, data: { height: 1, fresh: '花' } });
    expect(after.blocks['b1']).toBe(context.doc.blocks['b1']);
    const next = { ...context, doc: after };
    expect(setField(next, { ...field, value: '果' })).toMatchObject({ ops: [{ at: '/data/fresh' }] });
  });

  it('gives the old bytes back when it is undone, also after its way over the network', () => {
    const context = open();
    const result = setField(context, field);
    if (isRefusal(result)) throw new Error(result.refusal);
    const { doc, inverse } = applyOps(context.doc, result.ops);
    const sent = JSON.parse(JSON.stringify(inverse)) as Op[];
    expect(textOf(applyOps(doc, sent).doc)).toEqual([text]);
  });

  it('is not migrated where the value is there already, nor by a change beside the data', () => {
    const context = open();
    expect(setField(context, { ...field, value: '茶' })).toMatchObject({ ops: [] });
    expect(textOf(docAfter(context, toggleHidden(context, ['b0'])))).toEqual([text]);
  });

  it('clashes where somebody else has edited the block first', () => {
    const context = open();
    const first = docAfter(context, setField(context, field));
    const second = setField(context, { ...field, value: '果' });
    if (isRefusal(second)) throw new Error(second.refusal);
    expect(() => applyOps(first, second.ops)).toThrow(ClashError);
  });

  it('is refused in a block of a newer version', () => {
    const context = contextOf([{ id: 'card', v: 3, data: {} }], { widgets });
    expect(setField(context, field)).toEqual({ refusal: '「card」来自更新的版本，不能编辑' });
  });

  it('is refused in a block whose older data cannot be migrated, which can be moved, hidden and deleted with its text', () => {
    const context = contextOf(
      [
        { id: 'torn', data: { title: '茶' } },
        { id: 'link', data: {} },
      ],
      {
        widgets: { torn: { version: 2, migrations: {} } },
      },
    );
    const { text } = context.doc.blocks['b0'] ?? {};
    expect(setField(context, field)).toEqual({ refusal: '「torn」的旧数据转换不了，不能编辑' });
    // Whatever makes operations without asking for a refusal writes nothing.
    expect(fieldsOps(context, [field])).toEqual([]);
    const edited = JSON.stringify([
      { id: 'torn', data: { title: '果' } },
      { id: 'link', data: {} },
    ]);
    expect(editJson(context, { key: 'a', text: edited, opened: context.doc })).toEqual({
      refusal: '「torn」的旧数据转换不了，不能编辑',
    });
    for (const change of [moveToEdge(context, ['b0'], 'bottom'), toggleHidden(context, ['b0'])])
      expect(docAfter(context, change).blocks['b0']?.text).toBe(text);
    expect(docAfter(context, removeBlocks(context, ['b0'])).blocks['b0']).toBeUndefined();
  });
});
