// The withdrawals of commission.
import { shareCashList } from '~/schemas/api/share.gen';
import { useShareWords } from '../../blocks/mall-words/share-words';
import { withdrawalLog, withdrawalState } from '../../blocks/withdrawal/withdrawal-log';
import { list } from '../../engine/archetypes/list';
import { definePage } from '../../engine/define-page';

const useWord = () => useShareWords().cash;

const query = { status: withdrawalState() };

export default definePage({
  path: '/pages/share/cash-detail/cash-detail',
  title: '提现明细',
  auth: 'distributor',
  query,
  body: list(query, {
    ...withdrawalLog(useWord),
    useTitle: () => `${useWord()}明细`,
    from: shareCashList,
    params: ({ status }) => ({ status }),
  }),
});
