// Proves the deletion of an account: what keeps it open, what is given up, and who is left.
import { afterEach, beforeEach, expect, it } from 'vitest';
import { mallMemberVerifyPayPassword } from '~/schemas/api/mall-member.gen';
import { mobileValidateIdentity } from '~/schemas/api/mobile.gen';
import { userDestroy, userDestroyCheck, userUserInfo } from '~/schemas/api/user.gen';
import { grantRegisterCoupons } from '~/server/families/coupon/grants';
import { createMobileAccount } from '~/server/families/passport/accounts';
import { postCommission } from '~/server/families/share/commission-book';
import { settleCommissions } from '~/server/families/share/settle';
import { enroll } from '~/server/families/share/distributors';
import { postBalance, postIntegral } from '~/server/ledger/ledger';
import { auditLedger } from '~/server/payments/audit';
import { setPayPassword } from '~/server/payments/pay-password';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import { type Mall, openMall } from '~/tests/server/mall-helpers';
import { userOf } from '~/tests/server/money/checkout-helpers';
import { BUYER, buy } from '~/tests/server/money/refund-helpers';
import { createShopper } from '~/tests/server/role-helpers';
import { giveUpload } from '~/tests/server/upload-helpers';
import { registerMobile, sendCodeTo } from '~/tests/server/shopper-fixtures';

const MOBILE = '13955550001';
const NOW = new Date();

describeOnBothDatabases('deleting an account', (open) => {
  let mall: Mall;
  let userId: number;
  let token: string;
  beforeEach(async () => {
    mall = openMall(await open());
    token = await registerMobile(mall, MOBILE);
    userId = (await mall.ask(userUserInfo, {}, { token })).options.id;
  });
  afterEach(() => {
    expect(mall.failures).toEqual([]);
    mall.close();
  });

  const keyByCode = async () => {
    const sent = await sendCodeTo(mall, MOBILE);
    const form = { type: 'validate_by_mobile' as const, mobile: MOBILE, ...sent };
    return (await mall.ask(mobileValidateIdentity, form, { token })).key;
  };
  const destroy = (form: object) => mall.call(userDestroy, { is_agreed: 1, ...form }, { token });
  const give = (reason: string, fen: number, points: number) =>
    mall.database.db.transaction().execute(async (trx) => {
      const cause = { userId, type: 1 as const, description: '测试', reason, sourceId: '1' };
      await postBalance(trx, { ...cause, moneyFen: fen });
      await postIntegral(trx, { ...cause, integral: points });
    });

  it('asks for a proof of the owner and for his consent, and changes nothing without them', async () => {
    expect(await destroy({})).toMatchObject({ code: 1, data: { retry: 1 } });
    expect(await destroy({ is_agreed: 0, key: await keyByCode() })).toMatchObject({ code: 1 });
    await setPayPassword(mall.database.db, { userId, password: '123456' });
    expect((await destroy({})).msg).toBe('请输入支付密码');
    expect((await userOf(mall, userId)).mobile).toBe(MOBILE);
    await mall.ask(mallMemberVerifyPayPassword, { pay_password: '123456' }, { token });
    expect(await destroy({})).toMatchObject({ code: 0, msg: '账号已注销' });
  });

  it('says what is lost, posts it out of the books, ends all sessions and leaves nobody who could sign in', async () => {
    await give('test', 1234, 56);
    const other = await mall.tokenOf(userId);
    const { losses, open: matters } = await mall.ask(userDestroyCheck, {}, { token });
    expect(matters).toEqual([]);
    expect(losses).toContainEqual({ label: '余额', value: '￥12.34' });
    expect(losses.map(({ label }) => label)).toEqual(expect.arrayContaining(['积分', '优惠券']));
    expect((await destroy({ key: await keyByCode() })).code).toBe(0);
    expect(await userOf(mall, userId)).toMatchObject({ mobile: null, balance_fen: 0, integral: 0 });
    expect(await auditLedger(mall.database.db)).toEqual([]);
    for (const one of [token, other])
      expect((await mall.call(userUserInfo, {}, { token: one })).code).toBe(-1);
  });

  it('lets the mobile sign up anew as a new person, who is not given again what a person gets once', async () => {
    const { db } = mall.database;
    const couponsOf = (id: number) =>
      db.selectFrom('user_coupons').select('id').where('user_id', '=', id).execute();
    expect(await couponsOf(userId)).not.toEqual([]);
    expect((await destroy({ key: await keyByCode() })).code).toBe(0);
    const anew = await createMobileAccount(db, MOBILE, new Date());
    expect(anew?.userId).not.toBe(userId);
    expect(await couponsOf(anew?.userId ?? 0)).toEqual([]);
    await db.transaction().execute((trx) => grantRegisterCoupons(trx, anew?.userId ?? 0, new Date()));
    expect(await couponsOf(anew?.userId ?? 0)).toEqual([]);
  });

  it('ends the uploads of the person, but for the pictures of reviews, first and second ones', async () => {
    const { db } = mall.database;
    const [first = '', second = '', loose = ''] = await Promise.all(
      [1, 2, 3].map(() => giveUpload(mall, userId)),
    );
    const now = new Date();
    await db
      .insertInto('goods_comments')
      .values({
        goods_id: 1,
        sku_id: null,
        order_id: null,
        order_line_id: null,
        user_id: userId,
        score: 3,
        content: '好',
        pic_list: JSON.stringify([first]),
        append_content: '依旧好',
        append_pic_list: JSON.stringify([second]),
        commented_at: now,
        appended_at: now,
      })
      .execute();
    expect((await destroy({ key: await keyByCode() })).code).toBe(0);
    const ended = await db
      .selectFrom('attachments')
      .select('url')
      .where('url', 'in', [first, second, loose])
      .where('expires_at', 'is not', null)
      .execute();
    expect(ended).toEqual([{ url: loose }]);
  });

  const order = { total_goods_original_price_fen: 1, total_goods_price_fen: 1, total_price_fen: 1 };
  const addOrder = async (buyer: number, change: object) =>
    (
      await mall.database.db
        .insertInto('orders')
        .values({
          ...order,
          total_pay_price_fen: 1,
          user_id: buyer,
          order_no: `t${Math.random()}`,
          send_type: 0,
          ...change,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id;

  /** A trade of a closed payment, of which its provider has not yet said that nobody can pay it. */
  async function unknownTrade() {
    const { db } = mall.database;
    const { id } = await db
      .insertInto('payment_unions')
      .values({ user_id: userId, out_trade_no: 'closed', amount_fen: 1, closed_at: NOW })
      .returning('id')
      .executeTakeFirstOrThrow();
    const trade = { method: 'wechat_h5', provider: 'wechat' as const, out_trade_no: 'trade', amount_fen: 1 };
    await db
      .insertInto('payment_attempts')
      .values({ ...trade, payment_union_id: id, state: 'closed', transaction_no: null, check_at: NOW })
      .execute();
  }

  it('is refused with a link to each of what is open, whichever it is', async () => {
    const { db } = mall.database;
    const deposit = await db.selectFrom('advance_orders').selectAll().limit(1).executeTakeFirstOrThrow();
    const { id: _deposit, order_id: _order, ...deposits } = deposit;
    const group = await db
      .selectFrom('pintuan_orders')
      .select('id')
      .where('state', '=', 1)
      .executeTakeFirstOrThrow();
    const line = await db
      .selectFrom('order_lines')
      .select(['id', 'order_id'])
      .limit(1)
      .executeTakeFirstOrThrow();
    const union = { user_id: userId, out_trade_no: 'open', amount_fen: 1 };
    const kinds: readonly (readonly [string, () => Promise<unknown>])[] = [
      ['待付款', () => addOrder(userId, {})],
      ['待发货', () => addOrder(userId, { is_pay: true, pay_type: 3, pay_at: NOW })],
      [
        '待收货',
        () => addOrder(userId, { is_pay: true, pay_type: 3, pay_at: NOW, is_send: true, send_at: NOW }),
      ],
      [
        '售后期',
        () =>
          addOrder(userId, {
            is_pay: true,
            pay_type: 3,
            pay_at: NOW,
            is_send: true,
            send_at: NOW,
            is_confirm: true,
            confirm_at: NOW,
          }),
      ],
      [
        '售后进行中',
        () =>
          db
            .insertInto('order_refunds')
            .values({
              user_id: userId,
              order_id: line.order_id,
              order_line_id: line.id,
              refund_no: 'open',
              type: 3,
              num: 1,
              refund_price_fen: 1,
              refund_address_id: null,
            })
            .execute(),
      ],
      ['充值', () => db.insertInto('payment_unions').values(union).execute()],
      ['支付还没有结果', () => unknownTrade()],
      [
        '提现',
        () =>
          db
            .insertInto('withdrawals')
            .values({ user_id: userId, model: 'share', order_no: 'open', type: 'balance', price_fen: 1 })
            .execute(),
      ],
      [
        '预售定金',
        () =>
          db
            .insertInto('advance_orders')
            .values({
              ...deposits,
              user_id: userId,
              state: 0,
              token: 'open',
              advance_no: 'open',
              paid_at: null,
              ended_at: null,
              ladder_rules: JSON.stringify(deposit.ladder_rules),
              goods_info: JSON.stringify(deposit.goods_info),
            })
            .execute(),
      ],
      [
        '拼团',
        async () =>
          db
            .insertInto('pintuan_members')
            .values({
              pintuan_order_id: group.id,
              user_id: userId,
              paid_at: NOW,
              order_id: await addOrder(await createShopper(db, '团员'), {}),
            })
            .execute(),
      ],
    ];
    for (const [words, add] of kinds) {
      const before = (await mall.ask(userDestroyCheck, {}, { token })).open.length;
      await add();
      const { open: matters } = await mall.ask(userDestroyCheck, {}, { token });
      expect(matters.length, words).toBe(before + 1);
      expect(matters.find(({ title }) => title.includes(words))?.page_url, words).toMatch(
        /^\/(?:pages|plugins)\//,
      );
    }
    expect((await destroy({ key: await keyByCode() })).msg).toContain('还有未完成的事项');
  });

  it('frees the juniors and gives up the commission, frozen and withdrawable', async () => {
    const { db } = mall.database;
    await db.updateTable('users').set({ parent_id: userId }).where('id', '=', BUYER).execute();
    await db
      .transaction()
      .execute((trx) => enroll(trx, { userId, name: '张三', mobile: MOBILE, now: NOW }, 1));
    await db.updateTable('users').set({ pay_password_hash: null }).where('id', '=', BUYER).execute();
    const { id: orderId, order_no: orderNo } = await buy(mall, {
      token: await mall.tokenOf(BUYER),
      way: 'balance',
    });
    const frozen = db
      .selectFrom('order_commissions')
      .select('id')
      .where('user_id', '=', userId)
      .whereRef('taken_fen', '<', 'amount_fen');
    expect(await frozen.execute()).not.toEqual([]);
    await db.transaction().execute((trx) =>
      postCommission(trx, {
        userId,
        type: 1,
        kind: 1,
        moneyFen: 90,
        description: '测试',
        orderNo: '',
        reason: 'order',
        sourceId: 'test',
        now: NOW,
      }),
    );
    expect((await destroy({ key: await keyByCode() })).code).toBe(0);
    expect((await userOf(mall, BUYER)).parent_id).toBeNull();
    await db.transaction().execute((trx) => settleCommissions(trx, { orderId, orderNo, now: NOW }));
    expect(await frozen.execute()).toEqual([]);
    const left = await db
      .selectFrom('distributors')
      .selectAll()
      .where('user_id', '=', userId)
      .executeTakeFirst();
    expect(left).toMatchObject({ money_fen: 0, name: '', mobile: '' });
    expect(left?.deleted_at).not.toBeNull();
    await db
      .deleteFrom('orders')
      .where('id', '=', orderId)
      .execute()
      .catch(() => undefined);
  });
});
