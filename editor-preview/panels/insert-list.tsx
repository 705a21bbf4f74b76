// The list of widgets over the editor, opened by `/`: what is chosen stands at the selection.
import styles from '../editor/lists.module.css';
import { Dialog } from '../ui/dialog';
import { Palette } from './palette';

export default function InsertList({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="添加组件" width={560} height={520} onClose={onClose}>
      <div className={styles['insert']}>
        <Palette onInserted={onClose} isSearchFocused />
      </div>
    </Dialog>
  );
}
