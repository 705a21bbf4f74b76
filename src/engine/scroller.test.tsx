// Proves that the place in a screen stays the shopper's own.
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Scroller } from './scroller';

const page = <Scroller>很长的一页</Scroller>;

it('stays where the shopper scrolled the server’s markup before it came alive', async () => {
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
