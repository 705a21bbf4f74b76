// Layout that changes by itself waits for the click that is being made, and for no longer.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { afterClick } from './after-click';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  window.dispatchEvent(new Event('pointerup'));
  vi.runAllTimers();
  vi.useRealTimers();
});

it('runs at once where nothing is pressed', () => {
  const work = vi.fn();
  afterClick(work);
  expect(work).toHaveBeenCalledOnce();
});

it.each(['pointerup', 'pointercancel'])('waits for the click, which %s ends', (end) => {
  const done: string[] = [];
  window.addEventListener('click', () => done.push('click'), { once: true });
  window.dispatchEvent(new Event('pointerdown'));
  afterClick(() => done.push('first'));
  afterClick(() => done.push('second'));
  vi.advanceTimersByTime(300);
  expect(done).toEqual([]);
  window.dispatchEvent(new Event(end));
  window.dispatchEvent(new Event('click'));
  vi.runAllTimers();
  expect(done).toEqual(['click', 'first', 'second']);
});

it('waits no longer than a click takes', () => {
  const work = vi.fn();
  window.dispatchEvent(new Event('pointerdown'));
  afterClick(work);
  vi.advanceTimersByTime(600);
  expect(work).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(1);
  const later = vi.fn();
  afterClick(later);
  expect(later).toHaveBeenCalledOnce();
  window.dispatchEvent(new Event('pointerup'));
  vi.runAllTimers();
  expect(work).toHaveBeenCalledOnce();
});
