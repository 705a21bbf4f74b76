// Proves where a menu stands in its window.
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { openMenu } from '../testing/open-menu';
import { Menu } from './menu';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** Of ten entries, opened by a button that ends at `bottom` in a window 800 px high. */
async function topOf(bottom: number, isNarrow = false): Promise<number> {
  vi.spyOn(window, 'innerHeight', 'get').mockReturnValue(800);
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) => Object.assign(new EventTarget(), { matches: !isNarrow, media }) as unknown as MediaQueryList,
  );
  const entries = Array.from({ length: 10 }, (_none, index) => ({
    words: `第 ${index}`,
    run: () => undefined,
  }));
  render(<Menu label="操作" entries={entries} />);
  const button = screen.getByRole('button', { name: '操作' });
  vi.spyOn(button, 'getBoundingClientRect').mockReturnValue(new DOMRect(300, bottom - 32, 32, 32));
  await openMenu('操作');
  const top = Number.parseFloat(screen.getByRole('menu').style.top);
  cleanup();
  return top;
}

it('opens below its button, above it near the end of the window, and within it where there is room for neither', async () => {
  expect(await topOf(100)).toBe(104);
  expect(await topOf(700)).toBe(700 - 32 - (10 * 32 + 16) - 4);
  // As high as fingers need the entries.
  expect(await topOf(400, true)).toBe(800 - (10 * 44 + 16) - 8);
});
