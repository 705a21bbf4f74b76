// Proves the row of the social account: it is there while one is bound, and unbinds it with the pay password where asked.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { userSocial, userSocialDestroy, userUserInfo } from '~/schemas/api/user.gen';
import { backend } from '../../testing/fake-backend';
import { renderScreen, startMall } from '../../testing/render-screen';
import settingPage from './setting.page';

beforeEach(async () => {
  await startMall({ isSignedIn: true });
  backend.answer(userUserInfo.route, { nickname: '小满', mobile: '13900000000' });
  backend.answer(userSocialDestroy.route, null);
});

it('unbinds after a question, and is gone then', async () => {
  backend.answer(userSocial.route, () => ({
    is_bound: backend.asked(userSocialDestroy.route).length > 0 ? 0 : 1,
  }));
  await renderScreen(settingPage);
  fireEvent.click(await screen.findByRole('button', { name: /社交账号/ }));
  const dialog = within(await screen.findByRole('alertdialog'));
  fireEvent.click(dialog.getByRole('button', { name: '解绑' }));
  await waitFor(() => expect(backend.asked(userSocialDestroy.route)).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole('button', { name: /社交账号/ })).toBeNull());
});

it('is not shown where none is bound', async () => {
  backend.answer(userSocial.route, { is_bound: 0 });
  await renderScreen(settingPage);
  await screen.findByRole('button', { name: /注销账号/ });
  await waitFor(() => expect(backend.asked(userSocial.route)).toHaveLength(1));
  expect(screen.queryByRole('button', { name: /社交账号/ })).toBeNull();
});
