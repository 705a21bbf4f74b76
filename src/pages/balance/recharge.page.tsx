// Topping up the balance.
import { definePage } from '../../engine/define-page';
import { rechargeForm } from './recharge-screen';

export default definePage({
  path: '/pages/balance/recharge',
  title: '充值中心',
  auth: 'login',
  body: rechargeForm,
});
