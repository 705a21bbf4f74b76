// Withdrawing commission.
import { shareBrokerage, shareCash, shareSetting } from '~/schemas/api/share.gen';
import { form } from '../../engine/archetypes/bare-form';
import { definePage } from '../../engine/define-page';
import { CashScreen } from './cash-screen';

export default definePage({
  path: '/pages/share/cash/cash',
  title: '申请提现',
  auth: 'distributor',
  body: form(CashScreen, [shareSetting, shareBrokerage, shareCash]),
});
