// Proves that every stored shape of a link resolves, and that no unsafe address does.
import { describe, expect, it } from 'vitest';
import {
  addressOf,
  hasTarget,
  hrefOf,
  isSafePicture,
  isSafeUrl,
  isShownOnMobileWeb,
  parseAddress,
  resolveLink,
} from './links';

const entry = {
  id: 7,
  type: 'base',
  name: '商品详情',
  open_type: 'navigate',
  icon: 'images/link-icon.png',
  value: '/pages/goods/goods',
  params: [{ key: 'id', value: 1004, desc: '', is_required: true, data_type: 'text' }],
  new_link_url: '/pages/goods/goods?id=1004',
  key: '',
  button_text: { show_name: '明前龙井 125g', link_name: '商品详情' },
};
const emptyEntry = { ...entry, id: null, value: '', params: [], new_link_url: '' };
const goods = { openType: 'navigate', path: '/pages/goods/goods', query: { id: '1004' } };
const coupons = { openType: 'navigate', path: '/pages/coupon/list/list', query: {} };
const tel = { key: 'tel', value: '400-000-0000' };

const SHAPES: ReadonlyArray<readonly [name: string, stored: unknown, resolved: unknown]> = [
  [
    'banner item',
    {
      picUrl: 'a.jpg',
      url: entry.new_link_url,
      openType: 'navigate',
      link: entry,
      params: entry.params,
      key: '',
    },
    goods,
  ],
  [
    'banner item without an entry',
    { url: '/pages/coupon/list/list', openType: 'navigate', link: null },
    coupons,
  ],
  [
    'navigation item',
    { url: '/pages/order/index/index?status=1', openType: 'navigate', params: [] },
    { openType: 'navigate', path: '/pages/order/index/index', query: { status: '1' } },
  ],
  ['link block, rubik cell', { link: entry, pic_url: 'images/a.jpg' }, goods],
  ['rubik hotspot', { left: 0, top: 0, link: entry, open_type: '' }, goods],
  [
    'login page hotspot with a link',
    { link: { url: '/pages/rules/index?type=1', openType: 'navigate', params: [] }, open_type: 'link' },
    { openType: 'navigate', path: '/pages/rules/index', query: { type: '1' } },
  ],
  ['login page hotspot to log in', { link: '', open_type: 'login' }, { openType: 'login', params: {} }],
  ['login page hotspot to cancel', { link: '', open_type: 'cancel' }, { openType: 'cancel', params: {} }],
  [
    'search picture',
    { img_url: '/pages/cart/cart', openType: 'navigate' },
    { openType: 'navigate', path: '/pages/cart/cart', query: {} },
  ],
  [
    'top bar',
    { link: { url: '/pages/cart/cart', openType: 'navigate', params: [] } },
    { openType: 'navigate', path: '/pages/cart/cart', query: {} },
  ],
  ['timer and modal', { link: { url: '/pages/coupon/list/list', openType: 'navigate' } }, coupons],
  [
    'copyright',
    { link: { url: 'tel?tel=400-000-0000', openType: 'tel', data: {} } },
    { openType: 'tel', number: '400-000-0000' },
  ],
  [
    'user centre menu',
    { link_url: '/pages/app_admin/index/index', open_type: 'app_admin', params: [] },
    { openType: 'app_admin', path: '/pages/app_admin/index/index', query: {} },
  ],
  [
    'service menu',
    { link_url: 'contact', open_type: 'contact', params: [] },
    { openType: 'contact', params: {} },
  ],
  [
    'home navigation delivered with both spellings',
    { url: 'x', openType: '', link_url: '/pages/coupon/list/list', open_type: 'navigate', params: [] },
    coupons,
  ],
  [
    'tab bar item',
    { url: '/pages/cats/cats', open_type: 'redirect' },
    { openType: 'redirect', path: '/pages/cats/cats', query: {} },
  ],
  [
    'tab bar item whose entry wins (TAB-04)',
    { url: '/pages/cats/cats', open_type: 'redirect', link: entry },
    goods,
  ],
  [
    'category advert with parameters as JSON',
    { url: '/pages/goods/goods', params: '[{"key":"id","value":"1004"}]' },
    goods,
  ],
  ['plain text', '/pages/goods/goods?id=1004', goods],
  ['path without its slash', 'pages/coupon/list/list', coupons],
  ['unknown type', { url: '/pages/coupon/list/list', open_type: 'navigator' }, coupons],
  ['optional parameter left blank', { ...entry, params: [{ key: 'id', value: '' }] }, goods],
  [
    'parameters rebuild the query in their order (UI-12)',
    {
      url: '/plugins/mch/goods/goods?old=1',
      params: [
        { key: 'mch_id', value: '2' },
        { key: 'id', value: 9 },
      ],
    },
    { openType: 'navigate', path: '/plugins/mch/goods/goods', query: { mch_id: '2', id: '9' } },
  ],
  [
    'phone in parameters',
    { url: 'tel', openType: 'tel', params: [tel] },
    { openType: 'tel', number: '400-000-0000' },
  ],
  [
    'phone as a number (UI-13)',
    { open_type: 'tel', number: '13800000001' },
    { openType: 'tel', number: '13800000001' },
  ],
  ['phone by its address alone', { url: 'tel?tel=110' }, { openType: 'tel', number: '110' }],
  ['phone as tel:', 'tel:400-000-0000', { openType: 'tel', number: '400-000-0000' }],
  [
    'web page',
    {
      url: '/pages/web/web?url=about%2Fbrand.html',
      openType: 'web',
      params: [{ key: 'url', value: 'about/brand.html' }],
    },
    { openType: 'web', path: '/pages/web/web', query: { url: 'about/brand.html' } },
  ],
  [
    'web page by its address alone',
    { url: '/pages/web/web?url=https%3A%2F%2Fa.example%2F%3Fb%3D1', openType: 'web' },
    { openType: 'web', path: '/pages/web/web', query: { url: 'https://a.example/?b=1' } },
  ],
  [
    'h5 entry',
    { ...emptyEntry, open_type: 'h5', params: [{ key: 'url', value: 'https://a.example/' }] },
    { openType: 'h5', url: 'https://a.example/' },
  ],
  [
    'h5 with an unencoded address',
    { url: '?url=https://a.example/?b=1&c=2', open_type: 'h5' },
    { openType: 'h5', url: 'https://a.example/?b=1&c=2' },
  ],
  [
    'outside address stored as a page',
    { url: 'https://a.example/', openType: 'navigate' },
    { openType: 'h5', url: 'https://a.example/' },
  ],
  [
    'other app (UI-13)',
    { url: 'app?app_id=demo-app&path=pages/index', openType: 'app' },
    { openType: 'app', appId: 'demo-app', path: 'pages/index' },
  ],
  [
    'other app by fields (UI-13)',
    { open_type: 'app', appId: 'demo', path: 'a' },
    { openType: 'app', appId: 'demo', path: 'a' },
  ],
  [
    'place (UI-13)',
    { open_type: 'map', latitude: '30.2', longitude: '120.1', address: '南湖路 1 号' },
    {
      openType: 'map',
      path: '/open-location',
      query: { latitude: '30.2', longitude: '120.1', address: '南湖路 1 号' },
    },
  ],
  ['cache', { url: 'clear_cache', openType: 'clear_cache' }, { openType: 'clear_cache', params: {} }],
  ['back', { open_type: 'back' }, { openType: 'back', params: {} }],
];

describe('resolveLink', () => {
  it.each(SHAPES)('resolves: %s', (_name, stored, resolved) => {
    expect(resolveLink(stored)).toEqual(resolved);
  });

  it.each([
    null,
    undefined,
    '',
    [],
    {},
    7,
    { link: '' },
    { link: emptyEntry },
    { url: '', openType: '' },
    { link_url: '', open_type: '', params: '' },
  ])('does nothing for %j', (stored) => {
    expect(resolveLink(stored)).toBeNull();
    expect(hasTarget(stored)).toBe(false);
  });

  it.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    '/\\evil.example',
    'plugin-private://wx/pages/live-player-plugin',
  ])('refuses %j in every type', (url) => {
    const types = ['', 'navigate', 'redirect', 'web', 'h5', 'app_admin', 'switchTab', 'tel', 'map'];
    expect(types.map((openType) => resolveLink({ url, openType }))).toEqual(types.map(() => null));
    const params = [{ key: 'url', value: url }];
    expect(['web', 'h5', 'tel'].map((openType) => resolveLink({ openType, params }))).toEqual([
      null,
      null,
      null,
    ]);
  });

  it.each(['navigate', 'web', 'tel', 'app', 'app_admin', 'share', 'contact', ''])(
    'does nothing for an entry of type %j that the backend has emptied (trap 15)',
    (openType) => {
      const params = [
        { key: 'url', value: 'https://a.example' },
        { key: 'app_id', value: 'wx1' },
      ];
      const emptied = { ...entry, open_type: openType, params, value: '', new_link_url: '' };
      expect(resolveLink(emptied)).toBeNull();
      expect(resolveLink({ left: 0, top: 0, link: emptied, open_type: openType })).toBeNull();
    },
  );

  it('still opens an outside address, whose entry never has a value', () => {
    const params = [{ key: 'url', value: 'https://a.example/b' }];
    const outside = { ...entry, open_type: 'h5', value: '', new_link_url: '', params };
    expect(resolveLink(outside)).toEqual({ openType: 'h5', url: 'https://a.example/b' });
  });

  it('refuses a place off the globe', () => {
    expect(resolveLink({ open_type: 'map', latitude: '91', longitude: '0' })).toBeNull();
  });
});

describe('addresses', () => {
  it('are parsed and written alike', () => {
    const address = { path: '/pages/goods/list', query: { keyword: '茶 & 器', cat_id: '3' } };
    expect(parseAddress(addressOf(address.path, address.query))).toEqual(address);
  });

  it('have a path that ends at the first ? or &', () => {
    expect(parseAddress('/pages/cats/cats&from=timeline')).toEqual({
      path: '/pages/cats/cats',
      query: { from: 'timeline' },
    });
  });

  it('tolerate a broken query', () => {
    expect(parseAddress('#/a?x=%7&y&=1&&z=a=b')).toEqual({
      path: '/a',
      query: { x: '%7', y: '', '': '1', z: 'a=b' },
    });
  });

  it.each([
    ['/pages/goods/goods?id=1', '#/pages/goods/goods?id=1'],
    ['tel:400-000-0000', 'tel:4000000000'],
    ['https://a.example/b', 'https://a.example/b'],
    ['clear_cache', null],
  ])('of %s has the href %s (ROUTE-01)', (stored, href) => {
    const link = resolveLink(stored);
    expect(link && hrefOf(link)).toBe(href);
  });
});

describe('the allow-list', () => {
  it.each(['http://a.b', 'HTTPS://a.b', 'tel:1', '/pages/a', 'about/x.html', '//a.b/c'])(
    'lets the link %s pass',
    (url) => {
      expect(isSafeUrl(url)).toBe(true);
    },
  );

  it.each(['javascript:1', 'jav\tascript:1', 'mailto:a@b.c', 'data:text/html,1', '', ' ', null, 1])(
    'stops the link %j',
    (url) => {
      expect(isSafeUrl(url)).toBe(false);
    },
  );

  it.each(['https://a.b/c.png', '//a.b/c.png', 'pictures/a.svg', 'data:image/png;base64,iVBORw0KGgo='])(
    'lets the picture %s pass',
    (url) => {
      expect(isSafePicture(url)).toBe(true);
    },
  );

  it.each([
    'data:image/svg+xml;base64,PHN2Zz4=',
    'data:text/html;base64,eA==',
    'javascript:1',
    'tel:1',
    '',
    undefined,
  ])('stops the picture %j', (url) => {
    expect(isSafePicture(url)).toBe(false);
  });
});

describe('the mobile web', () => {
  it.each([
    '/pages/live/index',
    '/pages/binding/binding',
    'plugin-private://wx/pages/live-player-plugin?room_id=1',
    { url: 'app?app_id=a', openType: 'app' },
  ])('does not show %j', (stored) => {
    expect(isShownOnMobileWeb(stored)).toBe(false);
  });

  it.each(['/pages/goods/goods?id=1', { url: '', openType: '' }, { open_type: 'contact' }])(
    'shows %j',
    (stored) => {
      expect(isShownOnMobileWeb(stored)).toBe(true);
    },
  );
});
