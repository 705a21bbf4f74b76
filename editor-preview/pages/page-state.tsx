// A page's state: colour, word and the form of its dot.
import type { PageRow } from '~/domain/studio/api';
import { Icon } from '../ui/icon';
import { endWords, stateWords } from '../documents/page-words';
import styles from './page-state.module.css';

export function PageStateMark({ row }: { row: PageRow }) {
  const end = endWords(row);
  return (
    <span className={styles['state']} data-state={row.state}>
      {row.state === 'scheduled' ? <Icon name="clock" /> : <i aria-hidden="true" className={styles['dot']} />}
      <span>
        {stateWords(row)}
        {end === '' ? null : <small>{end}</small>}
      </span>
    </span>
  );
}
