// The specification that an exchange asks for: of the same goods at the same price, held off the shelf until it is sent.
import type { Kysely } from 'kysely';
import { REFUND_TYPES } from '~/domain/refund-status';
import type { Tables } from '../../db/tables';
import type { AttrPick } from '../../db/tables/goods';
import type { Trx } from '../../db/transaction';
import { fieldError } from '../../http/errors';
import type { LineRow } from '../../orders/order-lines';
import type { StoredRefund } from '../../orders/refund-row';
import { restock, takeStock } from '../../orders/stock';

export interface ExchangeSku {
  id: number;
  attr_list: AttrPick[];
  stock: number;
}

/** What a line may be exchanged for, whether or not it is in stock: what costs now what its own specification costs. */
export async function exchangeSkus(
  db: Kysely<Tables>,
  line: Pick<LineRow, 'goods_id' | 'sku_id' | 'goods_info' | 'sign'>,
): Promise<ExchangeSku[]> {
  const skus = await db
    .selectFrom('skus')
    .select(['id', 'attr_list', 'stock', 'price_fen'])
    .where('goods_id', '=', line.goods_id)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute();
  // Of one that is gone what it cost when it was bought.
  const priceFen =
    skus.find(({ id }) => id === line.sku_id)?.price_fen ?? line.goods_info.goods_attr.price_fen;
  // What is sold under terms of its own is exchanged for the same.
  const isOpen = (id: number) => line.sign === '' || id === line.sku_id;
  return skus.flatMap(({ price_fen: own, ...sku }) => (own === priceFen && isOpen(sku.id) ? [sku] : []));
}

const NOT_EXCHANGEABLE = '只能换成同价的规格，请重新选择';
const FIELD = 'exchange_sku_id';

/** Columns of a request for an exchange with its pieces taken off the shelf; none where no specification was named. */
export async function holdExchange(
  trx: Trx,
  { line, skuId, num }: { line: LineRow; skuId: number | undefined; num: number },
) {
  if (skuId === undefined) return {};
  const sku = (await exchangeSkus(trx, line)).find(({ id }) => id === skuId);
  if (sku === undefined) throw fieldError(FIELD, NOT_EXCHANGEABLE);
  if (sku.stock < num) throw fieldError(FIELD, '该规格库存不足，请选择其他规格');
  await takeStock(trx, [{ skuId, num }]);
  return {
    exchange_sku_id: skuId,
    exchange_attrs: JSON.stringify(sku.attr_list),
    exchange_held_num: num,
  };
}

/** An exchange that comes to nothing gives its pieces back to the shelf; its request is locked. */
export async function releaseExchange(trx: Trx, refund: StoredRefund): Promise<void> {
  const { id, exchange_sku_id: skuId, exchange_held_num: num } = refund;
  if (skuId === null || num === 0) return;
  await restock(trx, [{ skuId, num }]);
  await spendExchange(trx, id);
}

/** The pieces are the shopper's. */
export async function spendExchange(trx: Trx, refundId: number): Promise<void> {
  await trx
    .updateTable('order_refunds')
    .set({ exchange_held_num: 0 })
    .where('id', '=', refundId)
    .where('type', '=', REFUND_TYPES.exchange)
    .execute();
}
