// Tabs of a page are added, renamed, moved and deleted, and blocks go from one to another.
import { describe, expect, it } from 'vitest';
import { addTab } from './add-tab';
import { moveTab } from './move-tab';
import { moveToNextTab, moveToTab } from './move-to-tab';
import { removeTab } from './remove-tab';
import { renameTab } from './rename-tab';
import { contextOf, docAfter, withNotes } from './testing';

const link = { id: 'link', data: {} };
const names = (doc: ReturnType<typeof docAfter>) => doc.tabs.map(({ name }) => name);

describe('tabs', () => {
  it('are added at the end, empty', () => {
    const context = contextOf([link]);
    const doc = docAfter(context, addTab(context, ' 上新 '));
    expect(names(doc)).toEqual(['首页', '新品', '上新']);
    expect(doc.tabs[2]).toMatchObject({ key: 'new1', templateId: null, head: '[', tail: ']', order: [] });
  });

  it('have a name of 1 to 30 letters, and are at most ten', () => {
    const context = contextOf([]);
    expect(addTab(context, ' ')).toEqual({ refusal: '分页的名字不能为空' });
    expect(renameTab(context, 'a', '长'.repeat(31))).toEqual({ refusal: '分页的名字最多 30 个字' });
    const [tab] = context.doc.tabs;
    const tabs = Array.from({ length: 10 }, (_none, at) => ({ ...tab, key: `k${at}` }) as never);
    expect(addTab({ ...context, doc: { ...context.doc, tabs } }, '多')).toEqual({
      refusal: '最多 10 个分页',
    });
  });

  it('are renamed and moved', () => {
    const context = contextOf([]);
    expect(names(docAfter(context, renameTab(context, 'b', '热卖')))).toEqual(['首页', '热卖']);
    expect(names(docAfter(context, moveTab(context, 'a', 1)))).toEqual(['新品', '首页']);
    expect(names(docAfter(context, moveTab(context, 'b', -1)))).toEqual(['新品', '首页']);
    expect(moveTab(context, 'a', -1)).toEqual({ refusal: '已经在最前面' });
  });

  it('are deleted with their blocks, but not the last and none with a locked block', () => {
    const context = contextOf([link]);
    const doc = docAfter(context, removeTab(context, 'a'));
    expect([names(doc), doc.blocks]).toEqual([['新品'], {}]);
    expect(removeTab({ ...context, doc }, 'b')).toEqual({ refusal: '页面至少有一个分页' });
    const locked = withNotes(context, { b0: { locked: 'editor' } });
    expect(removeTab(locked, 'a')).toEqual({ refusal: '「标题」已锁定，先解锁' });
  });
});

describe('moving to a tab', () => {
  it('puts blocks at its end', () => {
    const context = contextOf([link, link, link]);
    const doc = docAfter(context, moveToNextTab(context, ['b0', 'b2'], 1));
    expect(doc.tabs.map(({ order }) => order)).toEqual([['b1'], ['b0', 'b2']]);
    expect(moveToNextTab(context, ['b0'], -1)).toEqual({ refusal: '没有更多分页' });
  });

  it('says how many more fit', () => {
    const context = contextOf([link, link], { maxBlocks: 1 });
    expect(moveToTab(context, ['b0', 'b1'], { key: 'b' })).toEqual({
      refusal: '最多 1 个组件，「新品」还能加 1 个',
    });
  });
});
