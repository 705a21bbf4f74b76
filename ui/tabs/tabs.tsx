// A row of tabs: underline, arrow keys, the active one scrolled into the middle.
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { classes } from '../classes';
import { Badge } from '../badge/badge';
import styles from './tabs.module.css';

export type TabItem<Id extends string | number> = {
  id: Id;
  text: ReactNode;
  /** Count bubble at the text. */
  count?: number;
};

type TabsProps<Id extends string | number> = {
  items: readonly TabItem<Id>[];
  current: Id;
  /** Accessible name of the row: 订单状态. */
  label: string;
  /** `line`: underline; `pill`: filled pills. */
  shape?: 'line' | 'pill';
  /** id of the panel, where there is a single one. */
  panelId?: string;
  onChange: (id: Id) => void;
};

/** How far an arrow key moves; Home and End move to the ends. */
const KEY_STEPS: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

const tabsIn = (list: HTMLElement | null): HTMLElement[] => [
  ...(list?.querySelectorAll<HTMLElement>('[role="tab"]') ?? []),
];

const centre = (tab: HTMLElement, list: HTMLElement): void =>
  list.scrollTo({ left: tab.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2, behavior: 'smooth' });

/** A tab row. Few tabs share the width; many scroll sideways. */
export function Tabs<Id extends string | number>(props: TabsProps<Id>) {
  const { items, current, label, shape = 'line', panelId, onChange } = props;
  const list = useRef<HTMLDivElement>(null);
  const index = items.findIndex(({ id }) => id === current);
  useEffect(() => {
    const chosen = tabsIn(list.current)[index];
    if (list.current !== null && chosen !== undefined) centre(chosen, list.current);
  }, [index]);

  const move = (event: KeyboardEvent): void => {
    const next = KEY_STEPS[event.key]?.(index, items.length);
    const item = next === undefined ? undefined : items[next];
    if (next === undefined || item === undefined) return;
    event.preventDefault();
    onChange(item.id);
    tabsIn(list.current)[next]?.focus();
  };

  return (
    <div className={classes(styles.tabs, styles[shape])} role="tablist" aria-label={label} ref={list}>
      {items.map(({ id, text, count = 0 }) => (
        <button
          key={id}
          type="button"
          role="tab"
          className={styles.tab}
          aria-selected={id === current}
          aria-controls={panelId}
          tabIndex={id === current ? 0 : -1}
          onKeyDown={move}
          onClick={() => onChange(id)}
        >
          <span className={styles.text}>
            {text}
            {count > 0 && <Badge count={count} />}
          </span>
        </button>
      ))}
    </div>
  );
}
