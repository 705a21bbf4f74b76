// The withdrawals out of a purse: of commission, or of what a plugin pays.
import { financeList } from '~/schemas/api/finance.gen';
import { WITHDRAWAL_STATES, WithdrawalLog } from '../../blocks/withdrawal/withdrawal-log';
import { custom, definePage } from '../../engine/define-page';
import { choice, text } from '../../engine/params';

const SHARE = 'share';

const WithdrawLogScreen = ({ query: { status, model } }: { query: { status: string; model: string } }) => (
  <WithdrawalLog
    from={financeList}
    params={(place) => ({ ...place, model: model === '' ? SHARE : model })}
    status={status}
  />
);

export default definePage({
  path: '/pages/balance/withdraw-log',
  title: '提现记录',
  auth: 'login',
  query: { status: choice(WITHDRAWAL_STATES), model: text() },
  body: custom('list', WithdrawLogScreen, [financeList]),
});
