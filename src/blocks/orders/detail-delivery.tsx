// Delivery of an order: logistics, receiver, store of a pick-up, origin of a same-city delivery.
import { type OrderFlags, SEND_TYPES } from '~/domain/order-status';
import * as to from '~/domain/screen-links.gen';
import type { CityDeliveryConfig } from '~/schemas/api/express.gen';
import { ReceiverName } from '../address-card/address-card';
import { open } from '../../engine/navigation';
import { Icon } from '~/ui/icon/icon';
import { Card } from '~/ui/card/card';
import { type Fact, Facts } from '~/ui/facts/facts';
import { ItemRow } from '~/ui/item-row/item-row';
import { Button } from '~/ui/button/button';
import type { Order } from './order-facts';
import { openLogistics, type Parcel } from './order-actions';
import styles from './detail.module.css';

const SEND_NAMES: Readonly<Record<number, string>> = {
  [SEND_TYPES.express]: '快递发货',
  [SEND_TYPES.pickUp]: '上门自提',
  [SEND_TYPES.city]: '同城配送',
  [SEND_TYPES.none]: '自动发货',
};

/** One parcel with a number has its own text; several link to their list. */
function logisticsWords(
  parcels: readonly (Parcel & { express_content?: string; city_name?: string | null })[],
): string {
  const [parcel] = parcels;
  if (parcel === undefined) return '';
  if (parcels.length > 1) return '该订单已拆成多个包裹发货，点击查看详情';
  if ((parcel.city_name ?? '') !== '') return `配送员 ${parcel.city_name}`;
  if (Number(parcel.send_type) === 2) return `物流信息：其它方式（${parcel.express_content ?? ''}）`;
  return `${parcel.express} ${parcel.express_no}`;
}

function Logistics({ order }: { order: Order }) {
  const parcels = order.detailExpress;
  const words = logisticsWords(parcels);
  if (words === '') return null;
  const [only] = parcels;
  const isTracked = parcels.length > 1 || Number(only?.send_type) !== 2;
  const pictureUrl = order.detail[0]?.goods_info.pic_url ?? '';
  const remark = only?.merchant_remark ?? '';
  const isCity = Number(order.send_type) === SEND_TYPES.city;
  return (
    <ItemRow
      lead={<Icon name="truck" size={40} />}
      title={words}
      notes={[remark === '' ? '' : `商家留言：${remark}`]}
      {...(isCity && only !== undefined
        ? {
            act: '查看配送员位置',
            onTap: () => open(to.orderCityMap({ express_id: only.id })),
          }
        : isTracked
          ? {
              act: '查看物流',
              onTap: () => openLogistics({ id: Number(order.id), parcels, pictureUrl }),
            }
          : {})}
    />
  );
}

function Way({ place }: { place: Parameters<typeof to.placeOpenLocation>[0] }) {
  return (
    <Button kind="plain" size="small" onClick={() => open(to.placeOpenLocation(place))}>
      导航
    </Button>
  );
}

function Store({ store }: { store: NonNullable<Order['store']> }) {
  const { name, address, mobile, latitude, longitude } = store;
  const hasPlace = Number(latitude) !== 0 || Number(longitude) !== 0;
  return (
    <ItemRow
      isRuled
      lead={<Icon name="store" size={40} />}
      title={<strong>{name}</strong>}
      notes={[address, mobile === '' ? '' : <a href={`tel:${mobile}`}>{mobile}</a>]}
      {...(hasPlace ? { trail: <Way place={{ latitude, longitude, name, address }} /> } : {})}
    />
  );
}

function Receiver({ order }: { order: Order }) {
  return (
    <ItemRow
      isRuled
      lead={<Icon name="location" size={40} />}
      title={<ReceiverName name={order.name} mobile={order.mobile} />}
      notes={[order.address]}
    />
  );
}

/** Where a same-city order is sent from, how to reach the shop, and its area; what the mall left empty is not shown. */
function cityFacts({ address: { address }, contact_way: phone, explain }: CityDeliveryConfig): Fact[] {
  const area = (
    <a className={styles.link} href={`#${to.orderSubmitMap()}`}>
      查看配送范围
    </a>
  );
  return [
    ...(address === '' ? [] : [{ label: '发货地址', value: address }]),
    ...(phone === '' ? [] : [{ label: '联系方式', value: <a href={`tel:${phone}`}>{phone}</a> }]),
    ...(explain === '' ? [] : [{ label: '配送说明', value: explain }]),
    { label: '配送范围', value: area },
  ];
}

export function DeliverySection({ order, flags }: { order: Order; flags: OrderFlags }) {
  const isShown = order.name !== '' || order.store !== null;
  if (!isShown) return null;
  const { delivery_config: city } = order;
  const way: Fact = { label: '发货方式', value: SEND_NAMES[flags.send_type] ?? '' };
  return (
    <Card label="配送信息">
      <Logistics order={order} />
      {flags.send_type === SEND_TYPES.pickUp && order.store !== null ? <Store store={order.store} /> : null}
      {order.name === '' ? null : <Receiver order={order} />}
      {city === undefined ? (
        <Facts facts={[way]} />
      ) : (
        <Facts layout="column" facts={[way, ...cityFacts(city)]} />
      )}
    </Card>
  );
}
