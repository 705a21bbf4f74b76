// The ledger of commission: earned, taken back, withdrawn.
import { type ShareBooking, type ShareBrokerageListData, shareBrokerageList } from '~/schemas/api/share.gen';
import { LedgerRow } from '~/ui/ledger-row/ledger-row';
import type { RowProps } from '../../engine/archetypes/list';
import { moneyLog } from '../../engine/archetypes/money-log';
import { definePage } from '../../engine/define-page';
import { choice } from '../../engine/params';

const KINDS = ['0', '1', '2', '3'] as const;
type Kind = (typeof KINDS)[number];

const STATUS = { 0: 0, 1: 1, 2: 2, 3: 3 } as const;
const PAGE_SIZE = 20;

function Row({ row }: RowProps<ShareBooking>) {
  const { kind, kind_text, desc, order_no, created_at, money, type } = row;
  return (
    <LedgerRow
      text={kind === 0 || desc.includes(kind_text) ? desc : `${kind_text} · ${desc}`}
      time={order_no === '' ? created_at : `${created_at} 单号\u00a0${order_no}`}
      amount={money}
      isIncome={type === 1}
    />
  );
}

export default definePage({
  path: '/pages/share/money-list/money-list',
  title: '佣金明细',
  auth: 'distributor',
  query: { status: choice(KINDS) },
  body: moneyLog({
    from: shareBrokerageList,
    kinds: {
      label: '佣金变动',
      items: [
        { id: '0', text: '全部' },
        { id: '1', text: '收入' },
        { id: '2', text: '退回' },
        { id: '3', text: '提现' },
      ] satisfies { id: Kind; text: string }[],
    },
    params: ({ month, kind, page }: { month: string; kind: Kind; page: number }) => ({
      date: month,
      status: STATUS[kind],
      page,
      limit: PAGE_SIZE,
    }),
    rows: ({ list }: ShareBrokerageListData) => list,
    keyOf: ({ id }: ShareBooking) => id,
    pageSize: PAGE_SIZE,
    item: Row,
    isFreshOnShow: true,
    empty: '本月暂无佣金记录',
    firstOf: ({ status }: { status: Kind }) => ({ kind: status }),
  }),
});
