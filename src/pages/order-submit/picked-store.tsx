// A store for a pick-up, and from where the distances are measured: the shopper's position, or one chosen on the map.
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import type { Place } from '~/domain/distance';
import { type ChosenPlace, coordinatesText } from '~/domain/place';
import * as to from '~/domain/screen-links.gen';
import type { OrderStoreListData } from '~/schemas/api/order.gen';
import { Button } from '~/ui/button/button';
import { Tile } from '~/ui/card/tile';
import { Cover } from '~/ui/cover/cover';
import { ItemRow } from '~/ui/item-row/item-row';
import { pickPlace } from '../../blocks/map/pick-place';
import type { RowProps } from '../../engine/archetypes/list';
import { give, usePicked } from '../../engine/picking';
import { wordsOf } from '../../base/call-error';
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

const ownPlace = (place: Place): Found => ({ place, words: '当前位置' });

const chosenPlace = ({ latitude, longitude, name, address }: ChosenPlace): Found => {
  const place = { latitude, longitude };
  return { place, words: [name, address].filter(Boolean).join(' ') || coordinatesText(place) };
};

/** The slot of the place from which distances are measured. */
const ORIGIN = 'origin';

/** The shopper's position, or what he chose on the map; a denial is shown once, and can be retried. */
function usePosition(): Position {
  const [own, setOwn] = useState<Found | null>(null);
  const chosen = usePicked(to.placeChooseLocation, ORIGIN);
  const [isLocating, setIsLocating] = useState(true);
  const ask = async () => {
    setIsLocating(true);
    try {
      const place = await locate();
      setOwn(ownPlace(place));
    } catch (error) {
      const isAgain = await confirmDialog(`获取位置信息失败，${wordsOf(error)}`, { confirmText: '重新定位' });
      if (isAgain) await ask();
    } finally {
      setIsLocating(false);
    }
  };
  useEffect(() => {
    locate()
      .then((place) => setOwn(ownPlace(place)))
      .catch(() => undefined)
      .finally(() => setIsLocating(false));
  }, []);
  // A place from the map stands, also where the position arrives after it.
  return { found: chosen === undefined ? own : chosenPlace(chosen), isLocating, ask };
}

const PositionContext = createContext<Position | null>(null);

function usePositionAround(): Position {
  const position = useContext(PositionContext);
  if (position === null) throw new Error('The stores stand outside of their screen.');
  return position;
}

/** Locates the shopper once for all that he searches. */
export function AroundStores({ children }: { children: ReactNode }) {
  return <PositionContext value={usePosition()}>{children}</PositionContext>;
}

interface StoresQuery {
  mchIndex: number;
  keyword: string;
}

/** Parameters of the list; null while the shopper is being located. */
export function useStoresParams({ keyword }: StoresQuery) {
  const { found, isLocating } = usePositionAround();
  return isLocating && found === null ? null : { ...(found?.place ?? NOWHERE), keyword };
}

/** Where distances are measured from, and the way to another place. */
export function Origin({ query: { keyword } }: { query: StoresQuery }) {
  const { found, isLocating, ask } = usePositionAround();
  if (keyword !== '') return null;
  return (
    <div className={styles.locate}>
      <Button kind="outline" size="wide" onClick={() => pickPlace(ORIGIN, found?.place ?? null)}>
        手动定位
      </Button>
      {found === null ? (
        <Button kind="plain" size="small" isBusy={isLocating} onClick={() => void ask()}>
          {isLocating ? '正在获取位置信息' : '获取位置，按距离排列'}
        </Button>
      ) : (
        <p className={styles.origin}>{found.words}</p>
      )}
    </div>
  );
}

export function PickedStore({ row }: RowProps<Store, StoresQuery>) {
  const { found } = usePositionAround();
  return (
    <Tile>
      <ItemRow
        lead={<Cover source={row.cover_url} size={140} isRound />}
        title={<strong>{row.name}</strong>}
        notes={[
          row.address,
          row.mobile === '' ? '' : `电话：${row.mobile}`,
          found === null ? '' : `距离：${row.distance}`,
        ]}
        onTap={() => give(to.orderSubmitStorePick, Number(row.id))}
      />
    </Tile>
  );
}
