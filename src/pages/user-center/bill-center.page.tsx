// Owns the bill: what the shopper paid and got back, month by month.
import { useState } from 'react';
import { type BillRow, userBill } from '~/schemas/api/user.gen';
import { Icon } from '~/ui/icon/icon';
import { Tabs } from '~/ui/tabs/tabs';
import { LedgerRow } from '../../blocks/user-ledger/ledger-row';
import { MonthBar } from '../../blocks/user-ledger/month-bar';
import { monthOf } from '../../blocks/user-ledger/months';
import { EndlessList, type RowProps } from '../../engine/archetypes/list';
import { custom, definePage } from '../../engine/define-page';
import { open } from '../../engine/navigation';
import { choice, text } from '../../engine/params';
import { serverNow } from '../../services/server-clock';
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

const rowsOf = ({ list }: { list: readonly BillRow[] }) => list;
const keyOf = ({ id }: BillRow) => id;

/** Sums of the month, with whichever rows are shown. */
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

function BillScreen({ query }: { query: { type: Kind; month: string } }) {
  const [kind, setKind] = useState<Kind>(query.type);
  const [month, setMonth] = useState(() =>
    /^\d{4}-\d{2}$/.test(query.month) ? query.month : monthOf(serverNow()),
  );
  return (
    <>
      <MonthBar month={month} onChange={setMonth} />
      <Sums month={month} />
      <Tabs label="账单类型" items={KINDS} current={kind} onChange={setKind} />
      <EndlessList
        key={`${month}-${kind}`}
        endpoint={userBill}
        paramsOf={(page) => ({ date: month, page, limit: PAGE_SIZE, type: TYPES[kind] })}
        rowsOf={rowsOf}
        keyOf={keyOf}
        pageSize={PAGE_SIZE}
        Row={Row}
        empty={{ text: '本月暂无账单', drawing: 'orders', action: null }}
      />
    </>
  );
}

export default definePage({
  path: '/pages/user-center/bill-center/bill-center',
  title: '账单中心',
  auth: 'login',
  query: { type: choice(['0', '1', '2']), month: text() },
  body: custom('list', BillScreen, [userBill]),
});
