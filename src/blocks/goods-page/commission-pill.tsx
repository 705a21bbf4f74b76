// What a distributor earns by a goods; nothing for anybody else, to whom the backend sends 0.
import { fenOf, moneyText, textFromFen } from '~/domain/money';
import { Icon } from '~/ui/icon/icon';
import { openLink } from '../../flows/open-link';
import { useMallConfig } from '../../state/mall';
import styles from './gallery.module.css';

export function CommissionPill({ money }: { money: number }) {
  const isShown = useMallConfig()?.mall.setting.is_share_price !== '0';
  if (!isShown || money <= 0) return null;
  const text = textFromFen(fenOf(money));
  return (
    <button
      type="button"
      className={styles.commission}
      aria-label={`分销最高可赚${moneyText(text)}，分享`}
      onClick={() => openLink({ open_type: 'share' })}
    >
      <Icon name="cash" size={40} />
      <span>
        分销最高可赚
        <b>{moneyText(text)}</b>
      </span>
    </button>
  );
}
