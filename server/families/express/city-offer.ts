// Same-city delivery: what the mall offers, its riders, the way to an address, and why nothing is sent there.
import {
  areaOf,
  cityDeliveryFen,
  type CityPricing,
  type DeliveryArea,
  isInArea,
} from '~/domain/delivery-area';
import { distanceBetween, type Place } from '~/domain/distance';
import { fenFromText } from '~/domain/money';
import { placeOf } from '~/domain/place';
import { isRecord } from '~/domain/record';
import { cityPricing, readCityConfig } from './city-delivery';

export interface CityOffer {
  /** Where it is sent from. */
  shop: Place;
  address: string;
  explain: string;
  area: DeliveryArea;
  pricing: CityPricing;
  /** What the goods must cost for a free delivery; null where it is never free. */
  freeFromFen: number | null;
}

/** Of the option `city_delivery`; null where that is not set, or has neither a shop nor an area. */
export function cityOffer(stored: unknown): CityOffer | null {
  const config = readCityConfig(stored);
  if (config === null) return null;
  const { address, latitude, longitude } = config.address;
  const shop = placeOf(latitude, longitude);
  const area = areaOf(config);
  if (shop === null || area === null) return null;
  return {
    shop,
    address,
    explain: config.explain,
    area,
    pricing: cityPricing(config),
    freeFromFen: config.is_free_delivery === 1 ? (fenFromText(config.free_delivery) ?? 0) : null,
  };
}

/** An address with its position, texts that may be empty. */
interface Point {
  latitude: string;
  longitude: string;
}

export interface CityWay {
  to: Place;
  metres: number;
}

/** The way to an address; words where nothing is sent there. */
export function cityWay({ shop, area }: CityOffer, address: Point | null): CityWay | string {
  if (address === null) return '未选择收货地址';
  const to = placeOf(address.latitude, address.longitude);
  if (to === null || !isInArea(area, to)) return '用户定位地址不在配送范围内';
  return { to, metres: Math.round(distanceBetween(shop, to)) };
}

/** What the way costs, before the threshold of a free delivery. */
export const cityFen = ({ pricing }: CityOffer, { metres }: CityWay, pieces: number): number =>
  cityDeliveryFen(pricing, metres, pieces);

export interface Rider {
  id: number;
  name: string;
  mobile: string;
}

/** The shop's own riders, of the option `city_riders`: their numbers are for the shop alone. */
export const ridersOf = (stored: unknown): Rider[] =>
  (Array.isArray(stored) ? stored : [])
    .filter(isRecord)
    .flatMap(({ id, name, mobile }) =>
      typeof id === 'number' && typeof name === 'string' && typeof mobile === 'string'
        ? [{ id, name, mobile }]
        : [],
    );
