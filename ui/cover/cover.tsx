// A small square or round picture in a row: of a goods, a store, a gift.
import type { ReactNode } from 'react';
import { rpx } from '~/domain/rpx';
import { classes } from '../classes';
import { Picture } from '../picture/picture';
import styles from './cover.module.css';

type CoverProps = {
  /** Address, already through the allow-list; empty shows the fallback. */
  source: string;
  /** Empty where the name is beside it. */
  alt?: string;
  /** Width in rpx. */
  size: number;
  isRound?: boolean;
  /** Over the picture, such as an overlay with the reason why it is unavailable. */
  children?: ReactNode;
};

export const Cover = ({ source, alt = '', size, isRound = false, children }: CoverProps) => (
  <span className={classes(styles.cover, isRound && styles.round)} style={{ width: rpx(size) }}>
    <Picture source={source} alt={alt} width={size} />
    {children}
  </span>
);
