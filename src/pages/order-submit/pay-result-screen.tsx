// Owns what follows an order: the sum, where to go on, gifts, recommended goods; or paying what is not paid yet.
import { orderState, readOrderFlags } from '~/domain/order-status';
import { type OrderPayResultData, orderDetail, orderIsPay, orderPayResult } from '~/schemas/api/order.gen';
import { Avatar } from '~/ui/avatar/avatar';
import { Button } from '~/ui/button/button';
import { Icon } from '~/ui/icon/icon';
import { Price } from '~/ui/price/price';
import { OrderRecommend } from '../../blocks/order-recommend/order-recommend';
import { openLink } from '../../app/open-link';
import { Loading } from '../../engine/archetypes/detail';
import { HOME_PATH, redirect } from '../../engine/navigation';
import { useAction } from '../../engine/use-action';
import { ORDERS_PATH } from '../../flows/checkout-form';
import { pay } from '../../flows/payment';
import { refresh } from '../../services/query';
import { readGifts } from './gifts';
import styles from './pay-result.module.css';

interface ResultQuery {
  payment_order_union_id: number;
  order_page_url: string;
}

const goHome = () => redirect(HOME_PATH);

/** One order has a page of its own; several are in my orders. */
function showOrder({ order_list, order_page_url }: OrderPayResultData, given: string): void {
  const place = given || (order_page_url ?? '');
  const [order] = order_list;
  if (place !== '') openLink(place);
  else if (order !== undefined && order_list.length === 1)
    redirect('/pages/order/order-detail/order-detail', { id: order.id });
  else redirect(ORDERS_PATH);
}

function Gifts({ data }: { data: OrderPayResultData }) {
  const gifts = readGifts(data);
  if (gifts.length === 0) return null;
  return (
    <section className={styles.gifts}>
      <h2 className={styles.giftsTitle}>恭喜你获得</h2>
      <ul className={styles.giftList}>
        {gifts.map(({ key, name, figure, note, pictureUrl, link }) => (
          <li key={key} className={styles.gift}>
            {figure === '' ? (
              <Avatar source={pictureUrl} name="" size={80} />
            ) : (
              <span className={styles.figure}>{figure}</span>
            )}
            <span className={styles.giftWords}>
              <strong>{name}</strong>
              {note === '' ? null : <span>{note}</span>}
            </span>
            <Button kind="primary" size="small" onClick={() => openLink(link)}>
              立即使用
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Unpaid({ unionId }: { unionId: number }) {
  const action = useAction(async () => {
    await pay(unionId);
    await refresh(orderIsPay, orderPayResult);
  });
  return (
    <Button kind="primary" size="compact" isBusy={action.isBusy} onClick={() => void action.run()}>
      继续支付
    </Button>
  );
}

function Result({ data, isPaid, query }: { data: OrderPayResultData; isPaid: boolean; query: ResultQuery }) {
  return (
    <>
      <section className={styles.result} aria-live="polite">
        <span className={styles.mark} data-paid={isPaid}>
          <Icon name={isPaid ? 'check' : 'clock'} size={72} />
        </span>
        <h2 className={styles.title}>{isPaid ? '订单提交成功' : '待支付'}</h2>
        <Price text={`￥${data.total_pay_price}`} size={48} tone="text" />
        <div className={styles.buttons}>
          {/* From the lightest to the one that is likely. */}
          <Button kind="plain" size="compact" onClick={goHome}>
            返回首页
          </Button>
          <Button
            kind={isPaid ? 'primary' : 'outline'}
            size="compact"
            onClick={() => showOrder(data, query.order_page_url)}
          >
            查看订单
          </Button>
          {isPaid ? null : <Unpaid unionId={query.payment_order_union_id} />}
        </div>
      </section>
      <Gifts data={data} />
      <OrderRecommend place="order_pay" />
    </>
  );
}

/** Cash on delivery leaves the payment open, but the order no longer waits for it. */
function Settled({ data, query }: { data: OrderPayResultData; query: ResultQuery }) {
  const [order] = data.order_list;
  if (order === undefined) return <Result data={data} isPaid={false} query={query} />;
  return (
    <Loading endpoint={orderDetail} params={{ id: order.id }} isFreshOnShow skeleton="text">
      {({ detail }) => (
        <Result data={data} isPaid={orderState(readOrderFlags(detail)) !== 'toPay'} query={query} />
      )}
    </Loading>
  );
}

export function PayResultScreen({ query }: { query: ResultQuery }) {
  const params = { payment_order_union_id: query.payment_order_union_id };
  return (
    <Loading endpoint={orderPayResult} params={params} isFreshOnShow skeleton="text">
      {(data) => (
        <Loading endpoint={orderIsPay} params={params} isFreshOnShow skeleton="text">
          {({ status }) =>
            status === 1 ? <Result data={data} isPaid query={query} /> : <Settled data={data} query={query} />
          }
        </Loading>
      )}
    </Loading>
  );
}
