// The rail and the panel that it opens.
import type { ComponentType } from 'react';
import { useParts } from '../session/editor-context';
import { useEditorUi } from '../session/editor-ui';
import { Splitter, useSplitWidth } from '../shell/splitter';
import { CheckCount, CheckPanel } from '../check/check-panel';
import { PageSettings } from '../page-settings/page-settings';
import { Bounded } from '../ui/bounded';
import { Icon, type IconName } from '../ui/icon';
import { History } from './history';
import styles from './left-panel.module.css';
import { Outline } from './outline';
import { Palette } from './palette';
import { Templates } from './templates';

interface PanelEntry {
  id: string;
  word: string;
  icon: IconName;
  Panel: ComponentType;
  /** Shown beside the word. */
  Count?: ComponentType;
}

const PANELS: readonly PanelEntry[] = [
  { id: 'palette', word: '组件', icon: 'plus', Panel: Palette },
  { id: 'outline', word: '大纲', icon: 'outline', Panel: Outline },
  { id: 'history', word: '历史', icon: 'history', Panel: History },
  { id: 'templates', word: '模板', icon: 'template', Panel: Templates },
  { id: 'check', word: '检查', icon: 'flag', Panel: CheckPanel, Count: CheckCount },
  { id: 'page', word: '页面', icon: 'settings', Panel: PageSettings },
];

const SPLIT = { name: 'panel', initial: 264, wide: 304, min: 220, max: 400 };

export function LeftPanel() {
  const { ui } = useParts();
  const { panel } = useEditorUi(ui);
  const [width, setWidth] = useSplitWidth(SPLIT);
  const shown = PANELS.find(({ id }) => id === panel);
  return (
    <aside className={styles['left']} aria-label="左侧">
      <nav className={styles['rail']} aria-label="面板" data-region="rail">
        {PANELS.map(({ id, word, icon, Count }) => (
          <button key={id} type="button" aria-pressed={id === panel} onClick={() => ui.togglePanel(id)}>
            <Icon name={icon} size={20} />
            {word}
            {Count === undefined ? null : <Count />}
          </button>
        ))}
      </nav>
      {shown === undefined ? null : (
        <div className={styles['drawer']}>
          <section className={styles['panel']} style={{ width }} aria-label={shown.word} data-region="panel">
            <h2>{shown.word}</h2>
            <Bounded key={shown.id} onClose={() => ui.set({ panel: null })}>
              <shown.Panel />
            </Bounded>
          </section>
          <Splitter split={SPLIT} label="面板的宽度" side="left" width={width} onWidth={setWidth} />
        </div>
      )}
    </aside>
  );
}
