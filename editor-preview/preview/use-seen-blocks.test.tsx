// Proves that a rest looks at the blocks that have changed since the last one, and reports all.
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { FrameNode, SeenBlock } from '../frame/messages';
import { PLAIN } from '../frame/messages';
import { useSeenBlocks } from './use-seen-blocks';

const COUNT = 200;
const nodeOf = (index: number, title = ''): FrameNode => ({
  uid: `b${index}`,
  id: 'link',
  stored: { id: 'link', data: { title } },
  delivered: {},
});
const NODES = Array.from({ length: COUNT }, (_, index) => nodeOf(index));

/** Heights of blocks in px; 40 of all others. */
const heights = new Map<string, number>();
const measured = vi.fn();

const page = document.createElement('div');
page.innerHTML = `<div data-flow="">${NODES.map(
  ({ uid }) => `<div data-uid="${uid}" data-widget="link" data-hydrated=""><p>标题</p></div>`,
).join('')}</div>`;

function Seeing({
  root = page,
  nodes,
  send,
}: {
  root?: HTMLElement;
  nodes: readonly FrameNode[];
  send: (blocks: readonly SeenBlock[]) => void;
}) {
  useSeenBlocks(root, {
    nodes,
    simulation: PLAIN,
    send: (message) => message.t === 'seen' && send(message.blocks),
  });
  return null;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 375, 40));
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function height(
    this: HTMLElement,
  ) {
    return heights.get(this.dataset['uid'] ?? '') ?? 40;
  });
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockImplementation(function width(this: HTMLElement) {
    measured(this.parentElement?.dataset['uid']);
    return 0;
  });
});
afterEach(() => {
  cleanup();
  heights.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('after an edit of one, or when one has another size', () => {
  const send = vi.fn<(blocks: readonly SeenBlock[]) => void>();
  const rest = (nodes: readonly FrameNode[]) => {
    measured.mockClear();
    rerender(<Seeing nodes={nodes} send={send} />);
    act(() => {
      vi.advanceTimersByTime(500);
    });
    return [...new Set(measured.mock.calls.flat())];
  };
  const { rerender } = render(<Seeing nodes={[]} send={send} />);
  expect(rest(NODES)).toHaveLength(COUNT);
  const edited = NODES.map((node, index) => (index === 7 ? nodeOf(7, '新') : node));
  expect(rest(edited)).toEqual(['b7']);
  expect(send.mock.lastCall?.[0]).toHaveLength(COUNT);
  heights.set('b9', 80);
  expect(rest([...edited])).toEqual(['b9']);
});

it('after a picture has come, in the place that was kept for it', () => {
  const send = vi.fn<(blocks: readonly SeenBlock[]) => void>();
  const block = page.querySelector('[data-uid="b3"]');
  const image = document.createElement('img');
  image.setAttribute('src', 'a.png');
  block?.append(image);
  const nodes = NODES.map((node, index) => ({
    ...node,
    stored: { id: 'link', data: { picUrl: index === 3 ? 'a.png' : '' } },
  }));
  const rest = () =>
    act(() => {
      vi.advanceTimersByTime(500);
    });
  const picturesSeen = () => send.mock.lastCall?.[0].find(({ uid }) => uid === 'b3')?.pictures;
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(375);
  render(<Seeing nodes={nodes} send={send} />);
  rest();
  expect(picturesSeen()).toEqual([]);
  Object.defineProperty(image, 'naturalWidth', { get: () => 4000 });
  image.dispatchEvent(new Event('load'));
  rest();
  expect(picturesSeen()).toEqual([{ at: '/picUrl', width: 4000, enough: 750 }]);
  image.remove();
});

it('of what stands in slots as of that block itself, and not of the one around it', () => {
  const root = document.createElement('div');
  const heading = (uid: string) =>
    `<div data-uid="${uid}" data-widget="link" data-hydrated=""><p>标题</p><img src="${uid}.png"></div>`;
  root.innerHTML = `<div data-flow=""><div data-uid="row" data-widget="columns" data-hydrated="">
    <div data-slot="/columns/0/blocks" data-owner="row">${heading('a')}${heading('b')}</div></div></div>`;
  const element = (uid: string) => ({ id: 'link', uid, data: { picUrl: `${uid}.png` } });
  const stored = { id: 'columns', data: { columns: [{ blocks: [element('a'), element('b')] }] } };
  const node: FrameNode = {
    uid: 'row',
    id: 'columns',
    stored,
    delivered: {},
    inner: { b: { isHidden: true } },
  };
  for (const image of root.querySelectorAll('img'))
    Object.defineProperty(image, 'naturalWidth', { get: () => 4000 });
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(function width(this: HTMLElement) {
    return this.hasAttribute('data-flow') ? 375 : 187;
  });
  const send = vi.fn<(blocks: readonly SeenBlock[]) => void>();
  render(<Seeing root={root} nodes={[node]} send={send} />);
  act(() => {
    vi.advanceTimersByTime(500);
  });
  expect(send.mock.lastCall?.[0].map(({ uid, pictures }) => [uid, pictures])).toEqual([
    ['row', []],
    ['a', [{ at: '/picUrl', width: 4000, enough: 750 }]],
  ]);
});
