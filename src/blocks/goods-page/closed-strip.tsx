// The strip that shows that the shop is closed now.
import { indexShopStatus } from '~/schemas/api/index.gen';
import { Icon } from '~/ui/icon/icon';
import { useCall } from '../../services/query';
import styles from './buy-bar.module.css';

const CLOSED = 2;

/** Renders nothing while the shop is open, or while this is unknown. */
export function ClosedStrip({ mchId }: { mchId: number }) {
  const params = mchId === 0 ? {} : { mch_id_list: [mchId] };
  const { data = [] } = useCall(indexShopStatus, params, { isQuiet: true });
  const shop = data.find(({ mch_id }) => mch_id === mchId);
  if (shop?.is_open !== CLOSED) return null;
  return (
    <div className={styles.closed} role="note">
      <Icon name="moon" size={56} />
      <p>
        <strong>商家已打烊</strong>
        <span className={styles.opening}>{shop.auto_open_text}</span>
      </p>
    </div>
  );
}
