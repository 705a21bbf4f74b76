// Where the rider of a same-city parcel is; asked again while the screen shows.
import { distanceBetween, distanceText } from '~/domain/distance';
import { placeOf } from '~/domain/place';
import { expressCityMap, type ExpressCityMapData } from '~/schemas/api/express.gen';
import { Cover } from '~/ui/cover/cover';
import { EmptyState } from '~/ui/empty-state/empty-state';
import { Icon } from '~/ui/icon/icon';
import { ItemRow } from '~/ui/item-row/item-row';
import type { MapMarker } from '~/ui/map/map-types';
import { MapFrame } from '../../blocks/map/map-frame';
import { PlaceMap } from '../../blocks/map/place-map';
import { Loading } from '../../engine/archetypes/detail';
import { custom, definePage } from '../../engine/define-page';
import { back } from '../../engine/navigation';
import { id } from '../../engine/params';
import { usePolling } from '../../engine/use-polling';
import { refresh } from '../../services/query';

const REFRESH_MS = 15_000;
const DELIVERED = '302';

type Delivery = ExpressCityMapData['express_data'];

const marker = (
  kind: MapMarker['kind'],
  name: string,
  [latitude, longitude]: readonly unknown[],
): MapMarker[] => {
  const place = placeOf(latitude, longitude);
  return place === null ? [] : [{ id: kind, place, kind, name }];
};

function markersOf(delivery: Delivery): MapMarker[] {
  const isOver = delivery.status === DELIVERED;
  return [
    ...marker('shop', '商家', [delivery.shop_latitude, delivery.shop_longitude]),
    ...marker('home', '收货地', [delivery.user_latitude, delivery.user_longitude]),
    ...(isOver ? [] : marker('rider', delivery.city_name, [delivery.man_latitude, delivery.man_longitude])),
  ];
}

/** How far the rider has to go; empty while he is not known. */
function distanceWords(markers: readonly MapMarker[]): string {
  const rider = markers.find(({ kind }) => kind === 'rider');
  const home = markers.find(({ kind }) => kind === 'home');
  if (rider === undefined || home === undefined) return '';
  return `距收货地 ${distanceText(distanceBetween(rider.place, home.place))}`;
}

function Rider({ delivery }: { delivery: Delivery }) {
  const { city_name: name, city_mobile: mobile, corporation_name: corporation } = delivery;
  if (name === '') return null;
  return (
    <ItemRow
      isRuled
      lead={<Icon name="user" size={40} />}
      title={name}
      notes={[corporation]}
      trail={
        mobile === '' ? null : (
          <a href={`tel:${mobile}`} aria-label={`联系配送员${name}`}>
            <Icon name="phone" size={44} />
          </a>
        )
      }
    />
  );
}

function DeliveryMap({ delivery }: { delivery: Delivery }) {
  const isOver = delivery.status === DELIVERED;
  usePolling(() => refresh(expressCityMap), { everyMs: REFRESH_MS, isRunning: !isOver });
  const markers = markersOf(delivery);
  if (markers.length === 0) return <EmptyState text="暂无位置信息" action={{ text: '返回', onTap: back }} />;
  const { estimate_time: estimate, status_text: status } = delivery;
  return (
    <MapFrame map={<PlaceMap label={`配送地图：${status}`} markers={markers} />}>
      <div aria-live="polite">
        <ItemRow
          title={<strong>{status}</strong>}
          notes={[distanceWords(markers), estimate === '' || isOver ? '' : `预计 ${estimate} 送达`]}
        />
      </div>
      <Rider delivery={delivery} />
      <ItemRow
        isRuled
        lead={<Cover source={delivery.goods_pic} size={96} />}
        title={delivery.goods_name}
        notes={[`共 ${delivery.goods_num} 件`]}
      />
    </MapFrame>
  );
}

const CityMapScreen = ({ query }: { query: { express_id: number } }) => (
  <Loading endpoint={expressCityMap} params={query} skeleton="detail" isFreshOnShow>
    {({ express_data: delivery }) => <DeliveryMap delivery={delivery} />}
  </Loading>
);

export default definePage({
  path: '/pages/order/city-map/city-map',
  title: '查看位置',
  auth: 'login',
  query: { express_id: id('parcel') },
  walk: { isEmpty: true },
  body: custom('map', CityMapScreen, [expressCityMap]),
});
