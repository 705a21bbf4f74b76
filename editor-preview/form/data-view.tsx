// What is stored of a block that has no form.
import { dataOf, type Uid } from '~/domain/studio/document';
import { useEditor } from '../store/use-editor';
import styles from './form-panel.module.css';

export function DataView({ uid, words }: { uid: Uid; words: string }) {
  const block = useEditor(({ doc }) => doc.blocks[uid]);
  return (
    <div className={styles['data']}>
      <p>{words}</p>
      <pre aria-label="存下的内容">{block === undefined ? '' : JSON.stringify(dataOf(block), null, 2)}</pre>
    </div>
  );
}
