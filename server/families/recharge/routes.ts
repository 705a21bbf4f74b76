// api/recharge: the plans, the setting, and placing a recharge order.
import { rechargeBalanceRecharge, rechargeIndex, rechargeSetting } from '~/schemas/api/recharge.gen';
import { inLane } from '../../http/lane';
import { guestRoute, loginRoute, Reply, type Route } from '../../http/route';
import { placeRecharge } from './orders';
import { readPlans } from './plans';
import { readRechargeSetting } from '../../settings/recharge-setting';

const index = guestRoute(rechargeIndex, async ({ db }) => ({ list: await readPlans(db) }));

const setting = guestRoute(rechargeSetting, async ({ db }) => ({ setting: await readRechargeSetting(db) }));

const balanceRecharge = loginRoute(rechargeBalanceRecharge, async ({ db, params, user, platform, now }) => {
  const { id: planId = 0, pay_price: amount = '' } = params;
  const payId = await db
    .transaction()
    .execute((trx) => placeRecharge(trx, { userId: user.id, planId, amount: amount.trim(), platform, now }));
  return new Reply({ pay_id: payId }, '订单创建成功');
});

export const routes: readonly Route[] = [index, setting, ...inLane('paying', [balanceRecharge])];
