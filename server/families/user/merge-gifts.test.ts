// Proves that what is given once a person is not added up by merging his accounts, whatever gave it.
import { afterEach, beforeEach, expect, it } from 'vitest';
import { grantCoupons } from '~/server/families/coupon/grants';
import { grantSentCoupons } from '~/server/families/coupon/sent-coupons';
import { auditLedger } from '~/server/payments/audit';
import type { Trx } from '~/server/db/transaction';
import { postIntegral } from '~/server/ledger/ledger';
import { provePayPassword } from '~/server/payments/pay-password';
import { PLUGINS } from '~/server/app/load-plugins';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import { type Mall, openMall } from '~/tests/server/mall-helpers';
import { userOf } from '~/tests/server/money/checkout-helpers';
import { createShopper } from '~/tests/server/role-helpers';
import { mergeIntoMobile } from './merge';

const MOBILE = '13900000007';
const NOW = new Date();
const TERMS = { name: '赠券', type: 2, sub_price_fen: 500, expire_type: 1, expire_day: 7 } as const;

describeOnBothDatabases('gifts of two accounts that become one', (open) => {
  let mall: Mall;
  let from: number;
  let to: number;
  let coupon: number;
  beforeEach(async () => {
    mall = openMall(await open());
    from = await createShopper(db(), '微信号');
    to = await createShopper(db(), '手机号');
    await db().updateTable('users').set({ mobile: MOBILE }).where('id', '=', to).execute();
    coupon = await createCoupon();
  });
  afterEach(async () => {
    expect(await auditLedger(db())).toEqual([]);
    mall.close();
  });

  const db = () => mall.database.db;
  const inTrx = <T>(work: (trx: Trx) => Promise<T>): Promise<T> => db().transaction().execute(work);
  const createCoupon = async (changes: object = {}): Promise<number> =>
    (
      await db()
        .insertInto('coupons')
        .values({ ...TERMS, total_count: 9, ...changes })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id;
  const merge = async () => {
    const proof = await provePayPassword({ db: db(), user: { id: from }, token: '', now: NOW });
    await mergeIntoMobile(db(), { userId: from, mobile: MOBILE, key: '', now: NOW, plugins: PLUGINS, proof });
  };
  const grant = (userId: number, source: string) =>
    inTrx((trx) => grantCoupons(trx, { userId, couponIds: [coupon], receiveType: '测试', source, now: NOW }));
  const receive = async (userId: number): Promise<void> => {
    await grant(userId, `receipt:${userId}:${Math.random()}`);
    await db().updateTable('user_coupons').set({ source: null }).where('user_id', '=', userId).execute();
  };
  const usable = async (): Promise<number> =>
    (
      await db()
        .selectFrom('user_coupons')
        .select('id')
        .where('user_id', '=', to)
        .where('is_use', '=', false)
        .where('end_at', '>', NOW)
        .execute()
    ).length;

  const awardOf = async (userId: number) => {
    const activity = await db().selectFrom('member_activities').select('id').executeTakeFirstOrThrow();
    const { id } = await db()
      .insertInto('member_activity_gifts')
      .values({ user_id: userId, activity_id: activity.id, balance_fen: 0, integral: 0 })
      .returning('id')
      .executeTakeFirstOrThrow();
    return `member-award:${id}`;
  };
  const levelGiftOf = async (userId: number) => {
    const level = await db().selectFrom('member_levels').select('id').executeTakeFirstOrThrow();
    const { id } = await db()
      .insertInto('member_level_gifts')
      .values({ user_id: userId, level_id: level.id, balance_fen: 0, integral: 0 })
      .returning('id')
      .executeTakeFirstOrThrow();
    return `member-gift:${id}`;
  };
  const formOf = async (times: number): Promise<number> => {
    const template = await db().selectFrom('diy_templates').select('id').executeTakeFirstOrThrow();
    const form = { template_id: template.id, version: `v${times}`, title: '', fields: '[]', times };
    const row = await db().insertInto('diy_forms').values(form).returning('id').executeTakeFirstOrThrow();
    return row.id;
  };
  /** A reply that was awarded with 7 points. */
  const replyTo = async (form_id: number, userId: number, token = `t${userId}`): Promise<string> => {
    const { id } = await db()
      .insertInto('diy_form_replies')
      .values({ user_id: userId, form_id, token, form_data: '[]' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const cause = { reason: 'diy-form', sourceId: `reply:${id}`, description: '提交表单奖励' };
    await inTrx((trx) => postIntegral(trx, { userId, type: 1, integral: 7, ...cause }));
    return `diy-form:${id}:0`;
  };

  it.each([
    ['of a level', levelGiftOf],
    ['of an activity', awardOf],
  ])('are one set of coupons %s', async (_name, giftOf) => {
    for (const userId of [from, to]) {
      const source = await giftOf(userId);
      const coupons = [{ id: coupon, num: 2 }];
      await inTrx((trx) => grantSentCoupons(trx, { userId, coupons, receiveType: '测试', source, now: NOW }));
    }
    await merge();
    expect(await usable()).toBe(2);
  });

  it.each([
    [1, 1],
    [0, 2],
  ])('are awards of a form that takes %i replies of a person', async (times, kept) => {
    const form = await formOf(times);
    for (const userId of [from, to]) await grant(userId, await replyTo(form, userId));
    await merge();
    expect([await usable(), (await userOf(mall, to)).integral]).toEqual([kept, 7 * kept]);
  });

  it('are united where both sent a form under one token', async () => {
    const form = await formOf(0);
    for (const userId of [from, to]) await replyTo(form, userId, 'same');
    await merge();
    expect(
      await db().selectFrom('diy_form_replies').select('token').where('user_id', '=', to).execute(),
    ).toEqual([{ token: 'same' }]);
  });

  it('are one coupon that an order used and returned, before or after', async () => {
    const orders = await db().selectFrom('orders').select('id').limit(2).execute();
    for (const [at, userId] of [from, to].entries()) {
      const [given] = await grant(userId, `register:${userId}`);
      expect(given).toBeDefined();
      if (userId === to) continue;
      const receipt = db().selectFrom('user_coupons').select('id').where('user_id', '=', userId);
      await db()
        .updateTable('orders')
        .set({ use_user_coupon_id: receipt, cancel_status: 1 })
        .where('id', '=', orders[at]?.id ?? 0)
        .execute();
    }
    await merge();
    expect(await usable()).toBe(1);
  });

  it('are no second coupon where one was used', async () => {
    for (const userId of [from, to]) await grant(userId, `register:${userId}`);
    const used = { is_use: true, used_at: NOW };
    await db().updateTable('user_coupons').set(used).where('user_id', '=', from).execute();
    await merge();
    expect(await usable()).toBe(0);
    // An order that is cancelled later returns it.
    await db()
      .updateTable('user_coupons')
      .set({ is_use: false, used_at: null })
      .where('user_id', '=', to)
      .execute();
    expect(await usable()).toBe(1);
  });

  it.each([
    [1, 1],
    [2, 2],
    [-1, 2],
  ])('are received as often as a limit of %i says', async (can_receive_count, kept) => {
    await db().updateTable('coupons').set({ can_receive_count }).where('id', '=', coupon).execute();
    for (const userId of [from, to]) await receive(userId);
    await merge();
    expect(await usable()).toBe(kept);
    const { total_count } = await db()
      .selectFrom('coupons')
      .select('total_count')
      .where('id', '=', coupon)
      .executeTakeFirstOrThrow();
    expect(total_count).toBe(9 - kept);
  });

  it('leave what was paid for', async () => {
    for (const userId of [from, to]) await grant(userId, `recharge:${userId}`);
    await merge();
    expect(await usable()).toBe(2);
  });
});
