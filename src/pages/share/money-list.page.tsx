// The ledger of commission, month by month: earned, taken back, withdrawn.
import { type ShareBooking, shareBrokerageList } from '~/schemas/api/share.gen';
import { LedgerRow } from '~/ui/ledger-row/ledger-row';
import { list, type RowProps } from '../../engine/archetypes/list';
import { month } from '../../engine/archetypes/month-param';
import { definePage } from '../../engine/define-page';
import { choice } from '../../engine/params';

function Booking({ row }: RowProps<ShareBooking>) {
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

const query = { month: month(), status: choice([0, 1, 2, 3]), type: choice([0, 1, 2, 3, 4]) };

export default definePage({
  path: '/pages/share/money-list/money-list',
  title: '佣金明细',
  auth: 'distributor',
  query,
  body: list(query, {
    month: 'month',
    tabs: [
      {
        of: 'status',
        label: '佣金变动',
        items: [
          { id: 0, text: '全部' },
          { id: 1, text: '收入' },
          { id: 2, text: '退回' },
          { id: 3, text: '提现' },
        ],
      },
      {
        of: 'type',
        label: '佣金来源',
        shape: 'pill',
        items: [
          { id: 0, text: '不限' },
          { id: 1, text: '一级' },
          { id: 2, text: '二级' },
          { id: 3, text: '三级' },
          { id: 4, text: '自购' },
        ],
      },
    ],
    from: shareBrokerageList,
    params: ({ month: date, status, type }) => ({ date, status, ...(type === 0 ? {} : { type }) }),
    item: Booking,
    isFreshOnShow: true,
    empty: { text: '本月暂无佣金记录', drawing: 'orders', action: null },
  }),
});
