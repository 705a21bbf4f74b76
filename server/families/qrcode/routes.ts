// Api/qrcode: posters of what shoppers share, as their parts and as a finished picture.
import {
  type QrcodePoster,
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
import { sharerName } from '../../goods/poster';
import {
  cardContents,
  couponContents,
  footprintContents,
  goodsContents,
  mallContents,
  type Shared,
  topicContents,
  type Visit,
} from './contents';
import { finishedPicture } from './finished-picture';

async function posterOf(visit: Visit, contents: Promise<Shared>): Promise<QrcodePoster> {
  const shared = await contents;
  return {
    pic_url: await finishedPicture(shared.share_url, shared.pictures[0] ?? ''),
    ...(await sharerName(visit.db, visit.user.id)),
    ...shared,
  };
}

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
