// A link of an invitation, opened by nobody, by somebody who is signed in, and once it is dead.
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { fakeApi } from '../testing/fake-api';
import { App, cache } from './app';
import { meOf } from './testing';

const OPEN = 'POST invitations/open';
const ACCEPT = 'POST invitations/accept';
const ME = meOf({ canEdit: true, canPublish: true, isOwner: false });
const offer = {
  mall: '知夏的店',
  name: '小林',
  role: 'editor',
  by: '林知夏',
  endsAt: '2026-11-28T12:00:00.000Z',
};

beforeEach(() => {
  cache.clear();
  fakeApi.reset();
  fakeApi.answer('GET session', null);
  fakeApi.answer(OPEN, offer);
  fakeApi.answer(ACCEPT, ME);
});

function openLink() {
  window.history.replaceState(null, '', '/#/join/secret');
  render(<App />);
}

const type = (label: RegExp | string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

async function fill() {
  await screen.findByRole('button', { name: '加入' });
  type(/^账号/, 'XiaoLin');
  type(/^密码/, 'a long password');
}

const join = () => fireEvent.click(screen.getByRole('button', { name: '加入' }));

it('says which mall, which role and until when, and lands on the pages', async () => {
  openLink();
  await fill();
  expect(screen.getByText(/邀请你一起装修/).textContent).toMatch(
    /^林知夏邀请你一起装修「知夏的店」，角色是编辑：.*邀请在 .*11-28 20:00（北京时间）之前有效。$/,
  );
  expect(screen.getByLabelText(/^名字/)).toHaveProperty('value', '小林');
  const form = screen.getByRole('button', { name: '加入' }).closest('form') as HTMLFormElement;
  fireEvent.submit(form);
  fireEvent.submit(form);
  await waitFor(() => expect(window.location.hash).toBe('#/pages'));
  await screen.findByText('已加入「知夏的店」');
  expect(screen.queryByRole('button', { name: '登录' })).toBeNull();
  const sent = fakeApi.asked(ACCEPT);
  expect(sent.map(({ body }) => body)).toEqual([
    { token: 'secret', name: '小林', login: 'XiaoLin', password: 'a long password' },
  ]);
  expect(fakeApi.calls.filter(({ path }) => path.includes('secret'))).toEqual([]);
});

it('says that a login is taken, at its field', async () => {
  const message = '这个账号已经有人用了';
  fakeApi.refuse(ACCEPT, { message, fields: [{ pointer: '/login', message }] }, 422);
  openLink();
  await fill();
  join();
  await screen.findByText(message);
  expect(document.activeElement).toBe(screen.getByLabelText(/^账号/));
  fakeApi.answer(ACCEPT, ME);
  join();
  await waitFor(() => expect(window.location.hash).toBe('#/pages'));
});

it('says what to do with a dead link, asked once', async () => {
  const words = '邀请链接已失效，请向邀请你的人要新的';
  fakeApi.refuse(OPEN, { message: words, code: 'gone' }, 410);
  openLink();
  expect((await screen.findByRole('alert')).textContent).toBe(words);
  expect(fakeApi.asked(OPEN)).toHaveLength(1);
  fireEvent.click(screen.getByRole('link', { name: '去登录' }));
  await screen.findByRole('button', { name: '登录' });
});

it('says that it was called back while the form was filled', async () => {
  openLink();
  await fill();
  const gone = { message: '邀请已被收回，请向邀请你的人要新的', code: 'gone' } as const;
  fakeApi.refuse(ACCEPT, gone, 410);
  fakeApi.refuse(OPEN, gone, 410);
  join();
  await screen.findByRole('link', { name: '去登录' });
  expect(screen.getByRole('alert').textContent).toBe(gone.message);
});

it('can be tried again where the server was not reached', async () => {
  fakeApi.refuse(OPEN, '服务器出错');
  openLink();
  await screen.findByText('服务器出错');
  fakeApi.answer(OPEN, offer);
  fireEvent.click(screen.getByRole('button', { name: '重试' }));
  await screen.findByRole('button', { name: '加入' });
});

it('asks somebody who is signed in to sign out first', async () => {
  fakeApi.answer('GET session', ME);
  fakeApi.answer('DELETE session', () => {
    fakeApi.answer('GET session', null);
    return null;
  });
  openLink();
  await screen.findByText(/你现在以「林知夏」登录/);
  expect(screen.queryByRole('button', { name: '加入' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '退出，接受邀请' }));
  await fill();
  join();
  await waitFor(() => expect(window.location.hash).toBe('#/pages'));
});

it('finds that another window has signed in meanwhile', async () => {
  openLink();
  await fill();
  fakeApi.refuse(ACCEPT, { message: '你现在以「林知夏」登录，先退出再接受邀请', code: 'state' }, 409);
  fakeApi.answer('GET session', ME);
  join();
  await screen.findByRole('button', { name: '退出，接受邀请' });
  fireEvent.click(screen.getByRole('button', { name: '不接受，回到页面' }));
  await waitFor(() => expect(window.location.hash).toBe('#/pages'));
});
