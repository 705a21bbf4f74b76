// Distances on the globe and their format.

/** In metres (CONST-06). */
export const EARTH_RADIUS_M = 6_378_137;

/** In degrees. */
export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

/** Great-circle distance in metres. */
export function distanceBetween(from: Place, to: Place): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const latitudes = Math.sin(radians(to.latitude - from.latitude) / 2) ** 2;
  const longitudes = Math.sin(radians(to.longitude - from.longitude) / 2) ** 2;
  const chord = latitudes + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * longitudes;
  return 2 * EARTH_RADIUS_M * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** Places with how far they are, the nearest first; of equally near ones the lower id. */
export const nearestFirst = <P extends Place & { readonly id: number }>(
  places: readonly P[],
  from: Place,
): { place: P; metres: number }[] =>
  places
    .map((place) => ({ place, metres: distanceBetween(from, place) }))
    .sort((one, other) => one.metres - other.metres || one.place.id - other.place.id);

/** `300m`, from 1000 m on `1.20km`, and `-m` when it is unknown. */
export function distanceText(metres: number | null): string {
  if (metres === null || !Number.isFinite(metres)) return '-m';
  return metres >= 1_000 ? `${(metres / 1_000).toFixed(2)}km` : `${Math.round(metres)}m`;
}
