// The list of an order's parcels.
import type { ReactNode } from 'react';
import type { ExpressOrderExpressListData } from '~/schemas/api/express.gen';
import { EmptyState } from '~/ui/empty-state/empty-state';
import { Icon } from '~/ui/icon/icon';
import { Card } from '~/ui/card/card';
import { Cover } from '~/ui/cover/cover';
import { ItemRow } from '~/ui/item-row/item-row';
import type { LoadedProps } from '../../engine/archetypes/detail';
import { back } from '../../engine/navigation';
import styles from './express.module.css';
import { openLogistics } from './order-actions';

type Parcel = ExpressOrderExpressListData['order']['detailExpress'][number];

const BY_COURIER = 2;

const coverOf = ({ expressRelation }: Parcel): string =>
  expressRelation[0]?.orderDetail.goods_info.goods_attr.cover_pic ?? '';

/** The carrier of a parcel: the mall's own courier, or a company with a number. */
function wordsOf(parcel: Parcel): { title: string; notes: ReactNode[] } {
  const { send_type: way, city_name: courier, express, express_no: number, merchant_remark: remark } = parcel;
  if (way !== BY_COURIER)
    return { title: express, notes: [`物流单号：${number}`, remark === '' ? '' : `商家留言：${remark}`] };
  const call = (
    <a href={`tel:${parcel.city_mobile ?? ''}`}>
      配送员：{courier} {parcel.city_mobile}
    </a>
  );
  return { title: '商家配送', notes: [parcel.express_content, (courier ?? '') === '' ? '' : call] };
}

function ParcelCard({ parcel, orderId }: { parcel: Parcel; orderId: number }) {
  const { title, notes } = wordsOf(parcel);
  const isTracked = parcel.send_type !== BY_COURIER;
  const follow = () => openLogistics({ id: orderId, parcels: [parcel], pictureUrl: coverOf(parcel) });
  return (
    <li>
      <Card>
        <ItemRow
          lead={<Icon name="truck" size={40} />}
          title={<strong>{title}</strong>}
          notes={notes}
          {...(isTracked ? { label: `查看物流：${parcel.express} ${parcel.express_no}`, onTap: follow } : {})}
        />
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
