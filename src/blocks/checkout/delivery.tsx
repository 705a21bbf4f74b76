// Delivery of a shop's goods: the kinds to choose from, the store, the same-city address, and its limits.
import * as to from '~/domain/screen-links.gen';
import { ItemRow } from '~/ui/item-row/item-row';
import { Button } from '~/ui/button/button';
import { pick } from '../../engine/picking';
import { useAction } from '../../engine/use-action';
import { locate } from '../../services/location';
import styles from './checkout.module.css';
import type { GroupProps } from './group-props';
import type { PreviewGroup } from './use-checkout';
import { slotOf } from './use-picks';

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

/** Asks where the shopper is, for the nearest store and the distance. */
function Locate({ model }: Pick<GroupProps, 'model'>) {
  const { run, isBusy } = useAction(async () => {
    const place = await locate();
    model.change({ ...model.form, ...place });
  });
  return (
    <div className={styles.locate}>
      <Button kind="plain" size="small" isBusy={isBusy} onClick={() => void run()}>
        获取位置，查看门店距离
      </Button>
    </div>
  );
}

function Store({ group, index, model }: GroupProps) {
  const { store } = group;
  if (group.no_store === true) return <p className={styles.warning}>暂无门店，请选择其他配送方式</p>;
  const choose = () => pick(to.orderSubmitStorePick, { mchIndex: index }, slotOf(index));
  if (store === null) return <ItemRow title="请选择门店" onTap={choose} />;
  const { name, address, distance, business_hours: hours } = store;
  const isMeasured = distance !== '-m';
  return (
    <>
      <ItemRow
        title={<strong>{name}</strong>}
        notes={[isMeasured ? `距您${distance}` : '', address, hours === '' ? '' : `营业时间 ${hours}`]}
        {...(group.store_select_enable ? { act: '选择门店', onTap: choose } : {})}
      />
      {isMeasured ? null : <Locate model={model} />}
    </>
  );
}

const Range = () => (
  <Button kind="outline" size="small" href={`#${to.orderSubmitMap()}`}>
    查看配送范围
  </Button>
);

function City({ city }: { city: PreviewGroup['city'] }) {
  if (city === undefined) return null;
  if ('error' in city && city.error !== undefined) {
    return (
      <p className={styles.warning} role="alert">
        {city.error}
        <Range />
      </p>
    );
  }
  const { address = '', explain = '' } = city;
  return <ItemRow title={`发货地址：${address}`} notes={[explain]} trail={<Range />} />;
}

/** Nothing for virtual goods, which need no delivery. */
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
