// The area of a same-city delivery: whether a place lies in it, and what the way costs.
import { distanceBetween, type Place } from './distance';
import { placeOf } from './place';

/** Corners of a polygon, or all within a distance of the shop. */
export type DeliveryArea =
  | { readonly corners: readonly Place[] }
  | { readonly centre: Place; readonly radiusMetres: number };

/** An area on the wire: its corners, else a radius around the shop. */
export interface WireArea {
  readonly address: { readonly longitude: number | string; readonly latitude: number | string };
  readonly range: readonly { readonly lng: number | string; readonly lat: number | string }[];
  readonly radius?: number | string;
}

const MIN_CORNERS = 3;

/** Null where neither a polygon nor a radius is set. */
export function areaOf({ address, range, radius }: WireArea): DeliveryArea | null {
  const corners = range.map(({ lat, lng }) => placeOf(lat, lng)).filter((place) => place !== null);
  if (corners.length >= MIN_CORNERS) return { corners };
  const centre = placeOf(address.latitude, address.longitude);
  const radiusMetres = Number(radius ?? 0);
  return centre !== null && radiusMetres > 0 ? { centre, radiusMetres } : null;
}

/** Whether the edge is crossed by a ray from the place to the east. */
function isCrossed([from, to]: readonly [Place, Place], { latitude, longitude }: Place): boolean {
  if (from.latitude > latitude === to.latitude > latitude) return false;
  const share = (latitude - from.latitude) / (to.latitude - from.latitude);
  return longitude < from.longitude + share * (to.longitude - from.longitude);
}

/** Even–odd rule: a city is small enough to be flat. */
function isInPolygon(corners: readonly Place[], place: Place): boolean {
  const crossed = corners.filter((to, index) => {
    const from = corners.at(index - 1);
    return from !== undefined && isCrossed([from, to], place);
  });
  return crossed.length % 2 === 1;
}

/** Whether a place is delivered to. */
export const isInArea = (area: DeliveryArea, place: Place): boolean =>
  'corners' in area
    ? isInPolygon(area.corners, place)
    : distanceBetween(area.centre, place) <= area.radiusMetres;

/** What a same-city delivery costs: at any distance the same, or by begun steps beyond a first distance. */
export interface CityPricing {
  /** Null for a price by distance. */
  readonly fixedFen: number | null;
  readonly startFen: number;
  readonly startMetres: number;
  readonly stepFen: number;
  readonly stepMetres: number;
  /** Each piece is charged. */
  readonly isPerPiece: boolean;
}

export function cityDeliveryFen(pricing: CityPricing, metres: number, pieces: number): number {
  const { fixedFen, startFen, startMetres, stepFen, stepMetres, isPerPiece } = pricing;
  const beyond = Math.max(0, metres - startMetres);
  const steps = stepMetres > 0 ? Math.ceil(beyond / stepMetres) : 0;
  const once = fixedFen ?? startFen + steps * stepFen;
  return isPerPiece ? once * pieces : once;
}
