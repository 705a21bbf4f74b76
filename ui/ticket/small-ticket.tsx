// The small ticket of strips: amount and condition at the left, a vertical button at the right.
import type { CSSProperties, ElementType, MouseEvent } from 'react';
import { classes } from '../classes';
import styles from './small-ticket.module.css';

type SmallTicketProps = {
  /** Formatted: `￥20`, `8.5折`. */
  amount: string;
  condition: string;
  /** Label of the button: 立即领取. */
  word: string;
  /** Of the coupon, read out before the texts. */
  name: string;
  /** Colours of background and text. */
  style: CSSProperties;
  /** `wide` has everything on one line. */
  look?: 'narrow' | 'large' | 'wide';
  /** A picture includes its own edges. */
  isUncut?: boolean;
  /** Address of the link; without it, it is a button. */
  href?: string;
  onTap: (event: MouseEvent) => void;
};

/** A ticket that fills its container. */
export function SmallTicket(props: SmallTicketProps) {
  const { amount, condition, word, name, style, look = 'narrow', isUncut = false, href, onTap } = props;
  const Frame: ElementType = href ? 'a' : 'button';
  return (
    <Frame
      {...(href ? { href } : { type: 'button' })}
      className={classes(styles.ticket, styles[look], !isUncut && styles.cut)}
      style={style}
      onClick={onTap}
    >
      <span className={styles.value}>
        <span className="visually-hidden">{name}</span>
        <span className={styles.amount} style={{ '--letters': amount.length } as CSSProperties}>
          {amount}
        </span>
        <span className={styles.condition}>{condition}</span>
      </span>
      <span className={styles.word}>{word}</span>
    </Frame>
  );
}
