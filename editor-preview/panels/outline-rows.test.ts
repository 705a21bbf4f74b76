// The outline shows tabs, blocks and what blocks hold, what lies over the page at its bottom.
import { describe, expect, it } from 'vitest';
import { moduleAt } from '~/domain/studio/commands/detach-module';
import { contextOf, withNotes } from '~/domain/studio/commands/testing';
import { applyOps } from '~/domain/studio/ops';
import { registry } from '~/widgets/registry.gen';
import { hiddenCount, outlineRows } from './outline-rows';

const banner = { id: 'banner', data: { banners: [{ name: '上新' }, { link: { name: '首页' } }, {}] } };
const context = contextOf([
  { id: 'modal', data: {} },
  { id: 'link', data: { title: '<b>精选</b>' } },
  { id: 'background', data: {} },
  banner,
]);
const rowsOf = (change = {}) =>
  outlineRows(context.doc, {
    tab: 'a',
    unfolded: new Set<string>(),
    palette: context.palette,
    isHiddenOnly: false,
    ...change,
  });

describe('rows', () => {
  it('begin with the tabs, and hold the blocks of the open one', () => {
    expect(rowsOf().map(({ kind, level, name }) => [kind, level, name])).toEqual([
      ['tab', 1, '首页'],
      ['block', 2, 'background'],
      ['block', 2, '标题'],
      ['block', 2, 'banner'],
      ['head', 2, '悬浮'],
      ['block', 2, 'modal'],
      ['tab', 1, '新品'],
    ]);
  });

  it('are of older blocks as forms show them: very early modules store no list', () => {
    const { doc } = contextOf([{ id: 'module', data: { id: 7 } }]);
    const rows = outlineRows(doc, {
      tab: 'a',
      unfolded: new Set(['b0']),
      palette: {},
      isHiddenOnly: false,
    });
    expect(rows.flatMap((row) => (row.kind === 'part' ? [row.at] : []))).toEqual(['/list/0']);
    expect(moduleAt({ doc, widgets: registry }, 'b0', '/list/0')).toBe(7);
  });

  it('have no tab where there is one only', () => {
    const [tab] = context.doc.tabs;
    const doc = { ...context.doc, tabs: tab === undefined ? [] : [tab] };
    const options = { tab: 'a', unfolded: new Set<string>(), palette: {}, isHiddenOnly: false };
    expect(outlineRows(doc, options).map(({ level }) => level)).toEqual([1, 1, 1, 1, 1]);
  });

  it('say what helps to tell blocks apart', () => {
    const details = rowsOf().flatMap((row) => (row.kind === 'block' ? row.detail : []));
    expect(details).toEqual(['', '精选', '上新 · 3 张图片', '']);
  });

  it('count what has no words of its own, and have no head where nothing floats', () => {
    const pictures = { id: 'rubik', data: { list: [{ picUrl: 'a.jpg' }, { picUrl: 'b.jpg' }] } };
    const entries = { id: 'nav', data: { navs: [{}, { menuName: '领券' }] } };
    const { doc, palette } = contextOf([pictures, entries]);
    const options = { tab: 'a', unfolded: new Set<string>(), palette, isHiddenOnly: false };
    const rows = outlineRows(doc, options).filter(({ kind }) => kind !== 'tab');
    expect(rows).toMatchObject([{ detail: '2 张图片' }, { detail: '领券 · 2 个入口' }]);
  });

  it('count what blocks hold in their own words', () => {
    const { doc, palette } = contextOf([
      { id: 'store', data: { list: [{ id: 1 }, { id: 2 }] } },
      { id: 'modal', data: { list: [{ picUrl: 'a.jpg' }] } },
      { id: 'topic', data: { list: [], topic_list: [{ id: 1 }] } },
      { id: 'miaosha', data: { list: [{ id: 1 }] } },
    ]);
    const rows = outlineRows(doc, { tab: 'a', unfolded: new Set(), palette, isHiddenOnly: false });
    expect(rows.map((row) => ('detail' in row ? row.detail : ''))).toEqual(
      expect.arrayContaining(['2 家门店', '1 张图片', '1 个专题', '1 个商品']),
    );
  });

  it('unfold to what a block holds, named by its own words', () => {
    const parts = rowsOf({ unfolded: new Set(['b3']) }).filter(({ kind }) => kind === 'part');
    expect(parts.map(({ name }) => name)).toEqual(['上新', '首页', '图片 3']);
    expect(parts[1]).toMatchObject({ uid: 'b3', at: '/banners/1', level: 3 });
  });

  it('can be those alone that are hidden', () => {
    const { doc } = withNotes(context, { b1: { isHidden: true } });
    const options = { tab: 'a', unfolded: new Set<string>(), palette: {}, isHiddenOnly: true };
    expect(outlineRows(doc, options).filter(({ kind }) => kind === 'block')).toMatchObject([{ key: 'b1' }]);
    expect(hiddenCount(doc, 'a')).toBe(1);
    expect(hiddenCount(doc, 'b')).toBe(0);
  });

  it('are the same objects where nothing was edited, named and unfolded anew where it was', () => {
    const before = rowsOf();
    const set = { op: 'set', uid: 'b1', at: '/data/title', value: '新', was: '<b>精选</b>' } as const;
    const { doc } = applyOps(context.doc, [set]);
    const options = { tab: 'a', unfolded: new Set<string>(), palette: context.palette, isHiddenOnly: false };
    const after = outlineRows(doc, options);
    const changed = after.filter((row, index) => row.kind === 'block' && row !== before[index]);
    expect(changed).toMatchObject([{ key: 'b1', detail: '新' }]);
    const named = { ...doc, notes: { b3: { name: '头图' } } };
    expect(outlineRows(named, options).find(({ key }) => key === 'b3')).toMatchObject({ name: '头图' });
    expect(rowsOf({ unfolded: new Set(['b3']) })).toHaveLength(before.length + 3);
  });
});
