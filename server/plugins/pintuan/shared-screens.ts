// The cards of shared group goods and of a running group.
import { goodsCard, groupCard } from '~/domain/share-card';
import {
  pintuanGoodsDetail,
  type PintuanGoodsDetailData,
  pintuanGroupDetail,
  type PintuanGroupDetailData,
} from '~/schemas/api/pintuan.gen';
import type { SharedScreens } from '../../ports/shared-screen';

export const sharedScreens: SharedScreens = {
  '/plugins/pt/goods/goods': {
    route: pintuanGoodsDetail.route,
    parameters: ['goods_id', 'id'],
    card: (data) => goodsCard((data as PintuanGoodsDetailData).detail),
  },
  '/plugins/pt/detail/detail': {
    route: pintuanGroupDetail.route,
    parameters: ['id', 'id'],
    card: (data) => groupCard((data as PintuanGroupDetailData).detail),
  },
};
