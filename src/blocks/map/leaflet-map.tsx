// The only importer of leaflet: a map on the mall's tiles, or on a plain ground without them.
import 'leaflet/dist/leaflet.css';
import L from 'leaflet';
import { useEffect, useRef } from 'react';
import type { DeliveryArea } from '~/domain/delivery-area';
import type { Place } from '~/domain/distance';
import { Icon } from '~/ui/icon/icon';
import { useLatest } from '~/ui/use-latest';
import { useMallConfig } from '../../state/mall';
import type { MapMarker, PlaceMapProps } from './map-types';
import styles from './map.module.css';
import { markerIcon } from './marker-icon';

const STREET_ZOOM = 15;
const MAX_ZOOM = 18;
/** Where nothing says where to look: all of China. */
const CHINA = { centre: { latitude: 35, longitude: 105 }, zoom: 4 };
const FIT_PADDING = L.point(48, 64);

const spotOf = ({ latitude, longitude }: Place): L.LatLngTuple => [latitude, longitude];

const hasLessMotion = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Lines that move with the map, so that moving shows where no tile does. */
function plainGround(): L.GridLayer {
  return L.gridLayer({ className: styles.ground ?? '', maxZoom: MAX_ZOOM });
}

const textNode = (text: string): string => {
  const span = document.createElement('span');
  span.textContent = text;
  return span.innerHTML;
};

interface Ground {
  url: string;
  attribution: string;
}

function groundOf(map: L.Map, { url, attribution }: Ground): void {
  plainGround().addTo(map);
  const hasTiles = /^(https:\/\/|\/)/.test(url);
  if (hasTiles) L.tileLayer(url, { subdomains: '1234', maxZoom: MAX_ZOOM }).addTo(map);
  const words = hasTiles ? attribution : '示意图，仅供参考';
  L.control.attribution({ prefix: false }).addAttribution(textNode(words)).addTo(map);
  L.control.scale({ imperial: false }).addTo(map);
  const titles = { zoomInTitle: '放大', zoomOutTitle: '缩小' };
  L.control.zoom({ position: 'bottomright', ...titles }).addTo(map);
}

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

const placeOfSpot = ({ lat, lng }: L.LatLng): Place => ({ latitude: lat, longitude: lng });

interface View {
  centre: L.LatLngExpression;
  zoom: number;
}

const FIRST_VIEW: View = { centre: spotOf(CHINA.centre), zoom: CHINA.zoom };

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
    if (isZooming) map.once('zoomend', () => map.remove());
    else map.remove();
  };
}

/** The map of a box; it is made anew when the screen shows again, with the view that it was left at. */
function useLeaflet(onRest: ((centre: Place) => void) | undefined) {
  const setting = useMallConfig()?.mall.setting;
  const box = useRef<HTMLDivElement>(null);
  const made = useRef<{ map: L.Map; layers: L.LayerGroup } | null>(null);
  const view = useRef(FIRST_VIEW);
  const rest = useLatest(onRest);
  const url = setting?.map_tile_url ?? '';
  const attribution = setting?.map_attribution ?? '';
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

const placeKey = (place: Place | null): string => (place === null ? '' : spotOf(place).join());

export default function LeafletMap(props: PlaceMapProps) {
  const { label, markers = [], area = null, focus = null, zoom = 0, onRest } = props;
  const firstZoom = zoom === 0 ? STREET_ZOOM : Math.min(zoom, MAX_ZOOM);
  const { box, made, view } = useLeaflet(onRest);
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
