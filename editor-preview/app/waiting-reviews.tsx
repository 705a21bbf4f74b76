// What waits for review, for owners: counted in the menu, each with the way to where it is approved.
import { useQuery } from '@tanstack/react-query';
import type { Part } from '~/domain/studio/api-parts';
import type { Review } from '~/domain/studio/api-publish';
import { momentWords } from '~/domain/studio/moments';
import { api } from '../services/api';
import { Icon } from '../ui/icon';
import { placeOfName } from '../shell/doc-place';
import { Link } from '../shell/navigation';
import { useMe } from '../shell/session';
import styles from './shell.module.css';

const RENEW_MS = 60_000;

const useWaiting = (isOwner: boolean) =>
  useQuery({
    queryKey: ['reviews'],
    queryFn: ({ signal }) => api<Part<Review>>('reviews', { query: { state: 'waiting' }, signal }),
    enabled: isOwner,
    refetchInterval: RENEW_MS,
    refetchOnWindowFocus: true,
  });

export function WaitingReviews({ onLeave }: { onLeave: () => void }) {
  const { rights } = useMe();
  const { items = [], next = null } = useWaiting(rights.isOwner).data ?? {};
  if (items.length === 0) return null;
  return (
    <details className={styles['fold']}>
      <summary>
        <Icon name="flag" />
        <span className={styles['name']}>
          待审核 {items.length}
          {next === null ? '' : '+'}
        </span>
      </summary>
      <ul className={styles['entries']} aria-label="待审核">
        {items.map(({ id, doc, title, by, at }) => {
          const place = placeOfName(doc);
          return place === null ? null : (
            <li key={id}>
              <Link to={place.edit} className={styles['review']} onClick={onLeave}>
                <span className={styles['name']}>{title}</span>
                <span className={styles['role']}>{place.word}</span>
                <small className={styles['name']}>
                  {by.name} · {momentWords(at)}
                </small>
              </Link>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
