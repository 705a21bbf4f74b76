// Owns what stands in place of a form that takes no answers, and why.
import { readableText } from '~/domain/colour';
import { Icon, type IconName } from '~/ui/icon/icon';
import styles from './view.module.css';

interface NoticeProps {
  icon: IconName;
  title: string;
  text: string;
  /** Colour that the words stand on. */
  background: string;
}

export function Notice({ icon, title, text, background }: NoticeProps) {
  return (
    <output className={styles.notice} style={{ color: readableText('#353535', background) }}>
      <Icon name={icon} size={88} />
      <span className={styles.noticeTitle}>{title}</span>
      <span className={styles.noticeText}>{text}</span>
    </output>
  );
}
