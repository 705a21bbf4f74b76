// Proves what merging two accounts leaves of distribution: one place in the tree, every junior, one distributor.
import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { chainAbove } from '~/server/families/share/commissions';
import { enroll, readDistributor, remove } from '~/server/families/share/distributors';
import { auditLedger } from '~/server/payments/audit';
import { postBalance, postIntegral } from '~/server/ledger/ledger';
import type { Trx } from '~/server/db/transaction';
import { provePayPassword, setPayPassword } from '~/server/payments/pay-password';
import { PLUGINS } from '~/server/app/load-plugins';
import { mallMemberVerifyPayPassword } from '~/schemas/api/mall-member.gen';
import { grantRegisterCoupons } from '~/server/families/coupon/grants';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import { type Mall, openMall } from '~/tests/server/mall-helpers';
import { userOf } from '~/tests/server/money/checkout-helpers';
import { createShopper } from '~/tests/server/role-helpers';
import { mergeIntoMobile, MOVED } from './merge';

const MOBILE = '13900000007';
const NOW = new Date('2026-11-21T10:00:00+08:00');

describeOnBothDatabases('merging an account into another', (open) => {
  let mall: Mall;
  let from: number;
  let to: number;
  let other: number;
  let junior: number;
  beforeEach(async () => {
    mall = openMall(await open());
    const { db } = mall.database;
    from = await createShopper(db, '微信号');
    to = await createShopper(db, '手机号');
    other = await createShopper(db, '上级');
    junior = await createShopper(db, '下级');
    await set(to, { mobile: MOBILE });
  });

  const inTrx = <T>(work: (trx: Trx) => Promise<T>): Promise<T> =>
    mall.database.db.transaction().execute(work);
  const set = (id: number, change: object) =>
    mall.database.db.updateTable('users').set(change).where('id', '=', id).execute();
  const merge = async () => {
    const { db } = mall.database;
    const proof = await provePayPassword({ db, user: { id: from }, token: '', now: NOW });
    return mergeIntoMobile(db, { userId: from, mobile: MOBILE, key: '', now: NOW, plugins: PLUGINS, proof });
  };
  const parentOf = async (id: number) => (await userOf(mall, id)).parent_id;

  it('moves its juniors, and who remembers its link, and leaves nobody below the closed account', async () => {
    const friend = await createShopper(mall.database.db, '朋友');
    await set(junior, { parent_id: from });
    await set(friend, { temp_parent_id: from });
    await merge();
    expect([await parentOf(junior), (await userOf(mall, friend)).temp_parent_id]).toEqual([to, to]);
  });

  it('waits for an order that is being submitted, then moves it beside one of the same form', async () => {
    const { db } = mall.database;
    const submit = async (user_id: number, token: string) =>
      (
        await db
          .insertInto('order_submissions')
          .values({ token, user_id, form_digest: 'same', form_data: '{}', state: 'running' })
          .returning('id')
          .executeTakeFirstOrThrow()
      ).id;
    const own = await submit(from, 'own');
    await submit(to, 'other');
    await expect(merge()).rejects.toThrow('有正在提交的订单，请稍后再合并');
    await db
      .updateTable('order_submissions')
      .set({ state: 'failed', error: '库存不足' })
      .where('id', '=', own)
      .execute();
    await merge();
    const rows = await db.selectFrom('order_submissions').select('user_id').execute();
    expect(rows.map(({ user_id }) => user_id)).toEqual([to, to]);
  });

  it('moves rows without a unique key of the shopper, but for those of which two cannot have the same', async () => {
    const { rows } = await sql<{ name: string }>`
      select indrelid::regclass::text as name from pg_index
      where indisunique and pg_get_indexdef(indexrelid) ~ '[(, ]user_id[,)]'`.execute(mall.database.db);
    const keyed = rows.filter(({ name }) => MOVED.includes(name)).map(({ name }) => name);
    expect(keyed.sort()).toEqual(['commission_logs', 'order_submissions', 'withdrawals']);
  });

  it('asks for the pay password of the account, which then protects the other one', async () => {
    const { db } = mall.database;
    await setPayPassword(db, { userId: from, password: '123456' });
    await expect(merge()).rejects.toThrow('请输入支付密码');
    const token = await mall.tokenOf(from);
    await mall.ask(mallMemberVerifyPayPassword, { pay_password: '123456' }, { token });
    const proof = await provePayPassword({ db, user: { id: from }, token, now: new Date() });
    const hash = (await userOf(mall, from)).pay_password_hash;
    await mergeIntoMobile(db, { userId: from, mobile: MOBILE, key: '', now: NOW, plugins: PLUGINS, proof });
    expect((await userOf(mall, to)).pay_password_hash).toBe(hash);
  });

  it('keeps one of each that is given once a person, however many accounts are merged', async () => {
    const { db } = mall.database;
    const inside = (work: (trx: Trx) => Promise<unknown>) => db.transaction().execute(work);
    const accounts = [to, from, await createShopper(db, '另一个微信号'), await createShopper(db, '第三个')];
    const [award] = await db.selectFrom('member_activities').select('id').limit(1).execute();
    for (const id of accounts) {
      await inside((trx) => grantRegisterCoupons(trx, id, NOW));
      await db
        .insertInto('check_in_awards')
        .values({
          user_id: id,
          status: 1,
          award_key: '2026-11-21',
          day: 1,
          type: 'integral',
          amount: 7,
          on_day: '2026-11-21',
          run_started_on: '2026-11-21',
          continue_day: 1,
          total_day: 1,
          token: `t${id}`,
        })
        .execute();
      await inside((trx) =>
        postIntegral(trx, {
          userId: id,
          type: 1,
          integral: 7,
          description: '签到',
          reason: 'check-in',
          sourceId: `a${id}`,
        }),
      );
      if (award === undefined) continue;
      await db
        .insertInto('member_activity_gifts')
        .values({ user_id: id, activity_id: award.id, balance_fen: 0, integral: 0 })
        .execute();
      await inside((trx) =>
        postBalance(trx, {
          userId: id,
          type: 1,
          moneyFen: 100,
          description: '自己的',
          reason: 'test',
          sourceId: `b${id}`,
        }),
      );
    }
    const before = await userOf(mall, to);
    for (const one of accounts.slice(1)) {
      from = one;
      await merge();
    }
    const coupons = await db.selectFrom('user_coupons').select('source').where('user_id', '=', to).execute();
    expect(coupons).toHaveLength(1);
    expect((await userOf(mall, to)).integral).toBe(before.integral);
    expect((await userOf(mall, to)).balance_fen).toBe(400);
    expect(await auditLedger(db)).toEqual([]);
  });

  it('gives its referrer to the one that stays, where that has none', async () => {
    await set(from, { parent_id: other, junior_at: NOW });
    await merge();
    expect(await userOf(mall, to)).toMatchObject({ parent_id: other, junior_at: NOW });
    expect(await parentOf(from)).toBeNull();
  });

  it('leaves a referrer of its own to the one that stays', async () => {
    await set(from, { parent_id: junior });
    await set(to, { parent_id: other });
    await merge();
    expect(await parentOf(to)).toBe(other);
  });

  it('takes the place of its referrer where it was the junior of the closed account', async () => {
    await set(from, { parent_id: other });
    await set(to, { parent_id: from });
    await merge();
    expect(await parentOf(to)).toBe(other);
  });

  it('closes no circle where it was further below the closed account', async () => {
    await set(from, { parent_id: other });
    await set(junior, { parent_id: from });
    await set(to, { parent_id: junior });
    await merge();
    expect([await parentOf(junior), await parentOf(to)]).toEqual([to, other]);
  });

  it('stays at the top where the closed account was below it', async () => {
    await set(junior, { parent_id: to });
    await set(from, { parent_id: junior });
    await merge();
    expect([await parentOf(junior), await parentOf(to)]).toEqual([to, null]);
  });

  it('leaves a distributor of a distributor and of one who was removed', async () => {
    await inTrx(async (trx) => {
      for (const userId of [from, to]) await enroll(trx, { userId, now: NOW }, 1);
      await remove(trx, { userId: to, reason: '违规', now: NOW });
    });
    const money = { money_fen: 300, total_money_fen: 500 };
    await mall.database.db
      .updateTable('distributors')
      .set(money)
      .where('user_id', 'in', [from, to])
      .execute();
    await merge();
    expect(await readDistributor(mall.database.db, to)).toMatchObject({
      status: 1,
      deleted_at: null,
      reason: '',
      money_fen: 600,
      total_money_fen: 1000,
    });
    await set(junior, { parent_id: to });
    expect((await chainAbove(mall.database.db, junior)).map(({ userId }) => userId)).toEqual([to]);
  });
});
