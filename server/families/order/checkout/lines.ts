// The goods of a checkout: found, allowed, in stock, within their limits.
import { type Kysely, sql } from 'kysely';
import type { FormGoods } from '~/schemas/api/order.gen';
import type { Tables } from '../../../db/tables';
import { MallError } from '../../../http/errors';
import type { SessionUser } from '../../../ports/viewer';
import {
  type GoodsRow,
  type GoodsView,
  goodsByIds,
  isSaleOver,
  secondsUntilSale,
  type SkuRow,
} from '../../../goods/goods-card';
import { mayBuy } from '../../../goods/goods-filter';
import { levelOf } from '../../../goods/goods-rules';
import { limitBuy } from '../../../goods/limit-buy';
import { memberPriceFen } from '../../../goods/member-price';
import { outOfStock } from './sold-out';

export interface CheckoutLine {
  form: FormGoods;
  goods: GoodsRow;
  sku: SkuRow;
  /** Price of a piece for the shopper's level; null without one. */
  memberPriceFen: number | null;
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

const sumBy = (lines: readonly CheckoutLine[], isWanted: (line: CheckoutLine) => boolean): number =>
  lines.filter(isWanted).reduce((sum, { form }) => sum + form.num, 0);

function assertAllowed({ form, goods }: CheckoutLine, { user, view }: Buyer): void {
  if (form.num < 1) throw new MallError(`商品${goods.name}数量不能小于0`);
  if (goods.is_negotiable) throw new MallError('该商品无法购买 请联系客服');
  const isOpen = goods.is_on_sale && secondsUntilSale(goods, view.now) === 0 && !isSaleOver(goods, view.now);
  if (!isOpen) throw new MallError(`商品(${goods.name})暂未开售或已下架`);
  if (!mayBuy(goods, user, view.rules)) throw new MallError(`您暂无权限购买商品(${goods.name})`);
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

/** Checks stock, minimum and limits, over all lines of the goods. */
async function assertWithinLimits(
  db: Kysely<Tables>,
  line: CheckoutLine,
  { lines, buyer }: { lines: readonly CheckoutLine[]; buyer: Buyer },
): Promise<void> {
  const { goods, sku } = line;
  const { user, view } = buyer;
  if (sumBy(lines, (other) => other.sku.id === sku.id) > sku.stock) throw outOfStock(goods.name);
  const num = sumBy(lines, (other) => other.goods.id === goods.id);
  if (num < goods.min_number)
    throw new MallError(`商品（${goods.name}）${goods.min_number}${goods.unit}起售`);
  const limit = await limitBuy(db, { goods, userId: user.id, now: view.now });
  if (limit.status === 1 && num > limit.rest_number)
    throw new MallError(`商品（${goods.name}）${limit.type === 'all' ? limit.text : limit.msg}`);
  const { confine_order_count: orders } = goods;
  if (orders >= 0 && (await ordersOf(db, user.id, goods.id)) >= orders)
    throw new MallError(`商品（${goods.name}）限购${orders}单`);
}

function lineOf(
  form: FormGoods,
  found: { goods: GoodsRow | undefined; sku: SkuRow | undefined },
  { rules, viewer }: GoodsView,
): CheckoutLine {
  const { goods, sku } = found;
  if (goods === undefined) throw new MallError('商品不存在或已下架。');
  if (sku === undefined || sku.goods_id !== goods.id)
    throw new MallError(`无法查询商品\`${goods.name}\`的规格信息。`);
  const own = rules.levels.find(({ level }) => level === levelOf(viewer));
  const isLevelled = goods.is_level && own !== undefined;
  return { form, goods, sku, memberPriceFen: isLevelled ? memberPriceFen(goods, sku, own) : null };
}

/** The lines of a form, each of which the shopper may buy now. Throws the first refusal. */
export async function loadLines(
  db: Kysely<Tables>,
  forms: readonly FormGoods[],
  buyer: Buyer,
): Promise<CheckoutLine[]> {
  const goods = new Map(
    (await goodsByIds(db, [...new Set(forms.map(({ id }) => id))])).map((row) => [row.id, row]),
  );
  const skuIds = [...new Set(forms.map(({ goods_attr_id: id }) => id))];
  const skus = await skusByIds(db, skuIds, buyer.isLocking);
  const lines = forms.map((form) =>
    lineOf(form, { goods: goods.get(form.id), sku: skus.get(form.goods_attr_id) }, buyer.view),
  );
  for (const line of lines) assertAllowed(line, buyer);
  for (const line of lines) await assertWithinLimits(db, line, { lines, buyer });
  return lines;
}
