// The map of a box: its tiles, or a plain ground without them, and its buttons.
import L from 'leaflet';
import { useEffect, useRef } from 'react';
import type { Place } from '~/domain/distance';
import { useLatest } from '../use-latest';
import type { Tiles } from './map-types';
import styles from './map.module.css';
import { FIRST_VIEW, hasLessMotion, MAX_ZOOM, placeOfSpot } from './spots';

interface MadeMap {
  map: L.Map;
  layers: L.LayerGroup;
}

/** Lines that move with the map, so that moving shows where no tile does. */
function plainGround(): L.GridLayer {
  return L.gridLayer({ className: styles.ground ?? '', maxZoom: MAX_ZOOM });
}

const textNode = (text: string): string => {
  const span = document.createElement('span');
  span.textContent = text;
  return span.innerHTML;
};

function groundOf(map: L.Map, { url, attribution }: Tiles): void {
  plainGround().addTo(map);
  const hasTiles = /^(https:\/\/|\/)/.test(url);
  if (hasTiles) L.tileLayer(url, { subdomains: '1234', maxZoom: MAX_ZOOM }).addTo(map);
  const words = hasTiles ? attribution : '示意图，仅供参考';
  L.control.attribution({ prefix: false }).addAttribution(textNode(words)).addTo(map);
  L.control.scale({ imperial: false }).addTo(map);
  const titles = { zoomInTitle: '放大', zoomOutTitle: '缩小' };
  L.control.zoom({ position: 'bottomright', ...titles }).addTo(map);
}

/** Removes the map at once, or when its zoom ends: leaflet's timers of a zoom fail on a removed map. */
function removing(map: L.Map): () => void {
  let isZooming = false;
  map.on('zoomanim', () => {
    isZooming = true;
  });
  map.on('zoomend', () => {
    isZooming = false;
  });
  return () => {
    // The inertia of a drag begins in the frame after it, when the map may be gone.
    map.panBy = () => map;
    if (isZooming) map.once('zoomend', () => map.remove());
    else map.remove();
  };
}

/** The map of a box; it is made anew when the screen shows again, with the view that it was left at. */
export function useLeaflet({ url, attribution }: Tiles, onRest: ((centre: Place) => void) | undefined) {
  const box = useRef<HTMLDivElement>(null);
  const made = useRef<MadeMap | null>(null);
  const view = useRef(FIRST_VIEW);
  const rest = useLatest(onRest);
  useEffect(() => {
    if (box.current === null) return undefined;
    const isStill = hasLessMotion();
    const ground = box.current.appendChild(document.createElement('div'));
    ground.className = styles.leaflet ?? '';
    ground.setAttribute('role', 'region');
    const map = L.map(ground, {
      zoomControl: false,
      attributionControl: false,
      center: view.current.centre,
      zoom: view.current.zoom,
      ...(isStill ? { zoomAnimation: false, fadeAnimation: false, inertia: false } : {}),
    });
    groundOf(map, { url, attribution });
    made.current = { map, layers: L.layerGroup().addTo(map) };
    const onMoveEnd = () => {
      view.current = { centre: map.getCenter(), zoom: map.getZoom() };
      rest.current?.(placeOfSpot(map.getCenter()));
    };
    map.on('moveend', onMoveEnd);
    const sized = new ResizeObserver(() => map.invalidateSize());
    sized.observe(box.current);
    const remove = removing(map);
    return () => {
      sized.disconnect();
      made.current = null;
      ground.remove();
      map.off('moveend', onMoveEnd);
      remove();
    };
  }, [url, attribution, rest]);
  return { box, made, view };
}
