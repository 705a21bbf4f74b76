// Presets, templates, modules and leftovers: other blocks come in the place of those that were.
import { describe, expect, it } from 'vitest';
import { draftOf, openDraft } from '../document';
import { convertLeftover } from './convert-leftover';
import { detachEverywhere, detachModule, moduleAt, modulesOf } from './detach-module';
import { insertPreset, insertPresets } from './insert-preset';
import { insertTemplate } from './insert-template';
import { makeModule } from './make-module';
import { shownText } from './shown-blocks';
import { contextOf, docAfter, withNotes } from './testing';

const link = { id: 'link', data: {} };

describe('a preset', () => {
  it('is inserted as the mall’s format has it, and marked where it holds pictures of the demonstration', () => {
    const context = contextOf([link]);
    const data = { list: [{ pic: 'pictures/banner/kitchen.svg' }] };
    const doc = docAfter(context, insertPreset(context, { id: 'link', data, after: null }));
    expect(doc.blocks['new1']?.value).toEqual({ id: 'link', permission_key: '', data, uid: 'new1' });
    expect(doc.notes).toEqual({ new1: { isDemo: true } });
    const own = docAfter(context, insertPreset(context, { id: 'link', data: { a: 'x' }, after: null }));
    expect(own.notes).toEqual({});
  });

  it('of several widgets is one step, or none', () => {
    const context = contextOf([]);
    const [search, demo] = [
      { id: 'search', data: {} },
      { id: 'link', data: { pic: 'pictures/banner/kitchen.svg' } },
    ];
    const result = insertPresets(context, { presets: [search, demo], after: null, name: '添加四个' });
    expect(result).toMatchObject({ name: '添加四个', select: ['new1', 'new2'] });
    expect(docAfter(context, result).notes).toEqual({ new2: { isDemo: true } });
    const lacking = { id: 'pintuan', data: {} };
    expect(insertPresets(context, { presets: [search, lacking], after: null })).toEqual({
      refusal: '商城未开通“拼团”',
    });
  });

  it('is refused where the mall lacks it, and where there is no such widget', () => {
    const context = contextOf([]);
    expect(insertPreset(context, { id: 'pintuan', data: {}, after: null })).toEqual({
      refusal: '商城未开通“拼团”',
    });
    expect(insertPreset(context, { id: 'nothing', data: {}, after: null })).toEqual({
      refusal: '没有这个组件',
    });
  });
});

it('a template inserts all of its blocks as one step', () => {
  const context = contextOf([link]);
  const result = insertTemplate(context, {
    name: '双十一',
    texts: ['{"id":"link"}', '{"id":"search"}'],
    after: 'b0',
  });
  expect(result).toMatchObject({ name: '使用模板「双十一」', select: ['new1', 'new2'] });
  expect(docAfter(context, result).tabs[0]?.order).toEqual(['b0', 'new1', 'new2']);
});

describe('a module', () => {
  it('stands where its blocks stood, and names what was made of them', () => {
    const context = contextOf([link, { id: 'link', data: { a: 1 } }, link]);
    expect(shownText(context, ['b0', 'b1'])).toBe('[{"id":"link","data":{}},{"id":"link","data":{"a":1}}]');
    const doc = docAfter(context, makeModule(context, ['b0', 'b1'], { id: 7, name: '页脚' }));
    expect(doc.tabs[0]?.order).toEqual(['new1', 'b2']);
    expect(modulesOf({ doc }, 'new1')).toEqual([7]);
  });

  it('leaves what shoppers do not see in the page, and is refused where that is all', () => {
    const context = withNotes(contextOf([link, link]), { b0: { isHidden: true } });
    expect(shownText(context, ['b0', 'b1'])).toBe('[{"id":"link","data":{}}]');
    const result = makeModule(context, ['b0', 'b1'], { id: 7, name: '页脚' });
    expect(result).toMatchObject({ words: '已存为模块「页脚」；已隐藏的 1 个留在页面里；撤销后模块仍保留' });
    expect(docAfter(context, result).tabs[0]?.order).toEqual(['b0', 'new1']);
    expect(makeModule(context, ['b0'], { id: 7, name: '页脚' })).toEqual({
      refusal: '选中的都已隐藏，先显示再存为模块',
    });
  });

  it('holds nothing that a page has once', () => {
    const context = contextOf([{ id: 'search', data: {} }]);
    expect(makeModule(context, ['b0'], { id: 7, name: '页脚' })).toEqual({
      refusal: '「搜索」不能放在模块里',
    });
  });

  it('is found by the row that names it', () => {
    const context = contextOf([{ id: 'module', data: { list: [{ id: 7 }, { id: '8' }, {}] } }, link]);
    const at = (row: string, uid = 'b0') => moduleAt(context, uid, row);
    expect([at('/list/0'), at('/list/1'), at('/list/2'), at('/list/9'), at('/list/0', 'b1')]).toEqual([
      7,
      8,
      null,
      null,
      null,
    ]);
  });

  it('leaves its background behind, as pages do not show it', () => {
    const context = contextOf([{ id: 'module', data: { list: [{ id: 7 }] } }]);
    const ground = '{"id":"background","data":{}}';
    const doc = docAfter(context, detachModule(context, 'b0', [{ text: ground }, { text: '{"id":"link"}' }]));
    expect(doc.tabs[0]?.order.map((uid) => doc.blocks[uid]?.id)).toEqual(['link']);
    expect(detachModule(context, 'b0', [{ text: ground }])).toEqual({ refusal: '模块里没有组件' });
  });

  it('leaves behind what a page has once, and modules in it, and stays hidden', () => {
    const module = { id: 'module', data: { list: [{ id: 7 }] } };
    const context = withNotes(contextOf([module]), { b0: { isHidden: true } });
    const texts = ['{"id":"search"}', '{"id":"module"}', '{"id":"link"}'].map((text) => ({ text }));
    const doc = docAfter(context, detachModule(context, 'b0', texts));
    expect(doc.tabs[0]?.order.map((uid) => doc.blocks[uid]?.id)).toEqual(['link']);
    expect(doc.notes).toEqual({ new1: { isHidden: true } });
  });

  it('is replaced with the notes of blocks in slots', () => {
    const table = { row: [{ path: ['blocks'] }] };
    const { doc, ...context } = contextOf([{ id: 'module', data: { list: [{ id: 7 }] } }]);
    const open = { ...context, doc: openDraft(draftOf(doc), table) };
    const text = '{"id":"row","data":{"blocks":[{"id":"link","uid":"x"}]}}';
    const inner = { x: { alt: { 'uploads/a.png': '茶山' } } };
    const { notes, within } = docAfter(open, detachModule(open, 'b0', [{ text, inner }]));
    expect(notes).toEqual({ [Object.keys(within.standing)[0] ?? '']: inner.x });
  });

  it('is replaced by its blocks', () => {
    const context = contextOf([link, { id: 'module', data: { list: [{ id: 7 }] } }, link]);
    const doc = docAfter(
      context,
      detachModule(context, 'b1', [{ text: '{"id":"link","uid":"x"}' }, { text: '{"id":"link"}' }]),
    );
    expect(doc.tabs[0]?.order).toEqual(['b0', 'new1', 'new2', 'b2']);
    expect(doc.blocks['new1']?.value).toEqual({ id: 'link', uid: 'new1' });
  });
});

describe('a module of a whole document', () => {
  const held = new Map([[7, [{ text: '{"id":"link"}' }, { text: '{"id":"link"}' }]]]);
  const detaching = { moduleId: 7, held, uidFor: (uid: string, index: number) => `${uid}-${index}` };
  const of = (...ids: number[]) => ({ id: 'module', data: { list: ids.map((id) => ({ id })) } });
  const ops = (result: ReturnType<typeof detachEverywhere>) => {
    if ('refusal' in result) throw new Error(result.refusal);
    return { ...result, name: '' };
  };

  it('is replaced in each of its blocks, and others are left alone', () => {
    const context = contextOf([of(7), of(8), { id: 'module', data: { id: 7 } }]);
    const result = ops(detachEverywhere(context, detaching));
    expect(docAfter(context, result).tabs[0]?.order).toEqual(['b0-0', 'b0-1', 'b1', 'b2-0', 'b2-1']);
    expect(result.isTabbed).toBe(false);
  });

  it('takes those beside it along, and leaves nothing of empty ones', () => {
    const context = contextOf([of(8, 7), of(7)]);
    const empty = { ...detaching, held: new Map() };
    const result = ops(detachEverywhere(context, empty));
    expect([docAfter(context, result).tabs[0]?.order, result.isTabbed]).toEqual([[], true]);
  });

  it('is unlocked first where the operator may do so', () => {
    const context = withNotes(contextOf([of(7)]), { b0: { locked: 'owner' } });
    expect(detachEverywhere(context, detaching)).toEqual({
      refusal: '「module」被所有者锁定，请 林知夏 解锁',
    });
    const owner = { ...context, isOwner: true };
    expect(docAfter(owner, ops(detachEverywhere(owner, detaching))).notes).toEqual({});
  });
});

it('a leftover becomes the widget that followed it, with its values', () => {
  const context = contextOf([{ id: 'flash-sale-advanced', data: { mTitle: '抢' } }, link]);
  const doc = docAfter(context, convertLeftover(context, 'b0'));
  expect(doc.blocks['new1']?.value).toEqual({
    id: 'flash-sale',
    permission_key: '',
    data: { mTitle: '抢' },
    uid: 'new1',
  });
  expect(convertLeftover(context, 'b1')).toEqual({ refusal: '这个组件没有可以换成的新组件' });
});
