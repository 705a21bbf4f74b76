// Rows without a name are offered the one that is known, and stretched pictures their cell's ratio.
import { expect, it } from 'vitest';
import { pickKey } from '~/domain/studio/check/issue';
import type { Around, WidgetCheck } from '~/domain/studio/check/widget-checks';
import { checks } from './forms.gen';

const picked = {
  [pickKey('goods', 7)]: { problem: null, isGone: false, name: '龙井明前特级礼盒' },
  [pickKey('modules', 2)]: { problem: null, isGone: false, name: '春季会场' },
};
const pictures = { 'uploads/a.png': { width: 100, height: 100, bytes: 1, alt: '', mean: null } };
const around = {
  facts: { picked, pictures, publishedAt: null },
  ids: [],
  index: 0,
  uid: 'b0',
} as unknown as Around;

async function fixesOf(id: string, data: Parameters<WidgetCheck>[0]) {
  const { default: own = [] } = (await checks[id]?.()) ?? {};
  return own.flatMap((check) => check(data, around)).flatMap(({ fix }) => (fix === undefined ? [] : [fix]));
}

const toGoods = '/pages/goods/goods?id=7';

it.each([
  [
    'the category of a tab of goods',
    'goods',
    { showCat: 1, catList: [{ id: 1, name: '春茶', menuName: '' }] },
    '/catList/0/menuName',
    '春茶',
  ],
  [
    'the module of a tab',
    'module',
    {
      list: [
        { id: 2, tabName: '' },
        { id: 3, tabName: '二' },
      ],
    },
    '/list/0/tabName',
    '春季会场',
  ],
  [
    'the goods of an entry, as long as its name may be',
    'nav',
    { navs: [{ url: toGoods, openType: 'navigate' }] },
    '/navs/0/name',
    '龙井明前特',
  ],
  ['the place that an entry opens', 'nav', { navs: [{ labelName: '购物车' }] }, '/navs/0/name', '购物车'],
  [
    'the goods of a menu',
    'menu',
    { menus: [{ link_url: toGoods, open_type: 'navigate' }] },
    '/menus/0/name',
    '龙井明前特级',
  ],
])('%s is the name that is offered', async (_what, id, data, at, value) => {
  expect(await fixesOf(id, data)).toContainEqual({ words: `填“${value}”`, at, value });
});

it('offers no name where none is known', async () => {
  expect(
    await fixesOf('menu', { menus: [{ link_url: '/pages/goods/goods?id=8', open_type: 'navigate' }] }),
  ).toEqual([]);
});

it('crops a picture of the advert to its cell', async () => {
  const data = {
    style: 0,
    w: 2,
    h: 1,
    height: 375,
    list: [{ pic_url: 'uploads/a.png', x: 0, y: 0, w: 2, h: 1 }],
  };
  const [fix] = await fixesOf('rubik', data);
  expect(fix).toMatchObject({ picture: 'uploads/a.png', at: '/list/0/pic_url' });
});
