// A place on the map, and the way to it in a map application.
import { useState } from 'react';
import { distanceBetween, distanceText } from '~/domain/distance';
import { coordinatesText, mapApps, placeOf } from '~/domain/place';
import { ActionBar } from '~/ui/action-bar/action-bar';
import { Button, ButtonPair } from '~/ui/button/button';
import { EmptyState } from '~/ui/empty-state/empty-state';
import { Icon } from '~/ui/icon/icon';
import { ItemRow } from '~/ui/item-row/item-row';
import { Sheet } from '~/ui/sheet/sheet';
import { MapFrame } from '../../blocks/map/map-frame';
import { PlaceMap } from '../../blocks/map/place-map';
import { ownMarker, useOwnPlace } from '../../blocks/map/use-own-place';
import { BottomBar } from '../../engine/bottom-bar';
import { custom, definePage } from '../../engine/define-page';
import { back } from '../../engine/navigation';
import { optionalNumber, requiredText, text } from '../../engine/params';
import { useTitle } from '../../engine/screen-context';
import { useAction } from '../../engine/use-action';
import { copyText } from '../../services/copy';
import { isSocialApp } from '../../services/platform';
import { useMallConfig } from '../../state/mall';

interface Shown {
  latitude: number;
  longitude: number;
  name: string;
  address: string;
}

/** Streets around the place, on the social app's map. */
const DEFAULT_SCALE = 16;

/** Whether the social app's own map took the place, which leads there. */
async function isShownInApp(shown: Shown, scale: number): Promise<boolean> {
  if (!isSocialApp()) return false;
  const { openPlaceInSocialApp } = await import('../../services/social-sdk');
  return openPlaceInSocialApp({ ...shown, scale: scale || DEFAULT_SCALE }).then(
    () => true,
    () => false,
  );
}

function WaySheet({ shown, isOpen, onClose }: { shown: Shown; isOpen: boolean; onClose: () => void }) {
  const tencentKey = useMallConfig()?.mall.setting.map_qq_key ?? '';
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title="选择地图导航">
      <ul>
        {mapApps(shown, { agent: navigator.userAgent, tencentKey }).map(({ name, url }) => (
          <li key={name}>
            <ItemRow lead={<Icon name="location" size={40} />} title={name} href={url} />
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

/** `text` is what is copied. */
const Acts = ({ text, onLead }: { text: string; onLead: () => void }) => (
  <BottomBar>
    <ActionBar>
      <ButtonPair>
        <Button kind="outline" size="wide" onClick={() => void copyText(text, '地址已复制')}>
          复制地址
        </Button>
        <Button kind="primary" size="wide" onClick={onLead}>
          导航
        </Button>
      </ButtonPair>
    </ActionBar>
  </BottomBar>
);

function PlaceView({ shown, zoom }: { shown: Shown; zoom: number }) {
  const own = useOwnPlace({ isAsked: false });
  const [isChoosing, setIsChoosing] = useState(false);
  const leading = useAction(async () => {
    if (!(await isShownInApp(shown, zoom))) setIsChoosing(true);
  });
  const { name, address } = shown;
  const title = name === '' ? address : name;
  useTitle(name);
  const distance = own.place === null ? '' : `距您 ${distanceText(distanceBetween(own.place, shown))}`;
  return (
    <MapFrame
      own={own}
      map={
        <PlaceMap
          label={`地图：${title === '' ? coordinatesText(shown) : title}`}
          zoom={zoom}
          markers={[{ id: 'place', place: shown, kind: 'pin', name: title }, ...ownMarker(own.place)]}
        />
      }
    >
      <ItemRow
        title={<strong>{title === '' ? '地图上的位置' : title}</strong>}
        notes={[name === '' || address === name ? '' : address, distance || coordinatesText(shown)]}
      />
      <Acts text={address || title || coordinatesText(shown)} onLead={() => void leading.run()} />
      <WaySheet shown={shown} isOpen={isChoosing} onClose={() => setIsChoosing(false)} />
    </MapFrame>
  );
}

interface Query {
  latitude: string;
  longitude: string;
  name: string;
  address: string;
  scale: number;
}

function OpenLocationScreen({ query: { latitude, longitude, name, address, scale } }: { query: Query }) {
  const place = placeOf(latitude, longitude);
  if (place === null) return <EmptyState text="位置不正确" action={{ text: '返回', onTap: back }} />;
  return <PlaceView shown={{ ...place, name, address }} zoom={scale} />;
}

export default definePage({
  path: '/open-location',
  title: '查看位置',
  auth: 'guest',
  query: {
    latitude: requiredText(),
    longitude: requiredText(),
    name: text(),
    address: text(),
    scale: optionalNumber(),
  },
  walk: {
    query: { latitude: '30.7522', longitude: '120.7643', name: '南湖旗舰店', address: '环城南路 18 号' },
  },
  body: custom('map', OpenLocationScreen),
});
