// Proves the entries of the quick navigation in both formats, and that each link resolves.
import { describe, expect, it } from 'vitest';
import { resolveLink } from './links';
import { quickNavEntries, type QuickNavSource } from './quick-nav';

const off = { opened: false };
const on = { opened: true };
const source = (changes: Partial<QuickNavSource>): QuickNavSource => ({
  home: off,
  customerService: off,
  tel: { ...off, number: '' },
  web: { ...off, url: '' },
  mApp: off,
  mapNav: { ...off, address: '' },
  ...changes,
});
const resolved = (changes: Partial<QuickNavSource>) =>
  quickNavEntries(source(changes)).map(({ link }) => resolveLink(link));

it('offers the enabled entries, in the order of the column', () => {
  const everything = source({
    customize: { ...on, open_type: 'navigate', link_url: '/pages/cart/cart' },
    mapNav: { ...on, address: '' },
    mApp: on,
    web: { ...on, url: '' },
    tel: { ...on, number: '' },
    qiwei: { ...on, url: '' },
    customerService: on,
    home: on,
  });
  expect(quickNavEntries(everything).map(({ key }) => key)).toEqual([
    'home',
    'customerService',
    'qiwei',
    'tel',
    'web',
    'mApp',
    'mapNav',
    'customize',
  ]);
  expect(quickNavEntries(source({}))).toEqual([]);
});

it('gives every entry a label of its own', () => {
  const texts = quickNavEntries(source({ home: on, customerService: on, mApp: on })).map(({ text }) => text);
  expect([new Set(texts).size, texts.includes('')]).toEqual([3, false]);
});

describe('the links', () => {
  it.each([
    [
      'home, in place of the screen',
      { home: on },
      { openType: 'redirect', path: '/pages/index/index', query: {} },
    ],
    ['the service', { customerService: on }, { openType: 'contact', params: {} }],
    ['a number', { tel: { ...on, number: '400-1' } }, { openType: 'tel', number: '400-1' }],
    [
      'a page whose address is percent-encoded',
      { web: { ...on, url: 'https%3A%2F%2Fa.cn%2F%3Fb%3D1' } },
      { openType: 'web', path: '/pages/web/web', query: { url: 'https://a.cn/?b=1' } },
    ],
    [
      'a page whose address is not',
      { web: { ...on, url: 'https://a.cn/100%' } },
      { openType: 'web', path: '/pages/web/web', query: { url: 'https://a.cn/100%' } },
    ],
    [
      'the work messenger',
      { qiwei: { ...on, url: 'https://work.weixin.qq.com/kfid/x' } },
      { openType: 'h5', url: 'https://work.weixin.qq.com/kfid/x' },
    ],
    [
      'a mini program of the page',
      { mApp: { ...on, appId: 'wx1', page: 'pages/a' } },
      { openType: 'app', appId: 'wx1', path: 'pages/a' },
    ],
    [
      'a mini program of the mall',
      { mApp: { ...on, small_app_id: 'wx2', small_app_url: 'pages/b' } },
      { openType: 'app', appId: 'wx2', path: 'pages/b' },
    ],
    [
      'a place, delivered',
      { mapNav: { ...on, address: '南湖', location: '1,2', latitude: '30.7', longitude: '120.7' } },
      {
        openType: 'map',
        path: '/open-location',
        query: { latitude: '30.7', longitude: '120.7', address: '南湖' },
      },
    ],
    [
      'a place, stored',
      { mapNav: { ...on, address: '南湖', location: '30.7, 120.7' } },
      {
        openType: 'map',
        path: '/open-location',
        query: { latitude: '30.7', longitude: '120.7', address: '南湖' },
      },
    ],
    [
      'the operator’s own, in snake case',
      { customize: { ...on, open_type: 'navigate', link_url: '/pages/cart/cart', params: [] } },
      { openType: 'navigate', path: '/pages/cart/cart', query: {} },
    ],
  ])('open %s', (_what, changes, link) => {
    expect(resolved(changes as Partial<QuickNavSource>)).toEqual([link]);
  });

  it.each([
    ['a place without coordinates', { mapNav: { ...on, address: 'x', latitude: '', longitude: '0' } }],
    ['a number that is none', { tel: { ...on, number: 'javascript:alert(1)' } }],
    ['an unsafe address', { web: { ...on, url: 'javascript%3Aalert(1)' } }],
    ['no mini program', { mApp: on }],
    ['no link', { customize: { ...on, open_type: '', link_url: '', params: '' } }],
  ])('mean nothing for %s', (_what, changes) => {
    expect(resolved(changes as Partial<QuickNavSource>)).toEqual([null]);
  });
});

it('has the picture of the mall’s mini program from its own field', () => {
  const [entry] = quickNavEntries(source({ mApp: { ...on, small_app_pic: 'app.png' } }));
  expect(entry?.pictureUrl).toBe('app.png');
});
