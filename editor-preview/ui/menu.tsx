// A button with its menu: the browser's popover, arrow keys within.
import { type KeyboardEvent, type ToggleEvent, useId, useRef, useState } from 'react';
import { Icon, type IconName } from './icon';
import { isInputMethodKey } from './input-method';
import buttons from './button.module.css';
import { hasRoom } from './has-room';
import styles from './menu.module.css';

export interface MenuEntry {
  words: string;
  /** `opener`: the button of the menu, which has the focus again. */
  run: (opener: HTMLElement | null) => void;
  isDanger?: boolean;
  /** Shown and read, but not run. */
  isOff?: boolean;
  /** Key that does the same. */
  keys?: string;
}

interface MenuProps {
  /** Accessible name of the button. */
  label: string;
  /** Shown on the button, before its arrow. */
  words?: string;
  icon?: IconName;
  /** Of the button with an icon, in px. */
  size?: 24 | 32;
  entries: readonly MenuEntry[];
}

/** Of an item, for a pointer and for fingers (tokens.css). */
const HEIGHTS = { pointer: 32, finger: 44 } as const;
const EDGE = 8;

/** Below the button, its right edges flush; above it where there is no room below; where there is none at all, at the top. */
function place(menu: HTMLElement, button: HTMLElement | null, count: number): void {
  if (button === null) return;
  const box = button.getBoundingClientRect();
  const height = count * (hasRoom() ? HEIGHTS.pointer : HEIGHTS.finger) + 2 * EDGE;
  const isAbove = box.bottom + height + EDGE > window.innerHeight && box.top > height;
  const top = isAbove ? box.top - height - 4 : box.bottom + 4;
  menu.style.top = `${Math.max(EDGE, Math.min(top, window.innerHeight - height - EDGE))}px`;
  menu.style.right = `${Math.max(EDGE, window.innerWidth - box.right)}px`;
}

const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

function walk(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  if (step === undefined || isInputMethodKey(event)) return;
  event.preventDefault();
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="menuitem"]')];
  const at = items.findIndex((item) => item === document.activeElement);
  items[step(at, items.length)]?.focus();
}

const focus = (item: HTMLElement | null) => item?.focus();

/** What the button shows, and how. */
const faceOf = ({ words, icon = 'more', size = 32 }: Pick<MenuProps, 'words' | 'icon' | 'size'>) =>
  words === undefined
    ? {
        className: buttons['icon-button'],
        style: { inlineSize: size, blockSize: size },
        children: <Icon name={icon} />,
      }
    : {
        className: buttons['button'],
        'data-look': 'quiet',
        'data-compact': true,
        children: (
          <>
            {words}
            <Icon name="chevron-down" size={12} />
          </>
        ),
      };

function Entries({ entries, onRun }: Pick<MenuProps, 'entries'> & { onRun: (entry: MenuEntry) => void }) {
  return entries.map((entry, index) => {
    const { words, isDanger, isOff, keys } = entry;
    return (
      <button
        key={words}
        ref={index === 0 ? focus : undefined}
        type="button"
        role="menuitem"
        data-danger={isDanger || undefined}
        // It keeps its place among the arrow keys, where it says why it is off.
        aria-disabled={isOff || undefined}
        onClick={() => {
          if (isOff !== true) onRun(entry);
        }}
      >
        {words}
        {keys === undefined ? null : <kbd>{keys}</kbd>}
      </button>
    );
  });
}

/** The menu's popover, and how an entry of it is run. */
function useMenu(entries: MenuProps['entries']) {
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const turn = (event: ToggleEvent<HTMLElement>) => {
    const willOpen = event.newState === 'open';
    setIsOpen(willOpen);
    if (willOpen) place(event.currentTarget, button.current, entries.length);
  };
  const choose = ({ run }: MenuEntry) => {
    menu.current?.hidePopover();
    run(button.current);
  };
  return { button, menu, isOpen, turn, choose };
}

export function Menu({ label, entries, ...face }: MenuProps) {
  const id = useId();
  const { button, menu, isOpen, turn, choose } = useMenu(entries);
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        title={label}
        popoverTarget={id}
        {...faceOf(face)}
      />
      <div
        ref={menu}
        id={id}
        popover="auto"
        role="menu"
        aria-label={label}
        tabIndex={-1}
        className={styles['menu']}
        onToggle={turn}
        onKeyDown={walk}
      >
        {isOpen ? <Entries entries={entries} onRun={choose} /> : null}
      </div>
    </>
  );
}
