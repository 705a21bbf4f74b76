// Where a picture is used: pages, modules and settings, live ones marked, each with the way to the block.
import type { MediaRow } from '~/domain/studio/api-library';
import type { Use } from '~/domain/studio/api-parts';
import { placeOfName } from '../shell/doc-place';
import { Link } from '../shell/navigation';
import { wordsOf } from '../services/api';
import { useUses } from './media-api';
import styles from './media.module.css';

/** Opened beside: what is being edited stays. */
function Place({ doc, title, uid }: Pick<Use, 'doc' | 'title' | 'uid'>) {
  const place = placeOfName(doc);
  if (place === null) return title;
  const block = uid === undefined || uid === '' ? '' : `?b=${encodeURIComponent(uid)}`;
  return (
    <Link to={`${place.edit}${block}`} target="_blank">
      {title}
    </Link>
  );
}

function Uses({ id }: { id: number }) {
  const { data, error } = useUses(id);
  if (error !== null) return <p role="alert">{wordsOf(error)}</p>;
  return (
    <ul>
      {data?.map(({ doc, title, isLive, uid, at }) => (
        <li key={`${doc} ${uid ?? ''} ${at ?? ''}`}>
          <Place {...{ doc, title, uid }} />
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
