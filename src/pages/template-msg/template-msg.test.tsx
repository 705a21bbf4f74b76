// Proves trying message templates: what came of each is said at its row.
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { loadUserInfo } from '../../services/shopper';
import { backend, type Fields } from '../../testing/fake-backend';
import { renderScreen, startMall } from '../../testing/render-screen';
import page from './template-msg.page';

const ROUTE = 'api/message/template';
const list = [
  { name: '订单发货', tpl_name: 'order_send', tpl_id: 'a' },
  { name: '开奖提醒', tpl_name: 'lottery', tpl_id: 'b' },
];
const send = (name: string) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name: `发送${name}` })));

const signIn = async (isAdmin: 0 | 1) => {
  await startMall({ isSignedIn: true });
  backend.answer('api/user/user-info', { nickname: '掌柜', mobile: '', identity: { is_admin: isAdmin } });
  await act(() => loadUserInfo(true));
};
beforeEach(() => signIn(1));

it('is for administrators of the mall', async () => {
  await signIn(0);
  backend.answer(ROUTE, { list });
  await renderScreen(page);
  expect(screen.queryByText('订单发货')).toBeNull();
  expect(backend.asked(ROUTE)).toEqual([]);
});

it('sends the template whose button was tapped', async () => {
  backend.answer(ROUTE, ({ templateTpl: key }: Fields) =>
    key === undefined ? { list } : { status: 1, msg: '发送成功' },
  );
  await renderScreen(page);
  await screen.findByText('订单发货');
  await send('开奖提醒');
  expect((await screen.findByText('发送成功')).closest('output')).toBeTruthy();
  expect(backend.asked(ROUTE)).toEqual([{}, { templateTpl: 'lottery' }]);
});

it('says at the row why one was refused', async () => {
  backend.answer(ROUTE, { list });
  await renderScreen(page);
  await screen.findByText('订单发货');
  backend.refuse(ROUTE, '平台不支持模板消息');
  await send('订单发货');
  expect(await screen.findByText('平台不支持模板消息')).toBeTruthy();
  expect(screen.getAllByRole('button', { name: /发送/ })).toHaveLength(2);
});

it('says so where the shop has none', async () => {
  backend.answer(ROUTE, { list: [] });
  await renderScreen(page);
  expect(await screen.findByText('商家还没有配置模板消息')).toBeTruthy();
});
