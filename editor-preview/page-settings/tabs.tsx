// Tabs of the page: open, rename in place, move, delete, add.
import { useState } from 'react';
import { addTab } from '~/domain/studio/commands/add-tab';
import { moveTab } from '~/domain/studio/commands/move-tab';
import { removeTab } from '~/domain/studio/commands/remove-tab';
import { renameTab } from '~/domain/studio/commands/rename-tab';
import { MAX_TAB_NAME, MAX_TABS } from '~/domain/studio/commands/tabs';
import type { Tab } from '~/domain/studio/document';
import { useCommand } from '../session/editor-context';
import { useEditor, useEditorStore } from '../store/use-editor';
import { Button, IconButton } from '../ui/button';
import { isInputMethodKey } from '../ui/input-method';
import styles from './page-settings.module.css';
import { LimitedInput } from '../ui/limited-input';

interface RowProps {
  tab: Tab;
  index: number;
  count: number;
  isReadOnly: boolean;
}

function TabName({ tab, index, isReadOnly }: Omit<RowProps, 'count'>) {
  const run = useCommand();
  const [draft, setDraft] = useState<string | null>(null);
  const rename = () => {
    if (draft !== null && draft.trim() !== tab.name) run((context) => renameTab(context, tab.key, draft));
    setDraft(null);
  };
  return (
    <LimitedInput
      aria-label={`第 ${index + 1} 个分页的名字`}
      value={draft ?? tab.name}
      maxLength={MAX_TAB_NAME}
      readOnly={isReadOnly}
      onText={setDraft}
      onBlur={rename}
      onKeyDown={(event) => {
        if (isInputMethodKey(event)) return;
        if (event.key === 'Enter') rename();
        if (event.key === 'Escape') setDraft(null);
      }}
    />
  );
}

function TabRow({ tab, index, count, isReadOnly }: RowProps) {
  const run = useCommand();
  const store = useEditorStore();
  const isOpen = useEditor((state) => state.tab === tab.key);
  const name = tab.name === '' ? `第 ${index + 1} 个分页` : tab.name;
  return (
    <li className={styles['tab']} data-open={isOpen || undefined}>
      <input
        type="radio"
        name="open-tab"
        aria-label={`打开「${name}」`}
        checked={isOpen}
        onChange={() => store.openTab(tab.key)}
      />
      <TabName tab={tab} index={index} isReadOnly={isReadOnly} />
      <IconButton
        icon="up"
        size={24}
        label={`「${name}」前移`}
        disabled={isReadOnly || index === 0}
        onClick={() => run((context) => moveTab(context, tab.key, -1))}
      />
      <IconButton
        icon="down"
        size={24}
        label={`「${name}」后移`}
        disabled={isReadOnly || index === count - 1}
        onClick={() => run((context) => moveTab(context, tab.key, 1))}
      />
      <IconButton
        icon="trash"
        size={24}
        label={`删除「${name}」`}
        disabled={isReadOnly || count === 1}
        onClick={() => run((context) => removeTab(context, tab.key))}
      />
    </li>
  );
}

export function Tabs() {
  const run = useCommand();
  const tabs = useEditor(({ doc }) => doc.tabs);
  const isReadOnly = useEditor((state) => state.isReadOnly);
  return (
    <>
      <ul className={styles['tabs']} aria-label="分页">
        {tabs.map((tab, index) => (
          <TabRow key={tab.key} tab={tab} index={index} count={tabs.length} isReadOnly={isReadOnly} />
        ))}
      </ul>
      <Button
        icon="plus"
        isCompact
        disabled={isReadOnly || tabs.length >= MAX_TABS}
        onClick={() => run((context) => addTab(context, `分页 ${tabs.length + 1}`))}
      >
        添加分页
      </Button>
    </>
  );
}
