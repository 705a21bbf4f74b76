// Proves that a carousel advances only while the page is visible.
import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setVisibility } from '~/tests/visibility';
import { Carousel } from './carousel';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('advances each interval, holds no timer while the page is hidden, and continues when it is shown', () => {
  const step = vi.spyOn(HTMLElement.prototype, 'scrollTo').mockImplementation(() => undefined);
  const slides = ['一', '二'].map((content, id) => ({ id, content }));
  render(<Carousel slides={slides} label="活动" intervalMs={2_000} />);
  expect(screen.getByText('第1张，共2张')).toBeDefined();
  vi.advanceTimersByTime(2_000);
  expect(step).toHaveBeenCalledTimes(1);
  setVisibility('hidden');
  expect(vi.getTimerCount()).toBe(0);
  setVisibility('visible');
  vi.advanceTimersByTime(2_000);
  expect(step).toHaveBeenCalledTimes(2);
});
