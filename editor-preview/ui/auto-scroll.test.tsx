// Dragging near an end scrolls until the drag leaves the zone or ends.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { autoScroll, scrollSpeed } from './auto-scroll';

const ENDS = { top: 100, bottom: 700 };

beforeEach(() =>
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] }),
);
afterEach(() => vi.useRealTimers());

it('is faster the deeper the pointer is in a zone of 48 px, and still elsewhere', () => {
  expect([148, 400, 652].map((y) => scrollSpeed(y, ENDS))).toEqual([0, 0, 0]);
  expect([124, 100, 40].map((y) => scrollSpeed(y, ENDS))).toEqual([-480, -960, -960]);
  expect([676, 700, 900].map((y) => scrollSpeed(y, ENDS))).toEqual([480, 960, 960]);
});

it('leaves a still place between the zones of a low scroller', () => {
  expect(scrollSpeed(45, { top: 0, bottom: 90 })).toBe(0);
});

it('scrolls on while the pointer rests in the zone, and stops with the drag', () => {
  const scroller = document.createElement('div');
  scroller.getBoundingClientRect = () => ({ top: 0, bottom: 600 }) as DOMRect;
  const places: number[] = [];
  const scroll = autoScroll(scroller, () => places.push(scroller.scrollTop));
  scroll.at(600);
  vi.advanceTimersByTime(500);
  const reached = scroller.scrollTop;
  expect(reached).toBeGreaterThan(400);
  expect(places.length).toBeGreaterThan(20);
  scroll.at(300);
  vi.advanceTimersByTime(500);
  expect(scroller.scrollTop - reached).toBeLessThan(20);
  scroll.at(600);
  scroll.stop();
  vi.advanceTimersByTime(500);
  expect(scroller.scrollTop - reached).toBeLessThan(20);
});
