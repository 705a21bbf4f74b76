// The result of an order: the sum, links, gifts, recommended goods; or paying what is not paid yet.
import { moneyText } from '~/domain/money';
import { orderState, readOrderFlags } from '~/domain/order-status';
import * as to from '~/domain/screen-links.gen';
import { type OrderPayResultData, orderDetail, orderIsPay, orderPayResult } from '~/schemas/api/order.gen';
import { Avatar } from '~/ui/avatar/avatar';
import { Button } from '~/ui/button/button';
import { Icon } from '~/ui/icon/icon';
import { Price } from '~/ui/price/price';
import { ItemRow } from '~/ui/item-row/item-row';
import { Tile } from '~/ui/card/tile';
import { usePointsWord } from '../../blocks/mall-words/mall-words';
import { OrderRecommend } from '../../blocks/order-recommend/order-recommend';
import { openLink } from '../../flows/open-link';
import { Loading } from '../../engine/archetypes/detail';
import { type Outcome, OutcomeCard } from '../../engine/archetypes/result';
import { HOME_PATH, redirect } from '../../engine/navigation';
import { pay } from '../../flows/payment';
import { refresh } from '../../services/query';
import { type Gift, readGifts } from './gifts';
import styles from './pay-result.module.css';
import { useShareOffer } from './share-offer';

interface ResultQuery {
  payment_order_union_id: number;
  order_page_url: string;
}

const goHome = () => redirect(HOME_PATH);

/** One order links to its detail; several to my orders. */
function showOrder({ order_list, order_page_url }: OrderPayResultData, given: string): void {
  const place = given || (order_page_url ?? '');
  const [order] = order_list;
  if (place !== '') openLink(place);
  else if (order !== undefined && order_list.length === 1) redirect(to.orderDetail({ id: order.id }));
  else redirect(to.orders());
}

function GiftLead({ gift: { icon, figure, pictureUrl } }: { gift: Gift }) {
  if (icon !== undefined) return <Icon name={icon} size={72} />;
  if (figure !== '') return <span className={styles.figure}>{figure}</span>;
  return <Avatar source={pictureUrl} name="" size={80} />;
}

const UseButton = ({ link }: { link: string }) => (
  <Button kind="primary" size="small" onClick={() => openLink(link)}>
    立即使用
  </Button>
);

function Gifts({ data }: { data: OrderPayResultData }) {
  const gifts = readGifts(data, usePointsWord());
  if (gifts.length === 0) return null;
  return (
    <section className={styles.gifts}>
      <h2 className={styles.giftsTitle}>恭喜你获得</h2>
      <ul className={styles.giftList}>
        {gifts.map((gift) => (
          <li key={gift.key}>
            <Tile>
              <ItemRow
                lead={<GiftLead gift={gift} />}
                title={<strong>{gift.name}</strong>}
                notes={[gift.note]}
                trail={gift.link === '' ? null : <UseButton link={gift.link} />}
              />
            </Tile>
          </li>
        ))}
      </ul>
    </section>
  );
}

async function payNow(unionId: number): Promise<void> {
  await pay(unionId);
  await refresh(orderIsPay, orderPayResult);
}

function outcomeOf({ data, isPaid, isOnDelivery = false, query }: ResultProps): Outcome {
  const actions = [
    { text: '返回首页', onTap: goHome },
    { text: '查看订单', onTap: () => showOrder(data, query.order_page_url) },
  ];
  const price = <Price text={moneyText(data.total_pay_price)} size={48} tone="text" />;
  const sum = { words: isOnDelivery ? <>收货时付款 {price}</> : price };
  if (isPaid || isOnDelivery)
    return { mark: <Icon name="check" size={72} />, title: '订单提交成功', ...sum, actions };
  const goOn = { text: '继续支付', onTap: () => payNow(query.payment_order_union_id) };
  return {
    mark: <Icon name="clock" size={72} />,
    isOpen: true,
    title: '待支付',
    ...sum,
    actions: [...actions, goOn],
  };
}

interface ResultProps {
  data: OrderPayResultData;
  isPaid: boolean;
  /** Not paid, and not waiting for it. */
  isOnDelivery?: boolean;
  query: ResultQuery;
}

function Result(props: ResultProps) {
  useShareOffer(props.data.shareCheck && (props.isPaid || props.isOnDelivery === true));
  return (
    <>
      <OutcomeCard outcome={outcomeOf(props)} />
      <Gifts data={props.data} />
      <OrderRecommend place="order_pay" />
    </>
  );
}

/** Cash on delivery leaves the payment open, but the order is not waiting for it. */
function Settled({ data, query }: { data: OrderPayResultData; query: ResultQuery }) {
  const [order] = data.order_list;
  if (order === undefined) return <Result data={data} isPaid={false} query={query} />;
  return (
    <Loading endpoint={orderDetail} params={{ id: order.id }} isFreshOnShow skeleton="text">
      {({ detail }) => {
        const flags = readOrderFlags(detail);
        return (
          <Result
            data={data}
            isPaid={flags.is_pay === 1}
            isOnDelivery={flags.is_pay !== 1 && orderState(flags) !== 'toPay'}
            query={query}
          />
        );
      }}
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
