// The outline: blocks of the open tab as a tree with one stop for Tab.
import { blockName } from '~/domain/studio/commands/command';
import type { Uid } from '~/domain/studio/document';
import { commandContext, useParts } from '../editor/editor-context';
import { useEditor, useEditorStore } from '../store/use-editor';
import { Icon } from '../ui/icon';
import styles from './outline.module.css';

const NONE: readonly Uid[] = [];

function Row({ uid, isFocusable }: { uid: Uid; isFocusable: boolean }) {
  const store = useEditorStore();
  const editor = useParts();
  const isSelected = useEditor(({ selection }) => selection.includes(uid));
  const name = useEditor(() => blockName(commandContext(editor), uid));
  const note = useEditor(({ doc }) => doc.notes[uid]);
  return (
    <li role="none">
      <button
        type="button"
        role="treeitem"
        className={styles['row']}
        aria-selected={isSelected}
        tabIndex={isFocusable ? 0 : -1}
        onClick={({ shiftKey, ctrlKey, metaKey }) => {
          const { selection } = store.get();
          const isMore = shiftKey || ctrlKey || metaKey;
          store.select(isMore ? [...selection, uid] : [uid]);
        }}
      >
        <span className={styles['name']}>{name}</span>
        {note?.isHidden === true ? <Icon name="eye-off" /> : null}
        {note?.locked === undefined ? null : <Icon name="lock" />}
      </button>
    </li>
  );
}

export function Outline() {
  const order = useEditor(({ doc, tab }) => doc.tabs.find(({ key }) => key === tab)?.order ?? NONE);
  const first = useEditor(({ selection }) => selection[0]);
  const stop = first !== undefined && order.includes(first) ? first : order[0];
  return (
    <ul role="tree" aria-label="大纲" aria-multiselectable="true" className={styles['tree']}>
      {order.map((uid) => (
        <Row key={uid} uid={uid} isFocusable={uid === stop} />
      ))}
    </ul>
  );
}
