// Proves where the stores of a pick-up are measured from: the own position, or a place that is chosen on the map.
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { gcj02Of } from '~/domain/gcj02';
import type { ChosenPlace } from '~/domain/place';
import * as to from '~/domain/screen-links.gen';
import { orderStoreList } from '~/schemas/api/order.gen';
import { give } from '../../engine/picking';
import { visitState } from '../../engine/visit-state';
import { backend } from '../../testing/fake-backend';
import { address, renderScreen, startMall } from '../../testing/render-screen';
import { renderStack } from '../../testing/render-stack';
import page from './store-pick.page';

const HERE = { latitude: 30.76, longitude: 120.76 };
const store = (id: string, name: string) => ({ id, name, distance: '1.2km', mobile: '', address: '' });

/** What the browser says of the position. */
function stubPosition(place: typeof HERE | null): void {
  const getCurrentPosition = (found: PositionCallback, refuse: PositionErrorCallback) =>
    place === null ? refuse({} as GeolocationPositionError) : found({ coords: place } as GeolocationPosition);
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
}

const lastAsked = () => backend.asked(orderStoreList.route).at(-1);

beforeEach(async () => {
  await startMall({ isSignedIn: true });
  backend.answer(orderStoreList.route, { list: [store('1', '近店'), store('2', '远店')] });
});
afterEach(() => Reflect.deleteProperty(navigator, 'geolocation'));

/** Opens the map from the stores, and comes back with a place. */
async function choosePlace(place: ChosenPlace, start: object | undefined): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name: '手动定位' }));
  // The shopper's own place stands in no address.
  await waitFor(() => expect(address()).toBe('/choose-location'));
  expect(visitState()).toEqual({ slot: 'origin', before: start });
  await act(async () => void give(to.placeChooseLocation, place));
}

it('measures from the place that was chosen on the map, and shows its name', async () => {
  stubPosition(HERE);
  await renderStack(to.orderSubmitStorePick({ mchIndex: 0 }));
  expect(await screen.findByText('当前位置')).toBeDefined();
  const { latitude, longitude } = gcj02Of(HERE);
  await waitFor(() =>
    expect(lastAsked()).toMatchObject({ latitude: String(latitude), longitude: String(longitude) }),
  );
  await choosePlace(
    { name: '南湖公园', address: '环城南路', latitude: 30.5, longitude: 120.5 },
    { name: '', address: '', latitude, longitude },
  );
  expect(await screen.findByText('南湖公园 环城南路')).toBeDefined();
  await waitFor(() => expect(lastAsked()).toMatchObject({ latitude: '30.5', longitude: '120.5' }));
  expect(screen.queryByText('当前位置')).toBeNull();
  expect((await screen.findAllByText('距离：1.2km')).length).toBe(2);
});

it('lists the stores without distances where the position is refused, until a place is chosen', async () => {
  stubPosition(null);
  await renderStack(to.orderSubmitStorePick({ mchIndex: 0 }));
  expect(await screen.findByText('近店')).toBeDefined();
  expect(screen.queryByText(/^距离/)).toBeNull();
  await choosePlace({ name: '', address: '', latitude: 30.5, longitude: 120.5 }, undefined);
  expect(await screen.findByText('北纬30.5000°，东经120.5000°')).toBeDefined();
  expect((await screen.findAllByText('距离：1.2km')).length).toBe(2);
});

it('says that the position was refused when it is asked for again', async () => {
  stubPosition(null);
  await renderScreen(page, 'mchIndex=0');
  fireEvent.click(await screen.findByRole('button', { name: '获取位置，按距离排列' }));
  expect(await screen.findByText('获取位置信息失败，请开启手机位置权限')).toBeDefined();
});

it('has neither button nor place while a search is shown', async () => {
  stubPosition(HERE);
  await renderScreen(page, 'mchIndex=0');
  await screen.findByText('当前位置');
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: '近' } });
  fireEvent.submit(screen.getByRole('form', { name: '搜索' }));
  await waitFor(() => expect(lastAsked()).toMatchObject({ keyword: '近' }));
  expect(screen.queryByRole('button', { name: '手动定位' })).toBeNull();
  expect(screen.queryByText('当前位置')).toBeNull();
});
