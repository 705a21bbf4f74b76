// One after-sale in a list: how it stands, its goods, its money, what can be done.
import { moneyText } from '~/domain/money';
import { REFUND_TYPES, refundState } from '~/domain/refund-status';
import type { RefundRow } from '~/schemas/api/order.gen';
import type { OfLineRefund } from '~/schemas/api/refund.gen';
import { refundTimerWords } from '~/domain/refund-steps';
import { Button } from '~/ui/button/button';
import { Price } from '~/ui/price/price';
import { OrderGoodsLine, specificationOf } from '~/ui/order-goods-line/order-goods-line';
import type { RowProps } from '../../../engine/archetypes/list';
import { useAction } from '../../../engine/use-action';
import { TimeLeft } from '../../../blocks/orders/time-left';
import styles from '../../../blocks/orders/orders.module.css';
import { withdraw } from './refund-acts';
import { refundHref } from '../../../blocks/orders/refund-href';
import { typeName } from './type-field';

/** A row of either list. */
export type ListedRefund = Pick<
  RefundRow,
  | 'id'
  | 'order_no'
  | 'type'
  | 'status'
  | 'is_send'
  | 'is_confirm'
  | 'is_refund'
  | 'refund_price'
  | 'reality_refund_price'
  | 'merchant_remark'
  | 'auto_time'
  | 'status_text'
> & { goods_info: OfLineRefund['goods_info'] };

/** The row of api/order/list, whose goods are in its line. */
export const listedRefund = ({ detail, ...row }: RefundRow): ListedRefund | null => {
  const [line] = detail;
  return line === undefined ? null : { ...row, goods_info: line.goods_info };
};

function Sums({ row }: { row: ListedRefund }) {
  const isPaid = row.is_refund === 1;
  return (
    <p className={styles.sum}>
      <span className={styles.meta}>{typeName(row.type)}</span>
      {row.type === REFUND_TYPES.exchange ? null : (
        <>
          <span className={styles.meta}>申请退款</span>
          <Price text={moneyText(row.refund_price)} size={32} tone="text" />
        </>
      )}
      {isPaid ? (
        <>
          <span className={styles.meta}>实际退款</span>
          <Price text={moneyText(row.reality_refund_price)} size={32} />
        </>
      ) : null}
    </p>
  );
}

/** Withdrawing, or the link to what waits for the shopper. */
type CardProps = Pick<RowProps<ListedRefund>, 'row' | 'refresh'>;

function Acts({ row, refresh }: CardProps) {
  const state = refundState(row);
  const action = useAction(async () => {
    try {
      await withdraw(row.id);
    } finally {
      // The shop may have answered meanwhile.
      refresh();
    }
  });
  if (state !== 'reviewing' && state !== 'toReturn') return null;
  return (
    <div className={styles.buttons}>
      {state === 'reviewing' ? (
        <Button kind="outline" size="compact" isBusy={action.isBusy} onClick={() => void action.run()}>
          撤销申请
        </Button>
      ) : (
        <Button kind="primary" size="compact" href={refundHref(row.id)}>
          填写快递单号
        </Button>
      )}
    </div>
  );
}

export function RefundCard({ row, refresh }: CardProps) {
  const { goods_info: goods } = row;
  return (
    <article className={styles.card}>
      <header className={styles.cardHead}>
        <a className={styles.number} href={refundHref(row.id)}>
          售后编号：{row.order_no}
        </a>
        <span className={styles.status}>
          <span className={styles.state}>{row.status_text}</span>
          <TimeLeft until={row.auto_time} words={refundTimerWords(row)} />
        </span>
      </header>
      <OrderGoodsLine
        name={goods.name}
        pictureUrl={goods.pic_url}
        specification={specificationOf(goods.attr_list)}
        quantity={goods.num}
        original={goods.total_original_price}
        memberDiscount={goods.member_discount_price}
      />
      <Sums row={row} />
      {row.merchant_remark === '' ? null : <p className={styles.remark}>商家留言：{row.merchant_remark}</p>}
      <Acts row={row} refresh={refresh} />
    </article>
  );
}
