// Entries with an icon over a name, in columns.
import type { CSSProperties } from 'react';
import { textRpx } from '~/domain/rpx';
import { Badge } from '../badge/badge';
import type { IconName } from '../icon/icon';
import { OperatorIcon } from '../operator-icon/operator-icon';
import styles from './icon-grid.module.css';

export interface IconEntry {
  readonly text: string;
  /** Address of the operator's icon; the built-in one when empty. */
  readonly icon: string;
  readonly fallback: IconName;
  /** Count in a bubble; none for 0. */
  readonly count?: number;
  readonly onTap: () => void;
}

type IconGridProps = {
  entries: readonly IconEntry[];
  columns: 4 | 5;
  /** Width and height of the icons in rpx. */
  iconSize: number;
  /** Size of the names in rpx. */
  textSize: number;
  /** Style of the names. */
  words: CSSProperties;
  /** Unit of the counts, read out after the number: 笔订单. */
  unit?: string;
};

export function IconGrid({ entries, columns, iconSize, textSize, words, unit = '' }: IconGridProps) {
  return (
    <ul className={styles.grid} style={{ ...words, fontSize: textRpx(textSize) }} data-columns={columns}>
      {entries.map(({ text, icon, fallback, count = 0, onTap }, place) => (
        <li key={place}>
          <button type="button" className={styles.cell} onClick={onTap}>
            <Badge count={count} unit={unit}>
              <OperatorIcon source={icon} fallback={fallback} size={iconSize} />
            </Badge>
            <span className={styles.name}>{text}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
