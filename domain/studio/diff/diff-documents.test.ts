// Proves what is said of changes, and that each of them can be taken back.
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contextOf } from '../commands/testing';
import { draftOf, type EditDoc, openDraft, tabOf } from '../document';
import type { FormField, WidgetForm } from '../form';
import { applyOps, type Op } from '../ops';
import { diffDocuments, suggestedNote } from './diff-documents';

const field = (name: string, title: string, more: Partial<FormField> = {}): FormField => ({
  name,
  title,
  group: 'content',
  control: 'text',
  kind: 'text',
  ...more,
});

const form: WidgetForm = {
  id: 'search',
  unseen: [],
  groups: [
    {
      id: 'content',
      fields: [
        field('banners', '广告图', {
          control: 'list',
          kind: 'list',
          fields: [
            field('picUrl', '图片', { control: 'picture' }),
            field('url', '链接', {
              control: 'link',
              parts: [field('openType', '打开方式', { control: 'none' })],
            }),
          ],
        }),
        field('height', '高度', { control: 'length', kind: 'integer' }),
        field('style', '样式', {
          control: 'cards',
          options: [
            { value: 1, words: '通栏' },
            { value: 2, words: '卡片' },
          ],
        }),
        field('show', '显示', { control: 'switch', kind: 'boolean' }),
      ],
    },
  ],
};

const rows = [
  { picUrl: 'a.jpg', url: '/a', openType: 'navigate' },
  { picUrl: 'b.jpg', url: '/b', openType: 'navigate' },
];
const { doc: was, palette } = contextOf([
  { id: 'search', data: { banners: rows, height: 450, style: 1, show: true } },
  { id: 'link', data: { title: '新品' } },
  { id: 'pintuan', data: {} },
]);

const after = (...ops: Op[]): EditDoc => applyOps(was, ops).doc;
const diff = (now: EditDoc) => diffDocuments({ was, now, forms: { search: form }, palette });
const wordsOf = (now: EditDoc) =>
  diff(now).map(({ title, places }) => `${title}：${places.map(({ words }) => words).join('；')}`);
const set = (at: string, value: unknown, before: unknown): Op => ({
  op: 'set',
  uid: 'b0',
  at: `/data/${at}`,
  value,
  was: before,
});

describe('what changed', () => {
  it.each<[string, Op[], string[]]>([
    ['nothing', [], []],
    [
      'values with their words',
      [set('height', 500, 450), set('style', 2, 1), set('show', false, true)],
      ['搜索：高度 450 → 500；样式 通栏 → 卡片；显示 打开 → 关闭'],
    ],
    ['a picture of a row', [set('banners/1/picUrl', 'c.jpg', 'b.jpg')], ['搜索：第 2 个图片换了']],
    [
      'a link as one place',
      [set('banners/0/url', '/c', '/a'), set('banners/0/openType', 'redirect', 'navigate')],
      ['搜索：第 1 个链接换了'],
    ],
    ['rows that were added', [set('banners', [...rows, rows[0]], rows)], ['搜索：广告图 2 → 3 个']],
    ['the order of rows', [set('banners', [...rows].reverse(), rows)], ['搜索：广告图的顺序变了']],
    [
      'a new block',
      [{ op: 'insert', tab: 'a', after: 'b1', blocks: [{ uid: 'x', text: '{"id":"pintuan","data":{}}' }] }],
      ['拼团：新增，在“标题”后面'],
    ],
    ['a removed block', [{ op: 'remove', uids: ['b1'] }], ['标题：删除了']],
    ['a moved block', [{ op: 'move', uids: ['b2'], tab: 'a', after: null }], ['拼团：移到最前']],
    [
      'a block in another tab',
      [{ op: 'move', uids: ['b2'], tab: 'b', after: null }],
      ['拼团：移到「新品」最前'],
    ],
    ['hiding', [{ op: 'note', uid: 'b1', name: 'isHidden', value: true }], ['标题：隐藏了']],
    ['no own names', [{ op: 'note', uid: 'b1', name: 'name', value: '我的' }], []],
    ['the title of the page', [{ op: 'meta', name: 'title', value: '茶' }], ['标题：改了']],
    ['a tab', [{ op: 'rename-tab', key: 'b', value: '上新', was: '新品' }], ['标签「上新」：原来叫「新品」']],
    [
      'a block without a form',
      [{ op: 'set', uid: 'b1', at: '/data/title', value: '热卖', was: '新品' }],
      ['标题：数据改了'],
    ],
  ])('says %s', (_name, ops, words) => {
    expect(wordsOf(after(...ops))).toEqual(words);
  });

  it('takes back one place and leaves the others', () => {
    const now = after(set('height', 500, 450), set('style', 2, 1));
    const [height] = diff(now)[0]?.places ?? [];
    expect(wordsOf(applyOps(now, height?.back ?? []).doc)).toEqual(['搜索：样式 通栏 → 卡片']);
  });

  it('takes back a whole text that was replaced, and the name of its tab beside it', () => {
    const head = { key: 'a', name: '一', templateId: 1, newUid: () => 'x' };
    const before = openDraft({ tabs: [tabOf('{"broken', head)], notes: {}, meta: {} });
    const { doc: now } = applyOps(before, [
      { op: 'replace-tab', key: 'a', was: '{"broken', tab: tabOf('[{"id":"link"}]', head) },
      { op: 'rename-tab', key: 'a', value: '二', was: '一' },
    ]);
    const places = diffDocuments({ was: before, now, forms: {}, palette }).flatMap((change) => change.places);
    expect(places.map(({ words }) => words)).toEqual(['原来叫「一」', '整个内容换了']);
    const back = places.flatMap((place) => place.back);
    expect(draftOf(applyOps(now, back).doc)).toEqual(draftOf(before));
  });

  it('suggests a note', () => {
    const now = after(set('banners/1/picUrl', 'c.jpg', 'b.jpg'), { op: 'remove', uids: ['b1'] });
    expect(suggestedNote(diff(now))).toBe('去掉标题，换搜索的图片');
  });
});

const uids = ['b0', 'b1', 'b2'];
const edit = fc.oneof(
  fc.record({
    kind: fc.constant('set' as const),
    uid: fc.constantFrom(...uids),
    name: fc.constantFrom('height', 'style', 'banners', 'title'),
    value: fc.oneof(
      fc.integer(),
      fc.constant([rows[1], rows[0], rows[0]]),
      fc.constant([rows[0], { ...rows[1], url: '/z' }]),
    ),
  }),
  fc.record({ kind: fc.constant('remove' as const), uid: fc.constantFrom(...uids) }),
  fc.record({
    kind: fc.constant('move' as const),
    uid: fc.constantFrom(...uids),
    tab: fc.constantFrom('a', 'b'),
    after: fc.constantFrom(null, ...uids),
  }),
  fc.record({
    kind: fc.constant('insert' as const),
    tab: fc.constantFrom('a', 'b'),
    after: fc.constantFrom(null, ...uids),
  }),
  fc.record({ kind: fc.constant('rename' as const), value: fc.constantFrom('甲', '乙') }),
);
type Edit = typeof edit extends fc.Arbitrary<infer T> ? T : never;

let made = 0;
const opOf = (doc: EditDoc, one: Edit): Op => {
  switch (one.kind) {
    case 'set': {
      const data = (doc.blocks[one.uid]?.value as { data: Record<string, unknown> } | undefined)?.data ?? {};
      const before = data[one.name];
      return {
        op: 'set',
        uid: one.uid,
        at: `/data/${one.name}`,
        value: one.value,
        ...(before === undefined ? {} : { was: before }),
      };
    }
    case 'remove':
      return { op: 'remove', uids: [one.uid] };
    case 'move':
      return { op: 'move', uids: [one.uid], tab: one.tab, after: one.after };
    case 'insert':
      return {
        op: 'insert',
        tab: one.tab,
        after: one.after,
        blocks: [{ uid: `n${(made += 1)}`, text: '{"id":"link","data":{}}' }],
      };
    case 'rename':
      return { op: 'rename-tab', key: 'b', value: one.value, was: doc.tabs[1]?.name ?? '' };
  }
};

const edited = (edits: readonly Edit[]): EditDoc =>
  edits.reduce((doc, one) => {
    try {
      return applyOps(doc, [opOf(doc, one)]).doc;
    } catch {
      // An edit of a block that is gone.
      return doc;
    }
  }, was);

const valuesOf = ({ tabs, blocks, meta }: EditDoc) => ({
  tabs: tabs.map(({ key, name }) => ({ key, name })),
  blocks: Object.fromEntries(Object.entries(blocks).map(([uid, { value }]) => [uid, value])),
  meta,
});

describe('taking back', () => {
  it('gives the old values, whatever was edited, when all places are taken back', () => {
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 12 }), (edits) => {
        const now = edited(edits);
        const back = diff(now).flatMap(({ places }) => places.flatMap((place) => place.back));
        expect(valuesOf(applyOps(now, back).doc)).toEqual(valuesOf(was));
      }),
    );
  });

  it('ends in the old document, order of blocks included, when taken back one by one', () => {
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 12 }), (edits) => {
        let now = edited(edits);
        for (let turn = 0; turn < 60 && diff(now).length > 0; turn += 1)
          now = applyOps(now, diff(now)[0]?.places[0]?.back ?? []).doc;
        expect(now.tabs.map(({ order }) => order)).toEqual(was.tabs.map(({ order }) => order));
      }),
    );
  });
});
