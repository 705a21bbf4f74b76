// Owns the figures and facts of an order: sums with a bold total, number and times, remark, card keys, form answers.
import { fenFromText } from '~/domain/money';
import { SEND_TYPES } from '~/domain/order-status';
import { Price } from '~/ui/price/price';
import { Card } from '~/ui/card/card';
import { CardHead } from '~/ui/card/card-head';
import { copyText } from '../../services/copy';
import type { Order } from './order-facts';
import styles from './detail.module.css';
import { cardKeysOf, type Figure, formAnswers, pluginOffers } from './order-facts';

const isAny = (amount: string | number): boolean => (fenFromText(amount) ?? 0) !== 0;

/** The lines of the sum; savings of nothing are left out. */
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
      <dl>
        {figuresOf(order).map(({ label, value }) => (
          <div key={label} className={styles.pair}>
            <dt className={styles.second}>{label}</dt>
            <dd className={styles.number}>{value}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>合计</dt>
          <dd>
            <Price text={`￥${order.total_pay_price}`} size={36} />
          </dd>
        </div>
      </dl>
    </Card>
  );
}

const isSet = (time: string | null): time is string =>
  time !== null && time !== '' && !time.startsWith('0000');

/** Facts with their words; those that have not happened are left out. */
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

export function InfoSection({ order }: { order: Order }) {
  const answers = formAnswers(order.order_form);
  return (
    <Card label="订单信息">
      <CardHead title="订单信息" level={3} />
      <dl>
        <div className={styles.pair}>
          <dt className={styles.second}>订单编号</dt>
          <dd className={styles.copy}>
            <span className={styles.number}>{order.order_no}</span>
            <button type="button" className={styles.pill} onClick={() => void copyText(order.order_no)}>
              复制
            </button>
          </dd>
        </div>
        {factsOf(order).map(({ label, value }, place) => (
          <div key={`${label}${place}`} className={styles.pair}>
            <dt className={styles.second}>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {answers.map(({ label, value }, place) => (
          <div key={`${label}${place}`} className={styles.pair}>
            <dt className={styles.second}>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

export function CardKeys({ order }: { order: Order }) {
  const keys = cardKeysOf(order.type_data);
  if (keys.length === 0) return null;
  return (
    <Card label="卡密信息">
      <CardHead title="卡密信息" level={3} />
      <ol>
        {keys.map((words, place) => {
          return (
            <li key={words.join()} className={styles.pair}>
              <span className={styles.words}>
                {words.map((line) => (
                  <span key={line}>{line}</span>
                ))}
              </span>
              <button
                type="button"
                className={styles.pill}
                aria-label={`复制第${place + 1}组卡密`}
                onClick={() => void copyText(words.join('\n'))}
              >
                复制全部
              </button>
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
