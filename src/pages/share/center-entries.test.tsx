// Proves where the entries of the distribution centre lead: by the operator's link, else to their own screens.
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { loadUserInfo } from '../../services/shopper';
import { backend } from '../../testing/fake-backend';
import { address, renderScreen, startMall } from '../../testing/render-screen';
import centerPage from './index.page';

const OWN = '/pages/share/team/team';

/** Taps the entry of the team, whose link is this. */
async function tapTeam(link: object): Promise<void> {
  const menus = { team: { name: '我的团队', icon: '', ...link } };
  const config = { share_setting: { level: 1 }, share_setting_custom: { menus, words: {} } };
  await startMall({ isSignedIn: true, config });
  backend.answer('api/user/user-info', { nickname: '阿青', identity: { roles: ['distributor'] } });
  await act(() => loadUserInfo(true));
  backend.answer('api/share/setting', { config: {}, template_message: [] });
  backend.answer('api/share/new-apply-status', { share: null, status: 1, parent_name: '顾晚舟' });
  backend.answer('api/share/index', {
    list: { team_count: 23, order_money: 512.6, order_money_un: 33.5, money: '128.60' },
    bonus_setting: [],
    stock_setting: [],
    region_setting: [],
  });
  await renderScreen(centerPage);
  fireEvent.click(await screen.findByRole('button', { name: /我的团队/ }));
}

const leaving = () => vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);

afterEach(() => void vi.restoreAllMocks());

it.each([
  [
    'the screen of the operator',
    '/pages/topic/topic?id=3',
    { open_type: 'navigate', url: '/pages/topic/topic?id=3' },
  ],
  ['their own without a link', OWN, { open_type: '', url: '', tel: '' }],
  ['their own from where it was once', OWN, { open_type: 'navigator', url: '/pages/share-team/share-team' }],
  ['their own in place of a forbidden link', OWN, { open_type: 'h5', url: 'javascript:alert(1)' }],
])('lead to %s', async (_name, path, link) => {
  const assign = leaving();
  await tapTeam(link);
  expect(address()).toBe(path);
  expect(assign).not.toHaveBeenCalled();
});

it.each([
  ['a telephone', 'tel:13800138000', { open_type: 'tel', url: '', tel: '13800138000' }],
  ['an address outside', 'https://a.example/team', { open_type: 'h5', url: 'https://a.example/team' }],
])('lead to %s', async (_name, target, link) => {
  const assign = leaving();
  await tapTeam(link);
  expect(assign).toHaveBeenCalledExactlyOnceWith(target);
});
