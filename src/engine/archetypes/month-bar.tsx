// The bar that turns a ledger from month to month.
import { useState } from 'react';
import { Icon } from '~/ui/icon/icon';
import { Picker } from '~/ui/picker/picker';
import { serverNow } from '../../services/server-clock';
import styles from './month-bar.module.css';
import { addMonths, monthOf, monthOfPath, monthText, monthTree } from './months';

interface MonthBarProps {
  /** `YYYY-MM`. */
  month: string;
  onChange: (month: string) => void;
}

export function MonthBar({ month, onChange }: MonthBarProps) {
  const [isOpen, setIsOpen] = useState(false);
  const latest = monthOf(serverNow());
  return (
    <div className={styles.months}>
      <button type="button" aria-label="上个月" onClick={() => onChange(addMonths(month, -1))}>
        <Icon name="chevron-left" size={36} />
      </button>
      <button type="button" className={styles.month} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <span aria-live="polite">{monthText(month)}</span>
        <Icon name="chevron-down" size={24} />
      </button>
      <button
        type="button"
        aria-label="下个月"
        disabled={month >= latest}
        onClick={() => onChange(addMonths(month, 1))}
      >
        <Icon name="chevron-right" size={36} />
      </button>
      <Picker
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title="选择月份"
        tree={monthTree(latest)}
        columns={['年', '月']}
        value={month.split('-').map(Number)}
        onConfirm={(path) => {
          onChange(monthOfPath(path));
          setIsOpen(false);
        }}
      />
    </div>
  );
}
