// Where a picture is used: pages, modules and settings, live ones marked.
import type { MediaRow } from '~/domain/studio/api-library';
import { wordsOf } from '../services/api';
import { useUses } from './media-api';
import styles from './media.module.css';

function Uses({ id }: { id: number }) {
  const { data, error } = useUses(id);
  if (error !== null) return <p role="alert">{wordsOf(error)}</p>;
  return (
    <ul>
      {data?.map(({ doc, title, isLive, uid, at }) => (
        <li key={`${doc} ${uid ?? ''} ${at ?? ''}`}>
          {title}
          {isLive ? <small>线上</small> : null}
        </li>
      ))}
    </ul>
  );
}

export const MediaUses = ({ row: { id, uses } }: { row: MediaRow }) =>
  uses === 0 ? (
    <p className={styles['hint']}>没有用到</p>
  ) : (
    <details className={styles['uses']}>
      <summary>用在 {uses} 处</summary>
      <Uses id={id} />
    </details>
  );
