// Helpers for tests of group purchases: opening, joining and paying through the app, timed work, and what is stored.
import type { FormGroup, OrderForm } from '~/schemas/api/order.gen';
import { paymentPayBuyBalance } from '~/schemas/api/payment.gen';
import { pintuanOrderSubmit } from '~/schemas/api/pintuan.gen';
import { orderPayData } from '~/schemas/api/order.gen';
import { PLUGINS } from '~/server/app/load-plugins';
import { JobRunner } from '~/server/jobs/jobs';
import { postBalance } from '~/server/ledger/ledger';
import '~/server/plugins/pintuan/tables';
import type { Mall } from './mall-helpers';
import { formOf } from './money/checkout-helpers';

export interface LadderGoods {
  ladderId: number;
  baseId: number;
  goodsId: number;
  skuId: number;
  peopleNum: number;
}

/** A seeded ladder of so many people with its first SKU. */
export async function ladderOf({ database: { db } }: Mall, peopleNum: number): Promise<LadderGoods> {
  const row = await db
    .selectFrom('pintuan_ladders')
    .innerJoin('skus', 'skus.goods_id', 'ladder_goods_id')
    .select(['pintuan_ladders.id as ladderId', 'pintuan_ladders.goods_id as baseId'])
    .select(['ladder_goods_id as goodsId', 'skus.id as skuId', 'people_num as peopleNum'])
    .where('people_num', '=', peopleNum)
    .where('stock', '>', 0)
    .orderBy('pintuan_ladders.id')
    .orderBy('skus.id')
    .executeTakeFirstOrThrow();
  return row;
}

/** The form of a group purchase: a new group, or the one to join. */
export const groupForm = (
  { goodsId, skuId, ladderId }: LadderGoods,
  { groupId = 0, num = 1, remark = '' }: { groupId?: number; num?: number; remark?: string } = {},
): OrderForm => {
  const own: Partial<FormGroup> & Record<string, unknown> = {
    pintuan_group_id: ladderId,
    pintuan_order_id: groupId,
    send_type: 'offline',
    store_id: 1,
    remark,
  };
  const form = formOf([{ id: goodsId, goods_attr_id: skuId, num, cart_id: 0 }], own);
  return { ...form, address: { name: '林小满', mobile: '13800000001' } };
};

/** Submits and polls: the payment, or the words of the refusal. */
export async function submit(
  mall: Mall,
  token: string,
  form: OrderForm,
): Promise<{ unionId: number; msg: string }> {
  const submitted = await mall.call(pintuanOrderSubmit, { form_data: form }, { token });
  if (submitted.code !== 0) return { unionId: 0, msg: submitted.msg };
  const { token: proof, queue_id } = submitted.data;
  const polled = await mall.call(orderPayData, { token: proof, queue_id: String(queue_id) }, { token });
  return polled.code === 0 ? { unionId: polled.data.id ?? 0, msg: '' } : { unionId: 0, msg: polled.msg };
}

/** Pays from a balance that is topped up for it. */
export async function payByBalance(mall: Mall, token: string, unionId: number) {
  const { db } = mall.database;
  const union = await db
    .selectFrom('payment_unions')
    .selectAll()
    .where('id', '=', unionId)
    .executeTakeFirstOrThrow();
  await db.transaction().execute((trx) =>
    postBalance(trx, {
      userId: union.user_id,
      type: 1,
      moneyFen: union.amount_fen,
      description: '测试充值',
      reason: 'test',
      sourceId: `union:${unionId}`,
    }),
  );
  const params = { id: unionId, pay_password: '', is_need_pay_password: 0 as const };
  return mall.call(paymentPayBuyBalance, params, { token });
}

/** The same; the words of a refusal, empty where it is paid. */
export async function payUnion(mall: Mall, token: string, unionId: number): Promise<string> {
  const { code, msg } = await payByBalance(mall, token, unionId);
  return code === 0 ? '' : msg;
}

/** The order, the member and the group of a payment. */
export const placedOf = ({ database: { db } }: Mall, unionId: number) =>
  db
    .selectFrom('payment_union_orders')
    .innerJoin('orders', 'orders.id', 'source_id')
    .leftJoin('pintuan_members', 'pintuan_members.order_id', 'orders.id')
    .leftJoin('pintuan_orders', 'pintuan_orders.id', 'pintuan_order_id')
    .select(['orders.id as orderId', 'orders.user_id as userId', 'is_locked', 'cancel_status', 'is_pay'])
    .select(['total_pay_price_fen', 'refunded_fen', 'pintuan_order_id as groupId', 'state'])
    .where('payment_union_id', '=', unionId)
    .where('kind', '=', 'order')
    .executeTakeFirstOrThrow();

/** Does all timed work that is due at a moment, until nothing is. */
export async function runJobs(mall: Mall, now: Date): Promise<void> {
  const failures: unknown[] = [];
  const gateway = { deliver: () => Promise.resolve() } as never;
  const runner = new JobRunner(mall.database.db, {
    gateway,
    plugins: PLUGINS,
    onFailure: (error) => failures.push(error),
  });
  for (let round = 0; round < 10 && (await runner.run(now)) > 0; round += 1);
  if (failures.length > 0) throw failures[0];
}

/** Puts so many pieces of a copy's SKU on the shelf. */
export async function setPieces({ database: { db } }: Mall, skuId: number, pieces: number): Promise<void> {
  const { stock } = await db
    .selectFrom('skus')
    .select('stock')
    .where('id', '=', skuId)
    .executeTakeFirstOrThrow();
  await db.updateTable('skus').set({ stock: pieces }).where('id', '=', skuId).execute();
  await db
    .updateTable('sku_allotments')
    .set((eb) => ({ num: eb('num', '+', pieces - stock) }))
    .where('sku_id', '=', skuId)
    .execute();
}

/** Pieces of a copy's SKU: what it was given, and what of that is free. */
export const allotted = ({ database: { db } }: Mall, skuId: number) =>
  db
    .selectFrom('sku_allotments')
    .innerJoin('skus', 'skus.id', 'sku_allotments.sku_id')
    .innerJoin('skus as source', 'source.id', 'source_sku_id')
    .select(['num as given', 'skus.stock as free', 'source.stock as source'])
    .where('sku_id', '=', skuId)
    .executeTakeFirstOrThrow();
