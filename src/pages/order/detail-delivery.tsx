// Delivery of an order: logistics, receiver, store of a pick-up, origin of a same-city delivery.
import { type OrderFlags, SEND_TYPES } from '~/domain/order-status';
import { addressOf, open } from '../../engine/navigation';
import { Icon } from '~/ui/icon/icon';
import { Card } from '~/ui/card/card';
import type { Order } from './order-facts';
import { openLogistics, type Parcel } from './order-actions';
import { courierOriginOf } from './order-facts';
import styles from './detail.module.css';

const SEND_NAMES: Readonly<Record<number, string>> = {
  [SEND_TYPES.express]: '快递发货',
  [SEND_TYPES.pickUp]: '上门自提',
  [SEND_TYPES.city]: '同城配送',
  [SEND_TYPES.none]: '自动发货',
};

/** One parcel with a number has a text of its own; several lead to their list. */
function logisticsWords(parcels: readonly (Parcel & { express_content?: string })[]): string {
  const [parcel] = parcels;
  if (parcel === undefined) return '';
  if (parcels.length > 1) return '该订单已拆成多个包裹发货，点击查看详情';
  if (Number(parcel.send_type) === 2) return `物流信息：其它方式(${parcel.express_content ?? ''})`;
  return `${parcel.express} ${parcel.express_no}`;
}

function Logistics({ order }: { order: Order }) {
  const parcels = order.detailExpress;
  const words = logisticsWords(parcels);
  if (words === '') return null;
  const [only] = parcels;
  const isTracked = parcels.length > 1 || Number(only?.send_type) !== 2;
  const pictureUrl = order.detail[0]?.goods_info.pic_url ?? '';
  const content = (
    <>
      <Icon name="truck" size={40} className={styles.mark} />
      <span className={styles.words}>
        <span>{words}</span>
        {(only?.merchant_remark ?? '') === '' ? null : (
          <span className={styles.meta}>商家留言：{only?.merchant_remark}</span>
        )}
      </span>
    </>
  );
  if (!isTracked) return <div className={styles.row}>{content}</div>;
  return (
    <button
      type="button"
      className={styles.row}
      aria-label={`查看物流：${words}`}
      onClick={() => openLogistics({ id: Number(order.id), parcels, pictureUrl })}
    >
      {content}
      <Icon name="chevron-right" size={28} className={styles.chevron} />
    </button>
  );
}

function Store({ store }: { store: NonNullable<Order['store']> }) {
  const { name, address, mobile, latitude, longitude } = store;
  const hasPlace = Number(latitude) !== 0 || Number(longitude) !== 0;
  return (
    <div className={styles.row}>
      <Icon name="store" size={40} className={styles.mark} />
      <span className={styles.words}>
        <strong>{name}</strong>
        <span className={styles.second}>{address}</span>
        {mobile === '' ? null : (
          <a className={styles.link} href={`tel:${mobile}`}>
            {mobile}
          </a>
        )}
      </span>
      {hasPlace ? (
        <button
          type="button"
          className={styles.pill}
          onClick={() => open('/open-location', { latitude, longitude, name, address })}
        >
          导航
        </button>
      ) : null}
    </div>
  );
}

function Receiver({ order }: { order: Order }) {
  return (
    <div className={styles.row}>
      <Icon name="location" size={40} className={styles.mark} />
      <span className={styles.words}>
        <span className={styles.who}>
          <strong>{order.name}</strong>
          <span className={styles.number}>{order.mobile}</span>
        </span>
        {order.address === '' ? null : <span className={styles.second}>{order.address}</span>}
      </span>
    </div>
  );
}

function City({ order }: { order: Order }) {
  const place = courierOriginOf('delivery_config' in order ? order.delivery_config : null);
  if (place === null) return null;
  return (
    <p className={styles.note}>
      发货地址：{place.address}
      {place.explain === '' ? '' : `；配送说明：${place.explain}`}
      {place.contact === '' ? null : (
        <a className={styles.link} href={`tel:${place.contact}`}>
          联系配送
        </a>
      )}
    </p>
  );
}

export function DeliverySection({ order, flags }: { order: Order; flags: OrderFlags }) {
  const isShown = order.name !== '' || order.store !== null;
  if (!isShown) return null;
  return (
    <Card label="配送信息">
      <Logistics order={order} />
      {flags.send_type === SEND_TYPES.pickUp && order.store !== null ? <Store store={order.store} /> : null}
      {order.name === '' ? null : <Receiver order={order} />}
      <p className={styles.pair}>
        <span className={styles.second}>发货方式</span>
        <span>{SEND_NAMES[flags.send_type] ?? ''}</span>
      </p>
      <City order={order} />
    </Card>
  );
}

export const goodsHref = (goodsId: number | string): string =>
  `#${addressOf('/pages/goods/goods', { id: goodsId })}`;
