// Helpers for tests of ordering: forms of the seed's goods, orders placed through the app, remaining stock.
import {
  type FormGoods,
  type FormGroup,
  orderPayData,
  orderSubmit,
  type OrderForm,
} from '~/schemas/api/order.gen';
import { mallMemberVerifyPayPassword } from '~/schemas/api/mall-member.gen';
import { paymentPayBuyBalance } from '~/schemas/api/payment.gen';
import { postBalance } from '~/server/ledger/ledger';
import { provePayment } from '~/server/payments/pay-password';
import type { Mall } from '../mall-helpers';

export interface Piece {
  goodsId: number;
  skuId: number;
}

/** An express goods of the seed that anyone may buy, with its first SKU; the `nth` of them. */
export async function plainGoods(mall: Pick<Mall, 'database'>, nth = 0): Promise<Piece> {
  const rows = await mall.database.db
    .selectFrom('goods')
    .innerJoin('skus', 'skus.goods_id', 'goods.id')
    .select(['goods.id as goodsId', 'skus.id as skuId'])
    .distinctOn('goods.id')
    .where('is_on_sale', '=', true)
    .where('is_negotiable', '=', false)
    .where('min_number', '=', 1)
    .where('confine_count', '=', -1)
    .where('confine_order_count', '=', -1)
    .where('limit_buy_value', '=', -1)
    .where('sell_begin_at', 'is', null)
    .where('sell_end_at', 'is', null)
    .where('buy_levels', 'is', null)
    .where('area_limit', 'is', null)
    .where('send_types', 'is', null)
    .where('skus.stock', '>=', 60)
    .orderBy('goods.id')
    .orderBy('skus.id')
    .limit(nth + 1)
    .execute();
  const piece = rows[nth];
  if (piece === undefined) throw new Error('The seed has too few plain goods.');
  return piece;
}

/** Proves the seed's pay password, as the phone does before a combination freezes balance; without one set it is refused. */
export const provePayPassword = (mall: Mall, token: string) =>
  mall.call(mallMemberVerifyPayPassword, { pay_password: '123456' }, { token });

/** A proof for commands that spend, in a mall that asks for no password. */
export const payProof = (mall: Mall, userId: number) =>
  provePayment(
    { db: mall.database.db, user: { id: userId }, token: '', now: new Date() },
    { isAsked: false, password: '', isSkipped: false },
  );

export const goodsOf = ({ goodsId, skuId }: Piece, rest: Partial<FormGoods> = {}): FormGoods => ({
  id: goodsId,
  goods_attr_id: skuId,
  num: 1,
  cart_id: 0,
  ...rest,
});

export const formOf = (goods: FormGoods[], group: Partial<FormGroup> = {}): OrderForm => ({
  list: [{ mch_id: 0, goods_list: goods, user_coupon_id: 0, use_integral: 0, remark: '', ...group }],
  address_id: 0,
});

/** Submits a form and polls: the payment, or the message of the refusal. */
export async function order(
  mall: Mall,
  token: string,
  form: OrderForm,
): Promise<{ unionId: number; msg: string }> {
  const submitted = await mall.call(orderSubmit, { form_data: form }, { token });
  if (submitted.code !== 0) return { unionId: 0, msg: submitted.msg };
  const { token: proof, queue_id } = submitted.data;
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const polled = await mall.call(orderPayData, { token: proof, queue_id: String(queue_id) }, { token });
    if (polled.code !== 0) return { unionId: 0, msg: polled.msg };
    if (polled.data.id !== undefined) return { unionId: polled.data.id, msg: '' };
  }
  throw new Error('The submission was never done.');
}

export const stockOf = async (mall: Mall, skuId: number): Promise<number> =>
  (
    await mall.database.db
      .selectFrom('skus')
      .select('stock')
      .where('id', '=', skuId)
      .executeTakeFirstOrThrow()
  ).stock;

export const setStock = (mall: Pick<Mall, 'database'>, skuId: number, stock: number) =>
  mall.database.db.updateTable('skus').set({ stock }).where('id', '=', skuId).execute();

/** The only order of a payment. */
export const orderOf = (mall: Mall, unionId: number) =>
  mall.database.db
    .selectFrom('orders')
    .innerJoin('payment_union_orders', 'payment_union_orders.source_id', 'orders.id')
    .selectAll('orders')
    .where('payment_union_id', '=', unionId)
    .where('kind', '=', 'order')
    .executeTakeFirstOrThrow();

export const userOf = (mall: Mall, id: number) =>
  mall.database.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** Grants a shopper a coupon without a scope. */
export async function giveCoupon(
  mall: Mall,
  { userId, subFen, minFen = 0 }: { userId: number; subFen: number; minFen?: number },
): Promise<number> {
  const { db } = mall.database;
  const coupon = await db
    .insertInto('coupons')
    .values({
      name: '测试券',
      type: 2,
      discount_percent: null,
      discount_limit_fen: null,
      sub_price_fen: subFen,
      min_price_fen: minFen,
      expire_type: 1,
      expire_day: 9,
      is_in_center: false,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id } = await db
    .insertInto('user_coupons')
    .values({
      user_id: userId,
      coupon_id: coupon.id,
      type: 2,
      discount_percent: null,
      discount_limit_fen: null,
      min_price_fen: minFen,
      sub_price_fen: subFen,
      start_at: new Date(0),
      end_at: new Date('2099-01-01'),
      receive_type: '领券中心领取',
      coupon_data: '{}',
      source: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export const reload = (mall: Mall, id: number) =>
  mall.database.db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** Saves an option of the mall. */
export const setOption = (mall: Mall, key: string, value: unknown) =>
  mall.database.db
    .insertInto('mall_options')
    .values({ key, value: JSON.stringify(value) })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: JSON.stringify(value) }))
    .execute();

interface Ordering {
  token: string;
  /** Picked up at the first store instead of delivered. */
  isPickUp?: boolean;
  /** Index among the plain goods. */
  nth?: number;
  /** Pieces of it. */
  num?: number;
}

/** An order of one plain goods, placed through the app. */
export async function placeOne(mall: Mall, { token, isPickUp = false, nth = 0, num = 1 }: Ordering) {
  const goods = [goodsOf(await plainGoods(mall, nth), { num })];
  const contact = { name: '林小满', mobile: '13800000001' };
  const pickUp = { ...formOf(goods, { send_type: 'offline', store_id: 1 }), address: contact };
  const { unionId, msg } = await order(mall, token, isPickUp ? pickUp : formOf(goods));
  if (unionId === 0) throw new Error(msg);
  return { unionId, ...(await orderOf(mall, unionId)) };
}

/** As `placeOne`, paid from a balance that was topped up for it. */
export async function payOne(mall: Mall, ordering: Ordering) {
  const one = await placeOne(mall, ordering);
  await mall.database.db.transaction().execute((trx) =>
    postBalance(trx, {
      userId: one.user_id,
      type: 1,
      moneyFen: one.total_pay_price_fen,
      description: '测试充值',
      reason: 'test',
      sourceId: `order:${one.id}`,
    }),
  );
  await setOption(mall, 'recharge_setting', { status: 1, is_pay_password: 0 });
  const params = { id: one.unionId, pay_password: '', is_need_pay_password: 0 as const };
  await mall.ask(paymentPayBuyBalance, params, { token: ordering.token });
  return { ...one, ...(await reload(mall, one.id)) };
}
