// Proves the log of points: what came and went by the mall's own word for them.
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { balanceIntegralLog } from '~/schemas/api/balance.gen';
import { backend } from '../../testing/fake-backend';
import { address, renderScreen, startMall } from '../../testing/render-screen';
import page from './integral-detail.page';

const LOG = balanceIntegralLog.route;

it('has what came and what went, titled and empty by the mall’s word', async () => {
  await startMall({ isSignedIn: true, setting: { integral_customer: '茶豆' } });
  const row = { id: '1', type: '1', integral: '20', desc: '签到', created_at: '2026-11-20 10:00:00' };
  backend.answer(LOG, ({ type }: { type: string }) => ({ list: type === '1' ? [row] : [] }));
  await renderScreen(page);
  expect(await screen.findByText('签到')).toBeTruthy();
  expect(screen.getByRole('heading', { name: '茶豆明细' })).toBeTruthy();
  fireEvent.click(screen.getByRole('tab', { name: '支出' }));
  expect(await screen.findByText('还没有用过茶豆')).toBeTruthy();
  expect(address()).toBe('/pages/user-center/integral-detail/integral-detail?type=2');
});
