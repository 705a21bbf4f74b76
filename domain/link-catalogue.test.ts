// Proves that the operator's picker offers nothing that would not open.
import { describe, expect, it } from 'vitest';
import { allPlaces, LINK_CATALOGUE, microPagePath, placeName, pluginEntries } from './link-catalogue';
import { resolveLink } from './links';

const EXAMPLES: Readonly<Record<string, string>> = { tel: '400-000-0000', url: 'https://a.example/' };

describe('the link catalogue', () => {
  it.each(LINK_CATALOGUE.map((entry) => [entry.name, entry] as const))(
    'offers %s, which opens',
    (_name, entry) => {
      const params = entry.params.map(({ key }) => ({ key, value: EXAMPLES[key] ?? '1' }));
      expect(resolveLink({ value: entry.path, open_type: entry.openType, params })).toMatchObject({
        openType: entry.openType,
      });
    },
  );

  it('offers no after-sales, which have no screens yet', () => {
    expect(
      LINK_CATALOGUE.filter(({ name, path }) => /售后/.test(name) || /status=5|\/refund/.test(path)),
    ).toEqual([]);
  });

  it('names no place twice within a group', () => {
    const names = LINK_CATALOGUE.map(({ group, name }) => `${group} ${name}`);
    expect(new Set(names).size).toBe(names.length);
  });

  it('knows which parameters must be filled in', () => {
    expect(pluginEntries('mch', [['店铺商品', 'mch/goods/goods', 'id! mch_id!']])).toMatchObject([
      {
        path: '/plugins/mch/goods/goods',
        permission: 'mch',
        params: [
          { key: 'id', isRequired: true },
          { key: 'mch_id', isRequired: true },
        ],
      },
    ]);
    expect(LINK_CATALOGUE.find(({ path }) => path === '/pages/cats/cats')?.params).toEqual([
      { key: 'cat_id', isRequired: false },
    ]);
  });

  it.each([
    ['/pages/cart/cart', '购物车'],
    ['/pages/goods/list?cat_id=2', '商品列表'],
    ['/pages/order/index/index?status=1', '待付款'],
    ['/plugins/mch/goods/goods?id=1', '店铺商品'],
    ['/pages/nowhere/nowhere', ''],
    [null, ''],
  ])('names the place that %j opens', (address, name) => {
    const places = allPlaces([{ key: 'mch', links: [['店铺商品', 'mch/goods/goods', 'id!']] }]);
    expect(placeName(address, places)).toBe(name);
  });

  it('returns the home path and the id for micro pages', () => {
    expect(resolveLink(microPagePath(101))).toEqual({
      openType: 'navigate',
      path: '/pages/index/index',
      query: { page_id: '101' },
    });
  });
});
