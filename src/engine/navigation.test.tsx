import { act, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { pushModal } from '~/ui/overlay/modal-stack';
import { back, HashRouter, open, startHistory, useHistoryLocation } from './navigation';

function Here() {
  const { pathname, key } = useHistoryLocation().location;
  return (
    <output data-key={key} data-index={(window.history.state as { idx: number }).idx}>
      {pathname}
    </output>
  );
}

const here = () => screen.getByRole('status');

/** A typed address, as in the browser: an entry without a state, then the event. */
async function typeAddress(hash: string): Promise<void> {
  await act(async () => {
    window.history.pushState(null, '', hash);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  });
}

it('opens a typed address as a screen on top, with an index of its own (ROUTE-01, ROUTE-02)', async () => {
  render(
    <HashRouter>
      <Here />
    </HashRouter>,
  );
  await act(async () => open('/pages/cart/cart'));
  const before = { key: here().dataset['key'], index: Number(here().dataset['index']) };
  await typeAddress('#/pages/goods/goods?id=1');
  expect(here().textContent).toBe('/pages/goods/goods');
  expect(here().dataset['key']).not.toBe(before.key);
  expect(Number(here().dataset['index'])).toBe(before.index + 1);
});

it('renders first what the markup shows, then the link that was followed meanwhile', async () => {
  window.history.replaceState(null, '', '#/pages/index/index');
  const start = startHistory();
  await typeAddress('#/pages/search/search');
  const shown: string[] = [];
  const See = () => void shown.push(useHistoryLocation().location.pathname);
  await act(async () =>
    render(
      <HashRouter start={start}>
        <See />
      </HashRouter>,
    ),
  );
  expect([shown[0], shown.at(-1)]).toEqual(['/pages/index/index', '/pages/search/search']);
});

const until = (condition: () => void) => waitFor(condition, { timeout: 10_000 });

it('closes a modal by Back also while the code that does so is loading (ROUTE-02)', async () => {
  render(
    <HashRouter>
      <Here />
    </HashRouter>,
  );
  await act(async () => open('/pages/cart/cart'));
  await act(async () => open('/pages/coupon/list/list'));
  const dialog = document.createElement('dialog');
  const asked = vi.fn<() => void>();
  dialog.addEventListener('cancel', asked);
  const leave = pushModal(dialog);
  // The entry below, before the import that the modal began has settled.
  window.history.back();
  await until(() => expect(asked).toHaveBeenCalledTimes(1));
  expect(here().textContent).toBe('/pages/coupon/list/list');
  leave();
  await act(async () => window.history.back());
  await until(() => expect(here().textContent).toBe('/pages/cart/cart'));
});

it('goes back one screen for two calls in a row, as of a double tap, and further from the next one', async () => {
  render(
    <HashRouter>
      <Here />
    </HashRouter>,
  );
  for (const path of ['/pages/cart/cart', '/pages/coupon/list/list', '/pages/search/search'])
    await act(async () => open(path));
  // A browser takes the step after the task that asked for it.
  const step = window.history.go.bind(window.history);
  const go = vi.spyOn(window.history, 'go').mockImplementation((delta) => void setTimeout(() => step(delta)));
  await act(async () => {
    back();
    back();
  });
  await until(() => expect(here().textContent).toBe('/pages/coupon/list/list'));
  await act(async () => back());
  await until(() => expect(here().textContent).toBe('/pages/cart/cart'));
  go.mockRestore();
});
