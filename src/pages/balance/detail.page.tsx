// Owns one change of the balance.
import { balanceLogDetail, type BalanceLogDetailData } from '~/schemas/api/balance.gen';
import { EmptyState } from '~/ui/empty-state/empty-state';
import { detail } from '../../engine/archetypes/detail';
import { definePage } from '../../engine/define-page';
import { back } from '../../engine/navigation';
import { id } from '../../engine/params';
import styles from './balance.module.css';

/** Numbers that belong to the change, from the JSON that goes with it. */
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
  const fields: [string, string][] = [
    ['交易时间', row.created_at],
    ['交易详情', row.desc],
    ['交易单号', row.order_no],
    ['退款单号', refundNumber(row.custom_desc)],
  ];
  return (
    <section className={styles.detail}>
      <p className={styles.sum}>
        <span>交易金额</span>
        <b data-income={isIncome}>
          {isIncome ? '+' : '-'}
          {row.money}
        </b>
      </p>
      <dl>
        {fields
          .filter(([, value]) => value !== '')
          .map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </section>
  );
}

export default definePage({
  path: '/pages/balance/detail',
  title: '交易详情',
  auth: 'login',
  query: { id: id() },
  body: detail({
    from: balanceLogDetail,
    params: ({ id: logId }: { id: number }) => ({ id: logId }),
    View: DetailView,
    skeleton: 'text',
  }),
});
