// The rail and the panel that it opens.
import { type ComponentType, useState } from 'react';
import { Icon, type IconName } from '../ui/icon';
import { CheckCount, CheckPanel } from '../check/check-panel';
import { PageSettings } from '../page-settings/page-settings';
import { Outline } from './outline';
import styles from './left-panel.module.css';

interface PanelEntry {
  id: string;
  word: string;
  icon: IconName;
  Panel: ComponentType;
  /** Shown beside the word. */
  Count?: ComponentType;
}

const PANELS: readonly PanelEntry[] = [
  { id: 'outline', word: '大纲', icon: 'outline', Panel: Outline },
  { id: 'check', word: '检查', icon: 'flag', Panel: CheckPanel, Count: CheckCount },
  { id: 'page', word: '页面', icon: 'settings', Panel: PageSettings },
];

export function LeftPanel() {
  const [open, setOpen] = useState<string | null>('outline');
  const shown = PANELS.find(({ id }) => id === open);
  return (
    <div className={styles['left']}>
      <nav className={styles['rail']} aria-label="面板">
        {PANELS.map(({ id, word, icon, Count }) => (
          <button
            key={id}
            type="button"
            aria-pressed={id === open}
            onClick={() => setOpen(id === open ? null : id)}
          >
            <Icon name={icon} size={20} />
            {word}
            {Count === undefined ? null : <Count />}
          </button>
        ))}
      </nav>
      {shown === undefined ? null : (
        <section className={styles['panel']} aria-label={shown.word}>
          <h2>{shown.word}</h2>
          <shown.Panel />
        </section>
      )}
    </div>
  );
}
