// The list of widgets over the editor, opened by `/`: what is chosen stands at the selection.
import { useEffect, useState } from 'react';
import styles from '../ui/lists.module.css';
import { remember, remembered } from '../services/remembered';
import { Dialog } from '../ui/dialog';
import { Palette } from './palette';

const NAME = 'studio-insert-keys';

/** Of the dialog, in px. */
const WIDTH = 560;

/** The keys of the list, the first time that it opens. */
function Keys() {
  const [isFirst] = useState(() => remembered(NAME) === null);
  useEffect(() => remember(NAME, 'seen'), []);
  return isFirst ? (
    <p className={styles['first-keys']}>
      输入来搜索 · ↓ 选择 · Enter 插入在后 · Shift+Enter 插入在前 · Esc 关闭
    </p>
  ) : null;
}

export default function InsertList({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="添加组件" width={WIDTH} height={520} onClose={onClose}>
      <div className={styles['insert']} style={{ '--list-width': `${WIDTH}px` } as React.CSSProperties}>
        <Keys />
        <Palette onInserted={onClose} isSearchFocused />
      </div>
    </Dialog>
  );
}
