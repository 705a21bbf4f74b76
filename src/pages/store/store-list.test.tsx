// Proves from where the list of stores is sorted, and what a refused position says (STORE-07).
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { gcj02Of } from '~/domain/gcj02';
import { storeList } from '~/schemas/api/store.gen';
import { backend } from '../../testing/fake-backend';
import { renderScreen, startMall } from '../../testing/render-screen';
import page from './store-list.page';

const HERE = { latitude: 30.76, longitude: 120.76 };

/** What the browser says of the position. */
function stubPosition(place: typeof HERE | null): void {
  const getCurrentPosition = (found: PositionCallback, refuse: PositionErrorCallback) =>
    place === null ? refuse({} as GeolocationPositionError) : found({ coords: place } as GeolocationPosition);
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
}

beforeEach(async () => {
  await startMall({ setting: { latitude: '30.5', longitude: '120.5' } });
  backend.answer(storeList.route, { list: [{ id: '1', name: '南湖旗舰店', distance: '1.2km' }] });
});
afterEach(() => Reflect.deleteProperty(navigator, 'geolocation'));

it('says 请开启手机位置权限 where the position is refused, and lists the stores without distances (STORE-07)', async () => {
  stubPosition(null);
  await renderScreen(page);
  expect(await screen.findByText('请开启手机位置权限')).toBeDefined();
  await screen.findByText('南湖旗舰店');
  expect(screen.queryByText('距离：1.2km')).toBeNull();
  expect(backend.asked(storeList.route)).toEqual([
    expect.objectContaining({ latitude: '30.5', longitude: '120.5' }),
  ]);
});

it('sorts by the position that is granted, and shows the distances', async () => {
  stubPosition(HERE);
  await renderScreen(page);
  expect(await screen.findByText('距离：1.2km')).toBeDefined();
  expect(screen.queryByText('请开启手机位置权限')).toBeNull();
  const { latitude, longitude } = gcj02Of(HERE);
  await waitFor(() =>
    expect(backend.asked(storeList.route)[0]).toMatchObject({
      latitude: String(latitude),
      longitude: String(longitude),
    }),
  );
});

it('locates the shopper once, however often he searches', async () => {
  const find = vi.fn<Geolocation['getCurrentPosition']>((_found, refuse) =>
    refuse?.({} as GeolocationPositionError),
  );
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: { getCurrentPosition: find },
  });
  await renderScreen(page);
  await screen.findByText('南湖旗舰店');
  fireEvent.change(screen.getByRole('searchbox', { name: '搜索门店' }), { target: { value: '旗舰' } });
  fireEvent.submit(screen.getByRole('form', { name: '搜索' }));
  await waitFor(() => expect(backend.asked(storeList.route).at(-1)).toMatchObject({ keyword: '旗舰' }));
  expect(find).toHaveBeenCalledTimes(1);
});
