// A line of category pills that scrolls, with a button that shows them all.
import { useState } from 'react';
import { Chip } from '~/ui/chip/chip';
import { Icon } from '~/ui/icon/icon';
import { Sheet } from '~/ui/sheet/sheet';
import { Tabs } from '~/ui/tabs/tabs';
import styles from './cats.module.css';

interface PillLineProps {
  pills: ReadonlyArray<{ readonly id: number; readonly text: string }>;
  current: number;
  /** Name of the line, and heading of all pills. */
  label: string;
  onChoose: (id: number) => void;
}

export function PillLine({ pills, current, label, onChoose }: PillLineProps) {
  const [isUnfolded, setIsUnfolded] = useState(false);
  return (
    <div className={styles.line}>
      <div className={styles.linePills}>
        <Tabs items={pills} current={current} label={label} shape="pill" onChange={onChoose} />
      </div>
      <button
        type="button"
        className={styles.unfold}
        aria-label={`${label}：展开全部`}
        aria-haspopup="dialog"
        onClick={() => setIsUnfolded(true)}
      >
        <Icon name="chevron-down" size={32} />
      </button>
      <Sheet isOpen={isUnfolded} onClose={() => setIsUnfolded(false)} title={label}>
        <div className={styles.allPills}>
          {pills.map(({ id, text }) => (
            <Chip
              key={id}
              shape="outline"
              isChosen={id === current}
              onTap={() => {
                setIsUnfolded(false);
                onChoose(id);
              }}
            >
              {text}
            </Chip>
          ))}
        </div>
      </Sheet>
    </div>
  );
}
