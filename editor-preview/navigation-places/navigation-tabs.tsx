// The way between the three settings of the mall's navigation.
import { NavLink } from '../shell/navigation';
import styles from './navigation-tabs.module.css';

const TABS = [
  ['/navigation/tab-bar', '标签栏'],
  ['/navigation/title-bar', '标题栏'],
  ['/navigation/quick-nav', '快捷导航'],
] as const;

export const NavigationTabs = () => (
  <nav className={styles['tabs']} aria-label="导航">
    {TABS.map(([to, word]) => (
      <NavLink key={to} to={to}>
        {word}
      </NavLink>
    ))}
  </nav>
);
