// A map with markers, an area and a pin that chooses a place, by leaflet; loaded with the first map.
import 'leaflet/dist/leaflet.css';
import L from 'leaflet';
import { useEffect, useRef } from 'react';
import type { DeliveryArea } from '~/domain/delivery-area';
import { Icon } from '../icon/icon';
import type { LeafletMapProps, MapMarker } from './map-types';
import styles from './map.module.css';
import { markerIcon } from './marker-icon';
import { FIRST_VIEW, hasLessMotion, MAX_ZOOM, placeKey, spotOf, STREET_ZOOM } from './spots';
import { useLeaflet } from './use-leaflet';
import { usePin } from './use-pin';

const FIT_PADDING = L.point(48, 64);

function draw(layers: L.LayerGroup, markers: readonly MapMarker[], area: DeliveryArea | null): void {
  layers.clearLayers();
  const look = { className: styles.area ?? '', interactive: false };
  if (area !== null)
    layers.addLayer(
      'corners' in area
        ? L.polygon(area.corners.map(spotOf), look)
        : L.circle(spotOf(area.centre), { ...look, radius: area.radiusMetres }),
    );
  for (const { place, kind, name } of markers) {
    const marker = L.marker(spotOf(place), { icon: markerIcon(kind), keyboard: false, interactive: false });
    if (name !== '') {
      const words = document.createElement('span');
      words.textContent = name;
      const offset = L.point(0, kind === 'me' ? -8 : -32);
      marker.bindTooltip(words, { permanent: true, direction: 'top', offset, className: styles.name ?? '' });
    }
    layers.addLayer(marker);
  }
}

/** Corners of what is shown. */
function boundsOf(markers: readonly MapMarker[], area: DeliveryArea | null): L.LatLngBounds {
  const bounds = L.latLngBounds(markers.map(({ place }) => spotOf(place)));
  if (area === null) return bounds;
  const corners =
    'corners' in area
      ? L.latLngBounds(area.corners.map(spotOf))
      : L.latLng(spotOf(area.centre)).toBounds(area.radiusMetres * 2);
  return bounds.extend(corners);
}

export default function LeafletMap(props: LeafletMapProps) {
  const { label, tiles, markers = [], area = null, focus = null, zoom = 0, onRest, pin } = props;
  const firstZoom = zoom === 0 ? STREET_ZOOM : Math.min(zoom, MAX_ZOOM);
  const { box, made, view } = useLeaflet(tiles, onRest);
  const shown = useRef('');
  const focused = placeKey(focus);
  // What is shown is small: drawing it again costs less than finding what changed.
  useEffect(() => {
    if (made.current === null) return;
    made.current.map.getContainer().setAttribute('aria-label', label);
    draw(made.current.layers, markers, area);
  });
  const wanted = focused === '' ? `all ${markers.map(({ id }) => id).join()} ${area === null}` : focused;
  useEffect(() => {
    const map = made.current?.map;
    if (map === undefined || shown.current === wanted) return;
    shown.current = wanted;
    const isFirst = view.current === FIRST_VIEW;
    if (focus !== null)
      map.setView(spotOf(focus), isFirst ? firstZoom : map.getZoom(), {
        animate: !isFirst && !hasLessMotion(),
      });
    else {
      const bounds = boundsOf(markers, area);
      if (bounds.isValid())
        map.fitBounds(bounds, { padding: FIT_PADDING, maxZoom: firstZoom, animate: false });
    }
  });
  usePin(made, pin);
  return (
    <div className={styles.map}>
      <div ref={box} className={styles.canvas} />
      {onRest === undefined ? null : (
        <span className={styles.middle}>
          <Icon name="location" size={72} />
        </span>
      )}
    </div>
  );
}
