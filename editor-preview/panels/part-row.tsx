// What a block holds, in the outline: pressing it opens its row in the form.
import { useParts } from '../editor/editor-context';
import { hovering } from '../editor/hover';
import { useEditor, useEditorStore } from '../store/use-editor';
import type { OutlineRow } from './outline-rows';
import styles from './outline.module.css';

export function PartRow({ row, isStop }: { row: Extract<OutlineRow, { kind: 'part' }>; isStop: boolean }) {
  const store = useEditorStore();
  const { key, level, name, uid, at } = row;
  const isOpen = useEditor(({ selection, field }) => selection[0] === uid && field === at);
  const isShared = useEditor(({ doc }) => doc.blocks[uid]?.id === 'module');
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
        {name}
      </button>
    </div>
  );
}
