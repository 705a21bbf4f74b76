// Withdrawing commission.
import { definePage } from '../../engine/define-page';
import { cashForm } from './cash-screen';

export default definePage({
  path: '/pages/share/cash/cash',
  title: '申请提现',
  auth: 'distributor',
  body: cashForm,
});
