// The calls of group purchases: settings, goods, groups, the shopper's orders, and their checkout.
import {
  pintuanGoodsCats,
  pintuanGoodsDetail,
  pintuanGoodsIndex,
  pintuanGroupDetail,
  pintuanIndex,
  pintuanIndexOld,
  pintuanOrderList,
  pintuanOrderPreview,
  pintuanOrderSubmit,
} from '~/schemas/api/pintuan.gen';
import { previewCheckout, submitCheckout } from '../../families/order/checkout-routes';
import { inLane } from '../../http/lane';
import { cachedRoute, guestRoute, loginRoute, type Route } from '../../http/route';
import { pagingOf } from '../../http/wire';
import { readSettings } from '../../ports/plugin';
import { readOptions } from '../../settings/mall-options';
import { groupDetail, pintuanDetail } from './detail';
import { categories, goodsPage, ownOrders } from './list';
import { posterRoutes } from './posters';
import { settings } from './settings.gen';

/** The same by the name of the older version, whose clients leave out what they do not know. */
const indexes = [pintuanIndex, pintuanIndexOld].map((endpoint) =>
  cachedRoute(endpoint, async ({ db }) => {
    const { pintuan: saved } = await readOptions(db, ['pintuan']);
    const { banners, ...setting } = readSettings(settings, saved);
    return {
      banners: banners.map((banner, at) => ({ id: at + 1, ...banner, open_type: 'navigate', params: {} })),
      setting,
    };
  }),
);

const goodsCats = cachedRoute(pintuanGoodsCats, async ({ db, now }) => ({ list: await categories(db, now) }));

const goodsIndex = cachedRoute(pintuanGoodsIndex, ({ db, params, user, now }) => {
  const { cat_id: catId = 0, keyword = '' } = params;
  const paging = pagingOf(pintuanGoodsIndex, params);
  return goodsPage(db, { viewer: user, now, paging, catId, keyword });
});

const goodsDetail = guestRoute(pintuanGoodsDetail, ({ db, params, user, now }) =>
  pintuanDetail(db, { id: params.id, viewer: user, now }),
);

const orderList = loginRoute(pintuanOrderList, ({ db, params, user }) =>
  ownOrders(db, {
    userId: user.id,
    paging: pagingOf(pintuanOrderList, params),
    tab: params.pintuan_status ?? 0,
  }),
);

const group = guestRoute(pintuanGroupDetail, async ({ db, params, user }) => ({
  detail: await groupDetail(db, { id: params.id, viewerId: user?.id ?? null }),
}));

export const routes: readonly Route[] = [
  ...indexes,
  goodsCats,
  goodsIndex,
  goodsDetail,
  orderList,
  group,
  ...posterRoutes,
  ...inLane('ordering', [
    loginRoute(pintuanOrderPreview, previewCheckout),
    loginRoute(pintuanOrderSubmit, submitCheckout),
  ]),
];
