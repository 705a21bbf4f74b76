// The list of an order's parcels.
import type { ExpressOrderExpressListData } from '~/schemas/api/express.gen';
import { EmptyState } from '~/ui/empty-state/empty-state';
import { Icon } from '~/ui/icon/icon';
import { Card } from '~/ui/card/card';
import { Cover } from '~/ui/cover/cover';
import { ItemRow } from '~/ui/item-row/item-row';
import type { LoadedProps } from '../../engine/archetypes/detail';
import { back, open } from '../../engine/navigation';
import styles from './express.module.css';
import { openLogistics } from './order-actions';

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
function targetOf(parcel: Parcel, orderId: number): { label: string; onTap: () => void } | null {
  const { id, send_type: way, express, express_no: number } = parcel;
  const rider = riderOf(parcel);
  if (rider !== '')
    return {
      label: `查看配送员位置：${rider}`,
      onTap: () => open('/pages/order/city-map/city-map', { express_id: id }),
    };
  if (way === BY_COURIER) return null;
  return {
    label: `查看物流：${express} ${number}`,
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
      label={`联系配送员${riderOf(parcel)} ${mobile}`}
      title={mobile}
      href={`tel:${mobile}`}
    />
  );
}

function ParcelCard({ parcel, orderId }: { parcel: Parcel; orderId: number }) {
  const { title, notes } = wordsOf(parcel);
  return (
    <li>
      <Card>
        <ItemRow
          lead={<Icon name="truck" size={40} />}
          title={<strong>{title}</strong>}
          notes={notes}
          {...targetOf(parcel, orderId)}
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
      </Card>
    </li>
  );
}

export function ExpressListScreen({ data }: LoadedProps<ExpressOrderExpressListData, { order_id: number }>) {
  const { id, detailExpress: parcels } = data.order;
  if (parcels.length === 0)
    return <EmptyState text="暂无物流信息" drawing="orders" action={{ text: '返回', onTap: back }} />;
  return (
    <>
      <p className={styles.band}>{parcels.length}个包裹已发出</p>
      <ul>
        {parcels.map((parcel) => (
          <ParcelCard key={parcel.id} parcel={parcel} orderId={id} />
        ))}
      </ul>
    </>
  );
}
