// Proves the log of withdrawals: by day, by state, one purse at a time, one's own only.
import { beforeEach, expect, it } from 'vitest';
import { financeList } from '~/schemas/api/finance.gen';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import { type Mall, openMall } from '~/tests/server/mall-helpers';

const [OWNER, OTHER] = [4, 5];
const MODEL = 'community';

describeOnBothDatabases('api/finance/list', (open) => {
  let mall: Mall;
  let token: string;
  beforeEach(async () => {
    mall = openMall(await open());
    token = await mall.tokenOf(OWNER);
  });

  const withdraw = (order_no: string, fields: { user_id?: number; model?: string; day: string }) => {
    const { day, ...rest } = fields;
    const at = new Date(`${day}T10:00:00+08:00`);
    return mall.database.db
      .insertInto('withdrawals')
      .values({
        model: MODEL,
        user_id: OWNER,
        order_no,
        type: 'alipay',
        price_fen: 2000,
        status: 3,
        reject_at: at,
        reject_content: '账号有误',
        created_at: at,
        updated_at: at,
        ...rest,
      })
      .execute();
  };
  const ask = (model: string, status: -1 | 0 | 3 = -1) => mall.ask(financeList, { model, status }, { token });

  it('has an object by day, the newest first, of this purse and this shopper', async () => {
    await withdraw('W1', { day: '2026-11-19' });
    await withdraw('W2', { day: '2026-11-20' });
    await withdraw('W3', { day: '2026-11-20', user_id: OTHER });
    await withdraw('W4', { day: '2026-11-20', model: 'region' });
    const { list } = await ask(MODEL, 3);
    const days = Object.entries(list).map(([day, { date, list: rows }]) => [
      day,
      date,
      rows.map(({ order_no: no }) => no),
    ]);
    expect(days).toEqual([
      ['2026-11-20', '11月20日', ['W2']],
      ['2026-11-19', '11月19日', ['W1']],
    ]);
  });

  it('is an empty list where there is none of the state', async () => {
    await withdraw('W1', { day: '2026-11-19' });
    expect(await ask(MODEL, 0)).toEqual({ list: [] });
  });
});
