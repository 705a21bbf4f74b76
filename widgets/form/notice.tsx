// The notice that replaces a closed form, with the reason.
import type { ReactNode } from 'react';
import { readableText } from '~/domain/colour';
import { Icon, type IconName } from '~/ui/icon/icon';
import styles from './view.module.css';

interface NoticeProps {
  icon: IconName;
  title: string;
  text: string;
  /** Colour under the text. */
  background: string;
  /** Under the text: the way on. */
  children?: ReactNode;
}

export function Notice({ icon, title, text, background, children }: NoticeProps) {
  return (
    <output className={styles.notice} style={{ color: readableText('#353535', background) }}>
      <Icon name={icon} size={88} />
      <span className={styles.noticeTitle}>{title}</span>
      <span className={styles.noticeText}>{text}</span>
      {children}
    </output>
  );
}
