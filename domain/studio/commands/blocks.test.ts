// Blocks are inserted, moved and removed; what cannot be done says why.
import { describe, expect, it } from 'vitest';
import { insertBlocks, insertRefusal, refusalToInsert } from './insert-blocks';
import { insertStructural } from './insert-structural';
import { moveBlocks, moveByOne, moveToEdge } from './move-blocks';
import { removeBlocks } from './remove-blocks';
import { contextOf, docAfter, withNotes } from './testing';

const link = { id: 'link', data: {} };
const three = [link, link, { id: 'search', data: {} }];
const orderOf = (doc: ReturnType<typeof docAfter>, tab = 0) => doc.tabs[tab]?.order;

describe('inserting', () => {
  it('puts blocks behind a place with uids of their own, and selects them', () => {
    const context = contextOf(three);
    const result = insertBlocks(context, { elements: [link, link], after: 'b0' });
    const doc = docAfter(context, result);
    expect(orderOf(doc)).toEqual(['b0', 'new1', 'new2', 'b1', 'b2']);
    expect(doc.blocks['new1']?.value).toEqual({ ...link, uid: 'new1' });
    expect(result).toMatchObject({ select: ['new1', 'new2'], name: '添加 2 个组件' });
  });

  it('leaves out a second one of what a page holds once', () => {
    const context = contextOf(three);
    const elements = [{ id: 'search', data: {} }];
    expect(insertBlocks(context, { elements, after: null })).toEqual({
      refusal: '一页只能有一个，页面上已有',
      way: { to: 'block', uid: 'b2' },
    });
  });

  it('has one of each tab of what a tab holds once', () => {
    const context = contextOf(three, { tab: 'b' });
    const elements = [{ id: 'search', data: {} }];
    expect(orderOf(docAfter(context, insertBlocks(context, { elements, after: null })), 1)).toEqual(['new1']);
    expect(insertBlocks(context, { elements, after: null, tab: 'a' })).toHaveProperty('refusal');
  });

  it('puts the ground of a tab first, once, and nothing that the palette has', () => {
    const base = contextOf(three);
    const { search } = base.palette;
    if (search === undefined) throw new Error('No entry');
    const background = { ...search, id: 'background', title: '页面背景', group: 'structural' as const };
    const context = { ...base, palette: { ...base.palette, background } };
    const result = insertStructural(context, { id: 'background', data: { showImg: false } });
    expect(result).toMatchObject({ select: ['new1'], name: '添加 页面背景' });
    const doc = docAfter(context, result);
    expect(orderOf(doc)).toEqual(['new1', 'b0', 'b1', 'b2']);
    const again = insertStructural({ ...context, doc }, { id: 'background', data: {} });
    expect(again).toEqual({ refusal: '页面上已有' });
    expect(insertStructural(context, { id: 'link', data: {} })).toEqual({ refusal: '没有这个组件' });
  });

  it('says how many more fit', () => {
    const context = contextOf(three);
    const elements = [link, link, link];
    expect(insertBlocks(context, { elements, after: null })).toEqual({
      refusal: '最多 5 个组件，还能加 2 个',
      way: { to: 'settings' },
    });
  });

  it('says what the mall lacks', () => {
    const context = contextOf(three);
    const { pintuan, search } = context.palette;
    expect(pintuan === undefined ? '' : insertRefusal(context, pintuan)).toBe('商城未开通“拼团”');
    expect(search === undefined ? '' : insertRefusal(context, search)).toBe('页面上已有');
  });

  it('puts what phones do not have on homes of mini programs alone', () => {
    const base = contextOf(three);
    const { link: known } = base.palette;
    if (known === undefined) throw new Error('No entry');
    const step = { ...known, id: 'step', title: '步数宝' };
    const refusalOn = (...homeOf: string[]) => refusalToInsert({ ...base, homeOf }, step);
    const refusal = { refusal: '手机网页没有，只能放在小程序的首页', way: { to: 'pages' } };
    expect([refusalOn(), refusalOn('mobile', 'wechat')]).toEqual([refusal, refusal]);
    expect(refusalOn('mobile', 'wxapp')).toBeNull();
  });
});

describe('moving', () => {
  it('goes behind another block, and makes no step where nothing moves', () => {
    const context = contextOf(three);
    expect(orderOf(docAfter(context, moveBlocks(context, { uids: ['b0'], after: 'b2' })))).toEqual([
      'b1',
      'b2',
      'b0',
    ]);
    expect(moveBlocks(context, { uids: ['b1'], after: 'b0' })).toMatchObject({ ops: [] });
    expect(moveBlocks(context, { uids: ['b0', 'b1'], after: 'b1' })).toMatchObject({ ops: [] });
  });

  it('goes to another tab', () => {
    const context = contextOf(three);
    const doc = docAfter(context, moveBlocks(context, { uids: ['b1'], after: null, tab: 'b' }));
    expect([orderOf(doc), orderOf(doc, 1)]).toEqual([['b0', 'b2'], ['b1']]);
  });

  it('goes by one place, and says where there is none', () => {
    const context = contextOf(three);
    expect(orderOf(docAfter(context, moveByOne(context, ['b1', 'b2'], -1)))).toEqual(['b1', 'b2', 'b0']);
    expect(orderOf(docAfter(context, moveByOne(context, ['b0'], 1)))).toEqual(['b1', 'b0', 'b2']);
    expect(moveByOne(context, ['b0'], -1)).toEqual({ refusal: '已经在最上面' });
    expect(moveByOne(context, ['b2'], 1)).toEqual({ refusal: '已经在最下面' });
  });
});

describe('moving beside what is pinned to the page', () => {
  /** Stored as `b0` background, `b1` and `b3` in the flow with `b2` modal between them, `b4` in the flow. */
  const context = contextOf(
    ['background', 'link', 'modal', 'search', 'link'].map((id) => ({ id, data: {} })),
  );
  const after = (result: ReturnType<typeof moveBlocks>) => orderOf(docAfter(context, result));

  it('goes past it, and counts the flow', () => {
    const down = moveByOne(context, ['b1'], 1);
    expect(after(down)).toEqual(['b0', 'b2', 'b3', 'b1', 'b4']);
    expect(down).toMatchObject({ words: '已移到第 2，共 3' });
    expect(after(moveByOne(context, ['b3'], -1))).toEqual(['b0', 'b3', 'b1', 'b2', 'b4']);
    expect(moveByOne(context, ['b1'], -1)).toEqual({ refusal: '已经在最上面' });
    expect(moveByOne(context, ['b4'], 1)).toEqual({ refusal: '已经在最下面' });
  });

  it('goes to the ends of the flow, and makes no step where the flow stays as it is', () => {
    expect(after(moveToEdge(context, ['b4'], 'top'))).toEqual(['b0', 'b4', 'b1', 'b2', 'b3']);
    expect(after(moveToEdge(context, ['b1'], 'bottom'))).toEqual(['b0', 'b2', 'b3', 'b4', 'b1']);
    expect(moveToEdge(context, ['b1'], 'top')).toMatchObject({ ops: [] });
    expect(moveBlocks(context, { uids: ['b1'], after: 'b2' })).toMatchObject({ ops: [] });
  });

  it('is refused for it, save to another tab', () => {
    const refused = { refusal: '这一块固定在页面上，不能移动' };
    expect(moveByOne(context, ['b2'], 1)).toEqual(refused);
    expect(moveToEdge(context, ['b0', 'b1'], 'bottom')).toEqual(refused);
    expect(moveBlocks(context, { uids: ['b2'], after: null })).toEqual(refused);
    const doc = docAfter(context, moveBlocks(context, { uids: ['b2'], after: null, tab: 'b' }));
    expect(orderOf(doc, 1)).toEqual(['b2']);
  });
});

describe('removing', () => {
  it('selects what comes next, else what stands before', () => {
    const context = contextOf(three);
    expect(removeBlocks(context, ['b0'])).toMatchObject({ select: ['b1'], name: '删除 标题' });
    expect(removeBlocks(context, ['b1', 'b2'])).toMatchObject({ select: ['b0'], name: '删除 2 个组件' });
  });

  it('is refused for locked blocks', () => {
    const context = withNotes(contextOf(three), { b0: { locked: 'editor', name: '顶部' } });
    expect(removeBlocks(context, ['b0', 'b1'])).toEqual({ refusal: '「顶部」已锁定，先解锁' });
  });
});
