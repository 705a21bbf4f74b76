import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { clearSession } from '../../flows/login';
import { backend } from '../../testing/fake-backend';
import { address, renderScreen, startMall } from '../../testing/render-screen';
import page from './user-center.page';

const CONFIG = 'api/user/config';
const INFO = 'api/user/user-info';

const block = (id: string, data: object = {}) => ({ id, permission_key: '', data });
const BLOCKS = [
  block('order', { order_bar: [{ link_url: '/pages/order/index/index?status=1', icon: '', num: 3 }] }),
  block('of-tomorrow'),
  block('user', { bg_color: '#333333' }),
  block('account'),
  block('menu', {
    title: '我的服务',
    title_style: 2,
    menus: [
      { name: '帮助', link_url: '/pages/article/article-list/article-list', open_type: 'navigate' },
      { name: '手机管理', link_url: '/pages/app_admin/index/index', open_type: 'app_admin' },
    ],
  }),
];

async function start(isSignedIn: boolean): Promise<void> {
  await startMall({ isSignedIn });
  backend.answer(CONFIG, { config: { user_center: BLOCKS, user_center_title: '我的家' } });
  backend.answer(INFO, { nickname: '阿青', integral: 120, balance: '20.00', coupon: '3', card: '1' });
}

const renderedBlocks = () =>
  [...document.querySelectorAll<HTMLElement>('[data-widget]')].map(({ dataset }) => dataset['widget']);

describe('the user centre', () => {
  beforeEach(() => start(true));

  it('renders the blocks of the config in its order with its title, and skips unknown ones (CFG-07, API-16)', async () => {
    await renderScreen(page);
    await screen.findByRole('heading', { name: '我的订单' });
    expect(renderedBlocks()).toEqual(['order', 'user', 'account', 'menu']);
    expect(await screen.findByText('我的家')).toBeDefined();
  });

  it('has the floating quick navigation of the mall, where that is on (CFG-07)', async () => {
    const home = { opened: 1, picUrl: '' };
    const answer = (navSwitch: number) =>
      backend.answer(CONFIG, {
        config: { user_center: BLOCKS, user_center_title: '我的家', quick_navigation: { navSwitch, home } },
      });
    answer(1);
    const { unmount } = await renderScreen(page);
    const menu = await screen.findByRole('navigation', { name: '快捷导航' });
    expect(within(menu).getByRole('button', { name: '回到首页' })).toBeDefined();
    unmount();
    answer(0);
    await renderScreen(page);
    await screen.findByRole('heading', { name: '我的订单' });
    expect(renderedBlocks()).not.toContain('quick-nav');
  });

  it("shows the shopper's name and figures (LOGIN-15)", async () => {
    await renderScreen(page);
    expect(await screen.findByText('阿青')).toBeDefined();
    expect(screen.getByRole('button', { name: /120\s*积分/ })).toBeDefined();
    expect(screen.getByRole('button', { name: /3\s*笔订单\s*待付款/ })).toBeDefined();
  });

  it('becomes the guest head when the token is emptied (LOGIN-12)', async () => {
    await renderScreen(page);
    await screen.findByText('阿青');
    await act(async () => clearSession());
    expect(await screen.findByRole('button', { name: '点击登录' })).toBeDefined();
    await waitFor(() => expect(screen.queryByText('阿青')).toBeNull());
  });

  it('hides the entry of administrators from a shopper (ROLE-02)', async () => {
    await renderScreen(page);
    expect(await screen.findByRole('button', { name: '帮助' })).toBeDefined();
    expect(screen.queryByRole('button', { name: '手机管理' })).toBeNull();
  });
});

describe('the figures of the user centre', () => {
  const FIGURES = { integral: 111, balance: '22.20', coupon: '33', card: '44' };

  beforeEach(async () => {
    await start(true);
    backend.answer(INFO, {
      nickname: '阿青',
      identity: { member_level: 2, level_name: '金叶会员' },
      ...FIGURES,
    });
  });

  it.each([
    [/111\s*积分/, '/pages/user-center/integral-detail/integral-detail'],
    [/22\.20\s*余额/, '/pages/balance/balance'],
    [/33\s*优惠券/, '/pages/coupon/index/index'],
    [/44\s*卡券/, '/pages/card/index/index'],
    [/金叶会员/, '/pages/member/index/index'],
  ])('%s opens its own screen (PRD-03)', async (name, path) => {
    await renderScreen(page);
    fireEvent.click(await screen.findByRole('button', { name }));
    expect(address()).toBe(path);
  });

  it('use the mall’s names for points and balance (CFG-06)', async () => {
    await startMall({
      isSignedIn: false,
      setting: { integral_customer: '茶豆' },
      config: { recharge_setting_custom: { customize_balance_text: '茶票' } },
    });
    backend.answer(CONFIG, { config: { user_center: BLOCKS, user_center_title: '' } });
    await renderScreen(page);
    expect(await screen.findByRole('button', { name: /茶豆/ })).toBeDefined();
    expect(screen.getByRole('button', { name: /茶票/ })).toBeDefined();
  });

  it('are refetched by the button under the portrait (LOGIN-09)', async () => {
    await renderScreen(page);
    await screen.findByText('阿青');
    backend.answer(INFO, { ...FIGURES, nickname: '阿蓝' });
    fireEvent.click(screen.getByRole('button', { name: '刷新' }));
    expect(await screen.findByText('阿蓝')).toBeDefined();
    expect(await screen.findByText('资料已更新')).toBeDefined();
  });

  it('stay unchanged when they cannot be loaded, without a success message', async () => {
    await renderScreen(page);
    await screen.findByText('阿青');
    backend.refuse(INFO, '服务器开小差了');
    fireEvent.click(screen.getByRole('button', { name: '刷新' }));
    expect(await screen.findByText('服务器开小差了')).toBeDefined();
    expect(screen.queryByText('资料已更新')).toBeNull();
    expect(screen.getByText('阿青')).toBeDefined();
  });
});

/** The response in a file of sample data. */
function sample(file: string): { data: { config: object } } {
  const path = resolve(import.meta.dirname, '../../../tests/data', file);
  return JSON.parse(readFileSync(path, 'utf8')) as { data: { config: object } };
}

describe('documents of existing malls', () => {
  beforeEach(() => start(true));

  it('are rendered completely, with the widgets that pages have too (CFG-07)', async () => {
    const { data } = sample('layouts/hydrated/06-user-center.json');
    backend.answer(CONFIG, { config: data.config });
    await renderScreen(page);
    await screen.findByText('我的服务');
    const rendered = ['background', 'user', 'foot', 'svip', 'order', 'account', 'notice', 'banner', 'menu'];
    expect(renderedBlocks()).toEqual([
      ...rendered,
      'rubik',
      'link',
      'goods',
      'customer',
      'customer',
      'empty',
    ]);
    expect(await screen.findByText('明前龙井 125g')).toBeDefined();
  });

  it('have no super member card where the plugin is absent (CFG-10)', async () => {
    const { data } = sample('layouts/hydrated/06-user-center.json');
    backend.answer(CONFIG, { config: data.config });
    await renderScreen(page);
    await screen.findByText('我的服务');
    expect(screen.queryByText(/开通超级会员/)).toBeNull();
  });

  it('offer the super member card where the plugin is installed (CFG-10)', async () => {
    await startMall({
      isSignedIn: true,
      config: { plugin: { vip_card: { setting: { is_vip_card: '1' } } } },
    });
    const { data } = sample('layouts/hydrated/06-user-center.json');
    backend.answer(CONFIG, { config: data.config });
    await renderScreen(page);
    expect(await screen.findByRole('button', { name: /开通超级会员/ })).toBeDefined();
  });

  it('of older backends, which are one object, are rendered by the same widgets (CFG-07)', async () => {
    const { data } = sample('answers/user-config.json');
    backend.answer(CONFIG, { config: data.config });
    await renderScreen(page);
    expect(await screen.findByRole('heading', { name: '我的订单' })).toBeDefined();
    expect(renderedBlocks()).toEqual(['user', 'foot', 'account', 'order', 'menu']);
  });
});

describe('the user centre of a guest', () => {
  beforeEach(() => start(false));

  it('offers to sign in, shows no figures, and requests no user info (LOGIN-01, LOGIN-10)', async () => {
    await renderScreen(page);
    expect(await screen.findByRole('button', { name: '点击登录' })).toBeDefined();
    expect(screen.getByRole('button', { name: /-\s*积分/ })).toBeDefined();
    expect(screen.queryByText('笔订单')).toBeNull();
    expect(backend.asked(INFO)).toEqual([]);
  });
});

describe('the entry of clerks', () => {
  beforeEach(async () => {
    await start(true);
    backend.answer(INFO, { nickname: '老周', options: { user_id: 3 } });
  });

  it('is absent for shoppers who redeem nothing', async () => {
    backend.answer('api/user/is-clerk-user', { is_clerk_user: 0 });
    await renderScreen(page);
    await waitFor(() => expect(backend.asked('api/user/is-clerk-user')).toEqual([{ clerk_id: '3' }]));
    expect(screen.queryByRole('region', { name: '核销' })).toBeNull();
  });

  it('opens the order of a typed code, and says when a code is none', async () => {
    backend.answer('api/user/is-clerk-user', { is_clerk_user: 1 });
    backend.answer('api/default/qr-code-parameter', ({ token }: { token?: string }) => ({
      detail: token === '1234567812345678' ? { path: 'pages/order/clerk/clerk', data: { id: 5 } } : null,
    }));
    await renderScreen(page);
    const type = async (code: string) => {
      fireEvent.click(await screen.findByRole('button', { name: /输入顾客的核销码/ }));
      fireEvent.change(screen.getByLabelText('核销码'), { target: { value: code } });
      fireEvent.click(screen.getByRole('button', { name: '去核销' }));
    };
    await type('00000000');
    expect(await screen.findByText('核销码无效')).toBeDefined();
    await type('1234 5678 1234 5678');
    await waitFor(() => expect(address()).toBe('/pages/order/clerk/clerk?id=5'));
  });
});
