// A store in the list, and from where the distances of all are measured.
import { createContext, type ReactNode, useContext } from 'react';
import * as to from '~/domain/screen-links.gen';
import type { StoreRaw } from '~/schemas/api/store.gen';
import { Cover } from '~/ui/cover/cover';
import { Icon } from '~/ui/icon/icon';
import { Stars } from '~/ui/stars/stars';
import { openLink } from '../../flows/open-link';
import { mapLink, telLink } from './store-links';
import styles from './store.module.css';
import { type DistanceOrigin, useDistanceOrigin } from './use-distance-origin';

const DistanceContext = createContext<DistanceOrigin | null>(null);

/** Locates the shopper once for all that he searches. */
export function AroundStores({ children }: { children: ReactNode }) {
  return <DistanceContext value={useDistanceOrigin()}>{children}</DistanceContext>;
}

/** Parameters of the list; null while the shopper is being located. */
export function useStoreParams({ keyword }: { keyword: string }) {
  const place = useContext(DistanceContext);
  if (place === null) return null;
  const { longitude, latitude } = place;
  return { longitude, latitude, ...(keyword === '' ? {} : { keyword }) };
}

export function StoreRow({ row }: { row: StoreRaw }) {
  const hasDistance = useContext(DistanceContext)?.isShoppers === true;
  const { id, name, cover_url, score, mobile, address, distance = '' } = row;
  return (
    <article className={styles.row}>
      <Cover source={cover_url} size={136} isRound />
      <div className={styles.words}>
        <a className={styles.name} href={`#${to.storeDetail({ id })}`}>
          {name}
        </a>
        <Stars score={Number(score)} />
        <p className={styles.meta}>{address}</p>
        {hasDistance && distance !== '' && distance !== '-m' ? (
          <p className={styles.meta}>距离：{distance}</p>
        ) : null}
      </div>
      <div className={styles.side}>
        <button
          type="button"
          className={styles.go}
          aria-label={`一键导航：${name}`}
          onClick={() => openLink(mapLink(row))}
        >
          <Icon name="location" size={44} />
          一键导航
        </button>
        {mobile === '' ? null : (
          <button
            type="button"
            className={styles.go}
            aria-label={`联系门店：${name}`}
            onClick={() => openLink(telLink(mobile))}
          >
            <Icon name="phone" size={40} />
          </button>
        )}
      </div>
    </article>
  );
}
