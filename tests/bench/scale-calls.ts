// The reads whose cost is measured as the data grows: of guests, an ordinary and a heavy shopper, the shop, the studio.
import type { Hono } from 'hono';

export type Caller = 'guest' | 'shopper' | 'heavy' | 'shop' | 'studio';

export interface Call {
  by: Caller;
  /** Route with its parameters; of the studio the address below its API. */
  path: string;
}

const callsOf = (by: Caller, text: string): Call[] =>
  text
    .trim()
    .split(/\s+/)
    .map((path) => ({ by, path }));

/** Words of which one is common, one rare and one unknown. */
const WORDS = ['茶', '琥珀鲸', '无此物'].map(encodeURIComponent);

export const CALLS: readonly Call[] = [
  ...callsOf(
    'guest',
    `index/tpl-index index/purchase goods/detail&id=1 goods/new-recommend&goods_id=1
    goods/ranking goods/ranking-detail&id=1 goods/ranking-detail&id=2 goods/comments-list&goods_id=1 default/goods-list
    default/goods-list&page=500 default/goods-list&sort=3 default/goods-list&sort=4 default/goods-list&cat_id=2
    ${WORDS.map((word) => `default/goods-list&keyword=${word}`).join(' ')}`,
  ),
  ...(['shopper', 'heavy'] as const).flatMap((by) =>
    callsOf(
      by,
      `share/team share/team&status=2 share/team&status=3 share/index share/new-apply-status share/share-order
      share/share-order&status=3 share/rank share/rank&type=2 share/rank&type=3&time=1 share/level share/brokerage-list
      footprint/index footprint/footprint mall-member/index mall-member/member-goods mall-member/goods-cats order/list
      order/list&status=1 user/my-favorite-goods quick/index coupon/user-coupon`,
    ),
  ),
  ...callsOf(
    'shop',
    `admin/share/index admin/share/index&sort=2 admin/invoice/index admin/invoice/index&page=500 admin/order/refund
    admin/order/refund&page=500 admin/cash/list&model_type=share`,
  ),
  ...callsOf(
    'studio',
    `pages pages?sort=views pages?offset=1500 pages?kind=goods pages?q=${WORDS[0]} modules media audit`,
  ),
];

const API = 'http://mall.test/web/index.php?_mall_id=1&r=';

/** A request of the call; `turn` makes it miss the cache of answers. */
function requestOf({ by, path }: Call, keys: Readonly<Record<Caller, string>>, turn: number): Request {
  if (by === 'studio')
    return new Request(`http://mall.test/studio/api/${path}`, {
      headers: { Cookie: `studio=${keys.studio}` },
    });
  const headers = {
    'X-Requested-With': 'XMLHttpRequest',
    'X-App-Platform': 'mobile',
    'X-Access-Token': keys[by],
  };
  return new Request(`${API}api/${path}&turn=${turn}`, { headers });
}

export interface Measured {
  call: Call;
  /** Of each round; empty where the call was refused. */
  times: number[];
  refusal: string;
}

let turns = 0;

/** Times of a call, one after another; a slow one is measured less often. */
export async function measure(
  app: Hono,
  call: Call,
  keys: Readonly<Record<Caller, string>>,
): Promise<Measured> {
  const times: number[] = [];
  for (let round = 0; round <= (times[0] !== undefined && times[0] > 250 ? 3 : 11); round += 1) {
    turns += 1;
    const request = requestOf(call, keys, turns);
    const began = performance.now();
    const text = await (await app.fetch(request)).text();
    const took = performance.now() - began;
    if (!text.startsWith('{"code":0') && !(call.by === 'studio' && text.startsWith('{"items"')))
      return { call, times: [], refusal: text.slice(0, 80) };
    // The first one plans and reads from the disk.
    if (round > 0) times.push(took);
  }
  return { call, times, refusal: '' };
}
