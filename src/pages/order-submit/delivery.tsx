// Delivery of a shop's goods: the kinds to choose from, the store, the same-city address, and its limits.
import { Icon } from '~/ui/icon/icon';
import { open } from '../../engine/navigation';
import styles from './checkout.module.css';
import type { GroupProps } from './group-props';
import type { PreviewGroup } from './use-checkout';

function Kinds({ group, index, model }: GroupProps) {
  const { send_type: current, send_type_list: kinds } = group.delivery;
  if (kinds.length < 2) {
    return (
      <div className={styles.row}>
        <span>配送方式</span>
        <span>{kinds[0]?.name ?? ''}</span>
      </div>
    );
  }
  return (
    <fieldset className={styles.kinds} disabled={group.delivery.disabled}>
      <legend className={styles.legend}>配送方式</legend>
      <div className={styles.segments}>
        {kinds.map(({ name, value }) => (
          <label key={value} className={styles.segment} data-chosen={value === current || undefined}>
            <input
              className="visually-hidden"
              type="radio"
              name={`delivery-${index}`}
              checked={value === current}
              onChange={() => model.changeGroup(index, { send_type: value })}
            />
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Store({ group, index }: GroupProps) {
  const { store } = group;
  if (group.no_store === true) return <p className={styles.warning}>暂无门店，请选择其他配送方式</p>;
  const pick = () => open('/pages/order-submit/store-pick', { mchIndex: index });
  const words =
    store === null ? (
      <span className={styles.addressWords}>请选择门店</span>
    ) : (
      <span className={styles.addressWords}>
        <span className={styles.receiver}>
          <strong className={styles.receiverName}>{store.name}</strong>
          {store.distance === '-m' ? null : <span className={styles.meta}>距您{store.distance}</span>}
        </span>
        <span className={styles.addressText}>{store.address}</span>
        {store.business_hours === '' ? null : (
          <span className={styles.meta}>营业时间 {store.business_hours}</span>
        )}
      </span>
    );
  if (!group.store_select_enable) return <div className={styles.place}>{words}</div>;
  return (
    <button type="button" className={styles.place} aria-label="选择门店" onClick={pick}>
      {words}
      <Icon name="chevron-right" size={28} className={styles.chevron} />
    </button>
  );
}

function City({ city }: { city: PreviewGroup['city'] }) {
  if (city === undefined) return null;
  if ('error' in city && city.error !== undefined) {
    return (
      <p className={styles.warning}>
        {city.error}
        <a className={styles.range} href="#/pages/order-submit/map">
          查看配送范围
        </a>
      </p>
    );
  }
  const { address = '', explain = '' } = city;
  return (
    <div className={styles.place}>
      <span className={styles.addressWords}>
        <span>发货地址：{address}</span>
        <span className={styles.meta}>{explain}</span>
      </span>
      <a className={styles.range} href="#/pages/order-submit/map">
        查看配送范围
      </a>
    </div>
  );
}

/** Nothing for goods that send themselves. */
export function Delivery(props: GroupProps) {
  const { group } = props;
  if (group.show_delivery === false || group.delivery.send_type === 'none') return null;
  const isShort = !group.pick_up_enable && Number(group.pick_up_price ?? 0) > 0;
  return (
    <div className={styles.delivery}>
      <Kinds {...props} />
      {group.delivery.send_type === 'offline' ? <Store {...props} /> : null}
      {group.delivery.send_type === 'city' ? <City city={group.city} /> : null}
      {isShort ? <p className={styles.warning}>以下商品满{Number(group.pick_up_price)}元起送</p> : null}
    </div>
  );
}
