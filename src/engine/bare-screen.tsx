// The frame of a screen with a single element: title bar with a way back, tab bar.
import type { ReactNode } from 'react';
import { listedTitle, useMallConfig } from '../state/mall';
import { MallTitleBar } from './mall-title-bar';
import { HOME_PATH } from './navigation';
import { ports } from './ports';
import styles from './screen.module.css';

interface BareScreenProps {
  children: ReactNode;
  path: string;
  /** The one that the config lists for the path when absent. */
  title?: string;
  isBusy?: boolean;
  /** Position of the element; an empty state is where every screen has it. */
  at?: 'middle' | 'top';
}

export function BareScreen({ children, path, title, isBusy = false, at = 'middle' }: BareScreenProps) {
  const config = useMallConfig();
  return (
    <div className={styles.screen} data-frame={path}>
      {path === HOME_PATH ? null : <MallTitleBar title={title ?? listedTitle(config, path)} path={path} />}
      <main className={styles[at]} aria-busy={isBusy}>
        {children}
      </main>
      <ports.TabBar path={path} search="" />
    </div>
  );
}
