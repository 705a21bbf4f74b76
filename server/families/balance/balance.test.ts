// Proves the balance and its logs, and the log of points.
import { beforeAll, describe, expect, it } from 'vitest';
import { balanceIndex, balanceIntegralLog, balanceLogDetail, balanceLogs } from '~/schemas/api/balance.gen';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import { type Mall, openMall } from '~/tests/server/mall-helpers';
import { differences, recorded } from '~/tests/server/recorded';
import { monthOf } from './month';

const LIN = 1;

describe('the month of a list', () => {
  it("begins and ends on the mall's clock", () => {
    expect(monthOf('2026-12')).toEqual({
      from: new Date('2026-11-30T16:00:00Z'),
      until: new Date('2026-12-31T16:00:00Z'),
    });
    expect(monthOf('2026-11-21')).toEqual(monthOf('2026-11'));
  });

  it('is none for anything else', () => {
    for (const text of ['', 'x', '2026', '2026-13', '0000-00', '2026-1e9', '😀'])
      expect([text, monthOf(text)]).toEqual([text, null]);
  });
});

describeOnBothDatabases('api/balance', (open) => {
  let mall: Mall;
  let token: string;
  let stranger: string;
  beforeAll(async () => {
    mall = openMall(await open());
    token = await mall.tokenOf(LIN);
    stranger = await mall.tokenOf(2);
    const row = {
      user_id: LIN,
      description: '测试',
      reason: 'test',
      created_at: new Date('2025-03-31T15:59:59Z'),
    };
    await mall.database.db
      .insertInto('balance_logs')
      .values([
        {
          ...row,
          type: 1,
          money_fen: 5000,
          balance_after_fen: 5000,
          source_id: 'a',
          custom_desc: '{"remark":"x"}',
        },
        { ...row, type: 2, money_fen: 1, balance_after_fen: 4999, source_id: 'b', order_no: 'N1' },
      ])
      .execute();
  });

  it('returns the balance and how it is recharged', async () => {
    const data = await mall.ask(balanceIndex, {}, { token });
    expect(differences(recorded('balance-index'), data)).toEqual([]);
    const { balance_fen } = await mall.database.db
      .selectFrom('users')
      .select('balance_fen')
      .where('id', '=', LIN)
      .executeTakeFirstOrThrow();
    expect(Number(data.balance) * 100).toBe(balance_fen);
  });

  it('lists the changes of a month, the newest first, by kind', async () => {
    const { list } = await mall.ask(balanceLogs, { date: '2025-03' }, { token });
    expect(differences(recorded('balance-logs'), { list })).toEqual([]);
    expect(list.map(({ money }) => money)).toEqual(['0.01', '50.00']);
    expect(list[1]?.custom_desc).toBe('{"remark":"x"}');
    expect((await mall.ask(balanceLogs, { date: '2025-03-15', type: 1 }, { token })).list).toHaveLength(1);
    expect((await mall.ask(balanceLogs, { date: '2025-04' }, { token })).list).toEqual([]);
    expect((await mall.ask(balanceLogs, { date: '2025-03', page: 2 }, { token })).list).toEqual([]);
  });

  it('refuses a missing month', async () => {
    expect((await mall.call(balanceLogs, {}, { token })).msg).toBe('请传入date参数');
    expect((await mall.call(balanceLogs, { date: "2025-03' or 1=1" }, { token })).msg).toBe('请传入date参数');
  });

  it('shows a change to its owner only', async () => {
    const [row] = (await mall.ask(balanceLogs, { date: '2025-03' }, { token })).list;
    const id = Number(row?.id);
    expect((await mall.ask(balanceLogDetail, { id }, { token })).detail).toMatchObject({
      id,
      type: 2,
      money: '0.01',
      order_no: 'N1',
    });
    expect((await mall.ask(balanceLogDetail, { id }, { token: stranger })).detail).toBeNull();
    expect((await mall.call(balanceLogDetail, {}, { token })).msg).toBe('请传入日志ID');
    expect((await mall.ask(balanceLogs, { date: '2025-03' }, { token: stranger })).list).toEqual([]);
  });

  it('lists points by kind, with paging', async () => {
    const data = await mall.ask(balanceIntegralLog, {}, { token });
    expect(data.list.every(({ type }) => type === '1')).toBe(true);
    expect(data.pagination.total_count).toBeGreaterThan(0);
    expect(differences(recorded('integral-log-after'), data)).toEqual([]);
    expect((await mall.call(balanceIntegralLog, {})).code).toBe(-1);
  });
});
