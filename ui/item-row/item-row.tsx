// A row for one item: icon or picture, name, notes under it, and a slot at the end.
import type { ReactNode } from 'react';
import { classes } from '../classes';
import { Icon } from '../icon/icon';
import styles from './item-row.module.css';

type ItemRowProps = {
  lead?: ReactNode;
  title?: ReactNode;
  /** Lines under the title; empty ones are left out. */
  notes?: readonly ReactNode[];
  /** At the end: a button, a count. Linked rows have a chevron there. */
  trail?: ReactNode;
  /** What a tap does, read out before the text. */
  act?: string;
  /** A hairline above, for a row under another one in the same card. Rows of a list have it automatically. */
  isRuled?: boolean;
  /** Makes it a link; already through the allow-list. */
  href?: string;
  onTap?: () => void;
};

const isShown = (note: ReactNode): boolean => note !== '' && note !== null && note !== undefined;

function Content({ lead, title, notes = [], trail, act, isLeading }: ItemRowProps & { isLeading: boolean }) {
  return (
    <>
      {lead === undefined ? null : <span className={styles.lead}>{lead}</span>}
      <span className={styles.words}>
        {act === undefined ? null : <span className="visually-hidden">{act}：</span>}
        {title}
        {notes.filter(isShown).map((note, place) => (
          <span key={place} className={styles.note}>
            {note}
          </span>
        ))}
      </span>
      {trail}
      {isLeading ? <Icon name="chevron-right" size={28} className={styles.chevron} /> : null}
    </>
  );
}

export function ItemRow(props: ItemRowProps) {
  const { isRuled = false, href, onTap } = props;
  const className = classes(styles.row, isRuled && styles.ruled);
  if (href !== undefined)
    return (
      <a className={className} href={href}>
        <Content {...props} isLeading />
      </a>
    );
  if (onTap !== undefined)
    return (
      <button type="button" className={className} onClick={onTap}>
        <Content {...props} isLeading />
      </button>
    );
  return (
    <span className={className}>
      <Content {...props} isLeading={false} />
    </span>
  );
}
