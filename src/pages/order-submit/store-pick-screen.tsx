// The stores for a pick-up, the nearest first once the shopper's position is known, or he has chosen one on the map.
import { useEffect, useState } from 'react';
import type { Place } from '~/domain/distance';
import { coordinatesText } from '~/domain/place';
import { type OrderStoreListData, orderStoreList } from '~/schemas/api/order.gen';
import { Button } from '~/ui/button/button';
import { EmptyState } from '~/ui/empty-state/empty-state';
import { SearchField } from '~/ui/search-field/search-field';
import { StickyHead } from '~/ui/sticky-head/sticky-head';
import { Card } from '~/ui/card/card';
import { Cover } from '~/ui/cover/cover';
import { ItemRow } from '~/ui/item-row/item-row';
import { Loading } from '../../engine/archetypes/detail';
import { back, open } from '../../engine/navigation';
import { useShownAgain } from '../../engine/screen-context';
import { offerPick } from '../../flows/checkout-picks';
import { type ChosenPlace, consumePlace } from '../../flows/place-pick';
import { wordsOf } from '../../services/call-error';
import { locate } from '../../services/location';
import { confirmDialog } from '../../state/overlays';
import styles from './picks.module.css';

type Store = OrderStoreListData['list'][number];

/** Without a position the stores are unsorted: 0,0 would be a real position. */
const NOWHERE: Place = { latitude: 0, longitude: 0 };

interface Found {
  place: Place;
  /** The name or address of the place. */
  words: string;
}

interface Position {
  found: Found | null;
  isLocating: boolean;
  ask: () => Promise<void>;
}

/** A place from the map stands, also where the position arrives after it. */
const orOwnPlace =
  (place: Place) =>
  (before: Found | null): Found =>
    before ?? { place, words: '当前位置' };

const chosenPlace = ({ latitude, longitude, name, address }: ChosenPlace): Found => {
  const place = { latitude, longitude };
  return { place, words: [name, address].filter(Boolean).join(' ') || coordinatesText(place) };
};

/** The shopper's position, or what he chose on the map; a denial is shown once, and can be retried. */
function usePosition(): Position {
  const [found, setFound] = useState<Found | null>(null);
  const [isLocating, setIsLocating] = useState(true);
  const ask = async () => {
    setIsLocating(true);
    try {
      const place = await locate();
      setFound(orOwnPlace(place));
    } catch (error) {
      const isAgain = await confirmDialog(`获取位置信息失败，${wordsOf(error)}`, { confirmText: '重新定位' });
      if (isAgain) await ask();
    } finally {
      setIsLocating(false);
    }
  };
  useEffect(() => {
    locate()
      .then((place) => setFound(orOwnPlace(place)))
      .catch(() => undefined)
      .finally(() => setIsLocating(false));
  }, []);
  useShownAgain(() => {
    const chosen = consumePlace();
    if (chosen !== null) setFound(chosenPlace(chosen));
  });
  return { found, isLocating, ask };
}

/** Where distances are measured from, and the way to another place. */
function Origin({ position: { found, isLocating, ask } }: { position: Position }) {
  return (
    <div className={styles.locate}>
      <Button
        kind="outline"
        size="wide"
        onClick={() => open('/choose-location', found === null ? {} : { ...found.place })}
      >
        手动定位
      </Button>
      {found === null ? (
        <Button kind="plain" size="small" isBusy={isLocating} onClick={() => void ask()}>
          获取位置，按距离排列
        </Button>
      ) : (
        <p className={styles.origin}>{found.words}</p>
      )}
    </div>
  );
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
  const place = position.found?.place ?? NOWHERE;
  const choose = (store: Store) => {
    offerPick({ kind: 'store', group: query.mchIndex, id: Number(store.id) });
    back();
  };
  return (
    <>
      <StickyHead ground="strip">
        <SearchField value={words} onChange={setWords} onSearch={setKeyword} placeholder="搜索门店" />
      </StickyHead>
      {keyword === '' ? <Origin position={position} /> : null}
      {position.isLocating && position.found === null ? (
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
                      hasDistance={position.found !== null}
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
