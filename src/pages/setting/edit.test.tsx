// Proves that the profile's forms are filled with the present values, also when loaded by their address.
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

it("shows the profile's value in the field of each form", async () => {
  const rendered = await renderScreen(editPage, 'type=nickname');
  expect(await nickname()).toBe('阿青');
  rendered.unmount();
  const gender = await renderScreen(editPage, 'type=gender');
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: '女' })).checked).toBe(true);
  gender.unmount();
  await renderScreen(editPage, 'type=birthday');
  expect((await screen.findByRole('button', { name: /生日/ })).textContent).toContain('1990-05-01');
});
