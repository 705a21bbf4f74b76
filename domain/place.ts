// Places as layouts store them, and their address on a web map.
import type { Place } from './distance';

const isWithin = (value: number, limit: number): boolean =>
  Number.isFinite(value) && Math.abs(value) <= limit;

/** A place of two coordinates in degrees, texts or numbers; null for invalid and unset ones. */
export function placeOf(latitude: unknown, longitude: unknown): Place | null {
  const isGiven = [latitude, longitude].every((value) => typeof value === 'number' || isFigure(value));
  const place = { latitude: Number(latitude), longitude: Number(longitude) };
  const isUnset = place.latitude === 0 && place.longitude === 0;
  if (!isGiven || isUnset || !isWithin(place.latitude, 90) || !isWithin(place.longitude, 180)) return null;
  return place;
}

const isFigure = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';

/** The two texts of `"latitude,longitude"`; the second is null where there is no comma. */
export function splitLocation(location: string): { latitude: string; longitude: string | null } {
  const [latitude = '', longitude] = location.split(',');
  return { latitude: latitude.trim(), longitude: longitude?.trim() ?? null };
}

export interface NamedPlace extends Place {
  readonly name: string;
}

/** What was chosen on the map; no name for a bare point of it. */
export interface ChosenPlace extends NamedPlace {
  readonly address: string;
}

/**
 * The address of a place on a web map, which opens the map application where a phone has it. Layouts store coordinates
 * in the system of Chinese maps (GCJ-02), which this map accepts unchanged.
 */
export function webMapAddress({ latitude, longitude, name }: NamedPlace): string {
  const query = new URLSearchParams({
    position: `${longitude},${latitude}`,
    name,
    coordinate: 'gaode',
    callnative: '1',
  });
  return `https://uri.amap.com/marker?${query.toString()}`;
}

export interface MapApp {
  readonly name: string;
  readonly url: string;
}

/** The phone's own map application, where its kind is known. */
function ownMap({ latitude, longitude, name }: NamedPlace, agent: string): MapApp[] {
  const spot = `${latitude},${longitude}`;
  const words = encodeURIComponent(name);
  if (/Android/.test(agent)) return [{ name: '手机地图', url: `geo:${spot}?q=${spot}(${words})` }];
  if (/iPhone|iPad/.test(agent))
    return [{ name: '苹果地图', url: `https://maps.apple.com/?ll=${spot}&q=${words}` }];
  return [];
}

interface MapClient {
  /** User agent of the phone. */
  readonly agent: string;
  /** The mall's own key of the Tencent maps; empty for none (CONST-09). */
  readonly tencentKey: string;
}

/** Where a place can be opened for the way to it: the web maps, and the phone's own by its user agent. */
export function mapApps(
  place: NamedPlace & { readonly address: string },
  { agent, tencentKey }: MapClient,
): MapApp[] {
  const { latitude, longitude, address } = place;
  const name = place.name === '' ? address : place.name;
  const tencent = new URLSearchParams({
    marker: `coord:${latitude},${longitude};title:${name};addr:${address}`,
    referer: tencentKey === '' ? 'pagoda' : tencentKey,
  });
  const baidu = new URLSearchParams({
    location: `${latitude},${longitude}`,
    title: name,
    content: address === '' ? name : address,
    output: 'html',
    coord_type: 'gcj02',
    src: 'webapp.pagoda.mall',
  });
  return [
    { name: '高德地图', url: webMapAddress({ ...place, name }) },
    { name: '腾讯地图', url: `https://apis.map.qq.com/uri/v1/marker?${tencent.toString()}` },
    { name: '百度地图', url: `https://api.map.baidu.com/marker?${baidu.toString()}` },
    ...ownMap({ ...place, name }, agent),
  ];
}

/** 北纬30.7625°，东经120.7638°. */
export function coordinatesText({ latitude, longitude }: Place): string {
  const part = (value: number, [positive, negative]: readonly [string, string]) =>
    `${value < 0 ? negative : positive}${Math.abs(value).toFixed(4)}°`;
  return `${part(latitude, ['北纬', '南纬'])}，${part(longitude, ['东经', '西经'])}`;
}
