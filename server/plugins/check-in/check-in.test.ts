// Proves checking in: once a day, runs, the awards of days, and the data of the widget.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkInSignIn, checkInSignInResult } from '~/schemas/api/check_in.gen';
import { indexTplIndex } from '~/schemas/api/index.gen';
import { userUserInfo } from '~/schemas/api/user.gen';
import { auditLedger } from '~/server/payments/audit';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import { type Mall, openMall } from '~/tests/server/mall-helpers';
import { blocksOf, dataOf, savePage } from '~/tests/server/page-helpers';

const DAY_MS = 86_400_000;
/** A Wednesday, at 23:30 on the mall's clock. */
const START = Date.parse('2026-11-18T15:30:00Z');

const OPTION = {
  status: 1,
  normal: 5,
  normal_type: 'integral',
  continue_type: 1,
  continue: [{ day: 2, number: 30, type: 'integral' }],
  total: [{ day: 3, number: '5.00', type: 'balance' }],
};

describeOnBothDatabases('plugin/check_in', (open) => {
  let mall: Mall;
  let nowMs = START;
  let token: string;
  beforeAll(async () => {
    mall = openMall(await open(), { now: () => new Date(nowMs) });
  });
  afterAll(() => {
    expect(mall.failures).toEqual([]);
    mall.close();
  });

  const save = (option: object) =>
    mall.database.db
      .insertInto('mall_options')
      .values({ key: 'check_in', value: JSON.stringify(option) })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: JSON.stringify(option) }))
      .execute();
  beforeEach(async () => {
    nowMs = START;
    await mall.database.db.deleteFrom('check_in_awards').execute();
    await mall.database.db.deleteFrom('integral_logs').where('reason', '=', 'check-in').execute();
    await mall.database.db.deleteFrom('balance_logs').where('reason', '=', 'check-in').execute();
    await save(OPTION);
    token = await mall.tokenOf(1);
  });

  const take = (status: 1 | 2 | 3 = 1, day = 1, by = token) =>
    mall.call(checkInSignIn, { status, day }, { token: by });
  const resultOf = (ticket: { queueId: number; token: string }, by = token) =>
    mall.call(checkInSignInResult, ticket, { token: by });
  const purse = () =>
    mall.database.db
      .selectFrom('users')
      .select(['integral', 'balance_fen'])
      .where('id', '=', 1)
      .executeTakeFirstOrThrow();
  const awardFor = async (by: string) => {
    const page_id = await savePage(mall, {
      tabs: [[{ id: 'check-in', permission_key: 'check_in', data: {} }]],
    });
    const answer = await mall.ask(indexTplIndex, { page_id }, { token: by });
    return (dataOf(blocksOf(answer), 'check-in') as { award: unknown }).award;
  };

  it('posts the points of the day once, for ten concurrent taps too', async () => {
    const before = await purse();
    const taps = await Promise.all(Array.from({ length: 10 }, () => take()));
    const taken = taps.filter(({ code }) => code === 0);
    expect(taken).toHaveLength(1);
    expect(taps.filter(({ msg }) => msg === '今天已签到')).toHaveLength(9);
    expect((await purse()).integral).toBe(before.integral + 5);
    expect((await resultOf(taken[0]?.data ?? { queueId: 0, token: '' })).data).toEqual({
      number: '5',
      type: 'integral',
      day: 1,
      status: 1,
    });
  });

  it('begins a day at midnight on the mall’s clock', async () => {
    await take();
    nowMs += 29 * 60_000;
    expect((await take()).msg).toBe('今天已签到');
    nowMs += 60_000;
    expect((await take()).code).toBe(0);
  });

  it('returns the result only to the holder of its token', async () => {
    const { data } = await take();
    const other = await mall.tokenOf(2);
    expect((await resultOf(data, other)).msg).toBe('无效的token');
    expect((await resultOf({ ...data, token: 'guessed' })).msg).toBe('无效的token');
  });

  it('grants the award of days in a row once a run, and again in the next one', async () => {
    await take();
    expect((await take(2, 2)).msg).toBe('用户连续签到天数未达到领取条件');
    nowMs += DAY_MS;
    await take();
    expect((await take(2, 2)).code).toBe(0);
    expect((await take(2, 2)).msg).toBe('已领取奖励');
    nowMs += 2 * DAY_MS;
    await take();
    expect((await take(2, 2)).msg).toBe('用户连续签到天数未达到领取条件');
    nowMs += DAY_MS;
    await take();
    expect((await take(2, 2)).code).toBe(0);
  });

  it('grants the award of total days once, into the balance', async () => {
    const before = await purse();
    for (let day = 0; day < 3; day += 1) {
      await take();
      // Days with a gap: they need not be in a row.
      nowMs += 2 * DAY_MS;
    }
    const { data } = await take(3, 3);
    expect((await resultOf(data)).data).toMatchObject({ number: '5.00', type: 'balance', day: 3, status: 3 });
    expect((await take(3, 3)).msg).toBe('已领取奖励');
    expect((await purse()).balance_fen).toBe(before.balance_fen + 500);
  });

  it.each([
    ['an award that nobody set', 2, 9, '错误的参数'],
    ['days in all that were not reached', 3, 3, '用户累计签到天数未达到领取条件'],
  ] as const)('refuses %s', async (_what, status, day, msg) => {
    expect((await take(status, day)).msg).toBe(msg);
  });

  it('is closed until the operator opens it, and to guests', async () => {
    await save({ ...OPTION, status: 0 });
    expect((await take()).msg).toBe('未开启签到');
    expect((await take(1, 1, '')).code).toBe(-1);
  });

  it('is part of what the shopper’s information says', async () => {
    await take();
    nowMs += DAY_MS;
    await take();
    const info = await mall.ask(userUserInfo, {}, { token });
    expect(info.check_in).toEqual({ continue: 2, total: 2, todayAward: '5积分' });
  });

  describe('the widget', () => {
    it('says today’s award and the days in a row, none to a guest', async () => {
      await take();
      nowMs += DAY_MS;
      await take();
      expect(await awardFor(token)).toEqual({ continue: 2, number: 5, type: 'integral' });
      expect(await awardFor('')).toEqual({ continue: 0, number: 5, type: 'integral' });
      nowMs += 2 * DAY_MS;
      expect(await awardFor(token)).toEqual({ continue: 0, number: 5, type: 'integral' });
    });

    it('says an award into the balance in yuan', async () => {
      await save({ ...OPTION, normal: '0.5', normal_type: 'balance' });
      expect(await awardFor(token)).toEqual({ continue: 0, number: '0.50', type: 'balance' });
    });
  });

  it('leaves a ledger that adds up', async () => {
    const fresh = openMall(await open());
    const by = await fresh.tokenOf(1);
    await fresh.call(checkInSignIn, { status: 1, day: 1 }, { token: by });
    expect(await auditLedger(fresh.database.db)).toEqual([]);
    fresh.close();
  });
});
