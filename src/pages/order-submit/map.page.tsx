// The area of same-city delivery, and which of the shopper's addresses lie in it.
import { areaOf, type DeliveryArea, isInArea } from '~/domain/delivery-area';
import { moneyText } from '~/domain/money';
import { placeOf } from '~/domain/place';
import { type CityDeliveryConfig, expressDeliveryConfig } from '~/schemas/api/express.gen';
import { type AddressRow, userAddress } from '~/schemas/api/user.gen';
import { EmptyState } from '~/ui/empty-state/empty-state';
import { Icon } from '~/ui/icon/icon';
import { ItemRow } from '~/ui/item-row/item-row';
import type { MapMarker } from '~/ui/map/map-types';
import { Tag } from '~/ui/tag/tag';
import { MapFrame } from '../../blocks/map/map-frame';
import { PlaceMap } from '../../blocks/map/place-map';
import { ownMarker, useOwnPlace } from '../../blocks/map/use-own-place';
import { Loading } from '../../engine/archetypes/detail';
import { custom, definePage } from '../../engine/define-page';
import { back } from '../../engine/navigation';
import { useScreen } from '../../engine/screen-context';
import { ScreenPlaceholder } from '../../engine/screen-placeholder';
import { useCall } from '../../services/query';
import { useSession } from '../../state/session';

function priceWords({ price_enable, price_mode: mode, is_superposition }: CityDeliveryConfig): string {
  const each = is_superposition === 1 ? '，按件计费' : '';
  if (price_enable === '2') return `配送费 ${moneyText(mode.fixed)}${each}`;
  const beyond =
    Number(mode.add_distance) > 0 ? `，每超 ${mode.add_distance} 公里加 ${moneyText(mode.add_price)}` : '';
  return `${mode.start_distance} 公里内 ${moneyText(mode.start_price)}${beyond}${each}`;
}

const freeWords = ({ is_free_delivery, free_delivery }: CityDeliveryConfig): string =>
  is_free_delivery === 1 ? `满 ${moneyText(free_delivery)} 免配送费` : '';

function InsideTag({ isInside }: { isInside: boolean }) {
  return <Tag tone={isInside ? 'tint' : 'grey'}>{isInside ? '可配送' : '超出范围'}</Tag>;
}

function AddressLine({ address, area }: { address: AddressRow; area: DeliveryArea }) {
  const place = placeOf(address.latitude, address.longitude);
  return (
    <ItemRow
      isRuled
      lead={<Icon name="home" size={40} />}
      title={address.location}
      notes={[`${address.detail} ${address.name}`]}
      trail={place === null ? null : <InsideTag isInside={isInArea(area, place)} />}
    />
  );
}

const homeMarker = ({ id, latitude, longitude }: AddressRow): MapMarker[] => {
  const place = placeOf(latitude, longitude);
  return place === null ? [] : [{ id: `home-${id}`, place, kind: 'home', name: '' }];
};

interface AreaProps {
  config: CityDeliveryConfig;
  area: DeliveryArea;
  addresses: readonly AddressRow[];
}

function Area({ config, area, addresses }: AreaProps) {
  const own = useOwnPlace({ isAsked: false });
  const { address, explain, contact_way: phone } = config;
  const shop = placeOf(address.latitude, address.longitude);
  const markers: MapMarker[] = [
    ...(shop === null ? [] : [{ id: 'shop', place: shop, kind: 'shop' as const, name: '发货地' }]),
    ...addresses.flatMap(homeMarker),
    ...ownMarker(own.place),
  ];
  return (
    <MapFrame own={own} map={<PlaceMap label="同城配送范围的地图" area={area} markers={markers} />}>
      <ItemRow
        lead={<Icon name="store" size={40} />}
        title={<strong>{address.address}</strong>}
        notes={[priceWords(config), freeWords(config), explain]}
        trail={
          phone === '' ? null : (
            <a className="hit-area" href={`tel:${phone}`} aria-label="联系配送">
              <Icon name="phone" size={44} />
            </a>
          )
        }
      />
      {own.place === null ? null : (
        <ItemRow
          isRuled
          lead={<Icon name="aim" size={40} />}
          title="我的位置"
          trail={<InsideTag isInside={isInArea(area, own.place)} />}
        />
      )}
      {addresses.map((row) => (
        <AddressLine key={row.id} address={row} area={area} />
      ))}
    </MapFrame>
  );
}

/** The map takes what the addresses leave: with them it has its height from the start. */
function DeliveryMapScreen() {
  const { path, search } = useScreen();
  const { accessToken } = useSession();
  const isEnabled = accessToken !== '';
  const { data, isPending } = useCall(userAddress, { type: 1 }, { isEnabled, isQuiet: true });
  return (
    <Loading endpoint={expressDeliveryConfig} params={{}} skeleton="detail">
      {({ config }) => {
        const area = areaOf(config);
        if (area === null) return <EmptyState text="未配置配送范围" action={{ text: '返回', onTap: back }} />;
        if (isEnabled && isPending)
          return <ScreenPlaceholder path={path} search={search} skeleton="detail" />;
        return <Area config={config} area={area} addresses={data?.list ?? []} />;
      }}
    </Loading>
  );
}

export default definePage({
  path: '/pages/order-submit/map',
  title: '配送范围',
  auth: 'guest',
  body: custom('map', DeliveryMapScreen, [expressDeliveryConfig, userAddress]),
});
