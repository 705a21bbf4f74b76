// What pre-sales draw on the mall's screens: the deposit in the SKU sheet, and in orders what it was.
import { textOf } from '~/domain/coercion';
import { fenOf, moneyOfFen, moneyText, textFromFen } from '~/domain/money';
import { isRecord } from '~/domain/record';
import { sumOf } from '~/domain/sum';
import { type AdvanceGoodsDetailData, type AdvanceSku, advanceGoodsDetail } from '~/schemas/api/advance.gen';
import { Button } from '~/ui/button/button';
import { saleParts, type SkuOffer, type SoldOrder } from '../../blocks/sale/parts';
import { skuGoodsOfDetail } from '../../blocks/sku/sku-goods';
import { open } from '../../engine/navigation';
import { requireLogin } from '../../flows/login';
import { closedNow, offersFrom } from '../kit/offers-from';
import styles from './advance.module.css';
import * as own from './links.gen';
import { payDeposit } from './payments';
import { depositText, saleOf } from './terms';

function offersOf({ detail }: AdvanceGoodsDetailData): readonly SkuOffer[] {
  const skus: readonly AdvanceSku[] = detail.attr;
  const isReturned = detail.advanceGoods.is_deposit_returned === 1;
  return [
    {
      key: 'deposit',
      text: '定金',
      goods: skuGoodsOfDetail(detail, 0),
      note: (skuId) => {
        const terms = depositText(skuId === null ? skus : skus.filter(({ id }) => id === skuId));
        return `${terms}，${isReturned ? '尾款逾期未付退还定金' : '尾款逾期未付定金不退'}`;
      },
      button: '支付定金',
      ...closedNow(saleOf(detail), skus),
      buy: async ({ goodsId, skuId, quantity }) => {
        await requireLogin();
        await payDeposit(
          { goods_id: goodsId, goods_attr_id: skuId, goods_num: quantity },
          {
            onPaid: () => open(own.advanceOrders({ status: 2 })),
            onUnpaid: () => open(own.advanceOrders({ status: 1 })),
          },
        );
      },
    },
  ];
}

/** Of the deposits of an order's lines, per piece. */
function depositFen({ detail: lines }: SoldOrder, name: 'deposit' | 'swell_deposit'): number {
  return sumOf(
    lines.map(({ goods_info: { goods_attr: sku, num } }) => {
      const extra: unknown = Object.hasOwn(sku, 'extra') ? Reflect.get(sku, 'extra') : null;
      return isRecord(extra) ? fenOf(textOf(extra[name])) * Number(num) : 0;
    }),
  );
}

/** The deposit where the mall says what it was. */
function OrderNote({ order }: { order: SoldOrder }) {
  const fen = depositFen(order, 'deposit');
  const worth = textFromFen(depositFen(order, 'swell_deposit'));
  return (
    <p className={styles.note}>预售订单{fen === 0 ? '' : `，定金${moneyOfFen(fen)}抵${moneyText(worth)}`}</p>
  );
}

export default saleParts({
  sign: 'advance',
  sku: { title: '', useOffers: offersFrom(advanceGoodsDetail, offersOf, '该预售已结束') },
  OrderNote,
  OrderActs: () => (
    <Button kind="outline" size="compact" href={`#${own.advanceOrders({})}`}>
      我的预定
    </Button>
  ),
});
