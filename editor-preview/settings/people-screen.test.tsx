// Inviting by a link, which is shown once; open invitations and how they are called back.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { renderPlace } from '../app/testing';
import { fakeApi } from '../testing/fake-api';
import PeopleScreen from './people-screen';

const by = { id: 1, name: '林知夏' };
const me = { ...by, login: 'lin', role: 'owner', isDisabled: false, lastSeenAt: null };
const other = { ...me, id: 2, name: '周予安', login: 'zhou', role: 'editor' };
const row = { id: 7, name: '小林', role: 'editor', by, endsAt: '2026-11-28T12:00:00.000Z' };

beforeEach(() => {
  fakeApi.reset();
  fakeApi.answer('GET people', { items: [me, other] });
  fakeApi.answer('GET invitations', { items: [] });
});

it('makes a link of a role and a life, and shows it once', async () => {
  fakeApi.answer('POST invitations', () => {
    fakeApi.answer('GET invitations', { items: [row] });
    return { ...row, token: 'secret' };
  });
  renderPlace(<PeopleScreen />);
  fireEvent.click(await screen.findByRole('button', { name: '邀请' }));
  const dialog = screen.getByRole('dialog', { name: '邀请' });
  fireEvent.change(within(dialog).getByLabelText(/^名字/), { target: { value: ' 小林 ' } });
  fireEvent.change(within(dialog).getByLabelText('有效期'), { target: { value: '24' } });
  fireEvent.click(within(dialog).getByRole('button', { name: '生成链接' }));
  const link = await screen.findByRole('dialog', { name: '给小林的邀请链接' });
  expect(fakeApi.asked('POST invitations').map(({ body }) => body)).toEqual([
    { name: '小林', role: 'editor', hours: 24 },
  ]);
  expect(within(link).getByRole('textbox', { name: '邀请链接' })).toHaveProperty(
    'value',
    `${window.location.href.replace(/#.*$/, '')}#/join/secret`,
  );
  within(link).getByText(/只显示这一次.*角色是编辑，只能用一次，.*11-28 20:00（北京时间）失效/);
  fireEvent.click(within(link).getByRole('button', { name: '完成' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  const open = await screen.findByRole('table', { name: '还没有接受的邀请' });
  expect(
    within(open)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toMatchObject(['小林', '编辑', '林知夏', expect.stringMatching(/11-28 20:00$/), '收回']);
  expect(document.body.textContent).not.toContain('secret');
});

it('calls an invitation back', async () => {
  fakeApi.answer('GET invitations', { items: [{ ...row, name: '' }] });
  fakeApi.answer('DELETE invitations/7', () => {
    fakeApi.answer('GET invitations', { items: [] });
    return null;
  });
  renderPlace(<PeopleScreen />);
  fireEvent.click(await screen.findByRole('button', { name: '收回邀请：没有写名字' }));
  await screen.findByText('邀请已收回，链接不能再用');
  await waitFor(() => expect(screen.queryByRole('table', { name: '还没有接受的邀请' })).toBeNull());
});

it('an owner who is alone is told so, and can invite', async () => {
  fakeApi.answer('GET people', { items: [me] });
  renderPlace(<PeopleScreen />);
  const empty = (await screen.findByText('只有你一个人')).parentElement as HTMLElement;
  fireEvent.click(within(empty).getByRole('button', { name: '邀请' }));
  screen.getByRole('dialog', { name: '邀请' });
});

it('creates an account with a password, which is shown once', async () => {
  fakeApi.answer('POST people', { ...other, password: 'once' });
  renderPlace(<PeopleScreen />);
  fireEvent.click(await screen.findByRole('button', { name: '新建账号' }));
  fireEvent.change(screen.getByLabelText('名字'), { target: { value: '周予安' } });
  fireEvent.change(screen.getByLabelText(/^账号/), { target: { value: 'zhou' } });
  fireEvent.click(screen.getByRole('button', { name: '新建' }));
  within(await screen.findByRole('dialog', { name: '周予安的密码' })).getByText('once');
});

it('shows nothing to others than owners', async () => {
  renderPlace(<PeopleScreen />, { rights: { canEdit: true, canPublish: true, isOwner: false } });
  await screen.findByText('只有所有者能看人员。');
  expect(fakeApi.calls.map(({ path }) => path)).toEqual(['session']);
});
