// The withdrawals out of a purse: of commission, or of what a plugin pays.
import { financeList } from '~/schemas/api/finance.gen';
import { withdrawalLog, withdrawalState } from '../../blocks/withdrawal/withdrawal-log';
import { list } from '../../engine/archetypes/list';
import { definePage } from '../../engine/define-page';
import { text } from '../../engine/params';

const SHARE = 'share';

const query = { status: withdrawalState(), model: text() };

export default definePage({
  path: '/pages/balance/withdraw-log',
  title: '提现记录',
  auth: 'login',
  query,
  body: list(query, {
    ...withdrawalLog(() => '提现'),
    from: financeList,
    params: ({ status, model }) => ({ status, model: model === '' ? SHARE : model }),
  }),
});
