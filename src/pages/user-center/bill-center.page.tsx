// The bill: payments and refunds of the shopper, month by month.
import { moneyText } from '~/domain/money';
import * as to from '~/domain/screen-links.gen';
import { type BillRow, userBill } from '~/schemas/api/user.gen';
import { Icon } from '~/ui/icon/icon';
import { LedgerRow } from '~/ui/ledger-row/ledger-row';
import { list, type RowProps } from '../../engine/archetypes/list';
import { month } from '../../engine/archetypes/month-param';
import { definePage } from '../../engine/define-page';
import { open } from '../../engine/navigation';
import { choice } from '../../engine/params';
import { useCall } from '../../services/query';
import styles from './user-center.module.css';

const Entry = ({ row }: RowProps<BillRow>) => (
  <LedgerRow
    text={row.pay_type_text === '' ? row.desc : `${row.desc}（${row.pay_type_text}）`}
    time={row.created_at}
    amount={row.money}
    isIncome={row.type === '1'}
  />
);

/** Sums of the month, independent of the filter. */
function Sums({ query: { month: date } }: { query: { month: string } }) {
  const { data } = useCall(userBill, { date, page: 1, type: 0 });
  return (
    <p className={styles.sums} aria-live="polite">
      <span>收入 {moneyText(data?.income ?? '-')}</span>
      <span>支出 {moneyText(data?.expend ?? '-')}</span>
      <button type="button" className="hit-area" onClick={() => open(to.footSummary())}>
        账单总结
        <Icon name="chevron-right" size={24} />
      </button>
    </p>
  );
}

const query = { type: choice([0, 1, 2]), month: month() };

export default definePage({
  path: '/pages/user-center/bill-center/bill-center',
  title: '账单中心',
  auth: 'login',
  query,
  body: list(query, {
    month: 'month',
    tabs: {
      of: 'type',
      label: '账单类型',
      items: [
        { id: 0, text: '全部' },
        { id: 1, text: '收入' },
        { id: 2, text: '支出' },
      ],
    },
    Above: Sums,
    from: userBill,
    params: ({ month: date, type }) => ({ date, type }),
    item: Entry,
    empty: { text: '本月暂无账单', drawing: 'orders', action: null },
  }),
});
