// Owns the frame of a block: the room above it, its ground over the page's width, and cards that stand on it.
import type { ReactNode } from 'react';
import { rpx } from '~/domain/rpx';
import { classes } from '../classes';
import styles from './block-frame.module.css';
import type { Ground } from './ground';

type BlockFrameProps = {
  /** Room above, in rpx. */
  margin: number;
  ground: Ground;
  children: ReactNode;
};

export function BlockFrame({ margin, ground, children }: BlockFrameProps) {
  return (
    <div style={{ paddingTop: rpx(margin) }}>
      <div className={styles.ground} style={ground.style}>
        {children}
      </div>
    </div>
  );
}

type BlockCardProps = {
  ground: Ground;
  /** Room above and below, in rpx. */
  margin: number;
  /** Lifted off its ground by a shadow. */
  isRaised?: boolean;
  children: ReactNode;
};

export function BlockCard({ ground, margin, isRaised = false, children }: BlockCardProps) {
  return (
    <div
      className={classes(styles.card, isRaised && styles.raised)}
      style={{ ...ground.style, marginBlock: rpx(margin) }}
    >
      {children}
    </div>
  );
}
