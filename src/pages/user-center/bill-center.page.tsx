// The bill: payments and refunds of the shopper, month by month.
import { type BillRow, userBill } from '~/schemas/api/user.gen';
import { Icon } from '~/ui/icon/icon';
import { LedgerRow } from '~/ui/ledger-row/ledger-row';
import type { RowProps } from '../../engine/archetypes/endless-list';
import { moneyLog } from '../../engine/archetypes/money-log';
import { definePage } from '../../engine/define-page';
import { open } from '../../engine/navigation';
import { choice, text } from '../../engine/params';
import { useCall } from '../../services/query';
import styles from './user-center.module.css';

type Kind = '0' | '1' | '2';

const KINDS = [
  { id: '0', text: '全部' },
  { id: '1', text: '收入' },
  { id: '2', text: '支出' },
] as const;
const TYPES = { 0: 0, 1: 1, 2: 2 } as const;
const PAGE_SIZE = 10;

const Row = ({ row }: RowProps<BillRow>) => (
  <LedgerRow
    text={row.pay_type_text === '' ? row.desc : `${row.desc}（${row.pay_type_text}）`}
    time={row.created_at}
    amount={row.money}
    isIncome={row.type === '1'}
  />
);

/** Sums of the month, independent of the filter. */
function Sums({ month }: { month: string }) {
  const { data } = useCall(userBill, { date: month, page: 1, limit: PAGE_SIZE, type: 0 });
  return (
    <p className={styles.sums} aria-live="polite">
      <span>收入 ￥{data?.income ?? '-'}</span>
      <span>支出 ￥{data?.expend ?? '-'}</span>
      <button type="button" className="hit-area" onClick={() => open('/pages/foot/summary/summary')}>
        账单总结
        <Icon name="chevron-right" size={24} />
      </button>
    </p>
  );
}

export default definePage({
  path: '/pages/user-center/bill-center/bill-center',
  title: '账单中心',
  auth: 'login',
  query: { type: choice(['0', '1', '2']), month: text() },
  body: moneyLog({
    from: userBill,
    params: ({ month, kind, page }) => ({ date: month, page, limit: PAGE_SIZE, type: TYPES[kind] }),
    rows: ({ list }: { list: readonly BillRow[] }) => list,
    keyOf: ({ id }) => id,
    pageSize: PAGE_SIZE,
    item: Row,
    empty: '本月暂无账单',
    kinds: { label: '账单类型', items: KINDS },
    Sums,
    firstOf: ({ type, month }: { type: Kind; month: string }) => ({ kind: type, month }),
  }),
});
