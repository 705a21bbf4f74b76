// Blocks of templates: the widget's defaults with something laid over them, goods and links as the editor stores them.
import { newBlock } from '~/domain/new-block';
import { coerce } from '~/schemas/shape';
import { registry } from '~/widgets/registry.gen';
import { shapes } from '~/widgets/shapes.gen';
import { catId } from '../../demo/catalogue/cats';
import { CATALOGUE, goodsId } from '../../demo/catalogue/catalogue';
import { picture } from '../../demo/context';
import { wireMoney } from '../../http/wire';

export interface Block {
  id: string;
  /** Version of the data; absent for the first. */
  v?: number;
  permission_key: string;
  data: unknown;
}

const THEMED_BUTTON = { buttonColor: '' };

/** Empty colours follow the theme; the defaults are the fixed ones of older data. */
const THEMED: Readonly<Record<string, object>> = {
  goods: { ...THEMED_BUTTON, tagColor: '', catSelectedColor: '' },
  miaosha: THEMED_BUTTON,
  pintuan: THEMED_BUTTON,
  topic: { tagColor: '' },
};

export const block = (id: string, data: object = {}, permission_key = ''): Block => {
  const shape = shapes[id]?.stored;
  if (shape === undefined) throw new Error(`No widget ${id}`);
  return newBlock(registry, { id, permission_key, data: coerce(shape, { ...THEMED[id], ...data }) });
};

const fen = (yuan: number): string => wireMoney(Math.round(yuan * 100));

/** Goods by their slugs. */
export const goods = (...slugs: readonly string[]) =>
  slugs.map((slug) => {
    const seed = CATALOGUE[goodsId(slug) - 1];
    if (seed === undefined) throw new Error(`No goods ${slug}`);
    return {
      id: goodsId(slug),
      name: seed.name,
      picUrl: picture(`goods/${slug}-1`),
      price: fen(seed.priceYuan),
      original_price: fen(seed.originalYuan),
    };
  });

type Params = readonly {
  key: string;
  value: string | number;
  desc: string;
  is_required: boolean;
  data_type: string;
}[];

export interface Target {
  name: string;
  url: string;
  value: string;
  params: Params;
  key: string;
}

const target = (
  name: string,
  value: string,
  { key = '', ...params }: { key?: string; id?: number; cat_id?: number } = {},
): Target => ({
  name,
  value,
  key,
  url: [value, new URLSearchParams(Object.entries(params).map(([k, v]) => [k, String(v)])).toString()]
    .filter(Boolean)
    .join('?'),
  params: Object.entries(params).map(([k, v]) => ({
    key: k,
    value: v,
    desc: '',
    is_required: true,
    data_type: 'text',
  })),
});

export const toCat = (slug: string): Target =>
  target('商品列表', '/pages/goods/list', { cat_id: catId(slug) });
export const toGoods = (slug: string): Target =>
  target('商品详情', '/pages/goods/goods', { id: goodsId(slug) });
export const TO_COUPONS = target('领券中心', '/pages/coupon/list/list', { key: 'coupon' });
export const TO_STORES = target('门店列表', '/pages/store/store');
export const TO_CATS = target('分类', '/pages/cats/cats');
export const TO_CONTACT = target('客服', 'contact');
export const TO_SEARCH = target('搜索页', '/pages/search/search');
export const TO_TOPICS = target('专题列表', '/pages/topic/list', { key: 'topic' });

const openTypeOf = ({ value }: Target): string => (value.startsWith('/') ? 'navigate' : value);

/** As the picker stores it. */
export const link = (to: Target) => ({
  id: 7,
  type: 'base',
  name: to.name,
  open_type: openTypeOf(to),
  icon: '',
  value: to.value,
  params: to.params,
  new_link_url: to.url,
  key: to.key,
});

export const banner = (
  height: number,
  ...pictures: readonly (readonly [name: string, to: Target])[]
): Block =>
  block('banner', {
    height,
    banners: pictures.map(([name, to]) => ({
      picUrl: picture(name),
      url: to.url,
      openType: openTypeOf(to),
      link: link(to),
      params: to.params,
      key: to.key,
    })),
  });

export const nav = (
  columns: number,
  ...entries: readonly (readonly [icon: string, name: string, to: Target])[]
): Block =>
  block('nav', {
    columns,
    rows: Math.ceil(entries.length / columns),
    backgroundColor: '#ffffff',
    navs: entries.map(([icon, name, to]) => ({
      icon: picture(`nav/${icon}`),
      name,
      url: to.url,
      openType: openTypeOf(to),
      labelType: 'base',
      labelName: to.name,
      params: to.params,
      key: to.key,
    })),
  });

interface TitleLook {
  style?: string;
  colour?: string;
  position?: string;
}

export const title = (
  words: string,
  to: Target,
  { style = '2', colour = '', position = 'left' }: TitleLook = {},
): Block =>
  block('link', { title: words, style, styleColor: colour, position, arrowsSwitch: true, link: link(to) });

export const gap = (height: number, background = '#f7f7f7'): Block => block('empty', { height, background });

/** Goods chosen by hand; list styles: -1 rows, 1 one large, 2 two, 3 three, 0 a strip to swipe. */
export const goodsBlock = (
  listStyle: -1 | 0 | 1 | 2 | 3,
  list: ReturnType<typeof goods>,
  data: object = {},
): Block => block('goods', { addGoodsType: 1, showCat: false, listStyle, list, ...data });

export const coupons = (limit: number): Block =>
  block('coupon', { addType: '', has_limit: 'limit', limit_num: limit }, 'coupon');

export const ground = (backgroundColor: string): Block => block('background', { backgroundColor });

export const bar = (backgroundColor: string, color: 'black' | 'white' = 'black'): Block =>
  block('app-nav-bar', { style: '1', backgroundColor, color, position: 'center' });

/** A picture as wide as the page, with a link. */
export const wide = (name: string, to: Target): Block =>
  block('rubik', {
    style: 0,
    height: 'auto',
    w: 1,
    h: 1,
    list: [
      cell([name, to], { x: 0, y: 0, w: 1, h: 1 }, { left: '0%', top: '0%', width: '100%', height: '100%' }),
    ],
  });

type Cell = readonly [name: string, to: Target];

function cell(
  [name, to]: Cell,
  grid: { x: number; y: number; w: number; h: number },
  box: { left: string; top: string; width: string; height: string },
) {
  return { ...grid, ...box, link: link(to), zIndex: 11, pic_url: picture(name) };
}

/** Two pictures side by side. */
export const pair = (height: number, left: Cell, right: Cell): Block =>
  block('rubik', {
    style: 4,
    space: 10,
    height,
    w: 50,
    h: 16,
    list: [
      cell(
        left,
        { x: 0, y: 0, w: 25, h: 16 },
        { left: '0%', top: '0%', width: 'calc(50% - 5px)', height: '100%' },
      ),
      cell(
        right,
        { x: 25, y: 0, w: 25, h: 16 },
        { left: 'calc(50% + 5px)', top: '0%', width: 'calc(50% - 5px)', height: '100%' },
      ),
    ],
  });

export const words = (content: string): Block => block('image-text', { content });
