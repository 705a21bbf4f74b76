// Proves the team, the board, the links and the levels of distributors, and that they withdraw their money once.
import { beforeEach, expect, it } from 'vitest';
import {
  shareBindParent,
  shareBrokerage,
  shareCash,
  shareCashList,
  shareCustomize,
  shareIndex,
  shareLevel,
  shareLevelUp,
  shareLink,
  shareRank,
  shareSetting,
  shareTeam,
} from '~/schemas/api/share.gen';
import { auditLedger } from '~/server/payments/audit';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import { countQueries, type Mall, openMall } from '~/tests/server/mall-helpers';
import { setOption } from '~/tests/server/money/checkout-helpers';

const [LIN, GU, BUYER] = [1, 2, 4];

describeOnBothDatabases('the team of a distributor', (open) => {
  let mall: Mall;
  let lin: string;
  let buyer: string;
  beforeEach(async () => {
    mall = openMall(await open());
    lin = await mall.tokenOf(LIN);
    buyer = await mall.tokenOf(BUYER);
    await mall.database.db.updateTable('share_levels').set({ deleted_at: new Date() }).execute();
  });

  const moneyOf = async (userId: number) => {
    const query = mall.database.db
      .selectFrom('distributors')
      .select('money_fen')
      .where('user_id', '=', userId);
    return (await query.executeTakeFirstOrThrow()).money_fen;
  };

  it('shows the team, the levels, the board, the links and the words of the mall', async () => {
    const team = await mall.ask(shareTeam, {}, { token: lin });
    expect([team.first_count, team.second_count, team.third_count]).toEqual([3, 2, 1]);
    expect(team.list).toHaveLength(3);
    const found = await mall.ask(shareTeam, { status: 2, keyword: '荷塘' }, { token: lin });
    expect(found.list.map(({ nickname }) => nickname)).toEqual(['荷塘月色']);
    const board = await mall.ask(shareRank, { type: 2 }, { token: lin });
    expect(board.list[0]?.user_id).toBe(LIN);
    expect(board.my_rank).toBe(1);
    const links = await mall.ask(shareLink, {}, { token: lin });
    expect(links.list[0]?.url).toContain(`user_id=${LIN}`);
    expect(links.list.find(({ key }) => key === 'goods')?.share_money).not.toBe('0.00');
    expect((await mall.ask(shareCustomize, {}, { token: lin })).list.data.words['cash']?.name).toBe('提现');
    expect((await mall.ask(shareSetting, {}, { token: lin })).config.first).toBe(10);
  });

  it('counts the team on a page without juniors too, and shows none below the levels that the mall pays', async () => {
    const beyond = await mall.ask(shareTeam, { page: 99 }, { token: lin });
    expect(beyond).toEqual({ list: [], first_count: 3, second_count: 2, third_count: 1 });
    await setOption(mall, 'share_setting', { level: 1 });
    const closed = await mall.ask(shareTeam, { status: 2 }, { token: lin });
    expect(closed).toEqual({ list: [], first_count: 3, second_count: -1, third_count: -1 });
  });

  it('sums up orders and juniors of the page that is asked for', async () => {
    const whole = (await mall.ask(shareTeam, {}, { token: lin })).list;
    const parts = await Promise.all(
      [1, 2, 3].map((page) => mall.ask(shareTeam, { page, limit: 1 }, { token: lin })),
    );
    expect(parts.flatMap(({ list }) => list)).toEqual(whole);
    expect(whole.some(({ orderCount }) => orderCount > 0)).toBe(true);
    expect(whole.map(({ peopleCount }) => Number(peopleCount)).reduce((sum, count) => sum + count)).toBe(2);
  });

  it('reads the board once for all who ask within a second, each with his own place', async () => {
    const now = new Date();
    const options = { isChecking: false, now: () => now };
    const gu = await mall.tokenOf(GU);
    const board = await mall.ask(shareRank, { type: 1 }, { token: lin });
    const alone = await countQueries(mall, (one) => one.ask(shareRank, { type: 1 }, { token: lin }), options);
    const both = await countQueries(
      mall,
      async (counted) => {
        expect(await counted.ask(shareRank, { type: 1 }, { token: lin })).toEqual(board);
        const other = await counted.ask(shareRank, { type: 1 }, { token: gu });
        const place = board.list.find(({ user_id }) => user_id === GU) ?? null;
        expect(other).toEqual({ list: board.list, my_rank: place?.rank ?? null, mine: place });
      },
      options,
    );
    expect(both).toBe(2 * alone - 1);
  });

  it('raises a distributor by what he reached, by itself and when he asks', async () => {
    const { db } = mall.database;
    const levels = [
      { level: 11, name: '铜牌', first_rate: 2000, condition_type: 1 as const, condition_value: 4 },
      { level: 12, name: '金牌', first_rate: 3000, condition_type: 2 as const, condition_value: 99_999_900 },
    ];
    await db.insertInto('share_levels').values(levels).execute();
    const asked = await mall.ask(shareLevel, {}, { token: lin });
    expect(
      asked.list.map(({ condition_type, condition, present }) => [condition_type, condition, present]),
    ).toEqual([
      ['1', 4, 3],
      ['2', 999_999, Number((await mall.ask(shareBrokerage, {}, { token: lin })).list.total_money)],
    ]);
    expect((await mall.ask(shareLevelUp, {}, { token: lin })).status).toBe(0);
    await mall.ask(shareBindParent, { parent_id: LIN, condition: 1 }, { token: buyer });
    expect((await mall.ask(shareIndex, {}, { token: lin })).list.level_name).toBe('铜牌');
    await db.updateTable('share_levels').set({ condition_value: 0 }).where('level', '=', 12).execute();
    expect(await mall.ask(shareLevelUp, {}, { token: lin })).toMatchObject({
      status: 1,
      level_name: '升级到金牌',
    });
  });

  it('pays to the balance at once, and never the same money twice', async () => {
    const money = await moneyOf(LIN);
    const price = (money / 100).toFixed(2);
    const answers = await Promise.all(
      [1, 2, 3].map(() => mall.call(shareCash, { price, type: 'balance' }, { token: lin })),
    );
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
    expect(await moneyOf(LIN)).toBe(0);
    const [day] = (await mall.ask(shareCashList, {}, { token: lin })).list;
    expect(day?.list[0]).toMatchObject({ type: 'balance', status: 2, cash: { price: money / 100 } });
    expect(await auditLedger(mall.database.db)).toEqual([]);
  });
});
