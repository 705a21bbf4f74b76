// Proves that a custom period of footprints is chosen by wheels and stands in the address.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { footprintFootprint } from '~/schemas/api/footprint.gen';
import { backend } from '../../testing/fake-backend';
import { address, renderScreen, startMall } from '../../testing/render-screen';
import page from './foot.page';

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

it('requests the footprints of two chosen days, and none where the days are reversed', async () => {
  await startMall({ isSignedIn: true });
  backend.answer(footprintFootprint.route, { list: [], pagination: { page_count: 1 } });
  await renderScreen(page);
  await waitFor(() => expect(backend.asked(footprintFootprint.route)).toHaveLength(1));
  press('自定义时间');
  const lastYear = String(new Date().getFullYear() - 1);
  const choose = async (field: string, month: string) => {
    press(new RegExp(`^${field}`));
    const wheels = within(await screen.findByRole('dialog', { name: `请选择${field}` }));
    for (const name of [`${lastYear}年`, month, '1日']) fireEvent.click(wheels.getByRole('radio', { name }));
    fireEvent.click(wheels.getByRole('button', { name: '确定' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: `请选择${field}` })).toBeNull());
  };
  await choose('开始时间', '10月');
  await choose('结束时间', '9月');
  expect(screen.getByText('结束时间不应早于开始时间')).toBeDefined();
  expect(screen.getByRole('button', { name: '确定' })).toHaveProperty('disabled', true);
  await choose('结束时间', '12月');
  press('确定');
  await waitFor(() => expect(backend.asked(footprintFootprint.route)).toHaveLength(2));
  expect(backend.asked(footprintFootprint.route)[1]).toMatchObject({
    start_time: `${lastYear}-10-01 00:00:00`,
    end_time: `${lastYear}-12-01 23:59:59`,
  });
  expect(address()).toBe(`/pages/foot/index/index?from=${lastYear}-10-01&until=${lastYear}-12-01`);
  press('昨日');
  await waitFor(() => expect(address()).toBe('/pages/foot/index/index?time_type=2'));
});
