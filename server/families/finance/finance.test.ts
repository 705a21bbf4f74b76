// Proves the log of withdrawals: by day, by state, one purse at a time, one's own only.
import { beforeEach, expect, it } from 'vitest';
import { CASH_STATES } from '~/domain/withdrawal';
import { financeCash, financeCashResult, financeConfig, financeList } from '~/schemas/api/finance.gen';
import { sharePurse } from '~/server/families/share/share-purse';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import { type Mall, openMall } from '~/tests/server/mall-helpers';
import { provePayPassword, setOption } from '~/tests/server/money/checkout-helpers';
import { decideWithdrawal } from '../../withdrawals/withdrawal';

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
    const unproved = await mall.call(financeCash, { ...WAY, price: '1.50' }, { token: holder });
    expect(unproved).toMatchObject({ code: 1, msg: '请输入支付密码' });
    await provePayPassword(mall, holder);
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

  it('refuses what the charge would eat, and takes nothing out of the purse', async () => {
    const mall = openMall(await open());
    const token = await mall.tokenOf(1);
    const setting = { level: 3, pay_type: ['balance'], min_money: 0.01, cash_service_charge: 50 };
    await setOption(mall, 'share_setting', setting);
    const moneyOf = async () => (await mall.ask(financeConfig, { model: 'share' }, { token })).config.money;
    const before = await moneyOf();
    const ask = { model: 'share', type: 'balance', price: '0.01' };
    expect((await mall.call(financeCash, ask, { token })).msg).toBe('提现金额不足以支付手续费');
    expect(await moneyOf()).toBe(before);
  });

  it('never says that it paid to the balance what it did not post', async () => {
    const { db } = await open();
    const row = { model: 'share', user_id: 1, order_no: 'W1', type: 'balance' as const };
    const { id } = await db
      .insertInto('withdrawals')
      .values({ ...row, price_fen: 1, service_charge_fen: 1 })
      .returning('id')
      .executeTakeFirstOrThrow();
    const decision = { id, status: CASH_STATES.paid, content: '', now: new Date() };
    const paying = db.transaction().execute((trx) => decideWithdrawal(trx, sharePurse, decision));
    await expect(paying).rejects.toThrow('posts nothing to the balance');
    const stored = db.selectFrom('withdrawals').select('status').where('id', '=', id);
    expect((await stored.executeTakeFirstOrThrow()).status).toBe(CASH_STATES.waiting);
  });
});
