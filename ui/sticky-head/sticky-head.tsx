// The sticky part at the top of a screen: tabs and chips on white, a search field on the grey strip.
import type { ReactNode } from 'react';
import { classes } from '../classes';
import styles from './sticky-head.module.css';

type StickyHeadProps = {
  /** `strip`: the grey under a search field. */
  ground?: 'card' | 'strip';
  children: ReactNode;
};

export const StickyHead = ({ ground = 'card', children }: StickyHeadProps) => (
  <div className={classes(styles.head, ground === 'strip' && styles.strip)}>{children}</div>
);
