// The menu of the selected blocks: the actions of the table that stand in it.
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import type { Action } from '../actions/action';
import { refusalOf } from '../actions/action';
import { ACTIONS } from '../actions/actions';
import styles from '../ui/lists.module.css';
import { wordsOfKey } from '../ui/key-names';
import { useAction, useActionContext } from '../actions/use-actions';
import { isInputMethodKey } from '../ui/input-method';

interface BlockMenuProps {
  /** In px of the window. */
  at: { x: number; y: number };
  onClose: () => void;
}

/** Actions that never apply to this kind of block are left out; the others say why they cannot. */
const OPTIONAL = new Set(['open-module', 'detach-module', 'convert']);
const WIDTH = 224;

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  if (isInputMethodKey(event)) return;
  const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };
  const step = steps[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="menuitem"]')];
  const at = items.findIndex((item) => item === document.activeElement);
  items.at((at + step + items.length) % items.length)?.focus();
}

/** Opens the menu with the focus on its first entry, and gives the focus back. */
function useOpened(menu: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = menu;
    const before = document.activeElement;
    current?.showPopover();
    current?.querySelector<HTMLElement>('[role="menuitem"]')?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, [menu]);
}

interface EntryProps {
  action: Action;
  /** Null where it can be done. */
  refusal: string | null;
  onChoose: () => void;
}

const Entry = ({ action: { words, keys }, refusal, onChoose }: EntryProps) => (
  <button
    type="button"
    role="menuitem"
    tabIndex={-1}
    aria-disabled={refusal !== null || undefined}
    title={refusal ?? undefined}
    onClick={onChoose}
  >
    <span>{words}</span>
    <kbd>{keys?.[0] === undefined ? '' : wordsOfKey(keys[0])}</kbd>
  </button>
);

export default function BlockMenu({ at, onClose }: BlockMenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  const context = useActionContext();
  const act = useAction();
  const actions = ACTIONS.filter(
    (action) => action.isInMenu === true && (!OPTIONAL.has(action.id) || refusalOf(action, context) === null),
  );
  useOpened(menu);
  const choose = (action: Action) => {
    onClose();
    act(action);
  };
  const height = actions.length * 32 + 16;
  return (
    <div
      ref={menu}
      role="menu"
      tabIndex={-1}
      aria-label="组件的菜单"
      popover="auto"
      className={styles['menu']}
      style={{
        left: Math.min(at.x, window.innerWidth - WIDTH - 8),
        top: Math.max(8, Math.min(at.y, window.innerHeight - height - 8)),
      }}
      onToggle={({ newState }) => newState === 'closed' && onClose()}
      onKeyDown={moveFocus}
    >
      {actions.map((action) => (
        <Entry
          key={action.id}
          action={action}
          refusal={refusalOf(action, context)}
          onChoose={() => choose(action)}
        />
      ))}
    </div>
  );
}
