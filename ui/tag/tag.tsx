// Small tags: limits and discounts, gifts, flags on cards, states of goods.
import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/icon';
import { classes } from '../classes';
import styles from './tag.module.css';

/**
 * `tint`: ink on the 10 % tint (限购, 会员价). `outline`: ink border (送积分). `fill`: a flag on a card (预售).
 * `grey`: not valid any more (失效). `danger`: urgent (低库存, 降价). `dark`: a closed shop (已打烊).
 */
export type TagTone = 'tint' | 'outline' | 'fill' | 'grey' | 'danger' | 'dark';

type TagProps = { children: ReactNode; tone?: TagTone; icon?: IconName; className?: string };

/** A tag of one line. */
export function Tag({ children, tone = 'tint', icon, className }: TagProps) {
  return (
    <span className={classes(styles.tag, styles[tone], className)}>
      {icon !== undefined && <Icon name={icon} />}
      {children}
    </span>
  );
}
