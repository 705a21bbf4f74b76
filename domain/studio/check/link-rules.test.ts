// Links to pages of the mall that shoppers cannot open, and to addresses that are none.
import { expect, it } from 'vitest';
import type { FormField } from '../form';
import { type Facts, pickKey } from './issue';
import { linkRule } from './link-rules';

const FIELD = { name: 'link', title: '链接', control: 'link', link: { shape: 'simple', fields: {} } };

const issuesOf = (value: object, picked: Facts['picked'] = {}) =>
  linkRule(
    {
      field: FIELD as unknown as FormField,
      at: '/link',
      value,
      owner: { link: value },
      ownerAt: '',
      isInRow: false,
      isRowPicture: false,
    },
    { permissions: new Set(), picked } as unknown as Facts,
  ).map(({ code, words }) => [code, words]);

it.each([
  ['草稿', '打开的页面还没发布'],
  ['定时', '打开的页面还没发布，已定时'],
  ['停用', '打开的页面已停用'],
  ['已删除', '打开的页面已删除'],
])('says of a link to a page that is %s: %s', (problem, words) => {
  const link = { url: '/pages/index/index', openType: 'navigate', params: [{ key: 'page_id', value: 7 }] };
  const facts = { [pickKey('links', 7)]: { problem, isGone: false } };
  expect(issuesOf(link, facts)).toEqual([['link-dead', words]]);
  expect(issuesOf(link)).toEqual([]);
});

it.each(['h5', 'web'])('finds addresses that lead nowhere (%s)', (openType) => {
  const dead = (url: string) => issuesOf({ url, openType, params: [{ key: 'url', value: url }] }).length;
  expect(['花店', 'www.baidu.com', 'https://a.example', 'about/us.html', '/help.html'].map(dead)).toEqual([
    1, 1, 0, 0, 0,
  ]);
});
