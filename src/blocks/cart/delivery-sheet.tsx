// The sheet that asks which lines to check out first, where they share no delivery kind.
import { moneyOfFen } from '~/domain/money';
import { Button } from '~/ui/button/button';
import { Icon, type IconName } from '~/ui/icon/icon';
import { Price } from '~/ui/price/price';
import { Sheet } from '~/ui/sheet/sheet';
import { Cover } from '~/ui/cover/cover';
import { type Batch, type CartLine, pieces, sumFen } from '../cart-lines/cart-lines';
import styles from './cart.module.css';

const ICONS: Readonly<Record<string, IconName>> = {
  express: 'truck',
  city: 'location',
  offline: 'store',
  none: 'box',
};

interface DeliverySheetProps {
  /** Empty while the sheet is closed. */
  batches: readonly Batch[];
  names: Readonly<Record<string, string>>;
  onClose: () => void;
  onGo: (lines: readonly CartLine[]) => void;
}

export function DeliverySheet({ batches, names, onClose, onGo }: DeliverySheetProps) {
  return (
    <Sheet isOpen={batches.length > 0} onClose={onClose} title="选择结算商品">
      <div className={styles.batches}>
        <p className={styles.note}>提示：选中商品存在不同配送方式，请分开下单</p>
        {batches.map(({ delivery, lines }) => (
          <section key={delivery} className={styles.batch} aria-label={names[delivery] ?? delivery}>
            <h3 className={styles.batchName}>
              <Icon name={ICONS[delivery] ?? 'box'} size={36} />
              {names[delivery] ?? delivery}
            </h3>
            <ul className={styles.batchCovers}>
              {lines.map((line) => (
                <li key={line.id}>
                  <Cover source={line.pictureUrl} alt={line.name} size={112} />
                </li>
              ))}
            </ul>
            <div className={styles.batchFooter}>
              <span>
                共{pieces(lines)}件，合计 <Price text={moneyOfFen(sumFen(lines))} size={28} />
              </span>
              <Button kind="primary" size="compact" onClick={() => onGo(lines)}>
                结算
              </Button>
            </div>
          </section>
        ))}
      </div>
    </Sheet>
  );
}
