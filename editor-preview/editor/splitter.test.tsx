// The line between two regions moves by keys and pointer within its limits; its place is remembered and reset.
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { Splitter, useSplitWidth } from './splitter';

const SPLIT = { name: 'test', initial: 264, wide: 264, min: 220, max: 400 };

function Region({ side }: { side: 'left' | 'right' }) {
  const [width, setWidth] = useSplitWidth(SPLIT);
  return <Splitter split={SPLIT} label="面板的宽度" side={side} width={width} onWidth={setWidth} />;
}

const line = () => screen.getByRole('separator', { name: '面板的宽度' });
const width = () => Number(line().getAttribute('aria-valuenow'));

beforeEach(() => localStorage.clear());

it('moves 16 px by an arrow key, no further than its limits, and is remembered', () => {
  const { unmount } = render(<Region side="left" />);
  fireEvent.keyDown(line(), { key: 'ArrowRight' });
  expect(width()).toBe(280);
  for (let press = 0; press < 10; press += 1) fireEvent.keyDown(line(), { key: 'ArrowLeft' });
  expect(width()).toBe(220);
  unmount();
  render(<Region side="left" />);
  expect(width()).toBe(220);
  fireEvent.doubleClick(line());
  expect(width()).toBe(264);
});

it('follows the pointer until it is released, at the right in the other direction', () => {
  render(<Region side="right" />);
  Object.assign(line(), { setPointerCapture: () => undefined });
  fireEvent.pointerDown(line(), { pointerId: 1, clientX: 500 });
  fireEvent.pointerMove(line(), { clientX: 460 });
  expect(width()).toBe(304);
  fireEvent.pointerUp(line());
  fireEvent.pointerMove(line(), { clientX: 400 });
  expect(width()).toBe(304);
});
