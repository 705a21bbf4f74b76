// Proves that the forms of the profile begin with what the shopper has, also on a page loaded by its address.
import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { backend } from '../../testing/fake-backend';
import { renderScreen, startMall } from '../../testing/render-screen';
import editPage from './edit.page';

const nickname = async () => (await screen.findByLabelText<HTMLInputElement>('昵称')).value;

beforeEach(async () => {
  await startMall({ isSignedIn: true });
  backend.answer('api/user/user-info', { nickname: '阿青', gender: 2, birthday: '1990-05-01' });
});

it('shows what the profile has in the field of each part', async () => {
  const rendered = await renderScreen(editPage, 'type=nickname');
  expect(await nickname()).toBe('阿青');
  rendered.unmount();
  const gender = await renderScreen(editPage, 'type=gender');
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: '女' })).checked).toBe(true);
  gender.unmount();
  await renderScreen(editPage, 'type=birthday');
  expect((await screen.findByRole('button', { name: /生日/ })).textContent).toContain('1990-05-01');
});
