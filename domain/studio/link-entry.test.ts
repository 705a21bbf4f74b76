// Proves the kinds of link parameters, and that a pasted address finds its entry.
import { describe, expect, it } from 'vitest';
import { LINK_CATALOGUE, pluginEntries } from '../link-catalogue';
import {
  entryForAddress,
  isMiniProgramOnly,
  type LinkEntry,
  linkOf,
  linkWords,
  meaningOf,
  paramProblems,
  readPasted,
  valuesOf,
  isUnknownScreen,
  withScheme,
} from './link-entry';

const entries: LinkEntry[] = [
  ...LINK_CATALOGUE,
  ...pluginEntries('pintuan', [['拼团商品详情', 'pt/goods/goods', 'goods_id!']]),
].map((entry) => ({ ...entry, problem: null, given: {} }));

const page: LinkEntry = {
  group: 'page',
  name: '双十一会场',
  path: '/pages/index/index',
  openType: 'navigate',
  params: [{ key: 'page_id', isRequired: false }],
  permission: '',
  problem: null,
  given: { page_id: '3' },
};

function named(name: string): LinkEntry {
  const entry = entries.find((one) => one.name === name);
  if (entry === undefined) throw new Error(name);
  return entry;
}

describe('a parameter', () => {
  it.each([
    ['商品详情', 'id', 'goods'],
    ['商品列表', 'cat_id', 'cats'],
    ['文章详情', 'id', 'articles'],
    ['专题详情', 'id', 'topics'],
    ['门店详情', 'id', 'stores'],
    ['优惠券详情', 'id', 'coupons'],
    ['拼团商品详情', 'goods_id', 'goods:pintuan'],
  ])("of %s is chosen from the mall's data", (name, key, pick) => {
    expect(meaningOf(named(name), key).pick).toBe(pick);
  });

  it('that is required reports its label when it is missing', () => {
    expect(paramProblems(named('商品详情'), {})).toEqual({ id: '「商品详情」还没有选择商品' });
    expect(paramProblems(named('商品列表'), {})).toEqual({});
  });

  it.each([
    ['联系我们', 'tel', 'abc'],
    ['网页链接', 'url', 'http://a.example/'],
    ['网页链接', 'url', 'javascript:alert(1)'],
    ['网页链接', 'url', '//a.example/'],
    ['网页链接', 'url', '花店'],
    ['网页链接', 'url', 'www.baidu.com'],
    ['H5跳转地址', 'url', 'www.baidu.com/s?wd=茶'],
    ['跳转小程序', 'app_id', '1 2'],
    ['分销商专属链接', 'user_id', 'x'],
  ])('of %s refuses an invalid value: %s = %s', (name, key, value) => {
    expect(paramProblems(named(name), { [key]: value })).toHaveProperty(key);
  });

  it.each([
    ['联系我们', 'tel', '400-000-0000'],
    ['网页链接', 'url', 'https://a.example/x?y=1'],
    ['网页链接', 'url', 'about/brand.html'],
    ['跳转小程序', 'app_id', 'wx1234567890abcdef'],
  ])('of %s accepts %s = %s', (name, key, value) => {
    expect(paramProblems(named(name), { [key]: value })).toEqual({});
  });
});

it('offers https:// before the name of a host, and before nothing else', () => {
  expect(
    ['www.baidu.com', 'a.example:8080/x', '花店', 'about/brand.html', '/pages/cart/cart'].map(withScheme),
  ).toEqual(['https://www.baidu.com', 'https://a.example:8080/x', null, null, null]);
});

it('knows the screens of the mall from addresses that it does not have', () => {
  const unknown = (address: string) => isUnknownScreen(entries, address);
  expect(['/pages/cart/cart', '/#/pages/goods/goods?id=1', '/about.html'].filter(unknown)).toEqual([]);
  expect(['/pages/none', '#/plugins/none/none?id=1'].filter(unknown)).toHaveLength(2);
});

describe('an address', () => {
  it.each([
    ['/pages/goods/goods?id=12', '商品详情'],
    ['/pages/order/index/index?status=1', '待付款'],
    ['/pages/order/index/index', '我的订单'],
    ['/pages/index/index', '商城首页'],
    ['/plugins/pt/goods/goods?goods_id=3', '拼团商品详情'],
  ])('%s belongs to %s', (url, name) => {
    expect(entryForAddress(entries, { url })?.name).toBe(name);
  });

  it('of a laid-out page belongs to that page', () => {
    expect(entryForAddress([...entries, page], { url: '/pages/index/index?page_id=3' })?.name).toBe(
      '双十一会场',
    );
  });

  it('pasted from the mall yields its entry and parameters', () => {
    const pasted = readPasted('https://mall.example/#/pages/goods/goods?id=12', {
      entries,
      origin: 'https://mall.example',
    });
    expect(pasted).toMatchObject({ kind: 'place', entry: { name: '商品详情' }, values: { id: '12' } });
  });

  it('pasted from elsewhere is an outside one, and any other text is a search', () => {
    const context = { entries, origin: 'https://mall.example' };
    expect(readPasted('https://else.example/#/pages/goods/goods?id=1', context)).toEqual({
      kind: 'outside',
      url: 'https://else.example/#/pages/goods/goods?id=1',
    });
    expect(readPasted(' 双十一 ', context)).toEqual({ kind: 'words', words: '双十一' });
  });
});

describe('a link', () => {
  it('is described by its entry and the chosen record', () => {
    const goods = named('商品详情');
    const link = linkOf(goods, { values: { id: '12' }, subject: '青瓷茶杯' });
    expect(linkWords(link, goods)).toBe('商品详情 · 青瓷茶杯');
    const phone = named('联系我们');
    expect(linkWords(linkOf(phone, { values: { tel: '10086' } }), phone)).toBe('联系我们 · 10086');
  });

  it('yields its original parameters', () => {
    for (const [name, values] of [
      ['商品详情', { id: '12' }],
      ['H5跳转地址', { url: 'https://a.example/?a=1&b=2' }],
      ['联系我们', { tel: '10086' }],
    ] as const) {
      const link = linkOf(named(name), { values });
      expect(valuesOf(link)).toEqual(values);
      expect(valuesOf({ ...link, params: null, entry: null })).toEqual(values);
    }
  });

  it('of a laid-out page has its number', () => {
    expect(linkOf(page, { values: {} })).toMatchObject({
      url: '/pages/index/index?page_id=3',
      params: [{ key: 'page_id', value: 3 }],
    });
  });

  it('is marked where the mobile web has no such screen', () => {
    expect(isMiniProgramOnly(named('跳转小程序'))).toBe(true);
    expect(isMiniProgramOnly(named('直播列表'))).toBe(true);
    expect(isMiniProgramOnly(named('商品详情'))).toBe(false);
  });
});
