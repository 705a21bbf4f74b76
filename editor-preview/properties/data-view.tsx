// What is stored of a block that has no form, and what can be done with the block as a whole.
import { moveToEdge } from '~/domain/studio/commands/move-blocks';
import { removeBlocks } from '~/domain/studio/commands/remove-blocks';
import { storedDataOf, type Uid } from '~/domain/studio/document';
import { useCommand } from '../session/editor-context';
import { useEditor } from '../store/use-editor';
import { Button } from '../ui/button';
import styles from '../form/form.module.css';

/** What can be done with a block that cannot be edited. */
export function BlockActs({ uid }: { uid: Uid }) {
  const run = useCommand();
  const isReadOnly = useEditor((state) => state.isReadOnly);
  if (isReadOnly) return null;
  return (
    <p className={styles['acts']}>
      <Button isCompact onClick={() => run((context) => moveToEdge(context, [uid], 'bottom'))}>
        移到最后
      </Button>
      <Button isCompact onClick={() => run((context) => removeBlocks(context, [uid]))}>
        删除
      </Button>
    </p>
  );
}

export function StoredData({ uid }: { uid: Uid }) {
  const block = useEditor(({ doc }) => doc.blocks[uid]);
  const text = block === undefined ? '' : JSON.stringify(storedDataOf(block), null, 2);
  return <pre aria-label="存下的内容">{text}</pre>;
}

export const DataView = ({ uid, words }: { uid: Uid; words: string }) => (
  <div className={styles['data']}>
    <p>{words}</p>
    <BlockActs uid={uid} />
    <StoredData uid={uid} />
  </div>
);
