// What group buying draws on the mall's screens: its terms in the SKU sheet, the way from its orders to its groups.
import { pintuanGoodsDetail, type PintuanGoodsDetailData } from '~/schemas/api/pintuan.gen';
import { Button } from '~/ui/button/button';
import { saleParts, type SkuOffer } from '../../blocks/sale/parts';
import { optionalPart } from '../../engine/optional-part';
import { offersFrom } from '../kit/offers-from';
import * as own from './links.gen';
import { joinOffer, offersOf } from './offers';
import { readJoinKey } from './places';

const GoodsOffer = optionalPart({ path: 'pintuan/goods-offer', load: () => import('./goods-offer') });

/** Of a group to join only its own terms. */
function offersFor({ detail }: PintuanGoodsDetailData, asked = ''): readonly SkuOffer[] {
  const join = readJoinKey(asked);
  if (join === null) return offersOf(detail);
  const offer = joinOffer(detail, join);
  return offer === null ? [] : [offer];
}

export default saleParts({
  sign: 'pintuan',
  GoodsExtra: ({ extra }) => <GoodsOffer extra={extra} />,
  sku: { title: '拼团人数', useOffers: offersFrom(pintuanGoodsDetail, offersFor, '该拼团已结束') },
  OrderActs: () => (
    <Button kind="outline" size="compact" href={`#${own.pintuanOrders()}`}>
      我的拼团
    </Button>
  ),
});
