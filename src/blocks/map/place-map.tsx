// A map with markers and an area, on the mall's tiles. Its library loads with the first map.
import type { LeafletMapProps } from '~/ui/map/map-types';
import styles from '~/ui/map/map.module.css';
import { optionalPart } from '../../engine/optional-part';
import { useMallConfig } from '../../state/mall';

/** Without the map's code the words around it still say everything. */
const LeafletMap = optionalPart<LeafletMapProps>({
  path: 'ui/map',
  load: () => import('~/ui/map/leaflet-map'),
  room: <div className={styles.map} />,
});

export function PlaceMap(props: Omit<LeafletMapProps, 'tiles'>) {
  const setting = useMallConfig()?.mall.setting;
  const tiles = { url: setting?.map_tile_url ?? '', attribution: setting?.map_attribution ?? '' };
  return <LeafletMap {...props} tiles={tiles} />;
}
