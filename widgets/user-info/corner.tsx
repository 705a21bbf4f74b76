// The right part of the head: the payment code and the link to the addresses.
import { useHost } from '~/renderer/host';
import { Icon } from '~/ui/icon/icon';
import styles from './view.module.css';

const PAY_CODE = { url: '/plugins/teller/index/index', openType: 'navigate' };
const ADDRESSES = { url: '/pages/address/address', openType: 'navigate' };

export function Corner({ hasPayCode }: { hasPayCode: boolean }) {
  const host = useHost();
  return (
    <div className={styles.corner}>
      {hasPayCode ? (
        <button type="button" className={styles.code} onClick={() => host.open(PAY_CODE)}>
          <Icon name="qr" size={44} />
          付款码
        </button>
      ) : null}
      <button type="button" className={`${styles.addresses} hit-area`} onClick={() => host.open(ADDRESSES)}>
        <Icon name="location" size={26} />
        收货地址
      </button>
    </div>
  );
}
