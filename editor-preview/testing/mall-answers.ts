// What the fake operator API answers where a test chooses from the mall: goods and the rest, links, pictures and films.
import { LINK_CATALOGUE } from '~/domain/link-catalogue';
import type { MediaRow, Picked, PickKind } from '~/domain/studio/api-library';
import { fakeApi } from './fake-api';

export const goods = (id: number, change: Partial<Picked> = {}): Picked => ({
  id,
  name: `商品 ${id}`,
  picUrl: '',
  problem: null,
  isGone: false,
  columns: { 价格: '12.00', 库存: 3, 销量: 1 },
  stored: { id, name: `商品 ${id}`, picUrl: '', price: '12.00', original_price: '20.00' },
  ...change,
});

/** The whole catalogue; topics are locked. */
const links: readonly Picked[] = LINK_CATALOGUE.map((entry, index) => ({
  ...goods(index + 1),
  name: entry.name,
  problem: entry.permission === 'topic' ? '商城未开通' : null,
  stored: {
    type: entry.group,
    name: entry.name,
    value: entry.path,
    open_type: entry.openType,
    key: entry.permission,
    params: entry.params.map(({ key, isRequired }) => ({ key, value: '', is_required: isRequired })),
  },
}));

export const picture: MediaRow = {
  id: 5,
  url: 'uploads/20261101/tea.jpg',
  kind: 'picture',
  name: '新茶',
  alt: null,
  folder: null,
  width: 1200,
  height: 800,
  bytes: 90_000,
  mean: null,
  uses: 0,
  at: '2026-11-01T00:00:00.000Z',
  by: null,
};

export const film: MediaRow = {
  ...picture,
  id: 6,
  url: 'uploads/20261101/tea.mp4',
  kind: 'video',
  name: '采茶',
};

/** What a layout stores of each kind, as the server's pickers give it. */
const STORED: Readonly<Record<Exclude<PickKind, 'links'>, (id: number, name: string) => Picked['stored']>> = {
  goods: (id, name) => ({ id, name, picUrl: '', price: '12.00', original_price: '20.00' }),
  activity: (id, name) => ({ id, name, picUrl: '', price: '12.00' }),
  cats: (id, name) => ({ id, name, picUrl: '' }),
  coupons: (id, name) => ({
    id,
    name,
    type: 1,
    discount: '0.00',
    discount_limit: '0.00',
    min_price: '100.00',
    sub_price: '20.00',
    appoint_type: 3,
  }),
  topics: (id, name) => ({ id, title: name, name, cover_pic: '', picUrl: '' }),
  'topic-cats': (id, name) => ({ cat_id: id, cat_name: name }),
  stores: (id, name) => ({ id, name, mobile: '400-000-0000', score: 5, picUrl: '' }),
  mchs: (id, name) => ({ id, name, picUrl: '' }),
  articles: (id, name) => ({ id, title: name }),
  videos: (id, name) => ({ video_id: id, title: name, pic_url: '', url: 'uploads/20261101/tea.mp4' }),
  live: (id, name) => ({ id, name }),
  modules: (id, name) => ({ id, name }),
};

const KINDS = Object.keys(STORED) as (keyof typeof STORED)[];

/** Numbers that no fixture uses, so that choosing them changes what is stored. */
const IDS = [90_001, 90_002] as const;

/** Every picker has two things, named by their kind; the library has one picture and one film. */
export function answerFromMall(): void {
  for (const kind of KINDS) {
    const known = (id: number): Picked => ({
      ...goods(id),
      name: `${kind} ${id}`,
      columns: { 坐标: '30.2741,120.1551', 地址: '湖滨路' },
      stored: STORED[kind](id, `${kind} ${id}`),
    });
    fakeApi.answer(`GET pick/${kind}`, ({ query: { ids } }: { query: Record<string, string> }) => ({
      items: ids === undefined ? IDS.map(known) : ids.split(',').map((id) => known(Number(id))),
      next: null,
    }));
  }
  fakeApi.answer('GET pick/links', ({ query }: { query: Record<string, string> }) => ({
    items: query['of'] === 'page' ? [] : links,
    next: null,
  }));
  fakeApi.answer('GET media', ({ query: { kind, urls } }: { query: Record<string, string> }) => ({
    items: [picture, film].filter((row) => (urls === undefined ? row.kind === kind : row.url === urls)),
    next: null,
  }));
  fakeApi.answer('GET media/folders', { items: [] });
}
