// The withdrawals of commission.
import { shareCashList } from '~/schemas/api/share.gen';
import { useShareWords } from '../../blocks/mall-words/share-words';
import { WITHDRAWAL_STATES, WithdrawalLog } from '../../blocks/withdrawal/withdrawal-log';
import { custom, definePage } from '../../engine/define-page';
import { choice } from '../../engine/params';
import { useTitle } from '../../engine/screen-context';

function CashDetailScreen({ query }: { query: { status: string } }) {
  const { cash } = useShareWords();
  useTitle(`${cash}明细`);
  return <WithdrawalLog from={shareCashList} params={(place) => place} status={query.status} word={cash} />;
}

export default definePage({
  path: '/pages/share/cash-detail/cash-detail',
  title: '提现明细',
  auth: 'distributor',
  query: { status: choice(WITHDRAWAL_STATES) },
  body: custom('list', CashDetailScreen, [shareCashList]),
});
