// A coupon ticket: notches, a dashed line, amount at the left, button at the right.
import type { ReactNode } from 'react';
import { classes } from '../classes';
import styles from './ticket.module.css';

type TicketProps = {
  /** Figure of the amount: `10`, `8.5`. */
  figure: string;
  /** Sign before it (`￥`) or unit after it (`折`). */
  sign?: string;
  unit?: string;
  /** Under the amount: 满100可用. */
  condition: string;
  name: string;
  /** Lines under the name: validity, scope. */
  notes?: readonly string[];
  /** Grey: used, expired or all received; the label itself is in `children`. */
  isSpent?: boolean;
  /** Button or state at the right. */
  children?: ReactNode;
};

/** A ticket as wide as its container. */
export function Ticket(props: TicketProps) {
  const { figure, sign = '', unit = '', condition, name, notes = [], isSpent = false, children } = props;
  return (
    <article className={classes(styles.ticket, isSpent && styles.spent)}>
      <div className={styles.value}>
        <p className={styles.amount}>
          {sign !== '' && <span className={styles.mark}>{sign}</span>}
          {figure}
          {unit !== '' && <span className={styles.mark}>{unit}</span>}
        </p>
        <p className={styles.condition}>{condition}</p>
      </div>
      <div className={styles.words}>
        <h2 className={styles.name}>{name}</h2>
        {notes.map((note) => (
          <p key={note} className={styles.note}>
            {note}
          </p>
        ))}
      </div>
      {children !== undefined && <div className={styles.act}>{children}</div>}
    </article>
  );
}
