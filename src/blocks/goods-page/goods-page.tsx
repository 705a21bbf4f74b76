// The body of a goods screen: of the mall's own goods, or of a kind of sale with an endpoint and parts of its own.
import { goodsCard } from '~/domain/share-card';
import { couponReceive } from '~/schemas/api/coupon.gen';
import {
  type GoodsDetail,
  goodsCommentsList,
  goodsNewRecommend,
  goodsPoster,
  goodsRemind,
} from '~/schemas/api/goods.gen';
import { qrcodeGoodsNew } from '~/schemas/api/qrcode.gen';
import { userFavoriteAdd, userFavoriteRemove } from '~/schemas/api/user.gen';
import type { Endpoint } from '~/schemas/endpoint';
import { detail, type LoadedProps } from '../../engine/archetypes/detail';
import { withCard } from '../../engine/archetypes/with-card';
import type { AnyEndpoint, Body } from '../../engine/define-page';
import { useCall } from '../../services/query';
import type { SalePage } from '../sale/parts';
import { GoodsScreen } from './goods-screen';
import type { PosterEndpoints } from './info-card';

interface GoodsPage<Q, P, D> {
  from: Endpoint<P, D>;
  params: (query: Q) => P;
  /** What the page draws of the answer. */
  goodsOf: (answer: D) => GoodsDetail;
  /** Absent for plain goods. */
  parts?: SalePage<D>;
  /** The mall's own where absent; null for none. */
  poster?: PosterEndpoints | null;
  /** Further endpoints that the parts call. */
  endpoints?: readonly AnyEndpoint[];
}

const POSTER: PosterEndpoints = { config: goodsPoster, generate: qrcodeGoodsNew };

export function goodsPage<Q, P, D>(page: GoodsPage<Q, P, D>): Body<Q> {
  const { from, params, goodsOf, parts, poster = POSTER, endpoints = [] } = page;
  function Goods({ data, query, reload }: LoadedProps<D, Q>) {
    const { dataUpdatedAt } = useCall(from, params(query));
    const shown = { goods: goodsOf(data), answer: data, answeredAtMs: dataUpdatedAt, reload };
    return <GoodsScreen {...shown} parts={parts} poster={poster} />;
  }
  return detail({
    from,
    params,
    ...withCard({ View: Goods, cardOf: (answer) => goodsCard(goodsOf(answer)) }),
    isPullable: true,
    endpoints: [
      goodsCommentsList,
      goodsNewRecommend,
      goodsRemind,
      couponReceive,
      userFavoriteAdd,
      userFavoriteRemove,
      ...endpoints,
    ],
  });
}
