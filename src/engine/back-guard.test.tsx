// Proves that the entry of a modal is left without leaving the mall.
import { afterEach, expect, it, vi } from 'vitest';
import { MODAL_EVENT } from '~/ui/modal-event';
import './back-guard';
import './navigation';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  window.history.replaceState({ idx: 0 }, '');
});

/** On the entry of a modal that is closed, as a page may be loaded on it. */
async function loadOnModalEntry(canGoBack: boolean | null) {
  const go = vi.spyOn(window.history, 'go').mockReturnValue();
  if (canGoBack !== null) vi.stubGlobal('navigation', { canGoBack });
  window.history.replaceState({ key: 'goods', idx: 1, isModal: true }, '');
  window.dispatchEvent(new Event(MODAL_EVENT));
  await Promise.resolve();
  return go;
}

it('stays where the browser has nothing of the mall below', async () => {
  const go = await loadOnModalEntry(false);
  expect(go).not.toHaveBeenCalled();
  expect(window.history.state).toEqual({ key: 'goods', idx: 0 });
});

it.each([true, null])(
  'goes to the entry of its screen where there is one, or the browser does not tell (%s)',
  async (canGoBack) => {
    const go = await loadOnModalEntry(canGoBack);
    expect(go.mock.calls).toEqual([[-1]]);
    const below = { key: 'goods', idx: 0 };
    window.history.replaceState(below, '');
    window.dispatchEvent(new PopStateEvent('popstate', { state: below }));
  },
);
