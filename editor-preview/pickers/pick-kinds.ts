// What can be chosen from the mall: words and columns of each kind.
import type { PickKind } from '~/domain/studio/api-library';

/** A kind with what narrows it down: the plugin of activity goods. */
export interface PickSource {
  kind: Exclude<PickKind, 'links'>;
  of?: string;
}

interface KindWords {
  /** 「选择商品」 without the verb. */
  thing: string;
  /** Measure word: 「6 个」. */
  unit: string;
  /** Shown in this order, by the names that the server gives them. */
  columns: readonly string[];
  /** Words in the place of no results. */
  empty: string;
  hasPicture: boolean;
  isTree?: true;
  /** Narrowed down by category and by what can be sold. */
  hasGoodsFilters?: true;
}

export const KIND_WORDS: Readonly<Record<PickSource['kind'], KindWords>> = {
  goods: {
    thing: '商品',
    unit: '个',
    columns: ['价格', '库存', '销量'],
    empty: '没有找到。商品要先在商城后台上架。',
    hasPicture: true,
    hasGoodsFilters: true,
  },
  activity: {
    thing: '活动商品',
    unit: '个',
    columns: ['活动', '价格', '开始', '结束'],
    empty: '没有找到。先在商城后台把商品加入活动。',
    hasPicture: true,
  },
  cats: {
    thing: '分类',
    unit: '个',
    columns: ['商品'],
    empty: '没有找到。分类要先在商城后台建立。',
    hasPicture: true,
    isTree: true,
  },
  coupons: {
    thing: '优惠券',
    unit: '张',
    columns: ['面额', '门槛', '剩余', '有效期'],
    empty: '没有找到。优惠券要先在商城后台建立。',
    hasPicture: false,
  },
  topics: {
    thing: '专题',
    unit: '篇',
    columns: ['发布'],
    empty: '没有找到。专题要先在商城后台发布。',
    hasPicture: true,
  },
  'topic-cats': {
    thing: '专题分类',
    unit: '个',
    columns: [],
    empty: '没有找到。专题分类要先在商城后台建立。',
    hasPicture: false,
  },
  stores: {
    thing: '门店',
    unit: '家',
    columns: ['地址', '电话'],
    empty: '没有找到。门店要先在商城后台建立。',
    hasPicture: true,
  },
  mchs: {
    thing: '店铺',
    unit: '家',
    columns: [],
    empty: '没有找到。还没有入驻的店铺。',
    hasPicture: true,
  },
  articles: {
    thing: '文章',
    unit: '篇',
    columns: [],
    empty: '没有找到。文章要先在商城后台发布。',
    hasPicture: false,
  },
  videos: {
    thing: '视频',
    unit: '个',
    columns: [],
    empty: '没有找到。视频要先在商城后台上传。',
    hasPicture: true,
  },
  live: {
    thing: '直播间',
    unit: '个',
    columns: [],
    empty: '没有直播间。直播间在小程序后台建立。',
    hasPicture: true,
  },
  modules: {
    thing: '模块',
    unit: '个',
    columns: [],
    empty: '没有找到。先在“模块”里新建一个。',
    hasPicture: false,
  },
};

/** Words of descriptions that differ from the API's. */
const ALIASES: Readonly<Record<string, PickSource['kind']>> = { lives: 'live' };

const isKind = (word: string): word is PickSource['kind'] => Object.hasOwn(KIND_WORDS, word);

/** The source that a field's description names: `goods`, `goods:pintuan`, `cats` … */
export function pickSourceOf(pick = 'goods'): PickSource {
  const [word = '', of] = pick.split(':');
  if (word === 'goods' && of !== undefined) return { kind: 'activity', of };
  const kind = ALIASES[word] ?? word;
  return { kind: isKind(kind) ? kind : 'goods' };
}
