// The calls of pre-sales: goods, deposits, the shopper's own, and the checkout of the balance.
import {
  advanceBanner,
  advanceCancel,
  advanceDeposit,
  advanceGoodsDetail,
  advanceGoodsIndex,
  advanceGoodsPoster,
  advanceMyAdvance,
  advanceMyDetail,
  advanceOrderDetail,
  advanceOrderIndex,
  advanceOrderPreview,
  advanceOrderSubmit,
  advancePayData,
  advancePosterConfig,
  advancePosterGenerate,
} from '~/schemas/api/advance.gen';
import { previewCheckout, submitCheckout } from '../../families/order/checkout-routes';
import { orderDetail } from '../../families/order/detail';
import { goodsContents, sharerOf } from '../../families/qrcode/contents';
import { posterOf } from '../../families/qrcode/poster-of';
import { goodsPoster } from '../../goods/poster';
import { MallError } from '../../http/errors';
import { inLane } from '../../http/lane';
import { cachedRoute, guestRoute, type LoginCall, loginRoute, Reply, type Route } from '../../http/route';
import { pagingOf } from '../../http/wire';
import { cancelDeposit, placeDeposit } from './deposit';
import { advanceDetail, goodsPage } from './list';
import { balanceOrders, depositOfOrder, ownDetail, ownPage } from './own';
import { PLUGIN, STATES } from './terms';

const banner = guestRoute(advanceBanner, () => Promise.resolve({ list: [] }));

const goodsIndex = cachedRoute(advanceGoodsIndex, ({ db, params, user, now }) => {
  const { keyword = '', goods_id: nearId = 0 } = params;
  return goodsPage(db, { viewer: user, now, paging: pagingOf(advanceGoodsIndex, params), keyword, nearId });
});

const goodsDetail = guestRoute(advanceGoodsDetail, async ({ db, params, user, now }) => ({
  detail: await advanceDetail(db, { id: params.id, viewer: user, now }),
}));

type Own = Pick<LoginCall<unknown>, 'db' | 'user' | 'now'>;

/** The payment of the shopper's deposit; undefined for one of another. */
const unionOf = ({ db, user }: Own, id: number) =>
  db
    .selectFrom('advance_orders')
    .innerJoin('payment_union_orders', (join) =>
      join.onRef('source_id', '=', 'advance_orders.id').on('kind', '=', PLUGIN),
    )
    .select(['payment_union_id as unionId', 'token', 'state', 'cancel_at'])
    .where('advance_orders.id', '=', id)
    .where('user_id', '=', user.id)
    .orderBy('payment_union_id', 'desc')
    .executeTakeFirst();

const deposit = loginRoute(advanceDeposit, async (call) => {
  const { goods_id: goodsId = 0, goods_attr_id: skuId = 0, goods_num: num = 1, id = 0 } = call.params;
  if (id === 0) {
    const ticket = await placeDeposit(call, { goodsId, skuId, num });
    return { token: ticket.token, queue_id: String(ticket.id) };
  }
  const placed = await unionOf(call, id);
  if (placed?.state !== STATES.unpaid) throw new MallError('订单数据异常,无法支付');
  if (placed.cancel_at <= call.now) throw new MallError('该商品已过付定金阶段');
  return { id: placed.unionId };
});

const MAX_ID = 2_147_483_647;

const payData = loginRoute(advancePayData, async (call) => {
  const id = Number(call.params.queue_id);
  const isId = Number.isInteger(id) && id > 0 && id <= MAX_ID;
  const placed = isId ? await unionOf(call, id) : undefined;
  if (placed === undefined || placed.token !== call.params.token) throw new MallError('订单不存在或已失效。');
  return { id: placed.unionId };
});

const cancel = loginRoute(advanceCancel, async (call) => {
  const { db, params, now } = call;
  if ((await unionOf(call, params.id)) === undefined) throw new MallError('订单数据异常');
  const isDone = await db
    .transaction()
    .execute((trx) => cancelDeposit(trx, { id: params.id, now, state: STATES.cancelled }));
  if (!isDone) throw new MallError('订单已支付');
  return new Reply(null, '取消成功');
});

const myAdvance = loginRoute(advanceMyAdvance, ({ db, params, user, now }) =>
  ownPage(db, {
    user,
    now,
    paging: pagingOf(advanceMyAdvance, params),
    tab: params.keyword ?? -1,
    name: (params.name ?? '').trim(),
    id: params.id ?? 0,
  }),
);

const myDetail = loginRoute(advanceMyDetail, ({ db, params, user, now }) =>
  ownDetail(db, { id: params.id, user, now }),
);

const orderIndex = loginRoute(advanceOrderIndex, ({ db, params, user, now }) =>
  balanceOrders(db, { user, now, paging: pagingOf(advanceOrderIndex, params) }),
);

const detail = loginRoute(advanceOrderDetail, async ({ db, params, user, now }) => {
  const { detail: order } = await orderDetail(db, params.id, { user, now });
  const own = await depositOfOrder(db, params.id, { user, now });
  return { detail: { ...order, ...(own === undefined ? {} : { advance_order: own }) } };
});

const OF = { sign: PLUGIN, path: '/plugins/advance/detail/detail' };

const posterConfig = loginRoute(advancePosterConfig, (call) =>
  goodsPoster(call.db, { goodsId: call.params.goods_id, sharer: sharerOf(call), viewer: call.user, of: OF }),
);

const posterGenerate = loginRoute(advancePosterGenerate, (call) => {
  const { goods_id: goodsId, typesetting: pictures } = call.params;
  return posterOf(call, goodsContents(call, { goodsId, pictures, of: OF }));
});

const plainPoster = loginRoute(advanceGoodsPoster, (call) =>
  posterOf(call, goodsContents(call, { goodsId: call.params.goods_id, pictures: 1, of: OF })),
);

export const routes: readonly Route[] = [
  banner,
  goodsIndex,
  goodsDetail,
  cancel,
  myAdvance,
  myDetail,
  orderIndex,
  detail,
  posterConfig,
  ...inLane('paying', [payData]),
  ...inLane('drawing', [posterGenerate, plainPoster]),
  ...inLane('ordering', [
    deposit,
    loginRoute(advanceOrderPreview, previewCheckout),
    loginRoute(advanceOrderSubmit, submitCheckout),
  ]),
];
