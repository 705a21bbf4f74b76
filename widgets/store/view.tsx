// The look of the list of stores.
import { distanceText } from '~/domain/distance';
import { placeOf } from '~/domain/place';
import { defineView, type WidgetViewProps } from '~/renderer/define-widget';
import { useHost } from '~/renderer/host';
import { OperatorIcon } from '~/ui/operator-icon/operator-icon';
import { Picture } from '~/ui/picture/picture';
import { Stars } from '~/ui/stars/stars';
import { shape, type StoreDelivered } from './schema.gen';
import styles from './view.module.css';

type Store = StoreDelivered['list'][number];

const KILOMETRES = /^\s*(\d+(?:\.\d+)?)\s*km\s*$/i;

/** `0.8000km` as 800m, `3.2513km` as 3.25km; '' where no distance was delivered. */
function distanceOf({ distance }: Store): string {
  const kilometres = KILOMETRES.exec(distance)?.[1];
  return kilometres === undefined ? distance : distanceText(Number(kilometres) * 1000);
}

/** A store without a name gets a generic one, for its accessible name. */
const nameOf = ({ name }: Store): string => name || '门店';

function WayThere({ store, picture }: { store: Store; picture: string }) {
  const host = useHost();
  const place = placeOf(store.latitude, store.longitude);
  if (place === null) return null;
  const { latitude, longitude } = store;
  const name = nameOf(store);
  return (
    <button
      type="button"
      className={styles.go}
      aria-label={`导航到${name}`}
      onClick={() => host.open({ open_type: 'map', url: 'map', latitude, longitude, name })}
    >
      <OperatorIcon source={picture} fallback="location" size={50} />
      <span>导航</span>
    </button>
  );
}

function Row({ store, data }: { store: Store; data: StoreDelivered }) {
  const host = useHost();
  const distance = distanceOf(store);
  const open = () => host.open({ url: `/pages/store/detail?id=${store.id}`, openType: 'navigate' });
  return (
    <li className={styles.row}>
      <span className={styles.cover}>
        <Picture source={store.pic_url} alt="" />
      </span>
      <div className={styles.words}>
        <button type="button" className={styles.open} onClick={open}>
          <span className={data.showName ? styles.name : 'visually-hidden'}>{nameOf(store)}</span>
        </button>
        {data.showScore ? <Stars score={store.score} picture={data.scorePicUrl} /> : null}
        {data.showTel && store.mobile !== '' ? <p className={styles.meta}>电话：{store.mobile}</p> : null}
        {distance === '' ? null : <p className={styles.distance}>{distance}</p>}
      </div>
      <WayThere store={store} picture={data.navPicUrl} />
    </li>
  );
}

function StoreView({ data }: WidgetViewProps<StoreDelivered>) {
  if (data.list.length === 0) return null;
  return (
    <ul className={styles.list} aria-label="门店">
      {data.list.map((store, index) => (
        <Row key={`${index}-${store.id}`} store={store} data={data} />
      ))}
    </ul>
  );
}

export default defineView<StoreDelivered>(shape, StoreView);
