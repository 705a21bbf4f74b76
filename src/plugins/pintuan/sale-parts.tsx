// What group buying draws on the mall's screens: its terms in the SKU sheet, the way from its orders to its groups.
import { pintuanGoodsDetail, type PintuanGoodsDetailData } from '~/schemas/api/pintuan.gen';
import { Button } from '~/ui/button/button';
import { CallError } from '../../base/call-error';
import { saleParts, type SkuOffer } from '../../blocks/sale/parts';
import { optionalPart } from '../../engine/optional-part';
import { useCall } from '../../services/query';
import { serverNow } from '../../services/server-clock';
import * as own from './links.gen';
import { joinOffer, offersOf } from './offers';
import { readJoinKey } from './places';

const GoodsOffer = optionalPart({ path: 'pintuan/goods-offer', load: () => import('./goods-offer') });

/** Of a group to join only its own terms. */
function offersFor({ detail }: PintuanGoodsDetailData, asked: string | undefined): readonly SkuOffer[] {
  const join = readJoinKey(asked ?? '');
  if (join === null) return offersOf(detail, serverNow());
  const offer = joinOffer(detail, { ...join, nowMs: serverNow() });
  return offer === null ? [] : [offer];
}

export default saleParts({
  sign: 'pintuan',
  sku: {
    title: '拼团人数',
    useOffers: (goodsId, asked) => {
      const { data, error, isFetching, refetch } = useCall(pintuanGoodsDetail, { id: goodsId });
      const offers = data === undefined ? [] : offersFor(data, asked);
      const isGone = data !== undefined && offers.length === 0;
      return {
        offers,
        error: isGone
          ? new CallError('refused', '该拼团已结束', { code: 1, route: pintuanGoodsDetail.route })
          : error,
        isFetching,
        retry: () => void refetch(),
      };
    },
  },
  GoodsExtra: ({ extra }) => <GoodsOffer extra={extra} />,
  OrderActs: () => (
    <Button kind="outline" size="compact" href={`#${own.pintuanOrders()}`}>
      我的拼团
    </Button>
  ),
});
