// Creates rows of a shopper of every kind that the demo mall lacks, for the walk over the ids of others.
import type { Kysely } from 'kysely';
import { INVOICE_STATUSES } from '~/domain/invoice-status';
import type { Tables } from '~/server/db/tables';
import '~/server/plugins/advance/tables';
import { createUnion } from '~/server/payments/unions';
import { proofOf, sha256 } from './ids-of-kinds';

type Db = Kysely<Tables>;

const AT = new Date();
const INVOICE_STATES = [
  { examined_at: null, revoked_at: null, resubmitted_at: null },
  {
    status: INVOICE_STATUSES.issued,
    invoice_no: '24330001',
    examined_at: AT,
    revoked_at: null,
    resubmitted_at: null,
  },
  { status: INVOICE_STATUSES.withdrawn, examined_at: null, revoked_at: AT, resubmitted_at: null },
];

/** A top-up that waits for its payment. */
async function createRecharge(db: Db, userId: number): Promise<void> {
  const orderNo = `walk-recharge-${userId}`;
  const { id } = await db
    .insertInto('recharge_orders')
    .values({ user_id: userId, plan_id: null, order_no: orderNo, pay_price_fen: 777, send_level_id: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.transaction().execute((trx) =>
    createUnion(trx, {
      userId,
      orders: [{ id, orderNo, amountFen: 777, title: orderNo, kind: 'recharge' }],
      supportPayTypes: ['online_pay'],
      platform: 'mobile',
    }),
  );
}

/** An unpaid deposit of a pre-sale. */
async function createDeposit(db: Db, userId: number): Promise<void> {
  const sku = await db
    .selectFrom('skus')
    .innerJoin('goods', 'goods.id', 'goods_id')
    .select(['skus.id', 'goods_id', 'skus.price_fen', 'goods.name', 'cover_pic', 'sign_id', 'attr_list'])
    .where('sign', '=', 'advance')
    .orderBy('skus.id')
    .executeTakeFirstOrThrow();
  const { id: sku_id, goods_id, price_fen, sign_id, name, cover_pic, attr_list } = sku;
  const goods_attr = { id: sku_id, goods_id, sign_id, price_fen, original_price_fen: price_fen, pic_url: '' };
  const orderNo = `walk-deposit-${userId}`;
  const { id } = await db
    .insertInto('advance_orders')
    .values({
      advance_no: orderNo,
      token: `walk-deposit-token-${userId}`,
      user_id: userId,
      goods_id,
      sku_id,
      num: 1,
      price_fen,
      deposit_fen: 100,
      swell_fen: 200,
      ladder_rules: '[]',
      goods_info: JSON.stringify({ name, cover_pic, attr_list, goods_attr }),
      begin_at: null,
      end_at: new Date(Date.now() + 600_000),
      pay_limit: 1,
      balance_end_at: null,
      cancel_at: new Date(Date.now() + 600_000),
      paid_at: null,
      ended_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const orders = [{ id, orderNo, amountFen: 100, title: orderNo, kind: 'advance' }];
  await db
    .transaction()
    .execute((trx) =>
      createUnion(trx, { userId, orders, supportPayTypes: ['online_pay'], platform: 'mobile' }),
    );
}

/** An after-sale of the shopper's first order, which the shop has agreed to. */
async function createAfterSale(db: Db, userId: number): Promise<void> {
  const line = await db
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .select(['order_lines.id', 'order_id'])
    .where('user_id', '=', userId)
    .orderBy('order_lines.id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('order_refunds')
    .values({
      user_id: userId,
      order_id: line.order_id,
      order_line_id: line.id,
      refund_no: `walk-refund-${userId}`,
      type: 1,
      num: 1,
      refund_price_fen: 100,
      status: 2,
      status_at: new Date(),
      refund_address_id: null,
    })
    .execute();
}

/** Invoices of received orders: one that waits, one that is issued, one that was withdrawn. */
async function createInvoices(db: Db, userId: number): Promise<void> {
  const orders = await db
    .selectFrom('orders')
    .select(['id', 'total_pay_price_fen'])
    .where('user_id', '=', userId)
    .where('is_confirm', '=', true)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .limit(INVOICE_STATES.length)
    .execute();
  for (const [index, { id, total_pay_price_fen: price_fen }] of orders.entries()) {
    const row = {
      buyer_title: `walk-buyer-${userId}`,
      buyer_email: `walk-${userId}@example.com`,
      ...INVOICE_STATES[index],
      title_type: 1 as const,
      invoice_type_code: '026' as const,
      price_fen,
    };
    await db
      .insertInto('invoices')
      .values({
        examined_at: null,
        revoked_at: null,
        resubmitted_at: null,
        ...row,
        order_id: id,
        user_id: userId,
      })
      // The demo mall has some.
      .onConflict((conflict) => conflict.column('order_id').doUpdateSet(row))
      .execute();
  }
}

/** A rider for the shopper's first parcel, if he has one. */
async function createDelivery(db: Db, userId: number): Promise<void> {
  const parcel = await db
    .selectFrom('order_expresses')
    .innerJoin('orders', 'orders.id', 'order_expresses.order_id')
    .select('order_expresses.id')
    .where('user_id', '=', userId)
    .orderBy('order_expresses.id')
    .executeTakeFirst();
  if (parcel === undefined) return;
  const places = { shop_latitude: 30, shop_longitude: 120, user_latitude: 30, user_longitude: 120 };
  await db
    .insertInto('city_deliveries')
    .values({
      order_express_id: parcel.id,
      rider_name: `walk-rider-${userId}`,
      estimated_at: null,
      ...places,
    })
    .execute();
}

/** Rows of the kinds that the demo mall lacks. */
export async function createRows(db: Db, userId: number): Promise<void> {
  const { mobile } = await db
    .selectFrom('users')
    .select('mobile')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const later = new Date(Date.now() + 600_000);
  await db
    .insertInto('carts')
    .values({ user_id: userId, goods_id: 1, sku_id: 1, num: 1, price_fen: 100 })
    .onConflict((c) => c.doNothing())
    .execute();
  const union = await db
    .insertInto('payment_unions')
    .values({ user_id: userId, out_trade_no: `walk-${userId}`, title: 'x', amount_fen: 100 })
    .returning('id')
    .executeTakeFirstOrThrow();
  await createRecharge(db, userId);
  await createDeposit(db, userId);
  await createAfterSale(db, userId);
  await createInvoices(db, userId);
  await createDelivery(db, userId);
  await db
    .insertInto('order_submissions')
    .values({
      token: `walk-token-${userId}`,
      user_id: userId,
      form_digest: 'x',
      form_data: '{}',
      state: 'done',
      error: null,
      payment_union_id: union.id,
    })
    .execute();
  const reply = {
    key: 'text',
    key_name: '',
    name: '姓名',
    label: '姓名',
    is_required: 0,
    value: `walk-${userId}`,
  };
  await db
    .insertInto('diy_form_replies')
    .values({
      user_id: userId,
      form_id: null,
      token: `walk-${userId}`,
      form_data: JSON.stringify([reply]),
      replied_at: null,
      deleted_at: null,
    })
    .execute();
  await db
    .insertInto('check_in_awards')
    .values({
      user_id: userId,
      status: 1,
      award_key: '2026-11-01',
      day: 1,
      type: 'integral',
      amount: 0,
      on_day: '2026-11-01',
      run_started_on: '2026-11-01',
      continue_day: 1,
      total_day: 1,
      token: `award-of-${userId}`,
    })
    .execute();
  await db
    .insertInto('sms_codes')
    .values({ mobile: mobile ?? '', code_hash: sha256('424242'), purpose: 'x', expires_at: later })
    .execute();
  await db
    .insertInto('identity_proofs')
    .values({ key_hash: sha256(proofOf(userId)), user_id: userId, expires_at: later })
    .execute();
  await db
    .updateTable('users')
    .set({ clerk_store_id: null, is_admin: false })
    .where('id', '=', userId)
    .execute();
}
