// Proves the widgets' own rules, and that the seeded pages and all presets may be published.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkDocument, prepareCheck } from '~/domain/studio/check/check-document';
import type { Facts } from '~/domain/studio/check/issue';
import { type EditDoc, openDraft, tabOf } from '~/domain/studio/document';
import { rulesOf } from './check-rules';
import { checks, presets } from './forms.gen';
import { palette } from './palette.gen';
import { storedSamples } from './sample-documents';

const FACTS: Facts = {
  now: Date.UTC(2026, 10, 24),
  permissions: new Set(palette.flatMap(({ permission }) => permission ?? [])),
  maxBlocks: 100,
  pictures: {},
  picked: {},
};
const byId = Object.fromEntries(palette.map((entry) => [entry.id, entry]));

/** Of one tab, whose blocks have the uids `b0`, `b1` … . */
function docOf(elements: readonly unknown[]): EditDoc {
  let read = 0;
  const tab = tabOf(JSON.stringify(elements), {
    key: 'a',
    name: '',
    templateId: 1,
    newUid: () => `b${read++}`,
  });
  return openDraft({ tabs: [tab], notes: {}, meta: {} });
}

async function issuesOf(elements: readonly unknown[]) {
  const doc = docOf(elements);
  const widgets = await rulesOf(Object.values(doc.blocks).map(({ id }) => id));
  return checkDocument({ doc, widgets, palette: byId, facts: FACTS });
}

const codesOf = async (elements: readonly unknown[]) =>
  (await issuesOf(elements)).map(({ code, level }) => `${level} ${code}`);

const times = <T>(count: number, row: T): T[] => Array.from({ length: count }, () => row);

const LINK = { url: '/pages/cart/cart', openType: 'navigate' };
const CELL = {
  pic_url: 'a.jpg',
  link: { value: '/pages/cart/cart', new_link_url: '/pages/cart/cart', open_type: 'navigate' },
};

/** A widget, the rule's level and code, data in which it finds, and data in which it does not. */
const CASES: readonly [id: string, rule: string, bad: object, good: object][] = [
  ['integral-mall', 'must empty', { showGoods: false, showCoupon: false }, { showGoods: true }],
  ['pintuan', 'hint rows-odd', { listStyle: 2, list: [{}, {}, {}] }, { listStyle: 2, list: [{}, {}] }],
  [
    'pintuan',
    'should button',
    { showBuyBtn: true, buyBtnText: ' ' },
    { showBuyBtn: true, buyBtnText: '去拼' },
  ],
  ['miaosha', 'should title', { mTitle: ' ' }, { mTitle: '整点秒杀' }],
  ['flash-sale', 'should title', { mTitle: ' ' }, { mTitle: '限时抢购' }],
  [
    'nav',
    'must nameless',
    { navs: [{ name: '', icon: '', ...LINK }] },
    { navs: [{ name: '茶', icon: '', ...LINK }] },
  ],
  [
    'nav',
    'should columns',
    { columns: 4, navs: times(5, { name: '茶', ...LINK }) },
    { columns: 5, navs: times(5, { name: '茶', ...LINK }) },
  ],
  [
    'nav',
    'should many',
    { navs: times(21, { name: '茶', ...LINK }) },
    { navs: times(20, { name: '茶', ...LINK }) },
  ],
  [
    'banner',
    'must rows',
    { banners: [{ picUrl: 'a.jpg', ...LINK }] },
    { banners: times(2, { picUrl: 'a.jpg', ...LINK }) },
  ],
  [
    'banner',
    'should many',
    { banners: times(9, { picUrl: 'a.jpg', ...LINK }) },
    { banners: times(8, { picUrl: 'a.jpg', ...LINK }) },
  ],
  ['banner', 'should fast', { interval: 2000 }, { interval: 3000 }],
  ['notice', 'must empty', { content: ' ' }, { content: '包邮' }],
  ['notice', 'should long', { content: '包'.repeat(201) }, { content: '包' }],
  ['notice', 'should target', { content: '包邮', btnHeight: 40 }, { content: '包邮', btnHeight: 80 }],
  [
    'topic',
    'must nameless',
    { cat_show: true, list: [{ name: '' }] },
    { cat_show: false, list: [{ name: '' }] },
  ],
  ['link', 'must empty', { title: '' }, { title: '新品' }],
  [
    'link',
    'should link',
    { title: '新品', arrowsSwitch: true, link: {} },
    { title: '新品', arrowsSwitch: true, link: CELL.link },
  ],
  ['rubik', 'must layout', { style: -1 }, { style: 4, list: [CELL] }],
  ['rubik', 'must picture', { style: 4, list: [{ ...CELL, pic_url: '' }] }, { style: 4, list: [CELL] }],
  ['rubik', 'should link', { style: 4, list: [{ pic_url: 'a.jpg' }] }, { style: 4, list: [CELL] }],
  [
    'rubik',
    'should target',
    { style: 4, list: [CELL], hotspot: [{ width: 40, height: 100 }] },
    { style: 4, list: [CELL], hotspot: [{ width: 100, height: 100 }] },
  ],
  [
    'rubik',
    'should target',
    { style: 8, w: 10, h: 10, height: 750, list: [{ ...CELL, x: 0, y: 0, w: 1, h: 2 }] },
    { style: 8, w: 10, h: 10, height: 750, list: [{ ...CELL, x: 0, y: 0, w: 2, h: 2 }] },
  ],
  [
    'check-in',
    'should target',
    { hotspot: { left: 1, top: 1, width: 160, height: 87 } },
    { hotspot: { left: 1, top: 1, width: 160, height: 88 } },
  ],
  ['video', 'must empty', { addType: 'custom', url: '' }, { addType: 'custom', url: 'https://a.cn/a.mp4' }],
  ['video', 'must empty', { addType: 'auto', video_id: '' }, { addType: 'auto', video_id: '3' }],
  ['video', 'should picture', { url: 'https://a.cn/a.mp4' }, { url: 'https://a.cn/a.mp4', pic_url: 'a.jpg' }],
  ['video', 'should insecure', { url: 'http://a.cn/a.mp4' }, { url: 'https://a.cn/a.mp4' }],
  [
    'goods',
    'must nameless',
    { showCat: true, catList: [{ menuName: '' }] },
    { showCat: true, catList: [{ menuName: '茶' }] },
  ],
  ['goods', 'must rows', { addGoodsType: 1, list: [] }, { addGoodsType: 0, list: [] }],
  ['goods', 'should heavy', { goodsLength: 30 }, { goodsLength: 20 }],
  ['copyright', 'must empty', { text: '', picUrl: '' }, { text: '© 2026' }],
  ['check-in', 'must empty', { hotspot: null }, { hotspot: { left: 1, top: 1, width: 160, height: 88 } }],
  ['user-order', 'must rows', { navs: [{}] }, { navs: times(5, {}) }],
  ['user-order', 'must rows', { navs: times(6, {}) }, { navs: [] }],
  ['map', 'must place', { location: '' }, { location: '30.25,120.17' }],
  ['map', 'must place', { location: '120.17,30.25' }, { location: '30.25,120.17' }],
  ['map', 'should place', { location: '48.85,2.35' }, { location: '30.25,120.17' }],
  ['form', 'must rows', { formDialog: [] }, { formDialog: [{ name: '称呼' }] }],
  ['form', 'must nameless', { formDialog: [{ name: '' }] }, { formDialog: [{ name: '称呼' }] }],
  ['form', 'must ended', { endDateTime: '2026-11-23 00:00:00' }, { endDateTime: '2026-11-30 00:00:00' }],
  ['form', 'should many', { formDialog: times(9, { name: '称呼' }) }, { formDialog: [{ name: '称呼' }] }],
  ['timer', 'must empty', { endDateTime: '' }, { endDateTime: '2026-11-30 00:00:00' }],
  [
    'timer',
    'must empty',
    { startDateTime: '2026-12-01 00:00:00', endDateTime: '2026-11-30 00:00:00' },
    { startDateTime: '2026-11-01 00:00:00', endDateTime: '2026-11-30 00:00:00' },
  ],
  ['timer', 'should ended', { endDateTime: '2026-11-20 00:00:00' }, { endDateTime: '2026-11-30 00:00:00' }],
  ['timer', 'should far', { endDateTime: '2027-11-20 00:00:00' }, { endDateTime: '2026-11-30 00:00:00' }],
  ['image-text', 'must empty', { content: '<p>&nbsp;</p>' }, { content: '<p>茶</p>' }],
  ['image-text', 'should long', { content: '茶'.repeat(20_001) }, { content: '茶' }],
  ['image-text', 'should alt', { content: '<img src="a.jpg">' }, { content: '<img src="a.jpg" alt="茶">' }],
  ['coupon', 'must empty', { addType: 'manual', coupons: [] }, { addType: '', coupons: [] }],
  ['empty', 'should tall', { height: 300 }, { height: 20 }],
  ['ad', 'must empty', { id: '' }, { id: 'adunit-1' }],
  ['modal', 'must empty', { opened: true, list: [] }, { opened: false, list: [] }],
  ['modal', 'hint times', { opened: true, times: 0 }, { opened: true, times: 1 }],
  ['module', 'must nameless', { list: [{ tabName: '' }, { tabName: '茶' }] }, { list: [{ tabName: '' }] }],
  ['video-channel', 'must empty', { finderUserName: '' }, { finderUserName: 'v' }],
  ['account', 'must empty', { integral: 0, balance: 0, coupon: 0, card: 0 }, { integral: 1 }],
  ['menu', 'must nameless', { menus: [{ name: '' }] }, { menus: [{ name: '地址' }] }],
  [
    'quick-nav',
    'must empty',
    { navSwitch: 1, useMallConfig: false },
    { navSwitch: 1, useMallConfig: false, home: { opened: true } },
  ],
];

describe('rules of widgets', () => {
  it.each(CASES)('%s: finds %s, and only where it is', async (id, rule, bad, good) => {
    const [found, free] = await Promise.all([codesOf([{ id, data: bad }]), codesOf([{ id, data: good }])]);
    expect([found.includes(rule), free.includes(rule)]).toEqual([true, false]);
  });

  it.each([
    [
      'should immersed',
      [{ id: 'search', data: { typeStyle: '1' } }],
      [{ id: 'search', data: { typeStyle: '1' } }, { id: 'banner' }],
    ],
    ['hint order', [{ id: 'link' }, { id: 'search' }], [{ id: 'background' }, { id: 'search' }]],
    ['hint order', [{ id: 'copyright' }, { id: 'link' }], [{ id: 'link' }, { id: 'copyright' }]],
    ['should merge', [{ id: 'empty' }, { id: 'empty' }], [{ id: 'empty' }, { id: 'link' }, { id: 'empty' }]],
    ['must order', [{ id: 'menu' }, { id: 'user' }], [{ id: 'user' }, { id: 'menu' }]],
  ])('finds %s by the neighbours of a block', async (rule, bad, good) => {
    const [found, free] = await Promise.all([codesOf(bad), codesOf(good)]);
    expect([found.includes(rule), free.includes(rule)]).toEqual([true, false]);
  });

  it('has a case for every widget with rules of its own, here or in its folder, but those that share all of theirs', () => {
    const shared = [
      'advance',
      'booking',
      'bargain',
      'lottery',
      'pick',
      'gift',
      'wholesale',
      'exchange',
      'step',
      'composition',
    ];
    const tested = new Set([...CASES.map(([id]) => id), ...shared, 'search', 'copyright', 'empty', 'user']);
    const isTestedInFolder = (id: string) => {
      const file = join(import.meta.dirname, id, `${id}.test.tsx`);
      return existsSync(file) && readFileSync(file, 'utf8').includes("from './checks'");
    };
    expect(Object.keys(checks).filter((id) => !tested.has(id) && !isTestedInFolder(id))).toEqual([]);
  });

  it.each(['home-page', 'tea-page', 'user-center'])('lets the seeded %s be published', async (name) => {
    const seed: unknown = JSON.parse(
      readFileSync(join(import.meta.dirname, `../server/db/seed/${name}.json`), 'utf8'),
    );
    const issues = await issuesOf(Array.isArray(seed) ? seed : []);
    expect(issues.filter(({ level }) => level === 'must').map(({ words, at }) => `${at} ${words}`)).toEqual(
      [],
    );
  });

  it.each(storedSamples())('lets the sample %s of an existing mall be published', async (_name, layout) => {
    const issues = await issuesOf(layout);
    expect(issues.filter(({ level }) => level === 'must').map(({ words, at }) => `${at} ${words}`)).toEqual(
      [],
    );
  });

  it('looks at 1,000 blocks in slices, and after an edit at that block alone', async () => {
    const elements = Array.from({ length: 1_000 }, () => ({
      id: 'banner',
      data: { banners: times(4, { picUrl: 'a.jpg', ...LINK }) },
    }));
    const doc = docOf(elements);
    const widgets = await rulesOf(['banner']);
    const facts = { ...FACTS, maxBlocks: 1_000 };
    const input = { doc, widgets, palette: byId, facts };
    let slices = 0;
    for (let left = 100; !prepareCheck(input, () => (left -= 1) > 0); left = 100) slices += 1;
    expect(slices).toBeGreaterThan(5);
    const { b5: block } = doc.blocks;
    if (block === undefined) throw new Error('no block');
    const edited = { ...input, doc: { ...doc, blocks: { ...doc.blocks, b5: { ...block } } } };
    let looks = 0;
    expect(prepareCheck(edited, () => (looks += 1) > 0)).toBe(true);
    expect(looks).toBe(1);
  });
});

describe('presets', () => {
  it.each(Object.keys(presets))(
    "%s: what is inserted without the mall's own things may be published",
    async (id) => {
      const list = (await presets[id]?.())?.default.presets.filter(({ fill }) => fill === undefined) ?? [];
      const codes = await Promise.all(
        list.map(async ({ data }) =>
          (await codesOf([{ id, data }])).filter((code) => code.startsWith('must')),
        ),
      );
      expect(codes.flat()).toEqual([]);
    },
  );
});
