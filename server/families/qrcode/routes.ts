// Api/qrcode: posters of what shoppers share, as their parts and as a finished picture.
import {
  qrcodeCardShare,
  qrcodeCouponShare,
  qrcodeFootprint,
  qrcodeGoods,
  qrcodeGoodsNew,
  qrcodeShare,
  qrcodeTopic,
} from '~/schemas/api/qrcode.gen';
import { inLane } from '../../http/lane';
import { loginRoute, type Route } from '../../http/route';
import {
  cardContents,
  couponContents,
  footprintContents,
  goodsContents,
  mallContents,
  topicContents,
} from './contents';
import { posterOf } from './poster-of';

const goodsNew = loginRoute(qrcodeGoodsNew, (call) => {
  const { goods_id: goodsId, typesetting: pictures } = call.params;
  return posterOf(call, goodsContents(call, { goodsId, pictures }));
});

const goods = loginRoute(qrcodeGoods, (call) =>
  posterOf(call, goodsContents(call, { goodsId: call.params.goods_id, pictures: 1 })),
);

const share = loginRoute(qrcodeShare, (call) => posterOf(call, mallContents(call)));

const topic = loginRoute(qrcodeTopic, (call) => posterOf(call, topicContents(call, call.params.id)));

const footprint = loginRoute(qrcodeFootprint, (call) => posterOf(call, footprintContents(call)));

const couponShare = loginRoute(qrcodeCouponShare, (call) =>
  posterOf(call, couponContents(call, call.params.coupon_id)),
);

const cardShare = loginRoute(qrcodeCardShare, (call) =>
  posterOf(call, cardContents(call, call.params.cardId)),
);

export const routes: readonly Route[] = inLane('drawing', [
  goodsNew,
  goods,
  share,
  topic,
  footprint,
  couponShare,
  cardShare,
]);
