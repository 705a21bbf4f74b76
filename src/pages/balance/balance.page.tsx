// The balance with its ledger.
import { balanceIndex, balanceLogs } from '~/schemas/api/balance.gen';
import { custom, definePage } from '../../engine/define-page';
import { BalanceScreen } from './balance-screen';

export default definePage({
  path: '/pages/balance/balance',
  title: '余额记录',
  auth: 'login',
  body: custom('list', BalanceScreen, [balanceIndex, balanceLogs]),
});
