// Proves what merging two accounts leaves of distribution: one place in the tree, every junior, one distributor.
import { beforeEach, expect, it } from 'vitest';
import { chainAbove } from '~/server/families/share/commissions';
import { enroll, readDistributor, remove } from '~/server/families/share/distributors';
import type { Trx } from '~/server/payments/ledger';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import { type Mall, openMall } from '~/tests/server/mall-helpers';
import { userOf } from '~/tests/server/money/checkout-helpers';
import { createShopper } from '~/tests/server/role-helpers';
import { mergeIntoMobile } from './merge';

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
  const merge = () =>
    mergeIntoMobile(mall.database.db, { userId: from, mobile: MOBILE, key: '', now: NOW, plugins: [] });
  const parentOf = async (id: number) => (await userOf(mall, id)).parent_id;

  it('moves its juniors, and who remembers its link, and leaves nobody below the closed account', async () => {
    const friend = await createShopper(mall.database.db, '朋友');
    await set(junior, { parent_id: from });
    await set(friend, { temp_parent_id: from });
    await merge();
    expect([await parentOf(junior), (await userOf(mall, friend)).temp_parent_id]).toEqual([to, to]);
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
