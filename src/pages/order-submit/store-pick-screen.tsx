// The stores for a pick-up, the nearest first once the shopper's position is known.
import { useEffect, useState } from 'react';
import type { Place } from '~/domain/distance';
import { type OrderStoreListData, orderStoreList } from '~/schemas/api/order.gen';
import { Button } from '~/ui/button/button';
import { EmptyState } from '~/ui/empty-state/empty-state';
import { SearchField } from '~/ui/search-field/search-field';
import { StickyHead } from '~/ui/sticky-head/sticky-head';
import { Card } from '~/ui/card/card';
import { Cover } from '~/ui/cover/cover';
import { ItemRow } from '~/ui/item-row/item-row';
import { Loading } from '../../engine/archetypes/detail';
import { back } from '../../engine/navigation';
import { offerPick } from '../../flows/checkout-picks';
import { wordsOf } from '../../services/call-error';
import { locate } from '../../services/location';
import { confirmDialog } from '../../state/overlays';
import styles from './picks.module.css';

type Store = OrderStoreListData['list'][number];

/** Without a position the stores are unsorted: 0,0 would be a real position. */
const NOWHERE: Place = { latitude: 0, longitude: 0 };

interface Position {
  place: Place | null;
  isLocating: boolean;
  ask: () => Promise<void>;
}

/** The shopper's position; a denial is shown once, and can be retried. */
function usePosition(): Position {
  const [place, setPlace] = useState<Place | null>(null);
  const [isLocating, setIsLocating] = useState(true);
  const ask = async () => {
    setIsLocating(true);
    try {
      setPlace(await locate());
    } catch (error) {
      const isAgain = await confirmDialog(`获取位置信息失败，${wordsOf(error)}`, { confirmText: '重新定位' });
      if (isAgain) await ask();
    } finally {
      setIsLocating(false);
    }
  };
  useEffect(() => {
    locate()
      .then(setPlace)
      .catch(() => undefined)
      .finally(() => setIsLocating(false));
  }, []);
  return { place, isLocating, ask };
}

function StoreRow({
  store,
  hasDistance,
  onChoose,
}: {
  store: Store;
  hasDistance: boolean;
  onChoose: () => void;
}) {
  return (
    <li>
      <ItemRow
        lead={<Cover source={store.cover_url} size={140} isRound />}
        title={<strong>{store.name}</strong>}
        notes={[
          store.address,
          store.mobile === '' ? '' : `电话: ${store.mobile}`,
          hasDistance ? `距离: ${store.distance}` : '',
        ]}
        onTap={onChoose}
      />
    </li>
  );
}

export function StorePickScreen({ query }: { query: { mchIndex: number } }) {
  const position = usePosition();
  const [words, setWords] = useState('');
  const [keyword, setKeyword] = useState('');
  const place = position.place ?? NOWHERE;
  const choose = (store: Store) => {
    offerPick({ kind: 'store', group: query.mchIndex, id: Number(store.id) });
    back();
  };
  return (
    <>
      <StickyHead ground="strip">
        <SearchField value={words} onChange={setWords} onSearch={setKeyword} placeholder="搜索门店" />
      </StickyHead>
      <div className={styles.locate}>
        <Button kind="outline" size="wide" isBusy={position.isLocating} onClick={() => void position.ask()}>
          {position.place === null ? '获取位置，按距离排列' : '重新定位'}
        </Button>
      </div>
      {position.isLocating ? (
        <output className={styles.outside}>正在获取位置信息</output>
      ) : (
        <Loading endpoint={orderStoreList} params={{ ...place, keyword }} skeleton="list">
          {({ list }) =>
            list.length === 0 ? (
              <EmptyState text="抱歉，没有相关门店" drawing="search" />
            ) : (
              <Card>
                <ul>
                  {list.map((store) => (
                    <StoreRow
                      key={store.id}
                      store={store}
                      hasDistance={position.place !== null}
                      onChoose={() => choose(store)}
                    />
                  ))}
                </ul>
              </Card>
            )
          }
        </Loading>
      )}
    </>
  );
}
