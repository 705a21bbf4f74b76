// The goods of a checkout: found, allowed, priced by their kinds, in stock, within their limits.
import { type Kysely, sql } from 'kysely';
import type { FormGoods } from '~/schemas/api/order.gen';
import type { Tables } from '../../../db/tables';
import { MallError } from '../../../http/errors';
import type { SessionUser } from '../../../ports/viewer';
import type { QuotedLine, SaleLine } from '../../../ports/sale';
import {
  type GoodsRow,
  type GoodsView,
  isSaleOver,
  rowsByIds,
  secondsUntilSale,
  type SkuRow,
} from '../../../goods/goods-card';
import { mayBuy } from '../../../goods/goods-filter';
import { limitBuy } from '../../../goods/limit-buy';
import { ownPriceFen } from '../../../goods/member-price';
import type { CheckoutForm } from './form';
import type { SoldPart } from './parts';
import { outOfStock } from './sold-out';

export interface CheckoutLine extends SaleLine {
  /** Price of a piece for the shopper's level; null without one, and where the kind allows none. */
  memberPriceFen: number | null;
  quoted: QuotedLine;
  /** Of the kind that sells it, else of the goods. */
  sign: string;
}

export interface Buyer {
  user: SessionUser;
  view: GoodsView;
  /** SKUs are locked, in the order of their ids, until the transaction ends. */
  isLocking: boolean;
}

async function skusByIds(
  db: Kysely<Tables>,
  ids: readonly number[],
  isLocking: boolean,
): Promise<ReadonlyMap<number, SkuRow>> {
  const rows = await db
    .selectFrom('skus')
    .selectAll()
    .where('id', 'in', [...ids])
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .$if(isLocking, (query) => query.forUpdate())
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

function assertAllowed({ form, goods }: SaleLine, { user, view }: Buyer): void {
  if (form.num < 1) throw new MallError(`商品${goods.name}数量不能小于0`);
  if (goods.is_negotiable) throw new MallError('该商品无法购买 请联系客服');
  const isOpen = goods.is_on_sale && secondsUntilSale(goods, view.now) === 0 && !isSaleOver(goods, view.now);
  if (!isOpen) throw new MallError(`商品(${goods.name})暂未开售或已下架`);
  if (!mayBuy(goods, user, view.rules)) throw new MallError(`您暂无权限购买商品(${goods.name})`);
}

function foundLine(
  form: FormGoods,
  { goods, sku, mchId }: { goods: GoodsRow | undefined; sku: SkuRow | undefined; mchId: number },
): SaleLine {
  if (goods === undefined || goods.mch_id !== mchId) throw new MallError('商品不存在或已下架。');
  if (sku === undefined || sku.goods_id !== goods.id)
    throw new MallError(`无法查询商品\`${goods.name}\`的规格信息。`);
  return { form, goods, sku };
}

/** The lines of each group, which the shopper may buy now. Throws the first refusal. */
export async function findLines(
  db: Kysely<Tables>,
  form: CheckoutForm,
  buyer: Buyer,
): Promise<readonly (readonly SaleLine[])[]> {
  const forms = form.flatMap(({ goods }) => goods);
  const rows = await rowsByIds(db, [...new Set(forms.map(({ id }) => id))]);
  const goods = new Map(rows.map((row) => [row.id, row]));
  // Of all groups at once, so that they are locked in the order of their ids.
  const skuIds = [...new Set(forms.map(({ goods_attr_id: id }) => id))];
  const skus = await skusByIds(db, skuIds, buyer.isLocking);
  const groups = form.map(({ mchId, goods: lines }) =>
    lines.map((line) =>
      foundLine(line, { goods: goods.get(line.id), sku: skus.get(line.goods_attr_id), mchId }),
    ),
  );
  for (const line of groups.flat()) assertAllowed(line, buyer);
  return groups;
}

/** The lines of a group with what their kinds quote. */
export function quotedLines(
  lines: readonly SaleLine[],
  parts: readonly SoldPart[],
  view: GoodsView,
): CheckoutLine[] {
  return lines.flatMap((line, at) => {
    const part = parts.find(({ places }) => places.includes(at));
    const quoted = part?.quote.lines[part.places.indexOf(at)];
    if (part === undefined || quoted === undefined) throw new Error('A kind quoted too few lines.');
    const { goods, sku } = line;
    const memberFen = quoted.allows.has('member') ? ownPriceFen(goods, sku, view) : null;
    return [{ ...line, quoted, memberPriceFen: memberFen, sign: part.kind?.key ?? goods.sign }];
  });
}

async function ordersOf(db: Kysely<Tables>, userId: number, goodsId: number): Promise<number> {
  const { count } = await db
    .selectFrom('orders')
    .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
    .select(sql<number>`count(distinct orders.id)::int`.as('count'))
    .where('orders.user_id', '=', userId)
    .where('order_lines.goods_id', '=', goodsId)
    .where('orders.cancel_status', '!=', 1)
    .executeTakeFirstOrThrow();
  return count;
}

const sumBy = (
  lines: readonly CheckoutLine[],
  isWanted: (line: CheckoutLine) => boolean,
  numberOf: (line: CheckoutLine) => number,
): number => lines.filter(isWanted).reduce((sum, line) => sum + numberOf(line), 0);

/** Checks stock, minimum and limits of a line that takes pieces, over all lines of the checkout. */
export async function assertWithinLimits(
  db: Kysely<Tables>,
  line: CheckoutLine,
  { lines, buyer }: { lines: readonly CheckoutLine[]; buyer: Buyer },
): Promise<void> {
  const { goods, sku, quoted: own } = line;
  if (own.takes === 0) return;
  const { user, view } = buyer;
  const taken = sumBy(
    lines,
    (other) => other.sku.id === sku.id,
    ({ quoted }) => quoted.takes,
  );
  if (taken > sku.stock) throw outOfStock(goods.name);
  const num = sumBy(
    lines,
    (other) => other.goods.id === goods.id,
    ({ form }) => form.num,
  );
  if (num < goods.min_number)
    throw new MallError(`商品（${goods.name}）${goods.min_number}${goods.unit}起售`);
  const limit = await limitBuy(db, { goods, userId: user.id, now: view.now });
  if (limit.status === 1 && num > limit.rest_number)
    throw new MallError(`商品（${goods.name}）${limit.type === 'all' ? limit.text : limit.msg}`);
  const { confine_order_count: orders } = goods;
  if (orders >= 0 && (await ordersOf(db, user.id, goods.id)) >= orders)
    throw new MallError(`商品（${goods.name}）限购${orders}单`);
}
