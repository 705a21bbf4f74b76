// Proves the map of same-city delivery: its prices, which places are inside, and a mall without it.
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { expressDeliveryConfig } from '~/schemas/api/express.gen';
import { userAddress } from '~/schemas/api/user.gen';
import { backend } from '../../testing/fake-backend';
import { renderScreen, startMall } from '../../testing/render-screen';
import page from './map.page';

const CONFIG = {
  address: { address: '环城南路 18 号', latitude: '30.5', longitude: '120.5' },
  range: [
    { lat: '30', lng: '120' },
    { lat: '31', lng: '120' },
    { lat: '31', lng: '121' },
    { lat: '30', lng: '121' },
  ],
  radius: '0',
  explain: '一小时送到',
  contact_way: '0573-1',
  is_superposition: 0,
  price_mode: { start_price: '5', start_distance: '3', add_distance: '1', add_price: '1.5', fixed: '8' },
  price_enable: '1',
  is_free_delivery: 1,
  free_delivery: '99',
};
const home = (id: number, location: string, latitude: string) => ({
  id: String(id),
  location,
  detail: '3 号楼',
  name: '林',
  latitude,
  longitude: '120.4',
});

function stubPosition(latitude: number): void {
  const getCurrentPosition = (found: PositionCallback) =>
    found({ coords: { latitude, longitude: 120.5 } } as GeolocationPosition);
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
}

beforeEach(() => startMall({ isSignedIn: true }));
afterEach(() => Reflect.deleteProperty(navigator, 'geolocation'));

it('says what delivery costs, and which of the addresses and the own position it reaches', async () => {
  stubPosition(40);
  backend.answer(expressDeliveryConfig.route, { config: CONFIG });
  backend.answer(userAddress.route, { list: [home(1, '湖畔', '30.2'), home(2, '远郊', '32')] });
  await renderScreen(page);
  expect(await screen.findByText('3 公里内 ￥5.00，每超 1 公里加 ￥1.50')).toBeDefined();
  expect(screen.getByText('满 ￥99.00 免配送费')).toBeDefined();
  await screen.findByText('湖畔');
  fireEvent.click(screen.getByRole('button', { name: '我的位置' }));
  await screen.findByText('我的位置');
  const words = document.querySelector('main')?.textContent ?? '';
  expect(words).toMatch(/我的位置超出范围.*湖畔.*可配送.*远郊.*超出范围/);
});

it('says that a mall has no same-city delivery', async () => {
  backend.refuse(expressDeliveryConfig.route, '后台未配置同城配送');
  await renderScreen(page);
  expect(await screen.findByText('后台未配置同城配送')).toBeDefined();
});
