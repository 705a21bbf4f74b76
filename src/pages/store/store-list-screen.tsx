// The screen of stores: search, the endless list.
import { createContext, useContext, useState } from 'react';
import { type StoreListData, storeList, type StoreRaw } from '~/schemas/api/store.gen';
import { Icon } from '~/ui/icon/icon';
import { SearchField } from '~/ui/search-field/search-field';
import { Skeleton } from '~/ui/skeleton/skeleton';
import { Stars } from '~/ui/stars/stars';
import { StickyHead } from '~/ui/sticky-head/sticky-head';
import { Cover } from '~/ui/cover/cover';
import { openLink } from '../../app/open-link';
import { EndlessList } from '../../engine/archetypes/endless-list';
import { addressOf } from '../../engine/navigation';
import { mapLink, telLink } from './store-links';
import styles from './store.module.css';
import { useDistanceOrigin } from './use-distance-origin';

const PAGE_SIZE = 20;

/** Whether distances are the shopper's own. */
const DistanceContext = createContext(false);

const rowsOf = ({ list }: StoreListData) => list;
const keyOf = ({ id }: StoreRaw) => id;

function StoreRow({ row }: { row: StoreRaw }) {
  const hasDistance = useContext(DistanceContext);
  const { id, name, cover_url, score, mobile, address, distance = '' } = row;
  return (
    <article className={styles.row}>
      <Cover source={cover_url} size={136} isRound />
      <div className={styles.words}>
        <a className={styles.name} href={`#${addressOf('/pages/store/detail', { id })}`}>
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

export function StoreListScreen() {
  const place = useDistanceOrigin();
  const [draft, setDraft] = useState('');
  const [keyword, setKeyword] = useState('');
  return (
    <>
      <StickyHead ground="strip">
        <SearchField
          value={draft}
          placeholder="搜索门店"
          onChange={(words) => {
            setDraft(words);
            if (words === '') setKeyword('');
          }}
          onSearch={setKeyword}
        />
      </StickyHead>
      {place === null ? (
        <Skeleton shape="list" />
      ) : (
        <DistanceContext value={place.isShoppers}>
          <EndlessList
            key={keyword}
            endpoint={storeList}
            paramsOf={(page) => ({
              longitude: place.longitude,
              latitude: place.latitude,
              page,
              limit: PAGE_SIZE,
              ...(keyword === '' ? {} : { keyword }),
            })}
            rowsOf={rowsOf}
            keyOf={keyOf}
            pageSize={PAGE_SIZE}
            Row={StoreRow}
            empty={{ text: '暂无门店', drawing: 'search' }}
          />
        </DistanceContext>
      )}
    </>
  );
}
