// Proves what who forgot his pay password is told, and that he is offered the mall's service.
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen, startMall } from '../../testing/render-screen';
import page from './forget.page';

it('says who resets the pay password, and what for he asks', async () => {
  await startMall({ isSignedIn: true, config: { mall: { setting: { contact_tel: '0573-82880000' } } } });
  await renderScreen(page);
  expect(await screen.findByRole('heading', { name: '由客服为您重置支付密码' })).toBeTruthy();
  expect(screen.getByText(/请准备好账号绑定的手机号/)).toBeTruthy();
  expect(screen.getByRole('button', { name: '联系客服' })).toBeTruthy();
});
