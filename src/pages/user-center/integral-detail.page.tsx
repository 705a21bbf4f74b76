// The log of the shopper's points.
import { balanceIntegralLog, type IntegralLog } from '~/schemas/api/balance.gen';
import { LedgerRow } from '~/ui/ledger-row/ledger-row';
import { usePointsWord } from '../../blocks/mall-words/mall-words';
import { list, type RowProps } from '../../engine/archetypes/list';
import { definePage } from '../../engine/define-page';
import { choice } from '../../engine/params';

const Entry = ({ row }: RowProps<IntegralLog>) => (
  <LedgerRow
    text={row.desc}
    time={row.created_at}
    amount={row.integral}
    isIncome={row.type === '1'}
    unit={usePointsWord()}
  />
);

function useNoPoints({ type }: { type: 1 | 2 }) {
  const word = usePointsWord();
  return { text: type === 1 ? `还没有获得${word}` : `还没有用过${word}`, drawing: 'orders' } as const;
}

const query = { type: choice([1, 2]) };

export default definePage({
  path: '/pages/user-center/integral-detail/integral-detail',
  title: '积分明细',
  auth: 'login',
  query,
  body: list(query, {
    useTitle: () => `${usePointsWord()}明细`,
    tabs: {
      of: 'type',
      label: '收支',
      items: [
        { id: 1, text: '收入' },
        { id: 2, text: '支出' },
      ],
    },
    from: balanceIntegralLog,
    params: ({ type }) => ({ type }),
    item: Entry,
    isFreshOnShow: true,
    empty: useNoPoints,
  }),
});
