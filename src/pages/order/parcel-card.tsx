// A parcel of an order, which leads to its tracking.
import * as to from '~/domain/screen-links.gen';
import type { ExpressOrderExpressListData } from '~/schemas/api/express.gen';
import { Icon } from '~/ui/icon/icon';
import { Tile } from '~/ui/card/tile';
import { Cover } from '~/ui/cover/cover';
import { ItemRow } from '~/ui/item-row/item-row';
import type { RowProps } from '../../engine/archetypes/list';
import { open } from '../../engine/navigation';
import styles from './express.module.css';
import { openLogistics } from '../../blocks/orders/order-actions';

type Parcel = ExpressOrderExpressListData['order']['detailExpress'][number];

const BY_COURIER = 2;

const coverOf = ({ expressRelation }: Parcel): string =>
  expressRelation[0]?.orderDetail.goods_info.goods_attr.cover_pic ?? '';

/** Empty where no rider of the mall's brings it. */
const riderOf = ({ city_name: name }: Parcel): string => name ?? '';

/** The carrier of a parcel: the mall's own courier, or a company with a number. */
function wordsOf(parcel: Parcel): { title: string; notes: string[] } {
  const { send_type: way, express, express_no: number, merchant_remark: remark } = parcel;
  if (way !== BY_COURIER)
    return { title: express, notes: [`物流单号：${number}`, remark === '' ? '' : `商家留言：${remark}`] };
  const rider = riderOf(parcel);
  return { title: '商家配送', notes: [parcel.express_content, rider === '' ? '' : `配送员：${rider}`] };
}

/** Where its row leads: to the rider on the map, or to the carrier's tracking; other parcels have neither. */
function targetOf(parcel: Parcel, orderId: number): { act: string; onTap: () => void } | null {
  const { id, send_type: way } = parcel;
  const rider = riderOf(parcel);
  if (rider !== '')
    return {
      act: '查看配送员位置',
      onTap: () => open(to.orderCityMap({ express_id: id })),
    };
  if (way === BY_COURIER) return null;
  return {
    act: '查看物流',
    onTap: () => openLogistics({ id: orderId, parcels: [parcel], pictureUrl: coverOf(parcel) }),
  };
}

/** Beside the row, as that is a button itself. */
function RiderPhone({ parcel }: { parcel: Parcel }) {
  const mobile = parcel.city_mobile ?? '';
  if (mobile === '') return null;
  return (
    <ItemRow
      isRuled
      lead={<Icon name="phone" size={40} />}
      act={`联系配送员${riderOf(parcel)}`}
      title={mobile}
      href={`tel:${mobile}`}
    />
  );
}

export interface ListedParcel {
  parcel: Parcel;
  /** Of the order, for the heading over them. */
  parcelCount: number;
}

export const parcelsIn = (parcels: readonly Parcel[]): readonly ListedParcel[] =>
  parcels.map((parcel) => ({ parcel, parcelCount: parcels.length }));

export function ParcelCard({ row: { parcel }, query }: RowProps<ListedParcel, { order_id: number }>) {
  const { title, notes } = wordsOf(parcel);
  return (
    <Tile>
      <ItemRow
        lead={<Icon name="truck" size={40} />}
        title={<strong>{title}</strong>}
        notes={notes}
        {...targetOf(parcel, query.order_id)}
      />
      <RiderPhone parcel={parcel} />
      <ul className={styles.covers}>
        {parcel.expressRelation.map(({ id, orderDetail: { goods_info: goods } }) => (
          <li key={id}>
            <Cover
              source={goods.goods_attr.pic_url || goods.goods_attr.cover_pic}
              alt={goods.goods_attr.name}
              size={124}
            />
          </li>
        ))}
      </ul>
      <p className={styles.count}>共{parcel.goods_num}件商品</p>
    </Tile>
  );
}
