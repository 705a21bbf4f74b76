// Proves what the first render of the overlays depends on.
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { HashRouter, startHistory } from '../engine/navigation';
import { clearOverlays } from '../state/overlays';
import { Overlays } from './overlays';

it("hydrates the server's home, which has none, whatever the address is by then", async () => {
  // Closes overlays that an earlier file left open.
  clearOverlays();
  window.history.replaceState(null, '', '#/pages/index/index');
  const start = startHistory();
  window.history.replaceState(null, '', '#/pages/goods/goods?id=1');
  const onRecoverableError = vi.fn();
  const element = document.createElement('div');
  const app = (
    <HashRouter start={start}>
      <Overlays />
    </HashRouter>
  );
  const root = await act(async () => hydrateRoot(element, app, { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();
  await act(async () => root.unmount());
});
