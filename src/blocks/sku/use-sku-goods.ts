// Loads the goods of the SKU sheet: from the goods page's cached response, else the SKUs alone.
import { goodsAttr, goodsDetail } from '~/schemas/api/goods.gen';
import { useCall } from '../../services/query';
import { skuGoodsOfAttr, skuGoodsOfDetail, type SkuGoods } from './sku-goods';

interface SkuAnswer {
  goods: SkuGoods | null;
  error: Error | null;
  isFetching: boolean;
  retry: () => void;
}

/** The goods of the sheet. Opening it from a list must not count a view, so the page's own call is only read from the cache. */
export function useSkuGoods(goodsId: number): SkuAnswer {
  const detail = useCall(goodsDetail, { id: goodsId }, { isEnabled: false });
  const isKnown = detail.data !== undefined;
  const attr = useCall(goodsAttr, { id: goodsId }, { isEnabled: !isKnown, isQuiet: true });
  const goods =
    detail.data !== undefined
      ? skuGoodsOfDetail(detail.data.goods, detail.dataUpdatedAt)
      : attr.data !== undefined
        ? skuGoodsOfAttr(attr.data, attr.dataUpdatedAt)
        : null;
  return { goods, error: attr.error, isFetching: attr.isFetching, retry: () => void attr.refetch() };
}
