// Topping up the balance.
import { balanceIndex } from '~/schemas/api/balance.gen';
import { rechargeBalanceRecharge, rechargeIndex, rechargeSetting } from '~/schemas/api/recharge.gen';
import { form } from '../../engine/archetypes/bare-form';
import { definePage } from '../../engine/define-page';
import { RechargeScreen } from './recharge-screen';

export default definePage({
  path: '/pages/balance/recharge',
  title: '充值中心',
  auth: 'login',
  body: form(RechargeScreen, [balanceIndex, rechargeBalanceRecharge, rechargeIndex, rechargeSetting]),
});
