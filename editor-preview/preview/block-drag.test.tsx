// Moving blocks on the phone: a held press, the place among the others, Esc, and what does not flow.
import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { FromFrame } from '../frame/messages';
import { blockDrag, cancelBlockDrag } from './block-drag';
import { frameStore } from './frame-store';

const HEIGHT = 100;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] });
});
afterEach(() => {
  document.body.replaceChildren();
  vi.useRealTimers();
});

/** Blocks a, b, c of 100 px each below the other in a scroller of 300 px, and a popup over them. */
function phone(selected: string[]) {
  const root = document.createElement('div');
  root.innerHTML =
    '<div data-flow><p data-uid="a"></p><p data-uid="b"></p><p data-uid="c"></p></div><p data-uid="popup"></p>';
  document.body.append(root);
  root.setPointerCapture = () => undefined;
  root.getBoundingClientRect = () => ({ top: 0, bottom: 300, left: 0 }) as DOMRect;
  for (const [index, block] of [...root.querySelectorAll('[data-flow] > p')].entries())
    block.getBoundingClientRect = () =>
      ({ top: index * HEIGHT - root.scrollTop, height: HEIGHT, left: 0, width: 300 }) as DOMRect;
  const store = frameStore();
  store.take({ t: 'select', uids: selected, field: null, group: null, reveal: false });
  const sent: FromFrame[] = [];
  const gone = new AbortController();
  const drag = blockDrag(root, { store, send: (message) => sent.push(message), signal: gone.signal });
  const [first] = selected;
  const block = root.querySelector(`[data-uid="${first}"]`);
  if (block === null) throw new Error('no block');
  const at = (clientY: number, timeStamp: number) => {
    const event = new PointerEvent('pointermove', { clientY, pointerId: 1, bubbles: true });
    Object.defineProperty(event, 'timeStamp', { value: timeStamp });
    root.dispatchEvent(event);
  };
  const down = (clientY: number) => {
    const event = new PointerEvent('pointerdown', { clientY, pointerId: 1, bubbles: true, button: 0 });
    Object.defineProperty(event, 'timeStamp', { value: 0 });
    block.dispatchEvent(event);
  };
  const moved = () => sent.filter(({ t }) => t === 'moved');
  return { root, sent, drag, at, down, up: () => fireEvent.pointerUp(root), moved };
}

it('moves a block that is held and dragged, and the press is no click', () => {
  const { sent, drag, at, down, up } = phone(['a']);
  down(50);
  at(170, 200);
  up();
  expect(sent).toEqual([
    { t: 'dragging', isDragging: true },
    { t: 'dragging', isDragging: false },
    { t: 'moved', uids: ['a'], after: 'b' },
  ]);
  expect(drag.hasDragged()).toBe(true);
  down(50);
  expect(drag.hasDragged()).toBe(false);
});

it('moves nothing for a press that is not held, nor when it is cancelled', () => {
  const short = phone(['a']);
  short.down(50);
  short.at(170, 60);
  short.at(250, 400);
  short.up();
  expect(short.sent).toEqual([]);
  const cancelled = phone(['a']);
  cancelled.down(50);
  cancelled.at(170, 200);
  cancelBlockDrag(cancelled.root);
  cancelled.up();
  expect([cancelled.moved(), cancelled.drag.hasDragged()]).toEqual([[], true]);
});

it('leaves what does not flow where it is', () => {
  const { sent, at, down, up } = phone(['popup']);
  down(50);
  at(170, 200);
  up();
  expect(sent).toEqual([]);
});

it('scrolls near an end, and the place follows', () => {
  const { root, at, down, up, moved } = phone(['a']);
  down(50);
  at(290, 200);
  vi.advanceTimersByTime(400);
  expect(root.scrollTop).toBeGreaterThan(100);
  up();
  expect(moved()).toEqual([{ t: 'moved', uids: ['a'], after: 'c' }]);
});
