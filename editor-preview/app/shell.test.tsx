// Going from place to place within the studio.
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { fakeApi } from '../testing/fake-api';
import KeysScreen from './keys-screen';
import { Route, Routes } from '../shell/navigation';
import { Shell } from './shell';
import { renderPlace } from './testing';

const places = (
  <Routes>
    <Route element={<Shell />}>
      <Route path="/pages" element={<h1>页面</h1>} />
      <Route
        path="/media"
        element={
          <>
            <h1>素材</h1>
            <input aria-label="搜索" />
          </>
        }
      />
      <Route path="/help/keys" element={<KeysScreen />} />
    </Route>
  </Routes>
);

beforeEach(() => {
  fakeApi.reset();
  fakeApi.answer('GET reviews', { items: [], next: null });
});

it('a place that is gone to has the focus, and none that is opened', async () => {
  renderPlace(places, { address: '/pages' });
  await screen.findByRole('heading', { name: '页面' });
  expect(document.activeElement).toBe(document.body);
  const link = screen.getByRole('link', { name: '素材' });
  act(() => link.focus());
  fireEvent.click(link);
  await screen.findByRole('heading', { name: '素材' });
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

it('ends with the session: what stood there is gone', async () => {
  fakeApi.answer('DELETE session', null);
  renderPlace(places, { address: '/pages' });
  fireEvent.click(await screen.findByRole('button', { name: '在所有设备退出' }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: '页面' })).toBeNull());
  expect(fakeApi.asked('DELETE session').map(({ query }) => query)).toEqual([{ everywhere: '1' }]);
});

it('the table of keys is a place, from the menu and by its key', async () => {
  renderPlace(places, { address: '/media' });
  const press = (target: Element | Window) =>
    fireEvent.keyDown(target, { code: 'Slash', key: '?', shiftKey: true });
  press(await screen.findByLabelText('搜索'));
  expect(window.location.hash).toBe('#/media');
  press(document.body);
  expect(await screen.findByRole('heading', { name: '键盘快捷键', level: 1 })).toBeDefined();
  expect(screen.getByRole('region', { name: '选择' })).toBeDefined();
  expect(screen.getByRole('link', { name: '快捷键' }).getAttribute('href')).toBe('#/help/keys');
});
