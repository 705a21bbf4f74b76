// When goods in groups are sold.
import type { PintuanGoodsDetailData } from '~/schemas/api/pintuan.gen';
import type { Sale } from '../kit/sale';

export type Detail = PintuanGoodsDetailData['detail'];
export type Terms = Detail['groups'][number];

export const saleOf = (goods: Detail): Sale => ({
  goods,
  start: goods.pintuanGoods.start_time,
  end: goods.pintuanGoods.end_time,
});
