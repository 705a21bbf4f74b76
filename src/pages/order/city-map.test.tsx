// Proves the map of a rider: who delivers what, how far he is, that it asks again, and stops once delivered.
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { expressCityMap } from '~/schemas/api/express.gen';
import { setVisibility } from '~/tests/visibility';
import { backend } from '../../testing/fake-backend';
import { renderScreen, startMall } from '../../testing/render-screen';
import page from './city-map.page';

const delivery = (change: object = {}) => ({
  express_data: {
    goods_num: 2,
    goods_pic: '',
    goods_name: '桂花糕',
    status: '301',
    status_text: '配送员已取货，配送中',
    city_name: '小陈',
    city_mobile: '13900000000',
    user_longitude: '120.5',
    user_latitude: '30.5',
    corporation_name: '南湖同城',
    corporation_icon: '',
    estimate_time: '2026-11-25 12:00:00',
    man_longitude: '120.5',
    man_latitude: '30.51',
    shop_longitude: '120.52',
    shop_latitude: '30.52',
    ...change,
  },
});

beforeEach(() => startMall({ isSignedIn: true }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function show(change: object = {}): Promise<void> {
  backend.answer(expressCityMap.route, delivery(change));
  await renderScreen(page, 'express_id=7');
  await screen.findByText('桂花糕');
}

it('shows the rider, how far he has to go, and when he comes', async () => {
  await show();
  expect(screen.getByText('配送员已取货，配送中')).toBeDefined();
  expect(screen.getByText('距收货地 1.11km')).toBeDefined();
  expect(screen.getByText('预计 2026-11-25 12:00:00 送达')).toBeDefined();
  expect(screen.getByRole('link', { name: '联系配送员小陈' }).getAttribute('href')).toBe('tel:13900000000');
  expect(backend.asked(expressCityMap.route)[0]).toMatchObject({ express_id: '7' });
});

/** How often it asks within a minute. */
async function askedInAMinute(change: object, state: DocumentVisibilityState = 'visible'): Promise<number> {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  await show(change);
  setVisibility(state);
  const before = backend.asked(expressCityMap.route).length;
  for (let quarter = 0; quarter < 4; quarter += 1)
    await act(async () => {
      vi.advanceTimersByTime(15_000);
      await new Promise((resolve) => setTimeout(resolve, 20));
    });
  return backend.asked(expressCityMap.route).length - before;
}

it('asks again while the rider is on his way', async () => {
  expect(await askedInAMinute({})).toBeGreaterThanOrEqual(2);
});

it('does not ask while the page is hidden, and asks at once when it is visible again', async () => {
  expect(await askedInAMinute({}, 'hidden')).toBe(0);
  setVisibility('visible');
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(backend.asked(expressCityMap.route)).toHaveLength(2);
});

it('asks no more once it is delivered', async () => {
  expect(await askedInAMinute({ status: '302', status_text: '配送完成' })).toBe(0);
});

it('waits for a rider without a place on the map', async () => {
  await show({
    status: '101',
    status_text: '等待分配骑手',
    city_name: '',
    man_latitude: 0,
    man_longitude: 0,
  });
  expect(screen.getByText('等待分配骑手')).toBeDefined();
  expect(screen.queryByText(/距收货地/)).toBeNull();
});

it("says that a stranger's parcel is unknown", async () => {
  backend.refuse(expressCityMap.route, '物流不存在');
  await renderScreen(page, 'express_id=7');
  expect(await screen.findByText('物流不存在')).toBeDefined();
});
