// Proves what the shop's administrators answer to applications and withdrawals, and that nobody else may.
import { beforeEach, expect, it } from 'vitest';
import {
  adminFinanceCashList,
  adminFinanceCashSave,
  adminFinanceCashTabs,
  adminFinanceReviewIndex,
  adminFinanceReviewSwitchStatus,
} from '~/schemas/api/admin-finance.gen';
import { adminShareDestroy, adminShareIndex } from '~/schemas/api/admin-share.gen';
import { financeConfig, financeList } from '~/schemas/api/finance.gen';
import {
  shareApply,
  shareBrokerage,
  shareBrokerageList,
  shareCash,
  shareLink,
  shareNewApplyStatus,
  shareSetting,
  shareTeam,
} from '~/schemas/api/share.gen';
import { userUserInfo } from '~/schemas/api/user.gen';
import { chainAbove } from '~/server/families/share/commissions';
import { readFigures } from '~/server/families/share/wire-distributor';
import { auditLedger } from '~/server/payments/audit';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import { countQueries, type Mall, openMall } from '~/tests/server/mall-helpers';
import { provePayPassword, setOption } from '~/tests/server/money/checkout-helpers';

const [LIN, KEEPER, STRANGER] = [1, 3, 5];
const WAY = { type: 'alipay', name: '林小满', mobile: '13800000001' };

describeOnBothDatabases('the shop answers distributors', (open) => {
  let mall: Mall;
  let [lin, keeper, stranger] = ['', '', ''];
  beforeEach(async () => {
    mall = openMall(await open());
    lin = await mall.tokenOf(LIN);
    keeper = await mall.tokenOf(KEEPER);
    stranger = await mall.tokenOf(STRANGER);
    const setting = { level: 3, share_condition: 1, pay_type: ['alipay'], min_money: 1 };
    await setOption(mall, 'share_setting', setting);
  });

  const statusOf = async (token: string) => (await mall.ask(shareNewApplyStatus, {}, { token })).status;
  const review = (status: 1 | 2, reason = '') =>
    mall.call(
      adminFinanceReviewSwitchStatus,
      { key: 'share', user_id: STRANGER, status, reason },
      { token: keeper },
    );
  const moneyOf = async () => (await mall.ask(shareBrokerage, {}, { token: lin })).list;
  const save = (id: number, status: 1 | 2 | 3, token = keeper) =>
    mall.call(adminFinanceCashSave, { id, model_type: 'share', status, content: '好' }, { token });

  it('agrees to an application, refuses it with a reason, and takes the role away', async () => {
    expect((await review(1)).msg).toBe('分销商不存在');
    await mall.ask(shareApply, {}, { token: stranger });
    const { list } = await mall.ask(adminFinanceReviewIndex, { key: 'share' }, { token: keeper });
    expect(list.map(({ user_id, tip }) => [user_id, tip])).toEqual([[STRANGER, '推荐人：商城']]);
    expect((await review(2, '资料不全')).msg).toBe('处理成功');
    expect((await review(1)).msg).toBe('请不要重复提交');
    const refused = await mall.ask(shareNewApplyStatus, {}, { token: stranger });
    expect([refused.status, refused.share?.reason]).toEqual([4, '资料不全']);
    await mall.ask(shareApply, {}, { token: stranger });
    expect((await review(1)).code).toBe(0);
    expect(await statusOf(stranger)).toBe(1);
    const found = await mall.ask(adminShareIndex, { status: 1, sort: 2 }, { token: keeper });
    expect(found.list[0]?.user_id).toBe(LIN);
    await mall.ask(adminShareDestroy, { user_id: STRANGER, reason: '违规' }, { token: keeper });
    expect([await statusOf(stranger), await statusOf(stranger)]).toEqual([5, 4]);
    expect((await mall.call(shareBrokerage, {}, { token: stranger })).msg).toBe('用户不是分销商');
  });

  it('lists distributors with their own figures, in as many queries for one as for all', async () => {
    const { list } = await mall.ask(adminShareIndex, { status: 1 }, { token: keeper });
    expect(list.length).toBeGreaterThan(2);
    for (const row of list) {
      const own = await readFigures(mall.database.db, row.user_id);
      expect(row).toMatchObject({
        first_children: own.firstChildren,
        all_children: own.allChildren,
        all_order: own.orders,
      });
    }
    expect(list.find(({ user_id }) => user_id === LIN)).toMatchObject({ first_children: 3, all_children: 6 });
    const queries = (params: object) =>
      countQueries(mall, (counted) => counted.ask(adminShareIndex, params, { token: keeper }));
    expect(await queries({ status: 1 })).toBe(await queries({ status: 1, keyword: '林小满' }));
  });

  it('pays a withdrawal once, and gives the money of a refused one back once', async () => {
    const before = await moneyOf();
    await provePayPassword(mall, lin);
    await mall.ask(shareCash, { ...WAY, price: '5' }, { token: lin });
    await provePayPassword(mall, lin);
    expect((await mall.call(shareCash, { ...WAY, price: '1' }, { token: lin })).msg).toBe(
      '尚有未审核的提现申请',
    );
    const asked = await mall.ask(adminFinanceCashList, { model_type: 'share', status: 0 }, { token: keeper });
    const [row] = asked.list;
    if (row === undefined) throw new Error('The withdrawal is not listed.');
    expect(row).toMatchObject({ model_text: '分销提现', cash: { price: 5 }, user: { nickname: '林小满' } });
    const answers = await Promise.all([save(row.id, 3), save(row.id, 3)]);
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
    expect((await moneyOf()).money).toBe(before.money);
    expect((await save(row.id, 2)).msg).toBe('提现已被驳回');
    await provePayPassword(mall, lin);
    await mall.ask(shareCash, { ...WAY, price: '6' }, { token: lin });
    const next = await mall.ask(adminFinanceCashList, { model_type: 'share', status: 0 }, { token: keeper });
    const id = next.list[0]?.id ?? 0;
    expect((await save(id, 1)).code).toBe(0);
    expect((await moneyOf()).un_pay).toBe('6.00');
    expect((await save(id, 2)).code).toBe(0);
    expect((await save(id, 3)).msg).toBe('提现已打款');
    expect((await moneyOf()).un_pay).toBe('0.00');
    const own = await mall.ask(financeList, { model: 'share', status: 2 }, { token: lin });
    expect(Object.values(own.list)).not.toHaveLength(0);
    expect(await auditLedger(mall.database.db)).toEqual([]);
  });

  it('leaves the log and the money of a removed distributor to him until it is paid out, and nothing more', async () => {
    await mall.ask(adminShareDestroy, { user_id: LIN }, { token: keeper });
    const { money } = await moneyOf();
    expect(Number(money)).toBeGreaterThan(0);
    const log = await mall.ask(shareBrokerageList, {}, { token: lin });
    expect(log.list.length).toBeGreaterThan(0);
    const roles = async () => (await mall.ask(userUserInfo, {}, { token: lin })).identity.roles ?? [];
    expect(await roles()).toContain('distributor');
    const closed = [
      await mall.call(shareTeam, {}, { token: lin }),
      await mall.call(shareLink, {}, { token: lin }),
    ];
    expect(closed.map(({ msg }) => msg)).toEqual(['用户不是分销商', '用户不是分销商']);
    expect((await chainAbove(mall.database.db, LIN)).map(({ userId }) => userId)).not.toContain(LIN);
    await provePayPassword(mall, lin);
    await mall.ask(shareCash, { ...WAY, price: money }, { token: lin });
    expect((await moneyOf()).money).toBe('0.00');
    const asked = await mall.ask(adminFinanceCashList, { model_type: 'share', status: 0 }, { token: keeper });
    expect((await save(asked.list[0]?.id ?? 0, 2)).code).toBe(0);
    expect((await mall.call(shareBrokerage, {}, { token: lin })).msg).toBe('用户不是分销商');
    expect(await roles()).not.toContain('distributor');
    await provePayPassword(mall, lin);
    expect((await mall.call(shareCash, { ...WAY, price: '1' }, { token: lin })).msg).toBe(
      '申请的用户不是分销商，无法提现',
    );
    expect(await auditLedger(mall.database.db)).toEqual([]);
  });

  it('cannot pay what was asked for by a transfer of WeChat, and says that it may be refused', async () => {
    await setOption(mall, 'share_setting', { level: 3, pay_type: ['auto', 'alipay'], min_money: 1 });
    expect((await mall.ask(shareSetting, {}, { token: lin })).config.pay_type).toEqual(['alipay']);
    const { config } = await mall.ask(financeConfig, { model: 'share' }, { token: lin });
    expect(config.pay_type).toEqual(['alipay']);
    const before = await moneyOf();
    await provePayPassword(mall, lin);
    expect((await mall.call(shareCash, { type: 'auto', price: '5' }, { token: lin })).msg).toBe(
      '错误的提现方式',
    );
    await provePayPassword(mall, lin);
    await mall.ask(shareCash, { ...WAY, price: '5' }, { token: lin });
    const { id } = await mall.database.db
      .updateTable('withdrawals')
      .set({ type: 'auto', name: '', account: '' })
      .where('status', '=', 0)
      .returning('id')
      .executeTakeFirstOrThrow();
    const words = '商城不支持微信零钱打款，请驳回，金额将退回给申请人';
    expect([(await save(id, 1)).msg, (await save(id, 2)).msg]).toEqual([words, words]);
    expect((await save(id, 3)).code).toBe(0);
    expect((await moneyOf()).money).toBe(before.money);
  });

  it('is for administrators only', async () => {
    expect((await save(1, 3, lin)).msg).toBe('该帐号无管理员权限');
    expect((await mall.ask(adminFinanceCashTabs, {}, { token: keeper }))[0]).toEqual({
      key: 'share',
      name: '分销商',
      plugin: '',
    });
  });
});
