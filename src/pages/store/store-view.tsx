// A store's page: pictures, hours, telephone, address, introduction.
import type { StoreDetailData } from '~/schemas/api/store.gen';
import { Carousel } from '~/ui/carousel/carousel';
import { EmptyState } from '~/ui/empty-state/empty-state';
import { Icon, type IconName } from '~/ui/icon/icon';
import { Picture } from '~/ui/picture/picture';
import { Stars } from '~/ui/stars/stars';
import { openLink } from '../../flows/open-link';
import { OperatorText } from '../../blocks/operator-text/operator-text';
import type { LoadedProps } from '../../engine/archetypes/detail';
import { back } from '../../engine/navigation';
import { useTitle } from '../../engine/screen-context';
import { mapLink, telLink } from './store-links';
import styles from './store.module.css';

type Store = NonNullable<StoreDetailData>['list'];

/** Width ÷ height of the carousel, 750x360. */
const HEAD_RATIO = 750 / 360;

function ContactRow({
  label,
  text,
  icon,
  act,
  onTap,
}: {
  label: string;
  text: string;
  icon: IconName;
  act: string;
  onTap: () => void;
}) {
  if (text === '') return null;
  return (
    <div className={styles.contact}>
      <p className={styles.contactText}>
        <span className={styles.meta}>{label}：</span>
        {text}
      </p>
      <button type="button" className={styles.contactAction} aria-label={act} onClick={onTap}>
        <Icon name={icon} size={40} />
      </button>
    </div>
  );
}

const hoursOf = ({ is_all_day, business_hours }: Store): string =>
  is_all_day === 1 ? '24小时营业' : business_hours;

function Pictures({ store }: { store: Store }) {
  const pictures = store.pic_url.map(({ pic_url }) => pic_url).filter((picture) => picture !== '');
  const shown = pictures.length > 0 ? pictures : [store.cover_url];
  return (
    <Carousel
      label="门店图片"
      indicator="count"
      slides={shown.map((picture, place) => ({
        id: place,
        content: <Picture source={picture} alt={store.name} ratio={HEAD_RATIO} loading="eager" />,
      }))}
    />
  );
}

function StorePage({ store }: { store: Store }) {
  useTitle(store.name);
  return (
    <>
      <Pictures store={store} />
      <section className={styles.card}>
        <h2 className={styles.title}>{store.name}</h2>
        <Stars score={store.score} />
        {hoursOf(store) === '' ? null : <p className={styles.meta}>营业时间：{hoursOf(store)}</p>}
        <ContactRow
          label="电话"
          text={store.mobile}
          icon="phone"
          act="拨打电话"
          onTap={() => openLink(telLink(store.mobile))}
        />
        <ContactRow
          label="地址"
          text={store.address}
          icon="location"
          act="查看地图"
          onTap={() => openLink(mapLink(store))}
        />
      </section>
      {store.description.trim() === '' ? null : (
        <section className={styles.card} aria-label="店铺介绍">
          <h2 className={styles.heading}>店铺介绍</h2>
          <OperatorText content={store.description} />
        </section>
      )}
    </>
  );
}

/** The response for a deleted store has no data. */
export function StoreView({ data }: LoadedProps<StoreDetailData, { id: number }>) {
  const store = data?.list;
  if (store === undefined || store.id === 0)
    return <EmptyState text="店铺不存在" action={{ text: '返回', onTap: back }} />;
  return <StorePage store={store} />;
}
