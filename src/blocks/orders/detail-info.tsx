// The sums and facts of an order: sums with a bold total, number and times, remark, card keys, form answers.
import { isAmount, lessText, moneyText } from '~/domain/money';
import { SEND_TYPES } from '~/domain/order-status';
import { Price } from '~/ui/price/price';
import { Card } from '~/ui/card/card';
import { CardHead } from '~/ui/card/card-head';
import { Facts } from '~/ui/facts/facts';
import { ItemRow } from '~/ui/item-row/item-row';
import { CopyButton } from '../copy-button/copy-button';
import { usePointsWord } from '../mall-words/mall-words';
import { optionalPart } from '../../engine/optional-part';
import type { Order } from './order-facts';
import { isReviewedTwice } from './second-review';
import styles from './detail.module.css';
import { cardKeysOf, type Figure, orderSum, pluginOffers } from './order-facts';

/** The lines of the sum, without savings of 0. */
function figuresOf(order: Order, pointsWord: string): Figure[] {
  const savings: ReadonlyArray<readonly [label: string, amount: string]> = [
    ['会员折扣', order.member_discount_price],
    ['满减优惠', order.full_reduce_price],
    ['优惠券抵扣', order.coupon_discount_price],
    [`${pointsWord}抵扣`, order.integral_deduction_price],
  ];
  const changed = !isAmount(order.back_price)
    ? []
    : [{ label: '订单改价', value: lessText(order.back_price) }];
  return [
    { label: '商品总价', value: moneyText(order.total_goods_original_price) },
    ...savings
      .filter(([, amount]) => isAmount(amount))
      .map(([label, amount]) => ({ label, value: lessText(amount) })),
    ...pluginOffers(order.plugin_data.discount_list),
    ...changed,
    ...(Number(order.send_type) === SEND_TYPES.none
      ? []
      : [{ label: '运费', value: moneyText(order.express_price) }]),
  ];
}

export function SumsSection({ order }: { order: Order }) {
  const pointsWord = usePointsWord();
  const { total, extras, refunded } = orderSum(order);
  return (
    <Card label="金额">
      <Facts
        facts={[
          ...figuresOf(order, pointsWord),
          ...extras.map(({ label, value }) => ({ label, value: moneyText(value) })),
          { label: '合计', value: <Price text={moneyText(total)} size={36} />, isTotal: true },
          ...(refunded === '' ? [] : [{ label: '已退款', value: moneyText(refunded) }]),
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
    ...(isReviewedTwice(order) ? [{ label: '评价', value: '已追评' }] : []),
    ...(order.remark === '' ? [] : [{ label: '买家留言', value: order.remark }]),
    ...order.merchant_remark_list
      .filter((words) => words !== '')
      .map((value) => ({ label: '商家留言', value })),
  ];
}

const OrderEntries = optionalPart({ path: 'orders/order-entries', load: () => import('./order-entries') });

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
      <OrderEntries order={order} />
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
                <CopyButton text={words.join('\n')} label={`复制全部：第${place + 1}组卡密`}>
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
