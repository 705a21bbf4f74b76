// The frame of a block: space above, a background over the page's width, cards on it.
import type { ReactNode } from 'react';
import { rpx } from '~/domain/rpx';
import { classes } from '../classes';
import styles from './block-frame.module.css';
import type { Background } from './background';

type BlockFrameProps = {
  /** Space above, in rpx. */
  margin: number;
  background: Background;
  children: ReactNode;
};

export function BlockFrame({ margin, background, children }: BlockFrameProps) {
  return (
    <div style={{ paddingTop: rpx(margin) }}>
      <div className={styles.background} style={background.style}>
        {children}
      </div>
    </div>
  );
}

type BlockCardProps = {
  background: Background;
  /** Space above and below, in rpx. */
  margin: number;
  /** With a shadow over its background. */
  isRaised?: boolean;
  children: ReactNode;
};

export function BlockCard({ background, margin, isRaised = false, children }: BlockCardProps) {
  return (
    <div
      className={classes(styles.card, isRaised && styles.raised)}
      style={{ ...background.style, marginBlock: rpx(margin) }}
    >
      {children}
    </div>
  );
}
