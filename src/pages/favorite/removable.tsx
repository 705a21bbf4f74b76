// A favourite with its removal behind a swipe.
import type { ReactNode } from 'react';
import styles from './favorite.module.css';

interface RemovableProps {
  name: string;
  onRemove: () => void;
  children: ReactNode;
}

export const Removable = ({ name, onRemove, children }: RemovableProps) => (
  <div className={styles.swipe}>
    <div className={styles.front}>{children}</div>
    <button type="button" className={styles.removing} aria-label={`删除收藏：${name}`} onClick={onRemove}>
      删除
    </button>
  </div>
);
