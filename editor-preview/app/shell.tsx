// The frame of all places but the editor: menu, who is signed in, and the place itself.
import { useEffect, useRef, useState } from 'react';
import { Button, IconButton } from '../ui/button';
import { Icon, type IconName } from '../ui/icon';
import { isTextControl, nameOf, pressedKey } from '../ui/key-names';
import { areSingleKeysOn } from '../shell/single-keys';
import { Guessed } from './guessed';
import { NavLink, Outlet, useLocation, useNavigate } from '../shell/navigation';
import { useMe, useSession } from '../shell/session';
import { ROLE_WORDS } from '../shell/role-words';
import { useSay } from '../shell/say';
import { wordsOf } from '../services/api';
import { WaitingReviews } from './waiting-reviews';
import { isInputMethodKey } from '../ui/input-method';
import styles from './shell.module.css';

interface MenuEntry {
  to: string;
  word: string;
  icon: IconName;
  isOwnersOnly?: true;
}

/** In the order of use; each group stands behind a line. */
const MENU: readonly (readonly MenuEntry[])[] = [
  [
    { to: '/pages', word: '页面', icon: 'page' },
    { to: '/modules', word: '模块', icon: 'module' },
    { to: '/media', word: '素材', icon: 'picture' },
    { to: '/navigation', word: '导航', icon: 'compass' },
    { to: '/user-center', word: '个人中心', icon: 'user' },
    { to: '/theme', word: '主题', icon: 'palette' },
  ],
  [
    { to: '/templates', word: '模板', icon: 'template' },
    { to: '/auth-page', word: '登录页', icon: 'lock' },
  ],
];

export const KEYS_PLACE = '/help/keys';

const FOOTER: readonly MenuEntry[] = [
  { to: '/settings', word: '设置', icon: 'settings' },
  { to: '/people', word: '人员', icon: 'people', isOwnersOnly: true },
  { to: '/audit', word: '操作记录', icon: 'history' },
  { to: KEYS_PLACE, word: '快捷键', icon: 'info' },
];

function Entries({ entries, onLeave }: { entries: readonly MenuEntry[]; onLeave: () => void }) {
  const { rights } = useMe();
  const shown = entries.filter(({ isOwnersOnly }) => isOwnersOnly !== true || rights.isOwner);
  if (shown.length === 0) return null;
  return (
    <ul className={styles['entries']}>
      {shown.map(({ to, word, icon }) => (
        <li key={to}>
          <NavLink to={to} onClick={onLeave}>
            <Icon name={icon} />
            {word}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}

function Account() {
  const { operator } = useMe();
  const { signOut } = useSession();
  const say = useSay();
  const [isBusy, setIsBusy] = useState(false);
  const leave = async (isEverywhere: boolean) => {
    setIsBusy(true);
    try {
      await signOut(isEverywhere);
    } catch (error) {
      say(wordsOf(error));
      setIsBusy(false);
    }
  };
  return (
    <details className={styles['fold']}>
      <summary>
        <Icon name="user" />
        <span className={styles['name']}>{operator.name}</span>
        <span className={styles['role']}>{ROLE_WORDS[operator.role]}</span>
      </summary>
      <div className={styles['leave']}>
        <Button icon="sign-out" isCompact disabled={isBusy} onClick={() => void leave(false)}>
          退出
        </Button>
        <Button isCompact disabled={isBusy} onClick={() => void leave(true)}>
          在所有设备退出
        </Button>
      </div>
    </details>
  );
}

function Menu() {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <header className={styles['menu']} data-open={isOpen || undefined}>
      <div className={styles['brand']}>
        <strong>装修工作台</strong>
        <span className={styles['opener']}>
          <IconButton
            icon={isOpen ? 'close' : 'outline'}
            label="菜单"
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
          />
        </span>
      </div>
      <nav className={styles['nav']} aria-label="主菜单">
        {MENU.map((entries) => (
          <Entries key={entries[0]?.to} entries={entries} onLeave={close} />
        ))}
        <WaitingReviews onLeave={close} />
        <span className={styles['space']} />
        <Entries entries={FOOTER} onLeave={close} />
        <Account />
      </nav>
    </header>
  );
}

/** A place that was gone to within the studio has the focus: the menu before it is passed. */
function Place() {
  const { key } = useLocation();
  const main = useRef<HTMLElement>(null);
  const [isGoneTo] = useState(key !== 'default');
  useEffect(() => {
    if (isGoneTo) main.current?.focus({ preventScroll: true });
  }, [isGoneTo]);
  return (
    <main ref={main} tabIndex={-1} className={styles['place']}>
      <Guessed />
      <Outlet />
    </main>
  );
}

/** `?` goes to the table of keys, as it opens it in the editor. */
function useHelpKey(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isTyping = isInputMethodKey(event) || isTextControl(event.target);
      const isHeld = event.defaultPrevented || document.querySelector('dialog[open]') !== null;
      if (isTyping || isHeld || !areSingleKeysOn() || nameOf(pressedKey(event)) !== 'Shift+Slash') return;
      event.preventDefault();
      void navigate(KEYS_PLACE);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [navigate]);
}

export function Shell() {
  const { pathname } = useLocation();
  useHelpKey();
  return (
    <div className={styles['shell']}>
      <Menu />
      <Place key={pathname} />
    </div>
  );
}
