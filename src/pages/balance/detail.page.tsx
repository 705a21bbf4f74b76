// One change of the balance.
import { balanceLogDetail, type BalanceLogDetailData } from '~/schemas/api/balance.gen';
import { EmptyState } from '~/ui/empty-state/empty-state';
import { Card } from '~/ui/card/card';
import { type Fact, Facts } from '~/ui/facts/facts';
import { LedgerAmount } from '~/ui/ledger-row/ledger-row';
import { detail } from '../../engine/archetypes/detail';
import { definePage } from '../../engine/define-page';
import { back } from '../../engine/navigation';
import { id } from '../../engine/params';

/** Numbers of the change, from its JSON field. */
function refundNumber(customDescription: string): string {
  try {
    const value: unknown = JSON.parse(customDescription);
    const found = typeof value === 'object' && value !== null && 'refund_no' in value ? value.refund_no : '';
    return typeof found === 'string' ? found : '';
  } catch {
    return '';
  }
}

function DetailView({ data: { detail: row } }: { data: BalanceLogDetailData }) {
  if (row === null) return <EmptyState text="没有这笔交易" action={{ text: '返回', onTap: back }} />;
  const isIncome = row.type === 1;
  const sum = <LedgerAmount amount={row.money} isIncome={isIncome} />;
  const facts: Fact[] = [
    { label: '交易时间', value: row.created_at },
    { label: '交易详情', value: row.desc },
    { label: '交易单号', value: row.order_no },
    { label: '退款单号', value: refundNumber(row.custom_desc) },
  ];
  return (
    <Card>
      <Facts facts={[{ label: '交易金额', value: sum }, ...facts.filter(({ value }) => value !== '')]} />
    </Card>
  );
}

export default definePage({
  path: '/pages/balance/detail',
  title: '交易详情',
  auth: 'login',
  query: { id: id('balance entry') },
  body: detail({
    from: balanceLogDetail,
    params: ({ id: logId }: { id: number }) => ({ id: logId }),
    View: DetailView,
    skeleton: 'text',
  }),
});
