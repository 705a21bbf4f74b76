// The width of a panel: by drag and by keys, within its limits, and as it was when the studio is opened again.
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Splitter, useSplitWidth } from './splitter';

const SPLIT = { name: 'test', initial: 264, wide: 304, min: 220, max: 400 };

beforeEach(() => {
  vi.stubGlobal('innerWidth', 1280);
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

function Panel({ side }: { side: 'left' | 'right' }) {
  const [width, setWidth] = useSplitWidth(SPLIT);
  return <Splitter split={SPLIT} label="面板的宽度" side={side} width={width} onWidth={setWidth} />;
}

const splitter = () => screen.getByRole('separator', { name: '面板的宽度' });
const width = () => Number(splitter().getAttribute('aria-valuenow'));

function open(side: 'left' | 'right' = 'left') {
  cleanup();
  render(<Panel side={side} />);
}

/** Positions of the pointer, from the first to where it is let go. */
function drag(from: number, ...path: number[]) {
  fireEvent.pointerDown(splitter(), { clientX: from, pointerId: 1 });
  for (const clientX of path) fireEvent.pointerMove(splitter(), { clientX });
  fireEvent.pointerUp(splitter());
}

it('follows the pointer until it is let go, within its limits', () => {
  open();
  drag(300, 310, 336);
  expect([
    width(),
    splitter().getAttribute('aria-valuemin'),
    splitter().getAttribute('aria-valuemax'),
  ]).toEqual([300, '220', '400']);
  fireEvent.pointerMove(splitter(), { clientX: 500 });
  expect(width()).toBe(300);
  drag(300, 900);
  expect(width()).toBe(400);
  drag(300, 0);
  expect(width()).toBe(220);
});

it('follows arrow keys by 16 px; those of a region at the right the other way', () => {
  open();
  fireEvent.keyDown(splitter(), { key: 'ArrowRight' });
  expect(width()).toBe(280);
  fireEvent.keyDown(splitter(), { key: 'ArrowLeft' });
  fireEvent.keyDown(splitter(), { key: 'ArrowLeft' });
  expect(width()).toBe(248);
  // Other keys are not its own.
  expect(fireEvent.keyDown(splitter(), { key: 'Tab' })).toBe(true);
  localStorage.clear();
  open('right');
  fireEvent.keyDown(splitter(), { key: 'ArrowLeft' });
  expect(width()).toBe(280);
  drag(900, 880);
  expect(width()).toBe(300);
});

it('is remembered, within its limits, until a double click resets it', () => {
  open();
  drag(300, 350);
  open();
  expect(width()).toBe(314);
  fireEvent.doubleClick(splitter());
  expect(width()).toBe(264);
  localStorage.setItem('studio-width-test', '9999');
  open();
  expect(width()).toBe(400);
  localStorage.setItem('studio-width-test', 'wide');
  open();
  expect(width()).toBe(264);
});

it('begins wider in a wide window', () => {
  vi.stubGlobal('innerWidth', 1600);
  open();
  expect(width()).toBe(304);
});
