// Proves the log of withdrawals: by day, by state, one purse at a time, one's own only.
import { beforeEach, expect, it } from 'vitest';
import { financeCash, financeCashResult, financeConfig, financeList } from '~/schemas/api/finance.gen';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import { type Mall, openMall } from '~/tests/server/mall-helpers';
import { setOption } from '~/tests/server/money/checkout-helpers';

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

describeOnBothDatabases('withdrawing out of a purse', (open) => {
  const WAY = { model: 'share', type: 'alipay', name: '林小满', mobile: '13800000001' };

  it('says what is in it, takes it once, and shows its state to its owner only', async () => {
    const mall = openMall(await open());
    const [holder, stranger] = [await mall.tokenOf(1), await mall.tokenOf(OTHER)];
    await setOption(mall, 'share_setting', {
      level: 3,
      share_condition: 1,
      pay_type: ['alipay'],
      min_money: 1,
      cash_service_charge: 5,
    });
    const config = async () => (await mall.ask(financeConfig, { model: 'share' }, { token: holder })).config;
    const before = await config();
    expect(before).toMatchObject({ pay_type: ['alipay'], min_money: '1.00', cash_service_charge: '5.00' });
    const refusal = async (model: string, token: string) =>
      (await mall.call(financeConfig, { model }, { token })).msg;
    expect(await refusal('share', stranger)).toBe('当前用户不是分销商');
    expect(await refusal('moon', holder)).toBe('未安装moon插件');
    expect(await refusal('mobile', holder)).toBe('插件mobile不支持该功能');
    const taps = await Promise.all(
      [1, 2].map(() => mall.call(financeCash, { ...WAY, price: '1.50' }, { token: holder })),
    );
    expect(taps.map(({ code }) => code).sort((one, other) => one - other)).toEqual([0, 1]);
    const after = await config();
    expect(Number(before.money) - Number(after.money)).toBeCloseTo(1.5);
    const ticket = taps.find(({ code }) => code === 0)?.data ?? { queue_id: '', token: '' };
    expect((await mall.call(financeCashResult, ticket, { token: holder })).msg).toBe('提现申请提交成功');
    expect((await mall.call(financeCashResult, ticket, { token: stranger })).msg).toBe(
      '提现申请不存在或已失效。',
    );
    expect(mall.failures).toEqual([]);
    mall.close();
  });
});
