// The map of a place in the form: its pin is dragged, set by a press, moved by the arrow keys.
import { useQuery } from '@tanstack/react-query';
import { textOf } from '~/domain/coercion';
import type { Place } from '~/domain/distance';
import { coordinatesText, placeOf } from '~/domain/place';
import { DEFAULT_AUDIENCE } from '~/domain/studio/api-library';
import { valueAt } from '~/domain/studio/pointer';
import type { Pin } from '~/ui/map/map-types';
import { mallConfigQuery } from '../services/mall';
import { placePart } from '../ui/lazy-parts';
import styles from './place-map.module.css';

const WAITING = <p>正在加载…</p>;

const LeafletMap = placePart('ui/map', () => import('~/ui/map/leaflet-map'), WAITING);

interface PlaceMapProps {
  /** Null where none is chosen: the map shows the mall's own place then. */
  place: Place | null;
  onMove: Pin['onMove'];
}

function MallMap({ place, onMove }: PlaceMapProps) {
  const { data: config, isLoading } = useQuery(mallConfigQuery(DEFAULT_AUDIENCE.platform));
  if (isLoading) return WAITING;
  const settingOf = (name: string) => textOf(valueAt(config, `/mall/setting/${name}`));
  const label = place === null ? '图钉' : `图钉：${coordinatesText(place)}`;
  return (
    <LeafletMap
      label="选择位置的地图"
      tiles={{ url: settingOf('map_tile_url'), attribution: settingOf('map_attribution') }}
      focus={place === null ? placeOf(settingOf('latitude'), settingOf('longitude')) : null}
      pin={{ place, label, onMove }}
    />
  );
}

export const PlaceMap = (props: PlaceMapProps) => (
  <>
    <div className={styles['map']}>
      <MallMap {...props} />
    </div>
    {props.onMove === undefined ? null : (
      <p className={styles['help']}>按地图或拖动图钉选位置；选中图钉后用方向键微调，按住 Shift 走得快</p>
    )}
  </>
);
