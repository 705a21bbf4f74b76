// Proves the popup of a member activity's award (AWARD-01 … AWARD-03).
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import SessionWatch from '../app/session-watch';
import { custom, definePage } from '../engine/define-page';
import { loadUserInfo } from '../services/shopper';
import { backend } from '../testing/fake-backend';
import { address, renderScreen, startMall } from '../testing/render-screen';
import { closeAward } from '../state/overlays';
// The popup's chunk is loaded before the first test waits for it.
import './member-award';

const RECEIVE = 'api/mall-member/activity-receive';
const INFO = 'api/user/user-info';
/** An unsolicited popup opens after a second without input. */
const CALM = { timeout: 15_000 };

const page = definePage({
  path: '/pages/index/index',
  title: '首页',
  auth: 'guest',
  body: custom('landing', SessionWatch),
});

const award = (id: number, is_write: 0 | 1 = 0) => ({
  id,
  title: '会员见面礼',
  is_write,
  items: [
    { type: 'balance', num: '5.00' },
    { type: 'integral', num: 100 },
  ],
});

async function show(given: object | null) {
  backend.answer(INFO, {
    nickname: '阿青',
    identity: { member_level: 3, level_name: '紫砂会员' },
    ...(given === null ? {} : { login: { member_award: given } }),
  });
  await act(() => loadUserInfo(true));
  return renderScreen(page);
}

const popup = () => screen.findByRole('dialog', { name: '会员见面礼' }, CALM);
const noPopup = () => expect(screen.queryByRole('dialog', { name: '会员见面礼' })).toBeNull();

beforeEach(async () => {
  window.localStorage.removeItem('pagoda.closedAwards');
  closeAward();
  await startMall({ isSignedIn: true });
});

it('leads to the profile and receives nothing where that is missing (AWARD-01)', async () => {
  await show(award(7, 1));
  await popup();
  fireEvent.click(screen.getByRole('button', { name: '去完善资料' }));
  expect(address()).toBe('/pages/setting/setting');
  expect(backend.asked(RECEIVE)).toEqual([]);
  await waitFor(noPopup);
});

it('receives the activity once and toasts the backend’s words (AWARD-02)', async () => {
  backend.answerWhole(RECEIVE, { msg: '领取成功，奖励已发放到您的账户', data: null });
  await show(award(7));
  expect((await popup()).textContent).toContain('￥5.00');
  const button = screen.getByRole('button', { name: '立即领取' });
  fireEvent.click(button);
  fireEvent.click(button);
  expect(await screen.findByText('领取成功，奖励已发放到您的账户')).toBeTruthy();
  expect(backend.asked(RECEIVE)).toEqual([{ activity_id: '7' }]);
  await waitFor(noPopup);
});

it('shows the backend’s refusal', async () => {
  backend.refuse(RECEIVE, '您已领取过该奖励');
  await show(award(7));
  await popup();
  fireEvent.click(screen.getByRole('button', { name: '立即领取' }));
  expect(await screen.findByText('您已领取过该奖励')).toBeTruthy();
});

it('does not pop up again once it was closed, while another award does (AWARD-03)', async () => {
  const { unmount } = await show(award(7));
  await popup();
  fireEvent.click(screen.getByRole('button', { name: '关闭' }));
  await waitFor(noPopup);
  unmount();
  const again = await show(award(7));
  await act(() => new Promise((resolve) => setTimeout(resolve, 1500)));
  noPopup();
  again.unmount();
  await show(award(8));
  await popup();
});
