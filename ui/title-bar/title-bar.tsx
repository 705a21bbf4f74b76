// Owns the look of the title bar; what it says and where back leads is the shell's.
import type { ReactNode } from 'react';
import { classes } from '../classes';
import { Icon } from '../icon/icon';
import styles from './title-bar.module.css';

type TitleBarProps = {
  title: string;
  /** Absent where no page is behind. */
  onBack?: () => void;
  /** NAV-08: colours of the mall; without them the bar is #f8f8f8 with dark letters (NAV-02). */
  backgroundColour?: string;
  textColour?: string;
  titlePlace?: 'centre' | 'start';
  /** Left of the title, such as the mall's own mark. */
  start?: ReactNode;
  /** Between title and the right edge, such as a search pill. */
  end?: ReactNode;
  hasHairline?: boolean;
};

/** The bar of every screen, 44 px high below the safe area (NAV-04). */
export function TitleBar(props: TitleBarProps) {
  const {
    title,
    onBack,
    backgroundColour,
    textColour,
    titlePlace = 'centre',
    start,
    end,
    hasHairline = false,
  } = props;
  return (
    <header
      className={classes(styles.bar, hasHairline && styles.hairline)}
      style={{ background: backgroundColour, color: textColour }}
    >
      <div className={classes(styles.line, styles[titlePlace])}>
        <div className={styles.side}>
          {onBack !== undefined && (
            <button type="button" className={styles.back} aria-label="返回" onClick={onBack}>
              <Icon name="back" size={40} />
            </button>
          )}
          {start}
        </div>
        <h1 className={styles.title}>{title}</h1>
        <div className={classes(styles.side, styles.end)}>{end}</div>
      </div>
    </header>
  );
}
