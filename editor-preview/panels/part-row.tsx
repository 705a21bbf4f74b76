// What a block holds, in the outline: pressing it opens its row in the form.
import { moduleAt } from '~/domain/studio/commands/detach-module';
import { registry } from '~/widgets/registry.gen';
import { docPlace } from '../shell/doc-place';
import { useParts } from '../session/editor-context';
import { hovering } from '../session/hover';
import { useEditor, useEditorStore } from '../store/use-editor';
import { Icon } from '../ui/icon';
import type { OutlineRow } from './outline-rows';
import styles from './outline.module.css';

/** As the other marks of a tree: by the keyboard it is in the menu of the block. */
const OpenModule = ({ id }: { id: string }) => (
  <span className={styles['open']} aria-hidden="true">
    <a href={`#${docPlace('module', id).edit}`} tabIndex={-1}>
      打开模块
    </a>
  </span>
);

export function PartRow({ row, isStop }: { row: Extract<OutlineRow, { kind: 'part' }>; isStop: boolean }) {
  const store = useEditorStore();
  const { key, level, name, icon, uid, at } = row;
  const isOpen = useEditor(({ selection, field }) => selection[0] === uid && field === at);
  const isShared = useEditor(({ doc }) => doc.blocks[uid]?.id === 'module');
  // What it holds is edited in the module itself.
  const module = useEditor(({ doc }) => moduleAt({ doc, widgets: registry }, uid, at));
  const { ui } = useParts();
  return (
    <div
      role="none"
      className={styles['row']}
      data-level={level}
      data-selected={isOpen || undefined}
      {...hovering(ui.hover, uid)}
    >
      <span className={styles['grip']} />
      <span className={styles['fold']} />
      <button
        type="button"
        role="treeitem"
        className={styles['name']}
        data-key={key}
        data-shared={isShared || undefined}
        aria-level={level}
        aria-selected={isOpen}
        tabIndex={isStop ? 0 : -1}
        onClick={() => store.select([uid], at)}
      >
        <Icon name={icon} />
        {name}
      </button>
      {module === null ? null : <OpenModule id={String(module)} />}
    </div>
  );
}
