// Proves that the shopper's scroll position survives hydration, and that the list's end is never missed.
import { act, render } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { ReachBottom, Scroller } from './scroller';

afterEach(() => vi.unstubAllGlobals());

const page = <Scroller>很长的一页</Scroller>;

it('stays where the shopper scrolled the server’s markup before it was hydrated', async () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(page);
  const main = container.querySelector('main');
  if (main === null) throw new Error('The page has no scroller.');
  main.scrollTop = 500;
  const root = await act(async () => hydrateRoot(container, page));
  expect(container.querySelector('main')).toBe(main);
  expect(main.scrollTop).toBe(500);
  act(() => root.unmount());
});

it('reports its end by the latest of several observer entries, which a busy phone delivers together', () => {
  let tell: (moments: readonly { isIntersecting: boolean }[]) => void = () => undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof tell) {
        tell = callback;
      }
      observe() {}
      disconnect() {}
    },
  );
  const onReach = vi.fn();
  render(
    <Scroller>
      <ReachBottom onReach={onReach} />
    </Scroller>,
  );
  const far = { isIntersecting: false };
  const near = { isIntersecting: true };
  tell([near, far]);
  expect(onReach).not.toHaveBeenCalled();
  tell([far, near]);
  expect(onReach).toHaveBeenCalledTimes(1);
});
