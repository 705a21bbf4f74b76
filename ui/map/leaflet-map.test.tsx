// Proves the ground of the map and its pin: set by a press, dragged, moved by keys, and still where it is looked at only.
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Map as LeafletMapClass } from 'leaflet';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Place } from '~/domain/distance';
import LeafletMap from './leaflet-map';
import type { Tiles } from './map-types';

/** Without a layout elements have no size. */
const SIZE = { width: 300, height: 200 } as const;
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(SIZE.width);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(SIZE.height);
});
afterEach(() => void vi.restoreAllMocks());

const NO_TILES: Tiles = { url: '', attribution: '' };
const WEST_LAKE: Place = { latitude: 30.25, longitude: 120.15 };
const BUND: Place = { latitude: 31.24, longitude: 121.49 };

interface Shown {
  place?: Place | null;
  isFixed?: boolean;
  isRefused?: boolean;
}

/** Looks at a map whose owner stores each move. */
function show({ place = WEST_LAKE, isFixed = false, isRefused = false }: Shown = {}) {
  const moves: { place: Place; by: string }[] = [];
  let set: (place: Place | null) => void = () => undefined;
  function Owner() {
    const [now, setNow] = useState(place);
    set = setNow;
    const onMove = (next: Place, by: string) => {
      moves.push({ place: next, by });
      if (!isRefused) setNow(next);
    };
    const pin = { place: now, label: '图钉', onMove: isFixed ? undefined : onMove };
    return <LeafletMap label="选点的地图" tiles={NO_TILES} pin={pin} />;
  }
  render(<Owner />);
  return { moves, setPlace: (next: Place | null) => act(() => set(next)) };
}

const map = () => screen.getByRole('region', { name: '选点的地图' });
const pin = () => screen.getByRole('button', { name: '图钉' });
/** So far from the middle. */
const press = (x: number) =>
  fireEvent.click(map(), { clientX: SIZE.width / 2 + x, clientY: SIZE.height / 2 });
const left = () => Number.parseInt(pin().style.left, 10);

/** Presses the pin and pulls it to the right. */
function drag(by: number): void {
  // Leaflet reads the main button from `which`, which events of a test do not have.
  fireEvent.mouseDown(pin(), { button: 1, clientX: 0, clientY: 0 });
  for (const clientX of [by / 2, by]) fireEvent.mouseMove(document.body, { clientX, clientY: 0 });
}
const letGo = () => fireEvent.mouseUp(document.body);

it('says that a ground without tiles is a sketch, and whose the tiles are', () => {
  const { rerender } = render(<LeafletMap label="地图" tiles={NO_TILES} />);
  expect(screen.getByText('示意图，仅供参考')).toBeDefined();
  const tiles = { url: 'https://tiles.example/{z}/{x}/{y}.png', attribution: '© 示例 <b>' };
  rerender(<LeafletMap label="地图" tiles={tiles} />);
  expect(screen.getByText('© 示例 <b>')).toBeDefined();
  expect(screen.queryByText('示意图，仅供参考')).toBeNull();
});

it('places the pin where the map is pressed, and leaves the view as it is', () => {
  const { moves } = show({ place: null });
  expect(screen.queryByRole('button', { name: '图钉' })).toBeNull();
  press(40);
  expect(left()).toBe(SIZE.width / 2 + 40);
  press(0);
  expect(moves.map(({ by }) => by)).toEqual(['pointer', 'pointer']);
  // The middle of China, where the map began, to a pixel.
  expect(moves[1]?.place.longitude).toBeCloseTo(105, 0);
  expect(moves[0]?.place.longitude).toBeCloseTo(105 + (40 * 360) / (256 * 2 ** 4), 0);
});

it('places the pin in the middle by Enter', () => {
  const { moves } = show({ place: null });
  fireEvent.keyDown(map(), { key: 'Enter' });
  expect(moves).toEqual([{ place: { latitude: 35, longitude: 105 }, by: 'pointer' }]);
});

it('moves the pin by arrow keys, ten times as far with Shift, and not with Alt', () => {
  const { moves } = show();
  fireEvent.keyDown(pin(), { key: 'ArrowRight', altKey: true });
  fireEvent.keyDown(pin(), { key: 'ArrowRight' });
  fireEvent.keyDown(pin(), { key: 'ArrowRight', shiftKey: true });
  fireEvent.keyDown(pin(), { key: 'ArrowUp' });
  expect(moves.map(({ by }) => by)).toEqual(['keys', 'keys', 'keys']);
  const [near, far, north] = moves.map(({ place }) => place);
  const step = (near?.longitude ?? 0) - WEST_LAKE.longitude;
  expect(step).toBeGreaterThan(0);
  expect((far?.longitude ?? 0) - (near?.longitude ?? 0)).toBeCloseTo(10 * step, 5);
  expect(near?.latitude).toBe(WEST_LAKE.latitude);
  expect(north?.latitude).toBeGreaterThan(WEST_LAKE.latitude);
});

it('reports a drag once, when the pin is let go, from where the arrow keys go on', () => {
  const { moves } = show();
  drag(30);
  expect(moves).toEqual([]);
  letGo();
  expect(moves.map(({ by }) => by)).toEqual(['pointer']);
  expect(moves[0]?.place.longitude).toBeGreaterThan(WEST_LAKE.longitude);
  expect(document.activeElement).toBe(pin());
});

it('has the pin back where a move is refused', () => {
  show({ isRefused: true });
  const before = left();
  drag(30);
  expect(left()).toBe(before + 30);
  letGo();
  expect(left()).toBe(before);
});

it('shows a place that comes from elsewhere, without taking the focus', () => {
  const { moves, setPlace } = show();
  fireEvent.keyDown(pin(), { key: 'ArrowRight' });
  setPlace(BUND);
  expect(document.activeElement).not.toBe(pin());
  press(0);
  expect(moves.at(-1)?.place.latitude).toBeCloseTo(BUND.latitude, 3);
});

it('does not move a pin that is fixed', () => {
  const { moves } = show({ isFixed: true });
  press(40);
  fireEvent.keyDown(pin(), { key: 'ArrowRight' });
  drag(30);
  letGo();
  expect(moves).toEqual([]);
});

it('is removed while the inertia of a drag has not begun', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const panBy = vi.spyOn(LeafletMapClass.prototype, 'panBy');
  show();
  fireEvent.mouseDown(map(), { button: 1, clientX: 0, clientY: 0 });
  for (const clientX of [20, 40, 80]) {
    vi.advanceTimersByTime(20);
    fireEvent.mouseMove(document.body, { clientX, clientY: 0 });
  }
  letGo();
  cleanup();
  vi.useRealTimers();
  await new Promise((done) => requestAnimationFrame(done));
  expect(panBy).not.toHaveBeenCalled();
});
