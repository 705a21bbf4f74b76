// The count bubble on icons.
import type { ReactNode } from 'react';
import styles from './badge.module.css';

type BadgeProps = {
  /** 0 and less render no bubble; above 99 it reads 99+. */
  count: number;
  /** A dot without the figure. */
  isDot?: boolean;
  /** Unit of the count, read out after the number: 件商品. */
  unit?: string;
  /** The badge's anchor, at whose upper right it is; alone it is inline. */
  children?: ReactNode;
};

/** A count bubble in the theme's fill. */
export function Badge({ count, isDot = false, unit = '', children }: BadgeProps) {
  const text = count > 99 ? '99+' : String(count);
  const bubble =
    count > 0 ? (
      <span className={isDot ? styles.dot : styles.bubble}>
        <span className={isDot ? 'visually-hidden' : undefined}>{text}</span>
        {unit !== '' && <span className="visually-hidden">{unit}</span>}
      </span>
    ) : null;
  if (children === undefined) return bubble;
  return (
    <span className={styles.host}>
      {children}
      {bubble !== null && <span className={styles.corner}>{bubble}</span>}
    </span>
  );
}
