// Proves that the nickname's form is filled with the present one, also when loaded by its address.
import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { backend } from '../../testing/fake-backend';
import { renderScreen, startMall } from '../../testing/render-screen';
import nicknamePage from './nickname.page';

const nickname = async () => (await screen.findByLabelText<HTMLInputElement>('昵称')).value;

beforeEach(async () => {
  await startMall({ isSignedIn: true });
  backend.answer('api/user/user-info', { nickname: '阿青', gender: 2, birthday: '1990-05-01' });
});

it('shows the present nickname in its field', async () => {
  await renderScreen(nicknamePage);
  expect(await nickname()).toBe('阿青');
});
