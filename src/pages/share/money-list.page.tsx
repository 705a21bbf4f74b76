// The ledger of commission: earned, taken back, withdrawn.
import { type ShareBooking, type ShareBrokerageListData, shareBrokerageList } from '~/schemas/api/share.gen';
import { LedgerRow } from '~/ui/ledger-row/ledger-row';
import type { RowProps } from '../../engine/archetypes/endless-list';
import { moneyLog } from '../../engine/archetypes/money-log';
import { definePage } from '../../engine/define-page';
import { choice } from '../../engine/params';

const KINDS = ['0', '1', '2', '3'] as const;
type Kind = (typeof KINDS)[number];

const STATUS = { 0: 0, 1: 1, 2: 2, 3: 3 } as const;
/** Commission of each level below, and of one's own orders. */
const TYPES = ['0', '1', '2', '3', '4'] as const;
const TYPE = { 0: 0, 1: 1, 2: 2, 3: 3, 4: 4 } as const;
type TypeId = (typeof TYPES)[number];
const isType = (id: string): id is TypeId => TYPES.some((type) => type === id);

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
  query: { status: choice(KINDS), type: choice(TYPES) },
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
    filters: {
      label: '佣金来源',
      items: [
        { id: '0', text: '不限' },
        { id: '1', text: '一级' },
        { id: '2', text: '二级' },
        { id: '3', text: '三级' },
        { id: '4', text: '自购' },
      ] satisfies { id: TypeId; text: string }[],
    },
    params: ({ month, kind, filter, page }: { month: string; kind: Kind; filter: string; page: number }) => ({
      date: month,
      status: STATUS[kind],
      ...(isType(filter) && filter !== '0' ? { type: TYPE[filter] } : {}),
      page,
      limit: PAGE_SIZE,
    }),
    rows: ({ list }: ShareBrokerageListData) => list,
    keyOf: ({ id }: ShareBooking) => id,
    pageSize: PAGE_SIZE,
    item: Row,
    isFreshOnShow: true,
    empty: '本月暂无佣金记录',
    firstOf: ({ status, type }: { status: Kind; type: TypeId }) => ({ kind: status, filter: type }),
  }),
});
