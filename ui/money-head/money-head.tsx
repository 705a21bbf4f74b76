// A head with one large figure: the balance of an account, the value of a coupon.
import type { ReactNode } from 'react';
import styles from './money-head.module.css';

type MoneyHeadProps = {
  caption: ReactNode;
  figure: string;
  /** Before the figure, in small type: ￥. */
  sign?: string;
  /** After it: 折. */
  unit?: string;
  note?: ReactNode;
  /** `fill`: over the page's width in the theme's colour; `card`: the upper half of a white card. */
  ground?: 'fill' | 'card';
  /** Background of a filled head, already through the allow-list. */
  pictureUrl?: string;
  /** Used or expired. */
  isSpent?: boolean;
  /** In the upper corner: the button of an explanation. */
  corner?: ReactNode;
  /** Buttons under the figure. */
  children?: ReactNode;
};

const groundOf = (url: string) => ({
  backgroundImage: `linear-gradient(var(--shade), var(--shade)), url("${encodeURI(url)}")`,
});

export function MoneyHead(props: MoneyHeadProps) {
  const { caption, figure, sign = '', unit = '', note, ground = 'fill', pictureUrl = '' } = props;
  const { isSpent = false, corner, children } = props;
  return (
    <header
      className={`${styles.head} ${styles[ground] ?? ''}`}
      style={pictureUrl === '' ? undefined : groundOf(pictureUrl)}
      data-spent={isSpent}
    >
      {corner === undefined ? null : <div className={styles.corner}>{corner}</div>}
      <h2 className={styles.caption}>{caption}</h2>
      <p className={styles.figure}>
        {sign === '' ? null : <small>{sign}</small>}
        {figure}
        {unit === '' ? null : <small>{unit}</small>}
      </p>
      {note === undefined ? null : <p className={styles.note}>{note}</p>}
      {children === undefined ? null : <div className={styles.acts}>{children}</div>}
    </header>
  );
}
