// Converts blocks of the older home format into layout nodes (diy page-format, old_home_pages).
import { moneyText } from '~/domain/money';
import { newBlock } from '~/domain/new-block';
import { isRecord } from '~/domain/record';
import { numberOf, textOf } from '~/domain/coercion';
import { registry } from '~/widgets/registry.gen';
import { PLUGIN_HOMES } from './plugin-homes.gen';

type Block = Readonly<Record<string, unknown>>;

interface OldNode {
  id: string;
  v?: number;
  data: Record<string, unknown>;
}

/** A block whose data is loaded by a call of its own. */
export interface ExtraRequest {
  /** Index of the block among all blocks, a parameter of its call. */
  readonly index: number;
  readonly key: string;
  readonly goodsNum: number | undefined;
}

/** The responses of those calls, by index. */
export type Extras = ReadonlyMap<number, unknown>;

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const recordOf = (value: unknown): Block => (isRecord(value) ? value : {});

/** Height of the older carousel, and of the gap below each block, in rpx. */
const BANNER_HEIGHT = 350;
const GAP = 20;

const heading = (title: unknown, more: string, picUrl: unknown = ''): OldNode => ({
  id: 'link',
  data: {
    title,
    arrowsSwitch: more !== '',
    link: more === '' ? {} : { value: more },
    picSwitch: picUrl !== '',
    picUrl,
  },
});

/** A category as one section: its name, a link to all of it, its first goods in one, two or three columns. */
function section(category: Block): OldNode[] {
  const { name, relation_id: id, goods, cat_pic_url: picture = '', list_style: style } = category;
  if (listOf(goods).length === 0) return [];
  const listStyle = numberOf(style) === 1 ? -1 : numberOf(style) === 3 ? 3 : 2;
  return [
    heading(name, `/pages/goods/list?cat_id=${textOf(id)}`, picture),
    { id: 'goods', data: { list: goods, listStyle } },
  ];
}

/** Pre-sale rows contain their goods (diy README, trap 8); those of other plugins are goods. */
function cardOf(row: unknown): unknown {
  if (!isRecord(row) || !isRecord(row['goods'])) return row;
  const { goods, goods_id: id } = row;
  const { name, cover_pic, original_price } = recordOf(goods['goodsWarehouse']);
  return {
    name,
    cover_pic,
    original_price,
    price_content: moneyText(textOf(goods['price'])),
    page_url: `/plugins/advance/detail/detail?id=${textOf(id)}`,
    ...goods,
    id,
  };
}

/** Goods of a plugin: a strip, or two columns. They are bought on their own pages, so they have no cart button. */
function pluginGoods({ key, name, style }: Block, extra: unknown): OldNode[] {
  const goods = listOf(recordOf(extra)['list']).map(cardOf);
  if (goods.length === 0) return [];
  return [
    heading(name, PLUGIN_HOMES.get(key) ?? ''),
    { id: 'goods', data: { list: goods, listStyle: numberOf(style) === 2 ? 2 : 0, showBuyBtn: false } },
  ];
}

const WHOLE = { left: '0%', top: '0%', width: '100%', height: '100%' };

/** A position in per cent; 0 is delivered as a number. */
const percentOf = (value: unknown): string =>
  typeof value === 'string' ? value : `${numberOf(value) || 0}%`;

/** A cell of the mall's picture grid: its link is nested as an entry, or in separate fields. */
const cellOf = (cell: Block) => ({
  pic_url: cell['pic_url'],
  link: isRecord(cell['link']) && Object.keys(cell['link']).length > 0 ? cell['link'] : cell,
});

/** One picture with its own height. */
const SINGLE = 0;

/** The pictures as a grid, or stacked where there is one picture, or no layout for their number. */
function pictures({ block }: Block): OldNode[] {
  const { status, height, value } = recordOf(block);
  const cells = listOf(value).filter(isRecord);
  if (!(numberOf(status) > SINGLE)) {
    return cells.map((cell) => ({
      id: 'rubik',
      data: { style: SINGLE, height: height ?? 'auto', list: [{ ...cellOf(cell), ...WHOLE }] },
    }));
  }
  const list = cells.map((cell) => {
    const place = Object.keys(WHOLE).map((side) => [side, percentOf(cell[side])]);
    return { ...cellOf(cell), ...(Object.fromEntries(place) as typeof WHOLE) };
  });
  return [{ id: 'rubik', data: { style: status, list } }];
}

type Make = (block: Block, extra: unknown) => OldNode[];

const CORE: Readonly<Record<string, Make>> = {
  search: () => [{ id: 'search', data: {} }],
  banner: ({ banners }) => [{ id: 'banner', data: { banners: listOf(banners), height: BANNER_HEIGHT } }],
  home_nav({ home_navs, row_num }) {
    const navs = listOf(home_navs);
    const columns = numberOf(row_num) === 5 ? 5 : 4;
    return [{ id: 'nav', data: { navs, columns, rows: Math.max(1, Math.ceil(navs.length / columns)) } }];
  },
  notice: ({ notice_name, notice_content, notice_url, notice_bg_color, notice_text_color }) => [
    {
      id: 'notice',
      data: {
        name: notice_name,
        content: notice_content,
        icon: notice_url,
        background: notice_bg_color,
        textColor: notice_text_color,
      },
    },
  ],
  topic: ({ topics, topic_num, topic_url, topic_url_2, label_url }) => [
    {
      id: 'topic',
      data: {
        style: 'normal',
        count: topic_num,
        logo_1: topic_url,
        logo_2: topic_url_2,
        icon: label_url,
        // Rows as the database has them, lists as JSON texts: the ticker shows their titles.
        topic_list: listOf(topics)
          .map(recordOf)
          .map(({ id, title }) => ({ id, title })),
      },
    },
  ],
  video: ({ video_url, video_pic_url }) => [
    { id: 'video', data: { url: video_url, pic_url: video_pic_url } },
  ],
  block: pictures,
  coupon({ coupons }, extra) {
    const list = listOf(extra ?? coupons);
    return list.length === 0 ? [] : [{ id: 'coupon', data: { coupon_list: list } }];
  },
  cat: (block, extra) =>
    listOf(extra ?? [block])
      .map(recordOf)
      .flatMap(section),
  mch(_block, extra) {
    const shops = listOf(extra);
    return shops.length === 0 ? [] : [{ id: 'mch', data: { list: shops } }];
  },
  fxhb({ fxhb }) {
    const popups = listOf(fxhb);
    return popups.length === 0 ? [] : [{ id: 'modal', data: { opened: true, times: 1, list: [popups] } }];
  },
};

const isPlugin = (key: string): boolean => !Object.hasOwn(CORE, key);

/** Reserved height of a block until its call has returned, in rpx: an estimate. */
const WAITING_HEIGHTS: Readonly<Record<string, number>> = { coupon: 162, cat: 620 };
const WAITING_HEIGHT = 400;

const keyOf = (block: unknown): string => {
  const { key } = recordOf(block);
  return typeof key === 'string' ? key : '';
};

/** Coupons and categories may be delivered with the block; plugins always load by a call. */
function isLeftToCall(block: Block): boolean {
  const key = keyOf(block);
  if (key === 'coupon') return !Array.isArray(block['coupons']);
  if (key === 'cat') return !Array.isArray(block['goods']);
  return key === 'mch' || (key !== '' && isPlugin(key));
}

export const extrasOf = (blocks: readonly unknown[]): ExtraRequest[] =>
  blocks.flatMap((block, index) => {
    if (!isRecord(block) || !isLeftToCall(block)) return [];
    const count = numberOf(block['goods_num']);
    return [{ index, key: keyOf(block), goodsNum: count > 0 ? count : undefined }];
  });

function nodesOf(block: Block, extra: { isAnswered: boolean; answer: unknown }): OldNode[] {
  const key = keyOf(block);
  if (isLeftToCall(block) && !extra.isAnswered)
    return [
      { id: 'empty', data: { height: WAITING_HEIGHTS[key] ?? WAITING_HEIGHT, background: 'transparent' } },
    ];
  const make = isPlugin(key) ? pluginGoods : CORE[key];
  return make?.(block, extra.answer) ?? [];
}

/** The blocks up to the first that waits for its call: its height is unknown, and everything after it would move. */
function settledBlocks(blocks: readonly unknown[], extras: Extras): readonly unknown[] {
  const waiting = blocks.findIndex(
    (block, index) => isRecord(block) && isLeftToCall(block) && !extras.has(index),
  );
  return waiting === -1 ? blocks : blocks.slice(0, waiting + 1);
}

/**
 * A layout document of the blocks and the responses of their calls. A block without data leaves no node; uids depend on
 * the block's index, so that a response moves no other block.
 */
export function layoutOfBlocks(blocks: readonly unknown[], extras: Extras): (OldNode & { uid: string })[] {
  const nodes = settledBlocks(blocks, extras).flatMap((block, index) => {
    if (!isRecord(block)) return [];
    const own = nodesOf(block, { isAnswered: extras.has(index), answer: extras.get(index) });
    if (own.length === 0) return [];
    const gap = { id: 'empty', data: { height: GAP, background: 'transparent' } };
    return [...own, gap].map((node, part) => newBlock(registry, { ...node, uid: `b${index}-${part}` }));
  });
  return [newBlock(registry, { id: 'app-nav-bar', uid: 'bar', data: {} }), ...nodes];
}
