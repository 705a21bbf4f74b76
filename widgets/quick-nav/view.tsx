// The quick navigation: round shortcuts in a column, folded into one button or all visible.
import { type KeyboardEvent, type RefObject, useId, useRef, useState } from 'react';
import { hasTarget } from '~/domain/links';
import { iconPicture } from '~/domain/picture-address';
import { type QuickNavEntry, type QuickNavKey, quickNavEntries } from '~/domain/quick-nav';
import { defineView, type WidgetViewProps } from '~/renderer/define-widget';
import { useHost } from '~/renderer/host';
import { Icon, type IconName } from '~/ui/icon/icon';
import { type QuickNavDelivered, shape } from './schema.gen';
import styles from './view.module.css';

const HOME = '/pages/index/index';

const DRAWINGS: Readonly<Record<QuickNavKey, IconName>> = {
  home: 'home',
  customerService: 'service',
  qiwei: 'chat',
  tel: 'phone',
  web: 'share',
  mApp: 'layout-grid',
  mapNav: 'location',
  customize: 'more',
};

/** The operator's picture in its circle, a built-in icon where there is none or it does not load. */
function Round({ source, drawing }: { source: string; drawing: IconName }) {
  const [failed, setFailed] = useState('');
  const isDrawn = source === '' || failed === source;
  return (
    <span className={styles['round']} data-icon={isDrawn}>
      {isDrawn ? (
        <Icon name={drawing} size={40} />
      ) : (
        <img src={iconPicture(source)} alt="" onError={() => setFailed(source)} />
      )}
    </span>
  );
}

interface EntryProps {
  entry: QuickNavEntry;
  onTap: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

function Entry({ entry, onTap, onKeyDown }: EntryProps) {
  return (
    <button
      type="button"
      className={`${styles['button'] ?? ''} hit-area`}
      aria-label={entry.text}
      onClick={onTap}
      onKeyDown={onKeyDown}
    >
      <Round source={entry.pictureUrl} drawing={DRAWINGS[entry.key]} />
    </button>
  );
}

interface ToggleProps {
  data: QuickNavDelivered;
  isOpen: boolean;
  listId: string;
  onToggle: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** `openedPicUrl` is the picture of the folded state, `closedPicUrl` of the unfolded one (diy README, trap 4). */
function Toggle({ data, isOpen, listId, onToggle, onKeyDown }: ToggleProps) {
  return (
    <button
      type="button"
      className={`${styles['button'] ?? ''} hit-area`}
      data-part="toggle"
      aria-label={isOpen ? '收起快捷导航' : '展开快捷导航'}
      aria-expanded={isOpen}
      aria-controls={listId}
      onClick={onToggle}
      onKeyDown={onKeyDown}
    >
      {isOpen ? (
        <Round source={data.closedPicUrl} drawing="close" />
      ) : (
        <Round source={data.openedPicUrl} drawing="plus" />
      )}
    </button>
  );
}

interface Folding {
  frame: RefObject<HTMLElement | null>;
  isOpen: boolean;
  toggle: () => void;
  /** Folds, and moves the focus to the visible button. */
  fold: () => void;
  foldOnEscape: (event: KeyboardEvent) => void;
}

function useFolding(): Folding {
  const frame = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState(false);
  const fold = () => {
    const isInside = frame.current?.contains(document.activeElement) === true;
    setOpen(false);
    if (isInside) frame.current?.querySelector<HTMLElement>('[data-part="toggle"]')?.focus();
  };
  const foldOnEscape = ({ key }: KeyboardEvent) => {
    if (key === 'Escape' && isOpen) fold();
  };
  return { frame, isOpen, toggle: () => setOpen(!isOpen), fold, foldOnEscape };
}

function Shortcuts({ data, entries }: { data: QuickNavDelivered; entries: readonly QuickNavEntry[] }) {
  const host = useHost();
  const listId = useId();
  const { frame, isOpen, toggle, fold, foldOnEscape } = useFolding();
  const isFolding = data.navStyle === 1 && entries.some(({ isPinned }) => !isPinned);
  const isShown = (entry: QuickNavEntry) => !isFolding || isOpen || entry.isPinned;
  const open = (entry: QuickNavEntry) => {
    fold();
    host.open(entry.link);
  };
  return (
    <nav className={styles['column']} aria-label="快捷导航" ref={frame}>
      {isFolding ? (
        <Toggle data={data} isOpen={isOpen} listId={listId} onToggle={toggle} onKeyDown={foldOnEscape} />
      ) : null}
      <ul id={listId} className={styles['entries']}>
        {entries.map((entry) => (
          <li key={entry.key} className={styles['entry']} data-shown={isShown(entry)} inert={!isShown(entry)}>
            <Entry entry={entry} onKeyDown={foldOnEscape} onTap={() => open(entry)} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function QuickNavView({ data }: WidgetViewProps<QuickNavDelivered>) {
  const { page } = useHost();
  if (data.navSwitch === 0) return null;
  const entries = quickNavEntries(data).filter(
    ({ key, link }) => hasTarget(link) && !(key === 'home' && page === HOME),
  );
  if (entries.length === 0) return null;
  return (
    <div className={styles['layer']}>
      <Shortcuts data={data} entries={entries} />
    </div>
  );
}

export default defineView<QuickNavDelivered>(shape, QuickNavView);
