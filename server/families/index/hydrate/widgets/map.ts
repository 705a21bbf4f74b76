// Hydrates the map with its two coordinates.
import { splitLocation } from '~/domain/place';
import { plainHydrator } from '../hydrator';

/** Without a comma the longitude is the number 0, as existing clients know it. */
export const hydrator = plainHydrator((data) => {
  const { location } = data;
  const { latitude, longitude } = splitLocation(typeof location === 'string' ? location : '');
  return { ...data, latitude, longitude: longitude ?? 0 };
});
