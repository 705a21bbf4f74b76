// Proves the screens of places: showing one, the way to it, and choosing one by list, search, position and pin.
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { storeList } from '~/schemas/api/store.gen';
import * as to from '~/domain/screen-links.gen';
import { lastPosition, LOCATION_REFUSED } from '../../services/location';
import { backend } from '../../testing/fake-backend';
import { renderScreen, startMall } from '../../testing/render-screen';
import { openPicker } from '../../testing/render-stack';
import choosePage from './choose-location.page';
import openPage from './open-location.page';

const HERE = { latitude: 30.76, longitude: 120.76 };
const store = (name: string, latitude: string) => ({
  id: '1',
  name,
  latitude,
  longitude: '120.76',
  address: `${name}路`,
});

/** What the browser says of the position. */
function stubPosition(place: typeof HERE | null): void {
  const getCurrentPosition = (found: PositionCallback, refuse: PositionErrorCallback) =>
    place === null ? refuse({} as GeolocationPositionError) : found({ coords: place } as GeolocationPosition);
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
}

beforeEach(async () => {
  await startMall({ setting: { latitude: '30.5', longitude: '120.5' } });
  backend.answer(storeList.route, { list: [store('远店', '30.9'), store('近店', '30.77')] });
});
afterEach(() => Reflect.deleteProperty(navigator, 'geolocation'));

it('shows a place with its name and address, and the ways to it (UI-13)', async () => {
  await renderScreen(
    openPage,
    'latitude=30.27&longitude=120.15&name=%E6%96%87%E4%B8%89%E8%B7%AF%E5%BA%97&address=%E6%9D%AD%E5%B7%9E',
  );
  expect(screen.getByText('文三路店', { selector: 'strong' })).toBeDefined();
  expect(screen.getByText('杭州')).toBeDefined();
  const map = await screen.findByRole('region', { name: '地图：文三路店' });
  expect(within(map).getByText('文三路店')).toBeDefined();
  expect(within(map).getByText('示意图，仅供参考')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: '导航' }));
  const sheet = await screen.findByRole('dialog', { name: '选择地图导航' });
  const links = within(sheet).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(['高德地图', '腾讯地图', '百度地图']);
  expect(links[0]?.getAttribute('href')).toContain('position=120.15%2C30.27');
});

it('opens the Tencent maps with the key of the mall’s configuration (CONST-09)', async () => {
  await startMall({ setting: { map_qq_key: 'MALLS-OWNXX-KEYXX' } });
  await renderScreen(openPage, 'latitude=30.27&longitude=120.15');
  fireEvent.click(screen.getByRole('button', { name: '导航' }));
  const link = await screen.findByRole('link', { name: '腾讯地图' });
  expect(link.getAttribute('href')).toContain('referer=MALLS-OWNXX-KEYXX');
});

it('says that a place is off the globe', async () => {
  await renderScreen(openPage, 'latitude=95&longitude=120');
  expect(screen.getByText('位置不正确')).toBeDefined();
});

it('lists the places around the shopper, the nearest first, and hands over the chosen one', async () => {
  stubPosition(HERE);
  const picked = await openPicker(to.placeChooseLocation, {});
  const list = await screen.findByRole('list', { name: '附近的地点' });
  const names = () =>
    within(list)
      .getAllByRole('radio')
      .map((radio) => radio.getAttribute('aria-label'));
  // Sorted anew once the position is there.
  await waitFor(() => expect(names()).toEqual(['地图选点', '近店', '远店']));
  fireEvent.click(within(list).getByRole('radio', { name: '近店' }));
  fireEvent.click(screen.getByRole('button', { name: '确定' }));
  expect(await picked()).toEqual({ name: '近店', address: '近店路', latitude: 30.77, longitude: 120.76 });
});

it('begins at the last position or the mall where the position is refused, says so when asked, and takes the point under the pin', async () => {
  stubPosition(null);
  const picked = await openPicker(to.placeChooseLocation, {});
  fireEvent.click(await screen.findByRole('button', { name: '我的位置' }));
  expect(await screen.findByText(LOCATION_REFUSED)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: '确定' }));
  expect(await picked()).toEqual({
    name: '',
    address: '',
    ...(lastPosition() ?? { latitude: 30.5, longitude: 120.5 }),
  });
});

it('searches, and says when nothing is found', async () => {
  await renderScreen(choosePage, 'latitude=30.76&longitude=120.76');
  await screen.findByText('近店');
  backend.answer(storeList.route, { list: [] });
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: '月球' } });
  await act(async () => fireEvent.submit(screen.getByRole('form', { name: '搜索' })));
  expect(await screen.findByText('没有找到“月球”')).toBeDefined();
  expect(backend.asked(storeList.route).at(-1)).toMatchObject({ keyword: '月球' });
});
