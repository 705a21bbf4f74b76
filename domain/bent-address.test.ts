import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import reported from '~/tests/data/reports/10-share-parameters-behind-the-hash.json';
import { addressWithHash, straightHash } from './bent-address';
import { addressOf, parseAddress } from './links';

describe('straightHash', () => {
  it.each([
    ['#/pages/cats/cats&from=timeline', '#/pages/cats/cats?from=timeline'],
    ['#/pages/index/index&shareTo=weixin', '#/pages/index/index?shareTo=weixin'],
    ['#/pages/goods/goods?id=1?from=groupmessage', '#/pages/goods/goods?id=1&from=groupmessage'],
    ['#/pages/goods/goods?id=1?from=a?isappinstalled=0', '#/pages/goods/goods?id=1&from=a&isappinstalled=0'],
    ['#/pages/goods/goods%3Fid%3D1', '#/pages/goods/goods?id=1'],
    ['#/pages/goods/goods%3Fid%3D1&from=timeline', '#/pages/goods/goods?id=1&from=timeline'],
    ['#%2Fpages%2Fgoods%2Fgoods%3Fid%3D1%26user_id%3D2', '#/pages/goods/goods?id=1&user_id=2'],
    ['#/pages/goods/goods?id%3D1', '#/pages/goods/goods?id=1'],
    ['#/#/pages/goods/goods?id=1', '#/pages/goods/goods?id=1'],
    ['#pages/goods/goods?id=1', '#/pages/goods/goods?id=1'],
    ['#/pages/goods/goods?id=1#wechat_redirect', '#/pages/goods/goods?id=1'],
    ['#/pages/goods/goods&?id=1', '#/pages/goods/goods?id=1'],
    ['#/pages/goods/goods%E4', '#/pages/goods/goods%E4'],
  ])('makes %s %s', (bent, straight) => {
    expect(straightHash(bent)).toBe(straight);
  });

  it('leaves alone what nothing has bent, also addresses within a parameter', () => {
    const path = fc.stringMatching(/^\/[a-z]{1,6}(\/[a-z-]{1,6}){1,3}$/);
    const query = fc.dictionary(fc.stringMatching(/^[a-z_]{1,8}$/), fc.string());
    fc.assert(
      fc.property(path, query, (page, fields) => {
        const hash = `#${addressOf(page, fields)}`;
        expect(straightHash(hash)).toBe(hash);
      }),
    );
    for (const hash of ['', '#/', '#/pages/web/web?url=https://a.cn/?b=1#/c'])
      expect(straightHash(hash)).toBe(hash);
  });

  it('leaves no ? or & in a path', () => {
    const part = fc.constantFrom(
      '/pages/goods/goods',
      '?',
      '&',
      '=',
      '%3F',
      '%26',
      '%3D',
      '%253F',
      '#',
      'id',
      '1',
      '/',
    );
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        const { path } = parseAddress(straightHash(`#${parts.join('')}`));
        expect(path).not.toMatch(/[?&]/);
      }),
    );
  });
});

describe('addressWithHash', () => {
  it.each([
    ['/%23/pages/goods/goods', '?id=1', '/#/pages/goods/goods?id=1'],
    ['/%23%2Fpages%2Fgoods%2Fgoods%3Fid%3D1', '', '/#/pages/goods/goods?id=1'],
    ['/pages/goods/goods', '?id=1', '/#/pages/goods/goods?id=1'],
    ['/pages/goods/goods&from=timeline', '', '/#/pages/goods/goods?from=timeline'],
    ['/mall/pages/goods/goods', '?id=1', '/mall/#/pages/goods/goods?id=1'],
    ['/nothing', '', '/#/nothing'],
    ['//other.test/pages', '', '/#//other.test/pages'],
  ])('leads from %s%s to %s', (path, search, target) => {
    const from = new URL(`http://mall.test${path}${search}`);
    expect(new URL(addressWithHash(from.pathname, from.search), from).href).toBe(`http://mall.test${target}`);
  });
});

it('covers every reported address', () => {
  const opened = reported.cases.map(({ open }) => new URL(open, 'http://mall.test'));
  const paths = opened.map(({ pathname, search, hash }) =>
    pathname === '/' ? straightHash(hash) : addressWithHash(pathname, search).replace(/^[./]*/, ''),
  );
  expect(paths).toEqual([
    '#/pages/cats/cats?from=timeline',
    '#/pages/index/index?shareTo=weixin',
    '#/pages/goods/goods?id=1&from=groupmessage',
    '#/pages/goods/goods?id=1',
    '#/pages/goods/goods?id=1',
    '#/pages/goods/goods?id=1',
    '#/pages/goods/goods?id=1',
  ]);
});
