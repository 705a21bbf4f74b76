// Proves that a closed mall says why, and can be entered again once it is open.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { address, renderScreen, startMall } from '../../testing/render-screen';
import page from './disabled.page';

it('says why the mall is closed, and leads back to home', async () => {
  await startMall();
  await renderScreen(page, 'text=商城正在维护，请稍后再来');
  expect(await screen.findByText('商城正在维护，请稍后再来')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '重新进入' }));
  await waitFor(() => expect(address()).toBe('/pages/index/index'));
});
