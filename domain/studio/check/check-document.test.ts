// Proves each shared rule of the check, where it finds and where it does not.
import { describe, expect, it } from 'vitest';
import type { Shape } from '~/schemas/shape';
import { contextOf } from '../commands/testing';
import type { BlockNote } from '../document';
import type { FormField, PaletteEntry, WidgetForm } from '../form';
import { checkDocument, wantedFacts } from './check-document';
import { type Facts, isDismissed, NO_FACTS, NOTHING_SEEN, pickKey } from './issue';
import { fixedValue } from './testing';

const field = (name: string, more: Partial<FormField>): FormField => ({
  name,
  title: name,
  group: 'content',
  control: 'text',
  kind: 'text',
  ...more,
});

const pickerLink = field('url', {
  control: 'link',
  link: { shape: 'picker', fields: { url: 'url', openType: 'openType', params: 'params', key: 'key' } },
});

const form: WidgetForm = {
  id: 'wall',
  unseen: [],
  groups: [
    {
      id: 'content',
      fields: [
        field('pictures', {
          control: 'list',
          kind: 'list',
          rows: { min: 1, max: 2, empty: '还没有图片' },
          rowPicture: 'picUrl',
          fields: [field('picUrl', { control: 'picture', size: { width: 750, height: 300 } }), pickerLink],
        }),
        field('cover', { control: 'picture', size: 'any', empty: '无' }),
        field('film', { control: 'video' }),
        field('words', { maxLength: 4 }),
        field('height', { control: 'length', kind: 'integer', min: 10, max: 500 }),
        field('isManual', { control: 'switch', kind: 'boolean' }),
        field('goods', {
          control: 'goods',
          kind: 'list',
          rows: { max: 9 },
          when: { path: { up: 0, names: ['isManual'] }, is: 'yes' },
        }),
        field('ink', { control: 'colour', on: 'ground' }),
        field('shade', { control: 'colour', on: 'paper', mends: true }),
      ],
    },
  ],
};

const text: Shape = { t: 's', d: '' };
const shape: Shape = {
  t: 'o',
  p: {
    pictures: {
      t: 'a',
      i: {
        t: 'o',
        p: {
          picUrl: { t: 's', f: 'image', d: '' },
          url: text,
          openType: text,
          key: text,
          params: { t: 'a', i: { t: 'x' }, d: [] },
        },
      },
      d: [],
    },
    cover: { t: 's', f: 'image', d: '' },
    film: text,
    words: text,
    height: { t: 'i', d: 100 },
    isManual: { t: 'b', d: false },
    goods: { t: 'a', i: { t: 'x' }, d: [] },
    ink: { t: 's', f: 'color', d: '#000000' },
    shade: { t: 's', d: '#000000' },
    paper: { t: 's', d: '#ffffff' },
    backgroundColor: { t: 's', d: '#ffffff' },
  },
};

const row = (more: object = {}) => ({
  picUrl: 'a.jpg',
  url: '/pages/cart/cart',
  openType: 'navigate',
  ...more,
});
const GOOD = { pictures: [row()] };

const entry = (id: string, title: string, more: Partial<PaletteEntry> = {}): PaletteEntry => ({
  id,
  title,
  group: 'basic',
  description: '',
  words: [],
  initials: [],
  presets: [],
  isInPalette: true,
  ...more,
});

const palette = {
  wall: entry('wall', '图墙'),
  link: entry('link', '标题'),
  search: entry('search', '搜索', { single: true }),
  pintuan: entry('pintuan', '拼团', { permission: 'pintuan' }),
  live: entry('live', '直播'),
};

const FACTS: Facts = {
  ...NO_FACTS,
  now: Date.UTC(2026, 10, 24),
  permissions: new Set(['pintuan']),
  maxBlocks: 20,
  pictures: { 'a.jpg': { width: 750, height: 300, bytes: 1000, alt: '茶园', mean: null } },
};

interface Case {
  blocks: readonly unknown[];
  facts?: Partial<Facts>;
  notes?: Record<string, BlockNote>;
}

const issuesOf = ({ blocks, facts = {}, notes = {} }: Case) => {
  const { doc } = contextOf(blocks);
  return checkDocument({
    doc: { ...doc, notes },
    widgets: { wall: { form, shape, checks: [] } },
    palette,
    facts: { ...FACTS, ...facts },
  });
};
const wall = (data: object) => ({ id: 'wall', data: { ...GOOD, ...data } });
const one = (data: object): Case => ({ blocks: [wall(data)] });
const picture = (fact: object): Partial<Facts> => ({
  pictures: { 'a.jpg': { width: 750, height: 300, bytes: 1000, alt: '', mean: null, ...fact } },
});
const goods = (problem: string, isGone = false): Partial<Facts> => ({
  picked: { [pickKey('goods', 7)]: { problem, isGone } },
});
const MANUAL = { isManual: true, goods: [{ id: 7 }] };
const fill = (count: number, id = 'wall') => Array.from({ length: count }, () => ({ id, data: GOOD }));

const CASES: readonly [code: string, level: string, bad: Case, good: Case][] = [
  ['schema', 'hint', { blocks: [{ id: 'nobody', data: {} }] }, one({})],
  ['schema', 'should', one({ height: 5 }), one({ height: 10 })],
  ['schema', 'should', one({ words: '五个字太长' }), one({ words: '四个字好' })],
  ['schema', 'must', one({ pictures: 'a.jpg' }), one({})],
  ['schema', 'should', one({ height: 'tall' }), one({ height: '100' })],
  ['schema', 'should', one({ ink: 'rgb(' }), one({ ink: '' })],
  ['schema', 'must', { blocks: [{ id: 'access_limit', data: {} }] }, one({})],
  ['unsafe', 'must', one({ cover: 'javascript:alert(1)' }), one({ cover: 'b.jpg' })],
  ['unsafe', 'must', one({ pictures: [row({ picUrl: 'file:///etc/passwd' })] }), one({})],
  ['unsafe', 'must', one({ film: 'ftp://a.cn/a.mp4' }), one({ film: 'https://a.cn/a.mp4' })],
  ['unsafe', 'must', one({ pictures: [row({ url: ' java\nscript:alert(1)' })] }), one({})],
  [
    'permission',
    'should',
    { blocks: [{ id: 'pintuan' }], facts: { permissions: new Set() } },
    { blocks: [{ id: 'pintuan' }] },
  ],
  ['platform', 'should', { blocks: [{ id: 'live' }] }, one({})],
  ['picture', 'must', one({ pictures: [row({ picUrl: '' })] }), one({})],
  [
    'heavy',
    'should',
    { ...one({}), facts: picture({ bytes: 400_000 }) },
    { ...one({}), facts: picture({ bytes: 300_000 }) },
  ],
  [
    'heavy',
    'should',
    { ...one({}), facts: picture({ width: 3000, height: 1200 }) },
    { ...one({}), facts: picture({ width: 1500, height: 600 }) },
  ],
  [
    'ratio',
    'should',
    { ...one({}), facts: picture({ height: 600 }) },
    { ...one({}), facts: picture({ height: 310 }) },
  ],
  [
    'alt',
    'should',
    { ...one({}), facts: picture({ alt: null }) },
    { ...one({}), facts: picture({ alt: '' }) },
  ],
  [
    'alt',
    'should',
    { ...one({}), facts: picture({ alt: null }), notes: { b0: { alt: { 'b.jpg': '茶园' } } } },
    { ...one({}), facts: picture({ alt: null }), notes: { b0: { alt: { 'a.jpg': '茶园' } } } },
  ],
  ['rows', 'must', one({ pictures: [] }), one({})],
  ['rows', 'should', one({ pictures: [row(), row(), row()] }), one({ pictures: [row(), row()] })],
  ['rows', 'must', one({ isManual: true, goods: [] }), one({ isManual: false, goods: [] })],
  ['link', 'should', one({ pictures: [row({ url: '' })] }), one({})],
  [
    'link-parameter',
    'must',
    one({ pictures: [row({ url: '/pages/goods/goods' })] }),
    one({ pictures: [row({ url: '/pages/goods/goods', params: [{ key: 'id', value: 7 }] })] }),
  ],
  [
    'link-dead',
    'should',
    one({ pictures: [row({ url: 'ftp://a.cn', openType: 'h5' })] }),
    one({ pictures: [row({ url: 'https://a.cn', openType: 'h5' })] }),
  ],
  [
    'link-dead',
    'should',
    { ...one({ pictures: [row({ url: '/pages/goods/goods?id=7' })] }), facts: goods('已删除', true) },
    one({ pictures: [row({ url: '/pages/goods/goods?id=7' })] }),
  ],
  [
    'link-permission',
    'should',
    one({ pictures: [row({ key: 'coupon' })] }),
    one({ pictures: [row({ key: 'pintuan' })] }),
  ],
  [
    'link-platform',
    'should',
    one({ pictures: [row({ url: 'app', openType: 'app', params: [{ key: 'app_id', value: 'x' }] })] }),
    one({}),
  ],
  ['goods-gone', 'should', { ...one(MANUAL), facts: goods('已删除', true) }, one(MANUAL)],
  ['goods-off', 'should', { ...one(MANUAL), facts: goods('已下架') }, one(MANUAL)],
  ['goods-sold', 'should', { ...one(MANUAL), facts: goods('已售罄') }, one(MANUAL)],
  ['ended', 'should', { ...one(MANUAL), facts: goods('11-20 已结束') }, one(MANUAL)],
  ['contrast', 'should', one({ ink: '#999999' }), one({ ink: '#666666' })],
  ['weight', 'should', { ...one({}), facts: picture({ bytes: 2_000_000 }) }, one({})],
  ['demo', 'should', { ...one({}), notes: { b0: { isDemo: true } } }, one({})],
  [
    'limit',
    'must',
    { blocks: fill(3), facts: { maxBlocks: 2 } },
    { blocks: fill(3), facts: { maxBlocks: 3 } },
  ],
  [
    'limit',
    'must',
    { blocks: fill(3), facts: { maxBlocks: 2 } },
    { blocks: fill(3), facts: { maxBlocks: 2 }, notes: { b0: { isHidden: true } } },
  ],
  ['single', 'must', { blocks: fill(2, 'search') }, { blocks: fill(1, 'search') }],
  ['hidden', 'hint', { ...one({}), notes: { b0: { isHidden: true } } }, one({})],
  ['heading', 'hint', { blocks: fill(9) }, { blocks: [...fill(9), { id: 'link' }] }],
];

describe('the check of a document', () => {
  it.each(CASES)('finds %s as %s, and only where it is', (code, level, bad, good) => {
    const has = (found: Case) =>
      issuesOf(found).some((issue) => issue.code === code && issue.level === level);
    expect([has(bad), has(good)]).toEqual([true, false]);
  });

  it('finds nothing in a block that is as it should be', () => {
    expect(issuesOf(one({}))).toEqual([]);
  });

  it('says which row of which field is meant, and names the block', () => {
    const [issue] = issuesOf(one({ pictures: [row(), row({ picUrl: '' })] }));
    expect(issue).toMatchObject({
      uid: 'b0',
      tab: 'a',
      at: '/pictures/1/picUrl',
      words: '第 2 个：还没有选图片',
    });
  });

  it('puts what blocks publishing first', () => {
    const levels = issuesOf({ blocks: [wall({ ink: '#999999' }), wall({ pictures: [] })] }).map(
      ({ level }) => level,
    );
    expect(levels).toEqual(['must', 'should']);
  });

  it('offers a colour that is legible, and goods without the one that is gone', () => {
    const [contrast] = issuesOf(one({ ink: '#999999' }));
    expect(issuesOf(one({ ink: fixedValue(contrast?.fix) }))).toEqual([]);
    const [gone] = issuesOf({
      ...one({ isManual: true, goods: [{ id: 7 }, { id: 8 }] }),
      facts: goods('已删除', true),
    });
    expect(gone?.fix).toEqual({ words: '移除', at: '/goods', value: [{ id: 8 }], row: 0 });
  });

  it('dismisses an issue for its value only', () => {
    const [issue] = issuesOf(one({ ink: '#999999' }));
    const note = { dismissed: { [issue?.key ?? '']: '品牌色' } };
    const [other] = issuesOf(one({ ink: '#999998' }));
    if (issue === undefined || other === undefined) throw new Error('nothing found');
    expect([isDismissed(note, issue), isDismissed(note, other)]).toEqual([true, false]);
  });

  it('refuses a tab whose text is no list of blocks', () => {
    const { doc } = contextOf([]);
    const [tab, ...others] = doc.tabs;
    if (tab === undefined) throw new Error('no tab');
    const broken = { ...doc, tabs: [{ ...tab, head: '{"a":1}', tail: '' }, ...others] };
    const issues = checkDocument({ doc: broken, widgets: {}, palette, facts: FACTS });
    expect(issues).toMatchObject([{ code: 'schema', level: 'must', uid: null, tab: 'a' }]);
  });

  it('says what the preview saw of a block, unless the data tell it already', () => {
    const { doc } = contextOf([wall({ words: '四个字好' })]);
    const input = { doc, widgets: { wall: { form, shape, checks: [] } }, palette };
    const large = { at: '/pictures/0/picUrl', width: 4000, enough: 750 };
    const codesIn = (facts: Partial<Facts>) =>
      checkDocument({
        ...input,
        facts: { ...FACTS, ...facts },
        renderingOf: () => ({ ...NOTHING_SEEN, pictures: [large] }),
      }).map(({ code, at, uid }) => `${uid} ${code} ${at}`);
    expect(codesIn({})).toEqual(['b0 heavy /pictures/0/picUrl']);
    expect(codesIn(picture({ bytes: 400_000 }))).toEqual(['b0 heavy /pictures/0/picUrl']);
    expect(checkDocument({ ...input, facts: FACTS })).toEqual([]);
  });

  it('says what of the mall it would look at', () => {
    const { doc } = contextOf([wall({ ...MANUAL, pictures: [row({ url: '/pages/goods/goods?id=9' })] })]);
    const widgets = { wall: { form, shape, checks: [] } };
    expect(wantedFacts({ doc, widgets })).toEqual({ pictures: ['a.jpg'], picked: { goods: ['7', '9'] } });
  });

  it('gives the issues of blocks that did not change from its cache, and drops them with the facts', () => {
    const { doc } = contextOf([wall(MANUAL)]);
    const widgets = { wall: { form, shape, checks: [] } };
    const before = checkDocument({ doc, widgets, palette, facts: FACTS });
    const facts = { ...FACTS, ...goods('已下架') };
    expect([before.length, checkDocument({ doc, widgets, palette, facts }).length]).toEqual([0, 1]);
  });
});
