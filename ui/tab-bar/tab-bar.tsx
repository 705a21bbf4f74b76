// The bottom tab bar; the shell provides entries and links.
import type { CSSProperties, MouseEvent } from 'react';
import { widePicture } from '~/domain/picture-address';
import { Badge } from '../badge/badge';
import { classes } from '../classes';
import { Picture } from '../picture/picture';
import { raisedIndex } from './raised-index';
import styles from './tab-bar.module.css';

export type TabBarItem = {
  /** Distinguishes two entries of one address (TAB-05). */
  uid: string;
  text: string;
  iconUrl: string;
  activeIconUrl: string;
  colour: string;
  activeColour: string;
  isCurrent: boolean;
  /** Target address, already through the allow-list. */
  href: string;
  /** Count bubble, such as that of the cart. */
  count?: number;
};

/** Background or replacement of the raised icon: `highlight_type` 1 and 2. */
export type TabBarHighlight =
  | { type: 'circle'; background: string }
  | { type: 'picture'; url: string; activeUrl: string };

export type TabBarProps = {
  items: readonly TabBarItem[];
  /** `nav_mode`: 2 raises the middle one of three or five. */
  mode: 1 | 2;
  highlight?: TabBarHighlight;
  hasHighlightShadow?: boolean;
  hasShadow?: boolean;
  backgroundColour?: string;
  /** Address of the bar's own picture. */
  backgroundImageUrl?: string;
  safeAreaColour?: string;
  /** Font size of captions in rpx; 22 when absent, which is also the minimum. */
  fontSize?: number;
  onOpen: (uid: string, event: MouseEvent<HTMLElement>) => void;
};

const MIN_FONT = 22;

type EntryProps = Pick<TabBarProps, 'highlight' | 'hasHighlightShadow' | 'onOpen'> & {
  item: TabBarItem;
  isRaised: boolean;
};

type RaisedProps = Pick<EntryProps, 'highlight' | 'hasHighlightShadow'> & {
  icon: string;
  isCurrent: boolean;
};

function RaisedIcon({ icon, isCurrent, highlight, hasHighlightShadow }: RaisedProps) {
  const isPicture = highlight?.type === 'picture';
  const pair = isPicture && (isCurrent ? highlight.activeUrl : highlight.url);
  return (
    <span
      className={classes(
        styles.raised,
        isPicture && styles.pictured,
        hasHighlightShadow === true && styles.glow,
      )}
      style={{ background: highlight?.type === 'circle' ? highlight.background : undefined }}
    >
      <Picture source={pair || icon} alt="" fit="contain" loading="eager" />
    </span>
  );
}

function Entry({ item, isRaised, highlight, hasHighlightShadow, onOpen }: EntryProps) {
  const { uid, text, iconUrl, activeIconUrl, colour, activeColour, isCurrent, href, count = 0 } = item;
  const icon = isCurrent ? activeIconUrl : iconUrl;
  return (
    <li className={styles.item}>
      <a
        className={styles.link}
        href={href}
        aria-current={isCurrent ? 'page' : undefined}
        style={{ color: isCurrent ? activeColour : colour }}
        onClick={(event) => onOpen(uid, event)}
      >
        <Badge count={count}>
          {isRaised ? (
            <RaisedIcon {...{ icon, isCurrent, highlight, hasHighlightShadow }} />
          ) : (
            <span className={styles.icon}>
              <Picture source={icon} alt="" fit="contain" loading="eager" />
            </span>
          )}
        </Badge>
        <span className={styles.caption}>{text}</span>
      </a>
    </li>
  );
}

/** Two to five entries of one level, 100 rpx high over the safe area (TAB-03 to TAB-13). */
export function TabBar(props: TabBarProps) {
  const {
    items,
    mode,
    backgroundColour,
    backgroundImageUrl = '',
    safeAreaColour,
    fontSize = MIN_FONT,
  } = props;
  const raised = raisedIndex(mode, items.length);
  const look = {
    '--count': items.length,
    backgroundColor: backgroundColour,
    backgroundImage:
      backgroundImageUrl === '' ? undefined : `url(${JSON.stringify(widePicture(backgroundImageUrl))})`,
    fontSize: `calc(${Math.max(MIN_FONT, fontSize)} * var(--rpx) * var(--text-scale, 1))`,
  } as CSSProperties;
  return (
    <nav className={styles.bar} aria-label="主导航" style={{ background: safeAreaColour }}>
      <ul className={classes(styles.items, props.hasShadow === true && styles.shadow)} style={look}>
        {items.map((item, place) => (
          <Entry
            key={item.uid}
            item={item}
            isRaised={place === raised}
            highlight={props.highlight}
            hasHighlightShadow={props.hasHighlightShadow}
            onOpen={props.onOpen}
          />
        ))}
      </ul>
    </nav>
  );
}
