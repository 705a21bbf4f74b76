// Signing in where the account is being guessed at: a picture captcha, and what its owner is told.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { api } from '../services/api';
import { fakeApi } from '../testing/fake-api';
import { Guessed } from './guessed';
import { LoginAgain, LoginScreen } from './login';
import { SessionProvider } from '../shell/session';
import { meOf, renderPlace } from './testing';

const EVERYTHING = { canEdit: true, canPublish: true, isOwner: true };

beforeEach(() => {
  localStorage.clear();
  fakeApi.reset();
});

it('asks for a captcha once the server does, another picture after each failure, and sends the answer', async () => {
  fakeApi.answer('GET session', null);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SessionProvider>
        <LoginScreen />
      </SessionProvider>
    </QueryClientProvider>,
  );
  const submit = () => fireEvent.click(screen.getByRole('button', { name: '登录' }));
  const picture = () => screen.getByRole('img', { name: '图形验证码' }).getAttribute('src');
  fireEvent.change(screen.getByLabelText('账号'), { target: { value: 'owner' } });
  fireEvent.change(screen.getByLabelText('密码'), { target: { value: 'secret words' } });
  expect(screen.queryByLabelText('验证码')).toBeNull();
  fakeApi.refuse('POST session', { code: 'captcha', message: '请输入图形验证码' }, 401);
  submit();
  expect((await screen.findByRole('alert')).textContent).toBe('请输入图形验证码');
  const first = picture();
  fireEvent.click(screen.getByRole('button', { name: '换一张' }));
  expect(picture()).not.toBe(first);
  fireEvent.change(screen.getByRole('textbox', { name: /验证码/ }), { target: { value: 'ac34' } });
  fakeApi.refuse('POST session', { code: 'wrong-password', message: '账号或密码不正确' }, 401);
  const second = picture();
  submit();
  await waitFor(() => expect(picture()).not.toBe(second));
  expect(fakeApi.asked('POST session').map(({ body }) => body)).toEqual([
    { login: 'owner', password: 'secret words' },
    { login: 'owner', password: 'secret words', captcha: 'ac34' },
  ]);
});

it('tells whose password is guessed at until it is read', async () => {
  const guessed = [{ name: '林知夏', at: '2026-11-25T03:00:00.000Z' }];
  renderPlace(<Guessed />);
  fakeApi.answer('GET session', { ...meOf(EVERYTHING), guessed });
  expect(screen.queryByRole('alert')).toBeNull();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('猜你的密码');
  fireEvent.click(screen.getByRole('button', { name: '知道了' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('asks once to sign in again, however often what goes on in the background is refused', async () => {
  fakeApi.answer('GET session', meOf(EVERYTHING));
  fakeApi.refuse('GET pages', { code: 'signed-out', message: '登录已过期' }, 401);
  renderPlace(<LoginAgain />);
  const refused = () => act(() => api('pages').catch(() => undefined));
  await refused();
  fireEvent.click(await screen.findByRole('button', { name: '关闭' }));
  await refused();
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
});
