// The pin that chooses a place: it is dragged, follows a press on the map, and moves by the arrow keys.
import L from 'leaflet';
import { type RefObject, useEffect, useRef } from 'react';
import type { Place } from '~/domain/distance';
import { useLatest } from '../use-latest';
import type { Pin } from './map-types';
import { markerIcon } from './marker-icon';
import { hasLessMotion, placeKey, placeOfSpot, spotOf, STREET_ZOOM } from './spots';

/** Of the screen; ten times as far with Shift. */
const STEPS: Readonly<Record<string, L.PointTuple>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const FAR = 10;
const ROOM = L.point(24, 48);

/** A tenth of a metre is enough. */
const DIGITS = 6;

function roundedPlace(spot: L.LatLng): Place {
  const { latitude, longitude } = placeOfSpot(spot.wrap());
  const round = (degrees: number) => Number(degrees.toFixed(DIGITS));
  return { latitude: round(latitude), longitude: round(longitude) };
}

type Move = (spot: L.LatLng, by: 'pointer' | 'keys') => void;

/** Where an arrow key leads to; null for other keys. */
function keyedSpot(map: L.Map, from: L.LatLng, event: KeyboardEvent): L.LatLng | null {
  const { key, shiftKey, altKey, ctrlKey, metaKey } = event;
  const step = STEPS[key];
  if (step === undefined || altKey || ctrlKey || metaKey) return null;
  const offset = L.point(step).multiplyBy(shiftKey ? FAR : 1);
  return map.unproject(map.project(from).add(offset));
}

/** Its map has the wheel scroll the form around it, and no double press, which would be two moves. */
function newPin(map: L.Map, move: Move): L.Marker {
  const marker = L.marker([0, 0], { icon: markerIcon('pin'), draggable: true, autoPan: true });
  map.scrollWheelZoom.disable();
  map.doubleClickZoom.disable();
  map.on('click', ({ latlng }) => move(latlng, 'pointer'));
  map.on('keydown', ({ originalEvent: event }) => {
    if (event.key === 'Enter' && event.target === map.getContainer()) move(map.getCenter(), 'pointer');
  });
  marker.on('dragend', () => move(marker.getLatLng(), 'pointer'));
  marker.on('keydown', (event) => {
    const spot = keyedSpot(map, marker.getLatLng(), event.originalEvent);
    if (spot === null) return;
    event.originalEvent.preventDefault();
    L.DomEvent.stopPropagation(event);
    move(spot, 'keys');
  });
  return marker;
}

/** Brings the place into view: just so where the operator moves it, else with the streets around it. */
function show(map: L.Map, spot: L.LatLngTuple, isOwn: boolean): void {
  const motion = hasLessMotion() ? { animate: false } : {};
  if (isOwn) map.panInside(spot, { padding: ROOM, ...motion });
  else map.setView(spot, Math.max(map.getZoom(), STREET_ZOOM), motion);
}

const hasFocus = (map: L.Map): boolean => map.getContainer().contains(document.activeElement);

interface ShownPin {
  map: L.Map;
  marker: L.Marker;
  /** Key of the place that it was last moved to. */
  key: string;
}

/** Shows a pin on a map, which is null until it is made. */
export function usePin(made: RefObject<{ map: L.Map } | null>, pin: Pin | undefined): void {
  const latest = useLatest(pin);
  const shown = useRef<ShownPin | null>(null);
  /** Key of the place that the operator moved it to. */
  const moved = useRef('');
  useEffect(() => {
    const map = made.current?.map;
    if (map === undefined || pin === undefined) return;
    const move: Move = (spot, by) => {
      const { place = null, onMove } = latest.current ?? {};
      if (onMove === undefined) return;
      // Where the move is refused, the pin stays.
      if (place !== null) shown.current?.marker.setLatLng(spotOf(place));
      const next = roundedPlace(spot);
      moved.current = placeKey(next);
      onMove(next, by);
    };
    if (shown.current?.map !== map) shown.current = { map, marker: newPin(map, move), key: '' };
    const { marker, key: before } = shown.current;
    const key = placeKey(pin.place);
    shown.current.key = key;
    if (pin.place === null) marker.remove();
    // Not while it is dragged: others change what is around it.
    else if (key !== before) marker.setLatLng(spotOf(pin.place)).addTo(map);
    marker.getElement()?.setAttribute('aria-label', pin.label);
    if (pin.onMove === undefined) marker.dragging?.disable();
    else marker.dragging?.enable();
    if (pin.place === null || key === before) return;
    const isOwn = key === moved.current;
    moved.current = '';
    show(map, spotOf(pin.place), isOwn);
    // The arrow keys go on from where the pointer left it.
    if (isOwn && hasFocus(map)) marker.getElement()?.focus({ preventScroll: true });
  });
}
