// Markers of a map, drawn from the icon set.
import L from 'leaflet';
import { classes } from '../classes';
import { ICON_SHAPES } from '../icon/shapes';
import type { MapMarker } from './map-types';
import styles from './map.module.css';

const SIDE_PX = 36;
const DOT_PX = 18;

const GLYPHS: Readonly<Record<Exclude<MapMarker['kind'], 'me'>, string>> = {
  pin: ICON_SHAPES.location,
  shop: ICON_SHAPES.store,
  home: ICON_SHAPES.home,
  rider: ICON_SHAPES.truck,
};

/** Its point is the place; the own position is a dot around it. */
export function markerIcon(kind: MapMarker['kind']): L.DivIcon {
  if (kind === 'me')
    return L.divIcon({
      className: styles.me ?? '',
      iconSize: [DOT_PX, DOT_PX],
      iconAnchor: [DOT_PX / 2, DOT_PX / 2],
    });
  return L.divIcon({
    className: classes(styles.marker, styles[kind]),
    html: `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${GLYPHS[kind]}"/></svg>`,
    iconSize: [SIDE_PX, SIDE_PX],
    iconAnchor: [SIDE_PX / 2, SIDE_PX + 6],
  });
}
