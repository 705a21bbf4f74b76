// An order that brings commission; it unfolds its goods.
import { moneyText } from '~/domain/money';
import type { ShareOrder, ShareOrderLine } from '~/schemas/api/share.gen';
import { Avatar } from '~/ui/avatar/avatar';
import { CardHead } from '~/ui/card/card-head';
import { Tile } from '~/ui/card/tile';
import { Icon } from '~/ui/icon/icon';
import { ItemRow } from '~/ui/item-row/item-row';
import { Tag } from '~/ui/tag/tag';
import { OrderGoodsLine, specificationOf } from '~/ui/order-goods-line/order-goods-line';
import type { RowProps } from '../../engine/archetypes/list';
import styles from './share.module.css';

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

export function CommissionOrder({ row }: RowProps<ShareOrder>) {
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
                <b className={styles.figure}>{moneyText(row.share_money)}</b>
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
