// Proves that the tables themselves refuse what must never be stored.
import type { Kysely } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import type { Tables } from './tables';

type Db = Kysely<Tables>;
type Attempt = readonly [what: string, constraint: RegExp, attempt: (db: Db) => Promise<unknown>];

const LATER = new Date('2100-01-01T00:00:00Z');

const log = { user_id: 1, type: 2, description: 'x', reason: 'order-pay', source_id: 'twice' } as const;
const line = {
  order_id: 1,
  goods_id: 1,
  sku_id: 1,
  num: 1,
  unit_price_fen: 1,
  total_original_price_fen: 1,
  total_price_fen: 1,
  goods_info: '{}',
};
const attemptOf = (no: string) => ({
  payment_union_id: 1,
  method: 'wechat_h5',
  amount_fen: 1,
  out_trade_no: no,
  state: 'paid' as const,
  paid_at: LATER,
  transaction_no: no,
});
const submission = (token: string) => ({
  token,
  user_id: 1,
  form_digest: 'same',
  form_data: '{}',
  error: null,
  payment_union_id: null,
});

const topUp = (change: object) => ({
  user_id: 1,
  plan_id: null,
  order_no: 'x',
  pay_price_fen: 1,
  send_level_id: null,
  ...change,
});

const twice = async (insert: () => Promise<unknown>) => {
  await insert();
  await insert();
};

const REFUSED: readonly Attempt[] = [
  [
    'a stock below zero',
    /skus_stock_check/,
    (db) => db.updateTable('skus').set({ stock: -1 }).where('id', '=', 1).execute(),
  ],
  [
    'a balance below zero',
    /users_balance_fen_check/,
    (db) => db.updateTable('users').set({ balance_fen: -1 }).where('id', '=', 1).execute(),
  ],
  [
    'points below zero',
    /users_integral_check/,
    (db) => db.updateTable('users').set({ integral: -1 }).where('id', '=', 1).execute(),
  ],
  [
    'two full reductions at a time',
    /full_reductions_one_at_a_time/,
    (db) =>
      twice(() =>
        db
          .insertInto('full_reductions')
          .values({ title: 'x', rule_type: 1, steps: '[{}]', begin_at: LATER, end_at: '2100-02-01' })
          .execute(),
      ),
  ],
  [
    'a coupon stock below "no limit"',
    /coupons_total_count_check/,
    (db) => db.updateTable('coupons').set({ total_count: -2 }).where('id', '=', 1).execute(),
  ],
  [
    'a coupon for no points and no money',
    /points_coupons_check/,
    (db) =>
      db.insertInto('points_coupons').values({ coupon_id: 1, integral_num: 0, send_count: 1 }).execute(),
  ],
  [
    'a goods of the mall with a merchant',
    /goods_merchant/,
    (db) => db.updateTable('goods').set({ mch_id: 1 }).where('id', '=', 1).execute(),
  ],
  [
    'a merchant’s goods without a merchant',
    /goods_merchant/,
    (db) => db.updateTable('goods').set({ sign: 'mch' }).where('id', '=', 1).execute(),
  ],
  [
    'a review of another merchant’s goods',
    /merchant_goods_goods_id_mch_id_fkey/,
    (db) => db.updateTable('merchant_goods').set({ mch_id: 2 }).where('mch_id', '=', 1).execute(),
  ],
  [
    'two shops of one shopper',
    /merchants_user/,
    (db) => db.updateTable('merchants').set({ user_id: 1 }).execute(),
  ],
  [
    'two super member cards at a time',
    /vip_cards_on/,
    (db) => db.insertInto('vip_cards').values({ name: 'x', discount_percent: null }).execute(),
  ],
  [
    'a period of a card for less than nothing',
    /vip_card_periods_price_fen_check/,
    (db) => db.updateTable('vip_card_periods').set({ price_fen: -1 }).execute(),
  ],
  [
    'fewer than no coupons for points',
    /points_coupons_send_count_check/,
    (db) => db.updateTable('points_coupons').set({ send_count: -1 }).execute(),
  ],
  [
    'two accounts of one mobile',
    /users_mobile/,
    (db) =>
      db
        .insertInto('users')
        .values({
          mobile: '13800000001',
          nickname: 'x',
          password_hash: null,
          pay_password_hash: null,
          clerk_store_id: null,
          parent_id: null,
          temp_parent_id: null,
        })
        .execute(),
  ],
  [
    'a shopper who is his own referrer',
    /users_check/,
    (db) => db.updateTable('users').set({ parent_id: 1 }).where('id', '=', 1).execute(),
  ],
  [
    'two default addresses',
    /addresses_default/,
    (db) =>
      db
        .updateTable('addresses')
        .set({ is_default: true })
        .where('user_id', '=', 1)
        .where('type', '=', 0)
        .execute(),
  ],
  ['a cart row of nothing', /carts_num_check/, (db) => db.updateTable('carts').set({ num: 0 }).execute()],
  [
    'one SKU twice in a cart',
    /carts_user_id_sku_id_key/,
    (db) =>
      twice(() =>
        db.insertInto('carts').values({ user_id: 2, goods_id: 1, sku_id: 1, num: 1, price_fen: 1 }).execute(),
      ),
  ],
  [
    'one combination twice on a goods',
    /skus_sign/,
    (db) =>
      db.insertInto('skus').values({ goods_id: 1, sign_id: '1:3', attr_list: '[]', price_fen: 1 }).execute(),
  ],
  [
    'a discount coupon without a discount',
    /coupons_check/,
    (db) =>
      db
        .insertInto('coupons')
        .values({
          name: 'x',
          type: 1,
          discount_percent: null,
          discount_limit_fen: null,
          expire_type: 1,
          expire_day: 1,
        })
        .execute(),
  ],
  [
    'one balance booking twice',
    /balance_logs_user_id_reason_source_id_key/,
    (db) =>
      twice(() =>
        db
          .insertInto('balance_logs')
          .values({ ...log, money_fen: 1, balance_after_fen: 1 })
          .execute(),
      ),
  ],
  [
    'one points booking twice',
    /integral_logs_user_id_reason_source_id_key/,
    (db) =>
      twice(() =>
        db
          .insertInto('integral_logs')
          .values({ ...log, integral: 1, integral_after: 1 })
          .execute(),
      ),
  ],
  [
    'one order number twice',
    /orders_order_no_key/,
    (db) => db.updateTable('orders').set({ order_no: 'same' }).execute(),
  ],
  [
    'a paid order without the time of payment',
    /orders_check/,
    (db) => db.updateTable('orders').set({ is_pay: true, pay_at: null }).where('id', '=', 1).execute(),
  ],
  [
    'an order received before it was sent',
    /orders_check/,
    (db) =>
      db.updateTable('orders').set({ is_confirm: true, confirm_at: LATER }).where('id', '=', 2).execute(),
  ],
  [
    'an order line of nothing',
    /order_lines_num_check/,
    (db) =>
      db
        .insertInto('order_lines')
        .values({ ...line, num: 0, form_id: null })
        .execute(),
  ],
  [
    'two reviews of one line',
    /goods_comments_order_line_id_key/,
    (db) =>
      twice(() =>
        db
          .insertInto('goods_comments')
          .values({
            goods_id: 1,
            order_line_id: 1,
            user_id: 1,
            score: 3,
            content: 'x',
            sku_id: null,
            order_id: 1,
          })
          .execute(),
      ),
  ],
  [
    'a second review without a time',
    /goods_comments_check/,
    (db) => db.updateTable('goods_comments').set({ append_content: 'x' }).where('id', '=', 1).execute(),
  ],
  [
    'two payments of one union',
    /payment_attempts_paid/,
    async (db) => {
      await db.insertInto('payment_attempts').values(attemptOf('a')).execute();
      await db.insertInto('payment_attempts').values(attemptOf('b')).execute();
    },
  ],
  [
    'a top-up of nothing',
    /recharge_orders_pay_price_fen_check/,
    (db) =>
      db
        .insertInto('recharge_orders')
        .values(topUp({ pay_price_fen: 0 }))
        .execute(),
  ],
  [
    'a top-up that is paid and closed',
    /recharge_orders_check/,
    (db) =>
      db
        .insertInto('recharge_orders')
        .values(topUp({ is_pay: true, paid_at: LATER, closed_at: LATER }))
        .execute(),
  ],
  [
    'a union that froze more than it costs',
    /payment_unions_check/,
    (db) =>
      db.updateTable('payment_unions').set({ frozen_balance_fen: 99_999_999 }).where('id', '=', 1).execute(),
  ],
  [
    'the same form submitted twice at once',
    /order_submissions_running/,
    async (db) => {
      await db.insertInto('order_submissions').values(submission('one')).execute();
      await db.insertInto('order_submissions').values(submission('two')).execute();
    },
  ],
  [
    'a second home page',
    /diy_pages_home/,
    (db) => db.updateTable('diy_pages').set({ is_home_page: true }).execute(),
  ],
  [
    'a page title of sixteen letters',
    /diy_pages_title_check/,
    (db) => db.updateTable('diy_pages').set({ title: '一二三四五六七八九十一二三四五六' }).execute(),
  ],
  [
    'an order of a shopper who is not there',
    /orders_user_id_fkey/,
    (db) => db.updateTable('orders').set({ user_id: 999 }).where('id', '=', 1).execute(),
  ],
];

describeOnBothDatabases('the tables', (open) => {
  let db: Db;
  beforeAll(async () => {
    ({ db } = await open());
  });

  /** Each attempt is rolled back, so that none affects the next. */
  it.each(REFUSED)('refuse %s', async (_what, constraint, attempt) => {
    await expect(db.transaction().execute(async (trx) => attempt(trx))).rejects.toThrow(constraint);
  });

  it('allow the next submission of a form once the first is done', async () => {
    await db
      .insertInto('order_submissions')
      .values({ ...submission('first'), state: 'failed', error: '商品库存不足' })
      .execute();
    await db.insertInto('order_submissions').values(submission('second')).execute();
    const rows = await db
      .selectFrom('order_submissions')
      .select('state')
      .where('form_digest', '=', 'same')
      .orderBy('id')
      .execute();
    expect(rows.map(({ state }) => state)).toEqual(['failed', 'queued']);
  });
});
