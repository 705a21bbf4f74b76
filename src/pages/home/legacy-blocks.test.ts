// Proves the conversion of the older home format, on sample 07 with the responses of its calls.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readLayout } from '~/renderer/read-layout';
import { raiseVersions, unnamedIn } from '~/renderer/testing/raised-versions';
import { coerceWhole } from '~/schemas/shape';
import { registry } from '~/widgets/registry.gen';
import { shapes } from '~/widgets/shapes.gen';
import { type Extras, extrasOf, layoutOfBlocks } from './legacy-blocks';

const FOLDER = resolve(import.meta.dirname, '../../../tests/data/layouts/hydrated');
const read = (name: string): unknown => JSON.parse(readFileSync(resolve(FOLDER, name), 'utf8'));

const { data } = read('07-old-home-blocks.json') as {
  data: { home_pages: { key: string; relation_id?: number }[] };
};
const blocks = data.home_pages;
const { replies } = read('07-old-home-blocks.extra.json') as { replies: Readonly<Record<string, unknown>> };

/** The responses by the index of their block. */
const extras: Extras = new Map(
  blocks.flatMap(({ key, relation_id }, index): [number, unknown][] => {
    const reply = replies[key === 'cat' ? `cat (relation_id ${String(relation_id)})` : key];
    return reply === undefined ? [] : [[index, reply]];
  }),
);
/** Those of a mall where some plugins have nothing. */
const allExtras: Extras = new Map([
  ...extrasOf(blocks).map(({ index }): [number, unknown] => [index, []]),
  ...extras,
]);

/** With the response of one block, and none for the others. */
const answered = (index: number) =>
  layoutOfBlocks(
    blocks,
    new Map([
      ...extrasOf(blocks).map((one): [number, unknown] => [one.index, []]),
      [index, extras.get(index) ?? []],
    ]),
  );
const placeOf = (key: string) => blocks.findIndex((block) => block.key === key);
const nodesOf = (key: string) => {
  const index = placeOf(key);
  return answered(index).filter(({ uid }) => uid.startsWith(`b${index}-`));
};
const dataOf = (key: string, id: string) => nodesOf(key).find((node) => node.id === id)?.data ?? {};
const listOf = (key: string, id = 'goods') => dataOf(key, id)['list'] as Readonly<Record<string, unknown>>[];

describe('responses of a mall of this protocol', () => {
  it.each(['x-index-tpl-index-missing', 'index-tpl-index-page-missing'])(
    'read without an issue: %s',
    (name) => {
      const answer = read(`../../answers/${name}.json`) as { data: { home_pages: unknown[] } };
      const { layout, issues } = readLayout(layoutOfBlocks(answer.data.home_pages, new Map()), { registry });
      expect(issues).toEqual([]);
      expect(layout.nodes.length).toBeGreaterThan(2);
    },
  );
});

describe('sample 07', () => {
  it('calls for the blocks that have no inline data, with their indexes (trap 13)', () => {
    expect(extrasOf(blocks).map(({ key, index, goodsNum }) => [key, index, goodsNum])).toEqual(
      blocks.flatMap(({ key, ...block }, index) => {
        const isLeft = ![
          'search',
          'banner',
          'home_nav',
          'notice',
          'topic',
          'video',
          'block',
          'fxhb',
        ].includes(key);
        return isLeft ? [[key, index, (block as { goods_num?: number }).goods_num]] : [];
      }),
    );
    expect(extrasOf(blocks).length).toBe(11);
  });

  it('renders nothing after a block that waits for its call, so that nothing moves when it loads', () => {
    const [first] = extrasOf(blocks);
    const last = layoutOfBlocks(blocks, new Map()).at(-1)?.uid;
    expect(last).toBe(`b${first?.index}-1`);
  });

  it('renders every block in its order, with a gap below each (trap 13)', () => {
    const layout = layoutOfBlocks(blocks, allExtras);
    const ids = layout.filter(({ id }) => id !== 'empty').map(({ id }) => id);
    const goods = ['link', 'goods'];
    expect(ids).toEqual([
      'app-nav-bar',
      'search',
      'banner',
      'nav',
      'notice',
      'coupon',
      'topic',
      'video',
      'rubik',
      ...[1, 2, 3].flatMap(() => goods),
      ...['miaosha', 'pintuan', 'booking', 'pick', 'wholesale'].flatMap(() => goods),
      'mch',
      'modal',
    ]);
    expect(new Set(layout.map(({ uid }) => uid)).size).toBe(layout.length);
  });

  it('does not change the indexes of other blocks when a response arrives', () => {
    const uidsOf = (known: Extras) => layoutOfBlocks(blocks, known).map(({ uid }) => uid);
    const before = uidsOf(new Map());
    expect(uidsOf(allExtras).slice(0, before.length)).toEqual(before);
  });

  it('reserves the height of a block whose call has no response', () => {
    const waiting = layoutOfBlocks(blocks, new Map()).filter(({ uid }) => uid === `b${placeOf('coupon')}-0`);
    expect(waiting).toMatchObject([{ id: 'empty', data: { height: 162 } }]);
  });

  it('shows coupons, shops and the ticker of topics', () => {
    expect(dataOf('coupon', 'coupon')['coupon_list']).toBe(replies['coupon']);
    expect(listOf('mch', 'mch')).toBe(replies['mch']);
    expect(dataOf('topic', 'topic')).toMatchObject({
      style: 'normal',
      count: '2',
      icon: 'images/topic-r.png',
    });
    expect((dataOf('topic', 'topic')['topic_list'] as unknown[]).length).toBe(8);
  });

  it('passes on what the ticker can use of topics as the database has them', () => {
    const row = { id: '31', title: '秋季养生茶单', pic_list: '[]', detail: '[]', layout: '0' };
    const nodes = layoutOfBlocks([{ key: 'topic', topic_num: 2, topics: [row] }], new Map());
    const node = nodes.find(({ id }) => id === 'topic');
    const { delivered } = shapes['topic'] ?? {};
    if (node === undefined || delivered === undefined) throw new Error('There is no ticker.');
    expect(coerceWhole(delivered, node.data)).toMatchObject({
      isWhole: true,
      value: { topic_list: [{ id: 31, title: '秋季养生茶单' }] },
    });
  });

  it('makes a section of every category, with a link to all of it', () => {
    const nodes = nodesOf('cat');
    expect(nodes.filter(({ id }) => id === 'link').map(({ data: { title, link } }) => [title, link])).toEqual(
      [
        ['茶饮', { value: '/pages/goods/list?cat_id=11' }],
        ['零食', { value: '/pages/goods/list?cat_id=12' }],
        [expect.any(String), { value: expect.stringMatching(/^\/pages\/goods\/list\?cat_id=\d+$/) }],
      ],
    );
    expect(dataOf('cat', 'goods')).toMatchObject({ listStyle: 2 });
  });

  it('shows goods of plugins as a strip, with a link to the plugin and no cart buttons', () => {
    expect(dataOf('pintuan', 'link')).toMatchObject({
      title: '拼团',
      link: { value: '/plugins/pt/index/index' },
    });
    expect(dataOf('pintuan', 'goods')).toMatchObject({ listStyle: 0, showBuyBtn: false });
    expect(listOf('miaosha').map(({ id }) => id)).toEqual([1002, 1011]);
    expect(nodesOf('advance')).toEqual([]);
  });

  it('positions the cells of the picture grid in percent, each with its link', () => {
    expect(dataOf('block', 'rubik')).toMatchObject({
      style: 4,
      list: [
        { left: '0%', top: '0%', width: '50%', height: '100%', link: { value: '/pages/goods/goods' } },
        { left: '50%', top: '0%', link: { value: '/plugins/pt/index/index' } },
      ],
    });
  });

  it('opens the red packet popup once', () => {
    expect(dataOf('fxhb', 'modal')).toMatchObject({
      opened: true,
      times: 1,
      list: [[{ link: { url: '/plugins/fxhb/detail/detail' } }]],
    });
  });
});

describe('a block', () => {
  const one = (block: object, answer?: unknown) =>
    layoutOfBlocks([block], answer === undefined ? new Map() : new Map([[0, answer]])).slice(1, -1);

  it('of goods in two columns, in rows or in three columns preserves its layout', () => {
    const goods = [{ id: 1 }];
    const styleOf = (list_style: unknown) =>
      one({ key: 'cat' }, [{ name: 'x', goods, list_style }])[1]?.data['listStyle'];
    expect([styleOf(1), styleOf('2'), styleOf(3), styleOf(null)]).toEqual([-1, 2, 3, 2]);
    expect(one({ key: 'pick', style: '2' }, { list: goods })[1]?.data['listStyle']).toBe(2);
  });

  it('whose data are inline makes no call', () => {
    const given = [
      { key: 'coupon', coupons: [{ id: '1' }] },
      { key: 'cat', name: '茶', relation_id: 3, goods: [{ id: 1 }], list_style: 2 },
    ];
    expect(extrasOf(given)).toEqual([]);
    const ids = layoutOfBlocks(given, new Map()).map(({ id }) => id);
    expect(ids).toEqual(['app-nav-bar', 'coupon', 'empty', 'link', 'goods', 'empty']);
  });

  it('of the pre-sale reads the goods within its rows (trap 8)', () => {
    const row = {
      id: 7,
      goods_id: 61,
      goods: {
        price: '88.00',
        goodsWarehouse: { name: '预售茶', cover_pic: 'a.png', original_price: '99.00' },
      },
    };
    expect(one({ key: 'advance', name: '预售', style: '1' }, { list: [row] })[1]?.data['list']).toMatchObject(
      [
        {
          id: 61,
          name: '预售茶',
          cover_pic: 'a.png',
          original_price: '99.00',
          price_content: '￥88.00',
          page_url: '/plugins/advance/detail/detail?id=61',
        },
      ],
    );
  });

  it('of pictures without a layout stacks them', () => {
    const value = [
      { pic_url: 'a.png', link_url: '/pages/cart/cart', open_type: 'navigate' },
      { pic_url: 'b.png' },
    ];
    const nodes = one({ key: 'block', block: { value } });
    expect(nodes.map(({ id, data: { style } }) => [id, style])).toEqual([
      ['rubik', 0],
      ['rubik', 0],
    ]);
    expect(nodes[0]?.data['list']).toMatchObject([{ link: { link_url: '/pages/cart/cart' }, width: '100%' }]);
    const alone = one({
      key: 'block',
      block: { status: 0, height: '750.00', value: [{ ...value[0], height: '750.00rpx' }] },
    });
    expect(alone).toMatchObject([{ data: { style: 0, height: '750.00', list: [{ height: '100%' }] } }]);
    expect(one({ key: 'block', block: 'x' })).toEqual([]);
  });

  it('that is empty, unknown or broken is left out', () => {
    const given = [
      { key: 'fxhb', fxhb: [] },
      { key: 'mch' },
      { key: 'strange' },
      {},
      null,
      7,
      'x',
      { key: 5 },
    ];
    const nothing = new Map(given.map((_block, index): [number, unknown] => [index, []]));
    expect(layoutOfBlocks(given, nothing).map(({ id }) => id)).toEqual(['app-nav-bar']);
  });
});

it('names the version of every widget that it fills', () => {
  onTestFinished(raiseVersions(registry));
  const nodes = layoutOfBlocks(blocks, allExtras);
  expect(new Set(nodes.map(({ id }) => id)).size).toBeGreaterThan(8);
  expect(unnamedIn(registry, nodes)).toEqual([]);
});
