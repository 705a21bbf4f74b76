// A tab of the page, in the outline: opens it, renames, moves and deletes it.
import type { CommandContext } from '~/domain/studio/commands/command';
import { moveTab } from '~/domain/studio/commands/move-tab';
import { removeTab } from '~/domain/studio/commands/remove-tab';
import { renameTab } from '~/domain/studio/commands/rename-tab';
import { useCommand, useParts } from '../session/editor-context';
import { useEditor, useEditorStore } from '../store/use-editor';
import { IconButton } from '../ui/button';
import { Icon } from '../ui/icon';
import { NameField } from './name-field';
import type { OutlineRow } from './outline-rows';
import styles from './outline.module.css';

interface TabRowProps {
  row: Extract<OutlineRow, { kind: 'tab' }>;
  isStop: boolean;
  isRenaming: boolean;
  /** Blocks are dragged over it. */
  isDropTarget: boolean;
}

const MARKS = [
  { icon: 'up', label: '前移', command: (context: CommandContext, key: string) => moveTab(context, key, -1) },
  {
    icon: 'down',
    label: '后移',
    command: (context: CommandContext, key: string) => moveTab(context, key, 1),
  },
  { icon: 'trash', label: '删除', command: removeTab },
] as const;

function Marks({ tab, name }: { tab: string; name: string }) {
  const run = useCommand();
  return MARKS.map(({ icon, label, command }) => (
    <span key={icon} className={styles['mark']} aria-hidden="true">
      <IconButton
        icon={icon}
        label={`${label}分页 ${name}`}
        size={24}
        tabIndex={-1}
        onClick={() => run((context) => command(context, tab))}
      />
    </span>
  ));
}

function Naming({ tab, name }: { tab: string; name: string }) {
  const { ui } = useParts();
  const run = useCommand();
  return (
    <NameField
      rowKey={tab}
      label="分页的名字"
      level={1}
      value={name}
      placeholder={name}
      maxLength={30}
      onDone={(next) => {
        ui.set({ renaming: null });
        if (next !== null) run((context) => renameTab(context, tab, next));
      }}
    />
  );
}

export function TabRow({ row, isStop, isRenaming, isDropTarget }: TabRowProps) {
  const store = useEditorStore();
  const { ui } = useParts();
  const isReadOnly = useEditor((state) => state.isReadOnly);
  const { key, name, isOpen } = row;
  return (
    <div
      role="none"
      className={styles['row']}
      data-level={1}
      data-tab={key}
      data-drop={isDropTarget || undefined}
    >
      <span className={styles['fold']}>
        <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} size={12} />
      </span>
      {isRenaming ? (
        <Naming tab={key} name={name} />
      ) : (
        <button
          type="button"
          role="treeitem"
          className={styles['name']}
          data-key={key}
          aria-level={1}
          aria-expanded={isOpen}
          aria-selected={false}
          tabIndex={isStop ? 0 : -1}
          onClick={() => store.openTab(key)}
          onDoubleClick={() => {
            if (!isReadOnly) ui.set({ renaming: key });
          }}
        >
          <b>{name}</b>
        </button>
      )}
      {isReadOnly ? null : <Marks tab={key} name={name} />}
    </div>
  );
}
