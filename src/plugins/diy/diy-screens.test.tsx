// Proves the screens of forms that were sent: the list, one reply, the shop's answer, the result.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { backend } from '../../testing/fake-backend';
import { address, renderScreen, startMall } from '../../testing/render-screen';
import detailPage from './detail.page';
import successPage from './form-success.page';
import listPage from './list.page';
import answerPage from './reply-info.page';

const row = (id: number, is_reply: 0 | 1) => ({
  id,
  title: '茶会报名',
  created_at: '2026-11-21 12:01:00',
  is_reply,
});

const listed = (id: number, is_reply: 0 | 1) => ({
  ...row(id, is_reply),
  form_id: 1,
  summary: [{ label: '姓名', value: '小满' }],
});

const detailOf = (is_reply: 0 | 1) => ({
  detail: {
    ...row(7, is_reply),
    form_data: [
      { key: 'text', key_name: '单行文本', name: '姓名', label: '姓名', is_required: 1, value: '小满' },
      { key: 'img_upload', key_name: '图片', name: '照片', label: '照片', is_required: 0, value: ['/a.png'] },
      { key: 'text', key_name: '单行文本', name: '备注', label: '备注', is_required: 0, value: '' },
    ],
  },
});

beforeEach(() => startMall({ isSignedIn: true }));

it('lists replies with the first answers and whether the shop has answered', async () => {
  backend.answer('plugin/diy/api/form/list', { list: [listed(7, 1), listed(6, 0)] });
  await renderScreen(listPage);
  const links = await screen.findAllByRole('link', { name: /茶会报名/ });
  expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
    ['#/plugins/diy/detail/detail?id=7', '茶会报名姓名：小满2026-11-21 12:01已回复'],
    ['#/plugins/diy/detail/detail?id=6', '茶会报名姓名：小满2026-11-21 12:01未回复'],
  ]);
});

it('says so where nothing was sent', async () => {
  backend.answer('plugin/diy/api/form/list', { list: [] });
  await renderScreen(listPage);
  expect(await screen.findByText('暂无提交记录')).toBeTruthy();
});

it('shows the answers with their pictures, without empty ones', async () => {
  backend.answer('plugin/diy/api/form/detail', detailOf(0));
  await renderScreen(detailPage, 'id=7');
  expect(await screen.findByText('小满')).toBeTruthy();
  expect(screen.getByRole('button', { name: '查看照片1' })).toBeTruthy();
  expect(screen.queryByText('备注')).toBeNull();
  expect(screen.getByText('商家还没有回复')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});

it('leads to the shop’s answer', async () => {
  backend.answer('plugin/diy/api/form/detail', detailOf(1));
  await renderScreen(detailPage, 'id=7');
  const link = await screen.findByRole('link', { name: /商家回复/ });
  expect(link.getAttribute('href')).toBe('#/plugins/diy/reply-info/reply-info?id=7');
});

it('shows the answer and its time, or that there is none yet', async () => {
  const answer = { id: 7, reply_content: '<p>已为您留座</p>', reply_pics: ['/b.png'] };
  backend.answer('plugin/diy/api/form/reply', { detail: { ...answer, reply_at: '2026-11-22 09:30:00' } });
  const { unmount } = await renderScreen(answerPage, 'id=7');
  expect(await screen.findByText('已为您留座')).toBeTruthy();
  expect(screen.getByText('2026-11-22 09:30')).toBeTruthy();
  expect(screen.getByRole('button', { name: '查看回复图片1' })).toBeTruthy();
  unmount();
  await startMall({ isSignedIn: true });
  backend.answer('plugin/diy/api/form/reply', {
    detail: { id: 7, reply_content: '', reply_pics: [], reply_at: '0000-00-00 00:00:00' },
  });
  await renderScreen(answerPage, 'id=7');
  expect(await screen.findByText('商家还没有回复')).toBeTruthy();
});

it('says what a reply brought, and leads to the records', async () => {
  backend.answer('plugin/diy/api/form/success', {
    title: '茶会报名',
    content: '我们已收到您的信息',
    pic_url: '',
    btn_text: '查看提交记录',
    btn_link: { url: '/plugins/diy/list/list', open_type: 'redirect' },
    list: [{ share_type: 2, name: '积分', content: '20积分', page_url: '' }],
  });
  await renderScreen(successPage, 'id=7');
  expect(await screen.findByText(/已获得：积分 20积分/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '查看提交记录' }));
  await waitFor(() => expect(address()).toBe('/plugins/diy/list/list'));
});

it('shows the refusal of what is not his', async () => {
  backend.refuse('plugin/diy/api/form/detail', '信息不存在');
  await renderScreen(detailPage, 'id=8');
  expect(await screen.findByText('信息不存在')).toBeTruthy();
});
