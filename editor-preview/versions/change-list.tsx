// What changed, grouped by block, each place with its way back.
import type { Change } from '~/domain/studio/diff/diff-documents';
import type { ChangedPlace } from '~/domain/studio/diff/diff-block';
import { Button } from '../ui/button';
import styles from './change-list.module.css';

interface ChangeListProps {
  changes: readonly Change[];
  /** Without it nothing can be taken back. */
  onTakeBack?: (change: Change, place: ChangedPlace) => void;
}

export function ChangeList({ changes, onTakeBack }: ChangeListProps) {
  if (changes.length === 0) return <p className={styles['none']}>没有修改</p>;
  return (
    <ul className={styles['changes']}>
      {changes.map((change, index) => (
        <li key={`${change.uid} ${change.title} ${index}`}>
          <b>{change.title}</b>
          <ul>
            {change.places.map((place, row) => (
              <li key={`${place.words} ${row}`} className={styles['place']}>
                <span>{place.words}</span>
                {onTakeBack === undefined ? null : (
                  <Button
                    look="quiet"
                    isCompact
                    aria-label={`还原这一处：${change.title} ${place.words}`}
                    onClick={() => onTakeBack(change, place)}
                  >
                    还原这一处
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
