// Owns the list of an order's parcels.
import type { ExpressOrderExpressListData } from '~/schemas/api/express.gen';
import { EmptyState } from '~/ui/empty-state/empty-state';
import { Icon } from '~/ui/icon/icon';
import { Card } from '~/ui/card/card';
import { Cover } from '~/ui/cover/cover';
import type { LoadedProps } from '../../engine/archetypes/detail';
import { back } from '../../engine/navigation';
import styles from './express.module.css';
import { openLogistics } from './order-actions';

type Parcel = ExpressOrderExpressListData['order']['detailExpress'][number];

const BY_COURIER = 2;

const coverOf = ({ expressRelation }: Parcel): string =>
  expressRelation[0]?.orderDetail.goods_info.goods_attr.cover_pic ?? '';

function Words({ parcel }: { parcel: Parcel }) {
  if (parcel.send_type === BY_COURIER) {
    return (
      <>
        <strong>商家配送</strong>
        <span>{parcel.express_content}</span>
        {parcel.city_name === null || parcel.city_name === '' ? null : (
          <a className={styles.link} href={`tel:${parcel.city_mobile ?? ''}`}>
            配送员：{parcel.city_name} {parcel.city_mobile}
          </a>
        )}
      </>
    );
  }
  return (
    <>
      <strong>{parcel.express}</strong>
      <span className={styles.number}>物流单号：{parcel.express_no}</span>
      {parcel.merchant_remark === '' ? null : (
        <span className={styles.meta}>商家留言：{parcel.merchant_remark}</span>
      )}
    </>
  );
}

function ParcelCard({ parcel, orderId }: { parcel: Parcel; orderId: number }) {
  const isTracked = parcel.send_type !== BY_COURIER;
  const follow = () => openLogistics({ id: orderId, parcels: [parcel], pictureUrl: coverOf(parcel) });
  return (
    <li>
      <Card>
        {isTracked ? (
          <button
            type="button"
            className={styles.row}
            aria-label={`查看物流：${parcel.express} ${parcel.express_no}`}
            onClick={follow}
          >
            <Icon name="truck" size={40} className={styles.mark} />
            <span className={styles.words}>
              <Words parcel={parcel} />
            </span>
            <Icon name="chevron-right" size={28} />
          </button>
        ) : (
          <div className={styles.row}>
            <Icon name="truck" size={40} className={styles.mark} />
            <span className={styles.words}>
              <Words parcel={parcel} />
            </span>
          </div>
        )}
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
