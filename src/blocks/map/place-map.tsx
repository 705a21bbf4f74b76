// A map with markers and an area. Its library loads with the first map.
import { optionalPart } from '../../engine/optional-part';
import type { PlaceMapProps } from './map-types';
import styles from './map.module.css';

/** Without the map's code the words around it still say everything. */
export const PlaceMap = optionalPart<PlaceMapProps>({
  path: 'blocks/map',
  load: () => import('./leaflet-map'),
  room: <div className={styles.map} />,
});
