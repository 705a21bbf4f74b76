// Two values of one place in shop words: never as JSON, lists row by row.
import { describe, expect, it } from 'vitest';
import type { FormField } from '../form';
import { settingField } from '../settings/setting-words';
import { placeAlong, sidesOf } from './conflict-words';

const field = (change: Partial<FormField>): FormField => ({
  name: 'name',
  title: '名称',
  group: 'content',
  control: 'text',
  kind: 'text',
  ...change,
});

const NAVS = field({
  name: 'navs',
  title: '导航',
  control: 'list',
  fields: [field({}), field({ name: 'icon', title: '图标', control: 'picture' })],
});

const single = (change: Partial<FormField>, mine: unknown, theirs: unknown) => {
  const sides = sidesOf({ field: field(change), isRow: false }, { mine, theirs });
  expect(sides.rows).toEqual([]);
  return [sides.mine, sides.theirs];
};

describe('both values of a field', () => {
  it.each([
    ['a text', {}, '限时 8 折', '', ['限时 8 折', '空']],
    ['a switch', { control: 'switch', kind: 'boolean' }, true, false, ['打开', '关闭']],
    ['a switch of a layout', { control: 'switch', switch: { on: 1, off: 0 } }, 1, 0, ['打开', '关闭']],
    [
      'a choice',
      {
        control: 'segments',
        options: [
          { value: 1, words: '左' },
          { value: 2, words: '右' },
        ],
      },
      1,
      2,
      ['左', '右'],
    ],
    ['a colour', { control: 'colour', empty: '透明' }, '#ff4544', '', ['#ff4544', '透明']],
    ['a length', { control: 'number', kind: 'integer', unit: '%' }, 50, 60, ['50%', '60%']],
    ['a moment', { control: 'datetime' }, '2026-11-26 20:00:00', undefined, ['2026-11-26 20:00', '默认']],
    [
      'a picture',
      { control: 'picture' },
      'https://x.example/a/tea.jpg?w=2',
      'cup.png',
      ['tea.jpg', 'cup.png'],
    ],
    ['rich text', { control: 'rich' }, '<p>今日<b>上新</b></p>', '<p></p>', ['今日 上新', '没有文字']],
    [
      'a link',
      { control: 'link' },
      { name: '商品详情', new_link_url: '/pages/goods/goods?id=5', button_text: { show_name: '青瓷茶杯' } },
      '',
      ['商品详情 · 青瓷茶杯', '没有链接'],
    ],
  ] as [string, Partial<FormField>, unknown, unknown, string[]][])(
    'are in the words of the form: %s',
    (_what, change, mine, theirs, words) => {
      expect(single(change, mine, theirs)).toEqual(words);
    },
  );

  it('are cut where they are long, and plain where no control shows them', () => {
    expect(single({}, '茶'.repeat(100), 'x')[0]).toBe(`${'茶'.repeat(60)}…`);
    const plain = sidesOf({ field: undefined, isRow: false }, { mine: true, theirs: { a: 1 } });
    expect([plain.mine, plain.theirs]).toEqual(['是', '一组内容']);
  });
});

describe('two lists', () => {
  const row = (name: string) => ({ name, icon: `${name}.png` });
  const rowsOf = (mine: unknown[], theirs: unknown[]) =>
    sidesOf({ field: NAVS, isRow: false }, { mine, theirs });

  it('differ row by row', () => {
    const mine = [row('茶'), row('器'), row('新')];
    expect(rowsOf(mine, [row('茶'), { ...row('器'), name: '礼' }, row('新')])).toEqual({
      mine: '3 个',
      theirs: '3 个',
      rows: ['第 2 个名称 “器” → “礼”'],
    });
    expect(rowsOf(mine, [row('一'), ...mine]).rows).toEqual(['多了第 1 个']);
    expect(rowsOf(mine, mine.slice(1)).rows).toEqual(['少了第 1 个']);
    expect(rowsOf(mine, [row('器'), row('茶'), row('新')]).rows).toEqual(['导航的顺序不同']);
  });

  it('say the first differences and how many more there are', () => {
    const many = (letter: string) => Array.from({ length: 9 }, (_, index) => row(`${letter}${index}`));
    const { rows } = rowsOf(many('a'), many('b'));
    expect([rows.length, rows.at(-1)]).toEqual([7, '还有 12 处']);
  });

  it('of a setting too', () => {
    const mine = [{ text: '首页' }, { text: '我的' }];
    const { rows } = sidesOf(
      { field: settingField('navs'), isRow: false },
      { mine, theirs: [{ text: '首页' }, { text: '个人' }] },
    );
    expect(rows).toEqual(['第 2 个文字 “我的” → “个人”']);
  });
});

it('a row of a list differs by its fields', () => {
  const place = placeAlong([NAVS], ['navs', '1']);
  expect(place.titles).toEqual(['导航', '第 2 个']);
  const sides = sidesOf(place, { mine: { name: '茶' }, theirs: { name: '器' } });
  expect(sides).toEqual({ mine: null, theirs: null, rows: ['名称 “茶” → “器”'] });
});

it('names the fields on the way to a value, with the row of a list', () => {
  const { field: found, titles } = placeAlong([NAVS], ['navs', '1', 'name']);
  expect([found?.title, titles]).toEqual(['名称', ['导航', '第 2 个', '名称']]);
  expect(placeAlong([NAVS], ['gone'])).toEqual({ field: undefined, titles: [], isRow: false });
});
