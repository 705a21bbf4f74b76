// The sums and facts of an order: sums with a bold total, number and times, remark, card keys, form answers.
import { invoiceStatusText } from '~/domain/invoice-status';
import { isGiveable } from '~/domain/order-gift';
import { fenFromText } from '~/domain/money';
import { readOrderFlags, SEND_TYPES } from '~/domain/order-status';
import { Price } from '~/ui/price/price';
import { Card } from '~/ui/card/card';
import { CardHead } from '~/ui/card/card-head';
import { Facts } from '~/ui/facts/facts';
import { TapRow } from '~/ui/field/tap-row';
import { ItemRow } from '~/ui/item-row/item-row';
import { CopyButton } from '../../blocks/copy-button/copy-button';
import { addressOf } from '../../engine/navigation';
import { mallConfig } from '../../state/mall';
import type { Order } from './order-facts';
import styles from './detail.module.css';
import { cardKeysOf, type Figure, pluginOffers } from './order-facts';

const isAny = (amount: string | number): boolean => (fenFromText(amount) ?? 0) !== 0;

/** The lines of the sum, without savings of 0. */
export function figuresOf(order: Order): Figure[] {
  const savings: ReadonlyArray<readonly [label: string, amount: string]> = [
    ['会员折扣', order.member_discount_price],
    ['满减优惠', order.full_reduce_price],
    ['优惠券抵扣', order.coupon_discount_price],
    ['积分抵扣', order.integral_deduction_price],
  ];
  const changed =
    (fenFromText(order.back_price) ?? 0) === 0
      ? []
      : [{ label: '订单改价', value: `-￥${order.back_price}` }];
  return [
    { label: '商品总价', value: `￥${order.total_goods_original_price}` },
    ...savings
      .filter(([, amount]) => isAny(amount))
      .map(([label, amount]) => ({ label, value: `-￥${amount}` })),
    ...pluginOffers(order.plugin_data.discount_list),
    ...changed,
    ...(Number(order.send_type) === SEND_TYPES.none
      ? []
      : [{ label: '运费', value: `￥${order.express_price}` }]),
  ];
}

export function SumsSection({ order }: { order: Order }) {
  return (
    <Card label="金额">
      <Facts
        facts={[
          ...figuresOf(order),
          { label: '合计', value: <Price text={`￥${order.total_pay_price}`} size={36} />, isTotal: true },
        ]}
      />
    </Card>
  );
}

const isSet = (time: string | null): time is string =>
  time !== null && time !== '' && !time.startsWith('0000');

/** Facts with their labels; those without a value are left out. */
function factsOf(order: Order): Figure[] {
  const times: ReadonlyArray<readonly [label: string, time: string | null]> = [
    ['下单时间', order.created_at],
    ['付款时间', Number(order.is_pay) === 1 ? order.pay_time : null],
    ['发货时间', Number(order.is_send) === 1 ? order.send_time : null],
    ['收货时间', Number(order.is_confirm) === 1 ? order.confirm_time : null],
  ];
  const isUnpaid = Number(order.is_pay) === 0 && Number(order.pay_type) === 0;
  return [
    ...times.flatMap(([label, value]) => (isSet(value) ? [{ label, value }] : [])),
    ...(isUnpaid ? [] : [{ label: '支付方式', value: order.pay_type_text }]),
    ...(order.remark === '' ? [] : [{ label: '买家留言', value: order.remark }]),
    ...order.merchant_remark_list
      .filter((words) => words !== '')
      .map((value) => ({ label: '商家留言', value })),
  ];
}

/** The way to the order's invoice, or to asking for one once it was received. */
function InvoiceEntry({ order: { id, invoice, is_confirm, cancel_status } }: { order: Order }) {
  if (invoice !== null) {
    const href = `#${addressOf('/pages/order/invoice/detail', { order_id: id })}`;
    return <TapRow label="发票" value={invoiceStatusText(invoice.status)} href={href} />;
  }
  const isAskable = Number(is_confirm) === 1 && Number(cancel_status) !== 1;
  if (!isAskable || mallConfig()?.invoice !== 1) return null;
  return (
    <TapRow label="发票" value="申请开票" href={`#${addressOf('/pages/invoice/edit', { order_id: id })}`} />
  );
}

/** The way to giving the order to a friend, who fills in where it goes. */
function GiftEntry({ order }: { order: Order }) {
  if (!isGiveable(readOrderFlags(order)) || order.detailExpress.length > 0) return null;
  const href = `#${addressOf('/pages/order-submit/gift', { id: order.id })}`;
  return <TapRow label="送给朋友" value="由朋友填写收货地址" href={href} />;
}

export function InfoSection({ order }: { order: Order }) {
  const number = (
    <span className={styles.copy}>
      {order.order_no} <CopyButton text={order.order_no} />
    </span>
  );
  return (
    <Card label="订单信息">
      <CardHead title="订单信息" />
      <Facts facts={[{ label: '订单编号', value: number }, ...factsOf(order)]} />
      <InvoiceEntry order={order} />
      <GiftEntry order={order} />
    </Card>
  );
}

export function CardKeys({ order }: { order: Order }) {
  const keys = cardKeysOf(order.type_data);
  if (keys.length === 0) return null;
  return (
    <Card label="卡密信息">
      <CardHead title="卡密信息" />
      <ol>
        {keys.map((words, place) => (
          <li key={words.join()}>
            <ItemRow
              notes={words}
              trail={
                <CopyButton text={words.join('\n')} label={`复制第${place + 1}组卡密`}>
                  复制全部
                </CopyButton>
              }
            />
          </li>
        ))}
      </ol>
    </Card>
  );
}
