// Places as leaflet has them, and where a map begins.
import type L from 'leaflet';
import type { Place } from '~/domain/distance';

export const STREET_ZOOM = 15;
export const MAX_ZOOM = 18;

export const spotOf = ({ latitude, longitude }: Place): L.LatLngTuple => [latitude, longitude];

export const placeOfSpot = ({ lat, lng }: L.LatLng): Place => ({ latitude: lat, longitude: lng });

/** The same for the same place; empty for none. */
export const placeKey = (place: Place | null): string => (place === null ? '' : spotOf(place).join());

interface View {
  centre: L.LatLngExpression;
  zoom: number;
}

/** Where nothing says where to look: all of China. */
export const FIRST_VIEW: View = { centre: [35, 105], zoom: 4 };

export const hasLessMotion = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
