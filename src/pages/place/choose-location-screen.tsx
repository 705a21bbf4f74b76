// Choosing a place: by search, by one's own position, or by moving the map under the pin.
import { useState } from 'react';
import { distanceBetween, distanceText, type Place } from '~/domain/distance';
import { type ChosenPlace, coordinatesText, placeOf } from '~/domain/place';
import * as to from '~/domain/screen-links.gen';
import { storeList, type StoreListData } from '~/schemas/api/store.gen';
import { userAddress } from '~/schemas/api/user.gen';
import { ActionBar } from '~/ui/action-bar/action-bar';
import { Button } from '~/ui/button/button';
import { CheckCircle } from '~/ui/check-circle/check-circle';
import { ErrorState } from '~/ui/error-state/error-state';
import { ItemRow } from '~/ui/item-row/item-row';
import { SearchField } from '~/ui/search-field/search-field';
import { Skeleton } from '~/ui/skeleton/skeleton';
import { StickyHead } from '~/ui/sticky-head/sticky-head';
import { MapFrame } from '../../blocks/map/map-frame';
import { PlaceMap } from '../../blocks/map/place-map';
import { ownMarker, type OwnPlace, useOwnPlace } from '../../blocks/map/use-own-place';
import { BottomBar } from '../../engine/bottom-bar';
import { give, useBefore } from '../../engine/picking';
import { useCall } from '../../services/query';
import { useMallConfig } from '../../state/mall';
import { useSession } from '../../state/session';

/** A place under the pin that the map was moved to, within so many metres, is the listed one. */
const SAME_PLACE_METRES = 2;
const NEARBY = 20;

const storePlaces = ({ list }: StoreListData): ChosenPlace[] =>
  list.flatMap(({ name, address, latitude, longitude }) => {
    const place = placeOf(latitude, longitude);
    return place === null ? [] : [{ ...place, name, address }];
  });

/** The places of the shopper's own same-city addresses; null while they load. */
function useOwnAddresses(keyword: string): ChosenPlace[] | null {
  const { accessToken } = useSession();
  const { data, isLoading } = useCall(
    userAddress,
    { type: 1 },
    { isEnabled: accessToken !== '', isQuiet: true },
  );
  if (isLoading) return null;
  return (data?.list ?? []).flatMap(({ location, detail, latitude, longitude }) => {
    const place = placeOf(latitude, longitude);
    const isFound = keyword === '' || `${location}${detail}`.includes(keyword);
    return place === null || !isFound ? [] : [{ ...place, name: location, address: detail }];
  });
}

interface Candidates {
  list: ChosenPlace[];
  state: 'loading' | 'failed' | 'shown';
  retry: () => void;
}

function useCandidates(near: Place, keyword: string): Candidates {
  const own = useOwnAddresses(keyword);
  const { latitude, longitude } = near;
  const params = { latitude, longitude, page: 1, limit: NEARBY, ...(keyword === '' ? {} : { keyword }) };
  const stores = useCall(storeList, params, { isQuiet: true });
  // Both are sorted together: what came first would move.
  if (own === null || stores.isPending) return { list: [], state: 'loading', retry: () => undefined };
  const list = [...own, ...(stores.data === undefined ? [] : storePlaces(stores.data))];
  list.sort((one, other) => distanceBetween(near, one) - distanceBetween(near, other));
  const state = stores.isError ? 'failed' : 'shown';
  return { list, state, retry: () => void stores.refetch() };
}

interface RowProps {
  place: ChosenPlace;
  own: Place | null;
  isChosen: boolean;
  onChoose: () => void;
}

function PlaceRow({ place, own, isChosen, onChoose }: RowProps) {
  const { name, address } = place;
  const away = own === null ? '' : distanceText(distanceBetween(own, place));
  return (
    <li>
      <ItemRow
        title={name === '' ? '地图选点' : name}
        notes={[[away, address].filter(Boolean).join(' · ')]}
        trail={
          <CheckCircle
            type="radio"
            name="place"
            label={name === '' ? '地图选点' : name}
            isChecked={isChosen}
            onChange={onChoose}
          />
        }
      />
    </li>
  );
}

const samePlace = (one: Place, other: Place): boolean => distanceBetween(one, other) < SAME_PLACE_METRES;

interface ListProps {
  candidates: Candidates;
  chosen: ChosenPlace;
  own: Place | null;
  keyword: string;
  onChoose: (place: ChosenPlace) => void;
}

function Places({ candidates, chosen, own, keyword, onChoose }: ListProps) {
  const { list, state, retry } = candidates;
  if (state === 'loading') return <Skeleton shape="list" />;
  if (state === 'failed' && list.length === 0) return <ErrorState onRetry={retry} />;
  return (
    <ul aria-label="附近的地点">
      {chosen.name === '' ? (
        <PlaceRow place={chosen} own={own} isChosen onChoose={() => onChoose(chosen)} />
      ) : null}
      {list.map((place) => (
        <PlaceRow
          key={`${place.latitude},${place.longitude},${place.name}`}
          place={place}
          own={own}
          isChosen={place.name === chosen.name && samePlace(place, chosen)}
          onChoose={() => onChoose(place)}
        />
      ))}
      {list.length === 0 && keyword !== '' ? (
        <ItemRow title={`没有找到“${keyword}”`} notes={['拖动地图选点']} />
      ) : null}
    </ul>
  );
}

const pointOf = (place: Place): ChosenPlace => ({ ...place, name: '', address: coordinatesText(place) });

interface ChooserProps {
  start: Place;
  own: OwnPlace;
  words: string;
}

/** The chosen place; that which the map goes to; and that which the list is near. */
function useChosen(start: Place) {
  const [chosen, setChosen] = useState(() => pointOf(start));
  const [focus, setFocus] = useState<Place>(start);
  // Places near where the map was when the search began: the list must not jump under the finger.
  const [near, setNear] = useState<Place>(start);
  const rest = (centre: Place) => {
    if (samePlace(centre, chosen)) return;
    setChosen(pointOf(centre));
    setNear(centre);
  };
  const choose = (place: ChosenPlace) => {
    setChosen(place);
    setFocus(place);
  };
  return { chosen, focus, near, rest, choose };
}

interface SearchProps {
  words: string;
  onSearch: (words: string) => void;
}

function Search({ words, onSearch }: SearchProps) {
  const [draft, setDraft] = useState(words);
  return (
    <StickyHead ground="strip">
      <SearchField
        value={draft}
        placeholder="搜索地点"
        onChange={(next) => {
          setDraft(next);
          if (next === '') onSearch('');
        }}
        onSearch={onSearch}
      />
    </StickyHead>
  );
}

function Chooser({ start, own, words }: ChooserProps) {
  const [keyword, setKeyword] = useState(words);
  const { chosen, focus, near, rest, choose } = useChosen(start);
  const candidates = useCandidates(near, keyword);
  const ask = async () => {
    const found = await own.ask();
    if (found !== null) choose(pointOf(found));
    return found;
  };
  const confirm = () => {
    give(to.placeChooseLocation, chosen.name === '' ? { ...chosen, address: '' } : chosen);
  };
  return (
    <MapFrame
      hasList
      own={{ ...own, ask }}
      head={<Search words={words} onSearch={setKeyword} />}
      map={
        <PlaceMap label="选择位置的地图，可拖动" focus={focus} onRest={rest} markers={ownMarker(own.place)} />
      }
    >
      <Places candidates={candidates} chosen={chosen} own={own.place} keyword={keyword} onChoose={choose} />
      <BottomBar>
        <ActionBar>
          <Button kind="primary" size="wide" onClick={confirm}>
            确定
          </Button>
        </ActionBar>
      </BottomBar>
    </MapFrame>
  );
}

interface ChooseQuery {
  latitude: string;
  longitude: string;
  keyword: string;
}

export function ChooseLocationScreen({ query }: { query: ChooseQuery }) {
  const before = useBefore(to.placeChooseLocation);
  const given = before ?? placeOf(query.latitude, query.longitude);
  const own = useOwnPlace({ isAsked: given === null });
  const setting = useMallConfig()?.mall.setting;
  if (given === null && own.place === null && own.isLocating) return <Skeleton shape="list" />;
  const start = given ?? own.place ?? placeOf(setting?.latitude, setting?.longitude);
  return (
    <Chooser start={start ?? { latitude: 39.9087, longitude: 116.3975 }} own={own} words={query.keyword} />
  );
}
