// The sheet of the ways to be paid.
import { CASH_WAYS } from '~/domain/withdrawal';
import type { CashType } from '~/schemas/api/share.gen';
import { CheckCircle } from '~/ui/check-circle/check-circle';
import { Icon, type IconName } from '~/ui/icon/icon';
import { Sheet } from '~/ui/sheet/sheet';
import styles from './withdrawal.module.css';

const ICONS: Readonly<Record<CashType, IconName>> = {
  auto: 'wechat',
  wechat: 'wechat',
  alipay: 'alipay',
  bank: 'card',
  balance: 'balance',
};

interface WaySheetProps {
  isOpen: boolean;
  title: string;
  types: readonly CashType[];
  chosen: CashType | '';
  onClose: () => void;
  onChoose: (type: CashType) => void;
}

export const WaySheet = ({ isOpen, title, types, chosen, onClose, onChoose }: WaySheetProps) => (
  <Sheet isOpen={isOpen} onClose={onClose} title={title}>
    <div role="radiogroup" aria-label={title}>
      {types.map((type) => (
        <div key={type} className={styles.way}>
          <CheckCircle
            type="radio"
            name="cash-type"
            side="end"
            className={styles.choice ?? ''}
            isChecked={type === chosen}
            onChange={() => onChoose(type)}
          >
            <span className={styles.wayName}>
              <Icon name={ICONS[type]} size={40} />
              {CASH_WAYS[type].name}
            </span>
          </CheckCircle>
        </div>
      ))}
    </div>
  </Sheet>
);
