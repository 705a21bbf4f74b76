// The orders that bring commission, by state; a row unfolds its goods.
import { type ShareOrder, type ShareOrderLine, shareShareOrder } from '~/schemas/api/share.gen';
import { Avatar } from '~/ui/avatar/avatar';
import { CardHead } from '~/ui/card/card-head';
import { Tile } from '~/ui/card/tile';
import { Icon } from '~/ui/icon/icon';
import { ItemRow } from '~/ui/item-row/item-row';
import { StickyHead } from '~/ui/sticky-head/sticky-head';
import { Tabs } from '~/ui/tabs/tabs';
import { Tag } from '~/ui/tag/tag';
import { OrderGoodsLine, specificationOf } from '~/ui/order-goods-line/order-goods-line';
import { EndlessList, type RowProps } from '../../engine/archetypes/endless-list';
import { redirect } from '../../engine/navigation';
import { useTitle } from '../../engine/screen-context';
import { useMallConfig } from '../../state/mall';
import { SHARE_PATHS } from './paths';
import styles from './share.module.css';

export const ORDER_STATES = ['0', '1', '2', '3'] as const;
type State = (typeof ORDER_STATES)[number];

const TABS: readonly { id: State; text: string }[] = [
  { id: '0', text: '全部' },
  { id: '1', text: '待付款' },
  { id: '2', text: '已付款' },
  { id: '3', text: '已完成' },
];
const STATUS = { 0: 0, 1: 1, 2: 2, 3: 3 } as const;
const PAGE_SIZE = 20;

/** Finished orders have paid their commission out; cancelled ones never will. */
const EARNED: Readonly<Record<ShareOrder['status'], string>> = {
  未付款: '预计佣金',
  已付款: '预计佣金',
  已完成: '已得佣金',
  已取消: '已失效佣金',
};

function Line({ line }: { line: ShareOrderLine }) {
  return (
    <li>
      <OrderGoodsLine
        name={line.name}
        pictureUrl={line.cover_pic}
        specification={specificationOf(line.attr_list)}
        quantity={line.num}
        original={line.total_price}
        memberDiscount={0}
      >
        {line.refund_status_text === '' ? null : <Tag tone="outline">{line.refund_status_text}</Tag>}
      </OrderGoodsLine>
    </li>
  );
}

function Row({ row }: RowProps<ShareOrder>) {
  return (
    <Tile>
      <details>
        <summary>
          <CardHead title={`订单号：${row.order_no}`} isRuled>
            <span className={styles.figure}>{row.status}</span>
          </CardHead>
          <ItemRow
            lead={<Avatar source={row.avatar} name="" size={72} />}
            title={row.nickname}
            notes={[row.share_status, row.created_at]}
            trail={
              <span className={styles.earned}>
                {EARNED[row.status]}
                <b className={styles.figure}>￥{row.share_money.toFixed(2)}</b>
                <Icon name="chevron-down" size={28} />
              </span>
            }
          />
        </summary>
        <ul className={styles.lines}>
          {row.detail.map((line) => (
            <Line key={line.order_detail_id} line={line} />
          ))}
        </ul>
      </details>
    </Tile>
  );
}

const rowsOf = ({ list }: { list: readonly ShareOrder[] }) => list;
const keyOf = ({ id }: ShareOrder) => id;

export function ShareOrderScreen({ query: { status } }: { query: { status: State } }) {
  const name = useMallConfig()?.share_setting_custom?.menus?.['order']?.name || '分销订单';
  useTitle(name);
  const text = status === '0' ? '' : (TABS.find(({ id }) => id === status)?.text ?? '');
  return (
    <>
      <StickyHead>
        <Tabs
          label="订单状态"
          items={TABS}
          current={status}
          onChange={(next) => redirect(SHARE_PATHS.order, { status: next })}
        />
      </StickyHead>
      <EndlessList
        key={status}
        endpoint={shareShareOrder}
        paramsOf={(page) => ({ status: STATUS[status], page, limit: PAGE_SIZE })}
        rowsOf={rowsOf}
        keyOf={keyOf}
        pageSize={PAGE_SIZE}
        Row={Row}
        isFreshOnShow
        empty={{ text: `暂无${text}${name}`, drawing: 'orders', action: null }}
      />
    </>
  );
}
