// Proves that an unknown address that an app has bent leads on to the screen that was meant.
import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MissingScreen } from './missing-screen';
import { HashRouter, pathOf, useHistoryLocation } from './navigation';

function Here() {
  const { location } = useHistoryLocation();
  return (
    <>
      <output>{pathOf(location) + location.search}</output>
      <MissingScreen path={pathOf(location)} />
    </>
  );
}

it.each([
  ['#/pages/cats/cats&from=timeline', '/pages/cats/cats?from=timeline'],
  ['#/pages/goods/goods%3Fid%3D1', '/pages/goods/goods?id=1'],
  ['#/pages/nothing/nothing?a=1', '/pages/nothing/nothing?a=1'],
])('%s leads to %s', async (hash, address) => {
  window.history.replaceState(null, '', hash);
  await act(async () =>
    render(
      <HashRouter>
        <Here />
      </HashRouter>,
    ),
  );
  expect(screen.getByRole('status').textContent).toBe(address);
});
