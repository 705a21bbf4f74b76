// The palette offers what fits the document, and finds it by name, synonym and initials.
import { describe, expect, it } from 'vitest';
import { contextOf } from '~/domain/studio/commands/testing';
import { palette } from '~/widgets/palette.gen';
import { paletteGroups, searchPalette, suggestionsFor, tileState } from './palette-entries';

const all = new Set(palette.flatMap(({ permission = '' }) => permission));
const entriesOf = (kind: 'page' | 'module' | 'user-center', permissions = all) =>
  paletteGroups(palette, kind, permissions).flatMap(({ entries }) => entries);
const ids = (found: { id: string }[]) => found.map(({ id }) => id);

describe('the groups', () => {
  it('of a page hold all but what belongs to the user centre', () => {
    expect(paletteGroups(palette, 'page', all).map(({ words }) => words)).toEqual([
      '基础组件',
      '营销组件',
      '其他',
    ]);
    expect(ids(entriesOf('page'))).not.toContain('account');
  });

  it('of a module hold no modules and nothing that a page has once', () => {
    expect(ids(entriesOf('module'))).not.toContain('module');
    expect(entriesOf('module').some(({ single }) => single)).toBe(false);
  });

  it('of a user centre begin with its own thirteen', () => {
    const groups = paletteGroups(palette, 'user-center', all);
    expect(groups[0]?.words).toBe('个人中心');
    expect(groups.flatMap(({ entries }) => entries)).toHaveLength(13);
  });

  it('begin with what pages have most, and end with what is not known to be used', () => {
    const made = palette.flatMap((entry) => (entry.id === 'banner' ? { ...entry, id: 'a-new-one' } : []));
    const groups = paletteGroups([...made, ...palette], 'page', all);
    expect(groups.map(({ entries }) => ids([...entries]).slice(0, 3))).toEqual([
      ['search', 'banner', 'nav'],
      ['coupon', 'miaosha', 'flash-sale'],
      ['empty', 'modal', 'quick-nav'],
    ]);
    expect(groups[0]?.entries.at(-1)?.id).toBe('a-new-one');
  });

  it('put what the mall lacks last', () => {
    const without = new Set([...all].filter((key) => key !== 'advance'));
    const marketing = paletteGroups(palette, 'page', without).find(({ words }) => words === '营销组件');
    expect(marketing?.entries.at(-1)?.id).toBe('advance');
  });
});

describe('searching', () => {
  it.each([
    ['轮播', 'banner'],
    ['幻灯', 'banner'],
    ['yhq', 'coupon'],
    ['YHQ', 'coupon'],
    [' 优惠券 ', 'coupon'],
  ])('“%s” finds %s first', (typed, id) => {
    expect(ids(searchPalette(entriesOf('page'), typed))[0]).toBe(id);
  });

  it('suggests others for what is not there', () => {
    expect(searchPalette(entriesOf('page'), '火箭炮')).toEqual([]);
    expect(suggestionsFor(entriesOf('page'), '抽奖机')).toContain('抽奖');
    expect(suggestionsFor(entriesOf('page'), 'zzz')).toHaveLength(2);
  });
});

it('a tile of what phones do not have says where it can be', () => {
  const [live] = palette.filter(({ id }) => id === 'live');
  if (live === undefined) throw new Error('No entry');
  const stateOn = (homeOf: string[]) => tileState(contextOf([], { homeOf, permissions: all }), live);
  expect(stateOn(['mobile'])).toEqual({ kind: 'refused', words: '手机网页没有，只能放在小程序的首页' });
  expect(stateOn(['wxapp'])).toEqual({ kind: 'ready' });
});

it('a tile says why it cannot be inserted, and where its only one is', () => {
  const context = contextOf([{ id: 'search', data: {} }]);
  const state = (id: string) => {
    const entry = context.palette[id];
    return entry === undefined ? null : tileState(context, entry);
  };
  expect(state('link')).toEqual({ kind: 'ready' });
  expect(state('search')).toEqual({ kind: 'placed', uid: 'b0', words: '页面上已有' });
  expect(state('pintuan')).toEqual({ kind: 'refused', words: '商城未开通“拼团”' });
});
