// The title bar; the shell provides its title and the target of back.
import type { ReactNode } from 'react';
import { classes } from '../classes';
import { Icon } from '../icon/icon';
import styles from './title-bar.module.css';

type TitleBarProps = {
  title: string;
  /** Absent where there is no page behind it. */
  onBack?: () => void;
  /** The link to home on a screen that was opened by a link. */
  onHome?: () => void;
  /** NAV-08: colours of the mall; without them the bar is #f8f8f8 with dark letters (NAV-02). */
  backgroundColour?: string;
  textColour?: string;
  titlePosition?: 'centre' | 'start';
  /** Left of the title, such as the mall's own mark. */
  start?: ReactNode;
  /** Between title and the right edge, such as a search pill. */
  end?: ReactNode;
  hasHairline?: boolean;
};

function Way({ name, label, onTap }: { name: 'back' | 'home'; label: string; onTap: () => void }) {
  return (
    <button type="button" className={styles.back} aria-label={label} onClick={onTap}>
      <Icon name={name} size={40} />
    </button>
  );
}

/** The bar of every screen, 44 px high below the safe area (NAV-04). */
export function TitleBar(props: TitleBarProps) {
  const {
    title,
    onBack,
    onHome,
    backgroundColour,
    textColour,
    titlePosition = 'centre',
    start,
    end,
    hasHairline = false,
  } = props;
  return (
    <header
      className={classes(styles.bar, hasHairline && styles.hairline)}
      style={{ background: backgroundColour, color: textColour }}
    >
      <div className={classes(styles.line, styles[titlePosition])}>
        <div className={styles.side}>
          {onBack !== undefined && <Way name="back" label="返回" onTap={onBack} />}
          {onHome !== undefined && <Way name="home" label="回到首页" onTap={onHome} />}
          {start}
        </div>
        <h1 className={styles.title}>{title}</h1>
        <div className={classes(styles.side, styles.end)}>{end}</div>
      </div>
    </header>
  );
}
