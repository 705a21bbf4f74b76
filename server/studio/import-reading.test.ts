// Proves what an import recognises: all samples and recorded answers, lists, tables and broken texts.
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recognise, type Recognised } from './import-reading';

const DATA = resolve(import.meta.dirname, '../../tests/data');
const filesIn = (folder: string): string[] =>
  readdirSync(resolve(DATA, folder)).filter((name) => name.endsWith('.json'));
const textOf = (folder: string, name: string): string => readFileSync(resolve(DATA, folder, name), 'utf8');

/** `page 101 南湖生活馆, auth`: the format, the documents, the settings, the remarks. */
const summary = ({ kind, docs, settings, remarks }: Recognised): string =>
  [
    `${kind}:`,
    ...docs.map((doc) => `${doc.kind} ${doc.id ?? '–'} ${doc.title}${doc.doubt === null ? '' : ' ?'};`),
    ...settings.map(({ doc }) => `${doc};`),
    ...remarks.map(({ place }) => `(${place ?? '–'})`),
  ].join(' ');

const read = (value: unknown): string =>
  summary(recognise(typeof value === 'string' ? value : JSON.stringify(value)));

const MODULES = 'module 3 限时抢购模块; module 4 清凉模块; module 5 双图模块;';

const LAYOUTS: Readonly<Record<string, string>> = {
  '01-home-classic.json': 'export: page 101 南湖生活馆;',
  '03-multi-tab-modules.json': `export: page 103 会员与积分; ${MODULES}`,
  '04-content-and-service.json': 'export: page 104 品牌故事与服务;',
  '06-user-center.json': 'export: user-center 1 用户中心;',
  '07-old-home-blocks.json': 'old-home: page – 首页;',
  '08-raw-rows.json': `tables: page 103 会员与积分; ${MODULES}`,
  '09-auth-page.json': 'config: auth;',
};

/** As phones get them; the last are answers for single blocks. */
const DELIVERED: Readonly<Record<string, string>> = {
  '01-home-classic.json': 'page: page 101 南湖生活馆;',
  '03-multi-tab-modules.guest-restricted.json': 'page: page 103 会员与积分 ?;',
  '03-multi-tab-modules.json': 'page: page 103 会员与积分;',
  '04-content-and-service.json': 'page: page 104 品牌故事与服务;',
  '06-user-center.json': 'export: user-center – 用户中心;',
  '07-old-home-blocks.json': 'old-home: page – 首页;',
  '07-old-home-blocks.extra.json': '里面没有页面布局',
};

const HOME = 'page: page 1 商城首页;';
const OLD_HOME = 'old-home: page – 首页;';
const GOODS = '这是商品，里面没有页面布局。商品先在商城后台上架，再放进页面的「商品」组件';
const COUPONS = '这是优惠券，里面没有页面布局。优惠券先在商城后台建好，再放进页面的「优惠券」组件';

/** Recorded answers with something in them; all others have no layout. */
const ANSWERS: Readonly<Record<string, string>> = {
  'index-config.json': 'config: auth; tab-bar; title-bar; quick-nav; theme; (user-center)',
  'user-config.json': 'config: quick-nav; theme; (user-center)',
  'index-index.json': HOME,
  'index-new-index.json': HOME,
  'index-tpl-index-home-user.json': HOME,
  'index-tpl-index-home.json': HOME,
  'index-tpl-index-page-0.json': HOME,
  'index-tpl-index-page-2.json': 'page: page 2 活动页;',
  'x-index-tpl-index-home.json': HOME,
  'index-tpl-index-page-missing.json': OLD_HOME,
  'x-index-tpl-index-missing.json': OLD_HOME,
  'goods-goods-list.json': GOODS,
  'goods-detail-2.json': GOODS,
  'goods-attr-2.json': GOODS,
  'default-goods-list.json': GOODS,
  'goods-new-recommend.json': GOODS,
  'user-my-new-favorite-goods.json': GOODS,
  'x-goods-full-reduce.json': GOODS,
  'coupon-list.json': COUPONS,
  'coupon-receive-1.json': COUPONS,
  'coupon-user-coupon.json': COUPONS,
  'order-usable-coupon-list.json': COUPONS,
  'order-list-all.json': '这是订单，里面没有页面布局',
  'order-pay-result.json': '这是订单，里面没有页面布局',
};

const outcome = (text: string): string => {
  try {
    return read(text);
  } catch (error) {
    return (error as Error).message;
  }
};

describe('an import', () => {
  it.each(filesIn('layouts'))('reads the stored sample %s', (name) => {
    expect(outcome(textOf('layouts', name))).toBe(LAYOUTS[name]);
  });

  it.each(filesIn('layouts/hydrated'))('reads the delivered sample %s', (name) => {
    expect(outcome(textOf('layouts/hydrated', name))).toBe(DELIVERED[name]);
  });

  it.each(filesIn('answers'))('reads the recorded answer %s, or says what it is', (name) => {
    expect(outcome(textOf('answers', name))).toBe(ANSWERS[name] ?? '里面没有页面布局');
  });
});

const BLOCK = { id: 'empty', data: {} };
const USER = { id: 'user', data: {} };

it('reads a list with a gap as the list of its elements, each byte for byte', () => {
  const { docs } = recognise('{"0": {"id":"empty", "data":{"height" :1.50}}, "2":{"id":"empty","data":{}}}');
  expect(docs[0]?.tabs[0]?.text).toBe('[{"id":"empty", "data":{"height" :1.50}},{"id":"empty","data":{}}]');
});

describe('rows', () => {
  it.each<[string, unknown, string]>([
    ['a module by its type', { id: 7, name: '节日', type: '', data: [BLOCK] }, 'template: module 7 节日;'],
    ['a layout by its type', { id: '8', name: '页', type: 'page', data: '[]' }, 'template: page 8 页;'],
    [
      'a user centre by its blocks',
      { id: 2, name: '我', data: [BLOCK, USER] },
      'template: user-center 2 我;',
    ],
    ['a list with a gap', { 0: BLOCK, 2: BLOCK }, 'components: page – 导入的页面;'],
    [
      'a layout with a gap as text',
      { id: 5, name: '甲', data: '{"0":{"id":"notice","data":{}}}' },
      'template: page 5 甲;',
    ],
    [
      'a page whose tabs and layouts have gaps',
      { id: 1, title: '一', navs: { 1: { name: '一', template: { data: { 3: BLOCK } } } } },
      'page: page 1 一;',
    ],
    ['a user centre without a row', [BLOCK, USER], 'components: user-center – 导入的个人中心;'],
    [
      'a list of an answer',
      {
        code: 0,
        data: {
          list: [
            { id: 1, name: '模块', type: '', data: '[]' },
            { id: 2, title: '空' },
          ],
        },
      },
      'list: module 1 模块; (–)',
    ],
    [
      'an array of pages and templates',
      [
        { id: 1, title: '一', navs: [{ name: '一', data: [BLOCK] }] },
        { id: '2', name: '二', data: [] },
      ],
      'list: page 1 一; page 2 二;',
    ],
    [
      'rows that were deleted there',
      { code: 0, data: [{ id: 1, name: '旧', type: '', is_delete: '1', data: '[]' }] },
      'list: module 1 旧 ?;',
    ],
    [
      'templates without their pages',
      { diy_template: [{ id: 1, name: '一', type: 'page', data: '[]' }] },
      'tables: page 1 一;',
    ],
    ['a tab bar alone', { navs: [], bottom_background_color: '#fff' }, 'config: tab-bar;'],
    [
      'a text within quotation marks',
      JSON.stringify(JSON.stringify([BLOCK])),
      'components: page – 导入的页面;',
    ],
    ['a layout with an element that is no component', [BLOCK, null], 'components: page – 导入的页面;'],
    [
      'user centres of an export',
      {
        pagoda: 1,
        pages: [],
        modules: [],
        user_centers: [{ id: 4, name: '会员', platform: '', data: '[]' }],
      },
      'export: user-center 4 会员;',
    ],
  ])('of %s are recognised', (_what, value, words) => {
    expect(read(value)).toBe(words);
  });

  it('preserve their layout byte for byte, as a text or as a part of the file', () => {
    const layout = '[ {"id":"empty", "data":{"a":1.50,"b":"\\u4e2d\\/"}} ]';
    const rows = `{"list":[{"id":1,"name":"a","data":${layout}},{"id":2,"name":"b","data":${JSON.stringify(layout)}}]}`;
    expect(recognise(rows).docs.map(({ tabs }) => tabs[0]?.text)).toEqual([layout, layout]);
    const page = `{"title":"t","navs":[{"template":{"data":${layout}}}]}`;
    expect(recognise(page).docs[0]?.tabs[0]?.text).toBe(layout);
  });
});

describe('what has no layout', () => {
  it.each([
    ['{"a": }', '第 7 个字符处不是有效的 JSON'],
    ['[{"id":"empty","data":', '内容在第 22 个字符处断了，没有复制完整'],
    ['[{"id":"empty","da', '内容在第 18 个字符处断了，没有复制完整'],
    ['{"a":"b\\"c', '内容在第 10 个字符处断了，没有复制完整'],
    ['{"a":tr', '内容在第 7 个字符处断了，没有复制完整'],
    ['{"a":"b\n","c":1}', '第 6 个字符处不是有效的 JSON'],
    [
      '<!doctype html><title>首页</title>',
      '这是网页（HTML），不是 JSON：在浏览器里看到的页面不能导入，要用后台导出的数据',
    ],
    ['{"code":1,"msg":"页面不存在。"}', '这是商城返回的错误：「页面不存在。」，里面没有页面布局'],
    ['{"code":-1}', '这是商城返回的错误，里面没有页面布局'],
    [
      '{"code":0,"data":{"list":[{"id":1,"title":"首页","show_navs":0}]}}',
      '这是页面的清单，没有组件：在原来的商城打开每个页面，分别导出',
    ],
    ['{"nothing":true}', '里面没有页面布局'],
    ['[]', '里面没有页面布局'],
  ])('is refused: %s', (text, words) => {
    expect(() => recognise(text)).toThrow(words);
  });

  it('is said to be cut off, wherever that is', () => {
    const text = '[{"id":"a\\"\\u4e2d","data":{"n":-1.5e+10,"t":true,"f":false,"z":null,"l":[ 1 ]}}]';
    for (let at = 1; at < text.length; at += 1)
      expect(outcome(text.slice(0, at))).toBe(`内容在第 ${at} 个字符处断了，没有复制完整`);
  });

  it('is refused in words, whatever it is', () => {
    const keys = fc.constantFrom(
      'code',
      'data',
      'list',
      'page',
      'pages',
      'navs',
      'modules',
      'user_center',
      'id',
    );
    const { value } = fc.letrec((tie) => ({
      value: fc.oneof(
        { maxDepth: 4 },
        fc.constantFrom(null, 0, 1, '', 'user', '[]', '[', true),
        fc.array(tie('value'), { maxLength: 3 }),
        fc.dictionary(keys, tie('value'), { maxKeys: 4 }),
      ),
    }));
    fc.assert(
      fc.property(value, (one) => {
        expect(outcome(JSON.stringify(one))).toMatch(/布局|断了|清单|^[a-z-]+:/);
      }),
    );
  });

  it('is refused where it is too deep, also as a text within the file', () => {
    const deep = '['.repeat(100) + ']'.repeat(100);
    expect(() => recognise(deep)).toThrow(SyntaxError);
    expect(() => recognise(JSON.stringify({ name: '深', data: deep }))).toThrow(SyntaxError);
  });
});

it('takes the values of a setting as they are stored here', () => {
  const { settings } = recognise(textOf('layouts', '09-auth-page.json'));
  expect(settings[0]?.meta).toMatchObject({ pic_url: 'images/auth.png', hotspot: { width: '528' } });
  const config = recognise(textOf('answers', 'index-config.json')).settings;
  const metaOf = (doc: string) => config.find((one) => one.doc === doc)?.meta;
  expect(metaOf('tab-bar')).toMatchObject({ bottom_background_color: '#ffffff', navs: [{ text: '首页' }] });
  expect(metaOf('title-bar')).toMatchObject({ top_text_color: '#ffffff', bar_title: [{ name: '分销中心' }] });
  expect(metaOf('theme')).toMatchObject({ theme_color: 'a' });
  expect(metaOf('quick-nav')).toMatchObject({ is_quick_navigation: '1' });
});
