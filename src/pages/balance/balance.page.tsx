// The balance with its ledger, month by month.
import * as to from '~/domain/screen-links.gen';
import { balanceIndex, type BalanceLog, balanceLogs } from '~/schemas/api/balance.gen';
import { LedgerRow } from '~/ui/ledger-row/ledger-row';
import { useBalanceWord } from '../../blocks/mall-words/mall-words';
import { list, type RowProps } from '../../engine/archetypes/list';
import { month } from '../../engine/archetypes/month-param';
import { definePage } from '../../engine/define-page';
import { open } from '../../engine/navigation';
import { UnderBalance } from './balance-head';

const Entry = ({ row }: RowProps<BalanceLog>) => (
  <LedgerRow
    text={row.desc}
    time={row.created_at}
    amount={row.money}
    isIncome={row.type === '1'}
    onTap={() => open(to.balanceDetail({ id: row.id }))}
  />
);

const query = { month: month() };

export default definePage({
  path: '/pages/balance/balance',
  title: '余额记录',
  auth: 'login',
  query,
  body: list(query, {
    useTitle: () => `${useBalanceWord()}记录`,
    Gate: UnderBalance,
    month: 'month',
    from: balanceLogs,
    params: ({ month: date }) => ({ date }),
    item: Entry,
    isFreshOnShow: true,
    empty: { text: '本月暂无记录', drawing: 'orders', action: null },
  }),
  endpoints: [balanceIndex],
});
