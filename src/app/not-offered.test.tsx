// Proves what screens and entries are in a mall that lacks a route: the screen says so, the entries hide.
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { AnyPage, PageDefinition } from '../engine/define-page';
import { routes } from './routes.gen';
import { noteNotOffered } from '../services/missing-routes';
import { isOffered } from '../services/offered';
import { backend } from '../testing/fake-backend';
import { renderScreen, startMall } from '../testing/render-screen';
import { full, texts } from '../testing/sample-orders';
import { refund } from '../testing/sample-refunds';

/** What malls of version 2.3 do not have (contract, 27 November), by the screen that is nothing without it. */
const LACKING: readonly [path: string, route: string, search?: string][] = [
  ['/pages/goods/ranking/index', 'api/goods/ranking'],
  ['/pages/goods/ranking/detail', 'api/goods/ranking-detail', 'id=1'],
  ['/pages/order/refund/order-detail-refund-list', 'api/order/refund-list', 'id=1'],
  ['/pages/order-submit/gift', 'api/order/gift-address', 'id=1'],
  ['/pages/share/link/link', 'api/share/link'],
  ['/pages/share/rank/rank', 'api/share/rank'],
  ['/pages/share/money-list/money-list', 'api/share/brokerage-list'],
  ['/pages/user-center/bill-center/bill-center', 'api/user/bill'],
  ['/pages/user-center/member-log/member-log', 'api/user/member-log'],
  ['/plugins/diy/list/list', 'plugin/diy/api/form/list'],
  ['/plugins/diy/detail/detail', 'plugin/diy/api/form/detail', 'id=1'],
  ['/plugins/diy/reply-info/reply-info', 'plugin/diy/api/form/reply', 'id=1'],
];

const pageOf = async (path: string): Promise<AnyPage> => {
  const load = routes[path];
  if (load === undefined) throw new Error(`no screen ${path}`);
  return (await load()).default;
};
const lack = (...missing: string[]) => {
  for (const route of missing) backend.refuse(route, '页面未找到。', { code: 500 });
};
const settle = () => act(async () => undefined);

beforeEach(async () => {
  await startMall({ isSignedIn: true, config: { invoice: 1, share_setting: { level: 2 } } });
  backend.answer('api/user/user-info', {
    nickname: '阿青',
    identity: { roles: ['distributor'] },
    options: { user_id: 1 },
  });
});

describe('a screen', () => {
  it.each(LACKING)('%s says that the mall does not offer it', async (path = '', route = '', search = '') => {
    const page = (await pageOf(path)) as unknown as PageDefinition;
    expect(page.body.endpoints.map((endpoint) => endpoint.route)).toContain(route);
    lack(route);
    await renderScreen(page as unknown as AnyPage, search);
    expect(await screen.findByText('该商城未开通')).toBeTruthy();
    await settle();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.queryByText(/网络/)).toBeNull();
    expect(isOffered(route)).toBe(false);
    // The core names screens of its own; a plugin's entries ask by the route.
    expect(isOffered(path)).toBe(path.startsWith('/plugins/'));
  });
});

describe('an entry hides', () => {
  const shown = async (path: string, search = '') => {
    const { container } = await renderScreen(await pageOf(path), search);
    await waitFor(() => expect(container.querySelector('[aria-busy="true"]')).toBeNull());
    return container;
  };

  it.each([
    [
      'of the links to share and of the board in the distribution centre',
      '/pages/share/index/index',
      ['api/share/link', 'api/share/rank'],
      ['推广链接', '分销排行榜'],
      '我的团队',
    ],
    ['of the money list', '/pages/share/money/money', ['api/share/brokerage-list'], ['佣金明细'], '提现明细'],
    ['of the member log', '/pages/member/index/index', ['api/user/member-log'], ['会员记录'], /账户余额/],
    ['of the rankings', '/pages/search/search', ['api/goods/ranking'], ['商品榜单'], /热门搜索/],
    [
      'of former requests of a line',
      '/pages/order/refund-detail/refund-detail',
      ['api/order/refund-list'],
      ['售后记录'],
      '查看订单',
    ],
  ] as const)('%s', async (_what, path, lacking, entries, beside) => {
    const figures = { team_count: 2, order_money: 1, order_money_un: 1, money: '1.00', total_money: '1.00' };
    backend.answer('api/share/new-apply-status', { status: 1, parent_name: '' });
    backend.answer('api/share/index', { list: figures });
    backend.answer('api/share/brokerage', { list: { money: '1.00', total_money: '1.00' } });
    backend.answer('api/share/setting', { config: {} });
    backend.answer('api/mall-member/index', { user_info: { balance: '1.00' }, next_mall_member: [] });
    backend.answer('api/mall-member/all-member', { list: [] });
    backend.answer('api/goods/hot-search', { list: [{ title: '茶', goods_id: 1, sort: 1 }] });
    backend.answer('api/order/refund-detail', { detail: refund(), express_list: [] });
    await shown(path, 'id=1');
    for (const name of entries) expect(await screen.findByText(name)).toBeTruthy();
    act(() => lacking.forEach(noteNotOffered));
    for (const name of entries) expect(screen.queryByText(name)).toBeNull();
    expect(screen.getAllByText(beside).length).toBeGreaterThan(0);
  });

  it('of giving an order to a friend', async () => {
    backend.answer('api/order/detail', full({ is_pay: '1', pay_type: '1', is_send: '0', send_type: '0' }));
    await renderScreen(await pageOf('/pages/order/order-detail/order-detail'), 'id=5');
    expect(await screen.findByText('送给朋友')).toBeTruthy();
    act(() => noteNotOffered('api/order/gift-address'));
    expect(screen.queryByText('送给朋友')).toBeNull();
  });
});

describe('an invoice', () => {
  const INVOICE = {
    id: 7,
    order_id: 5,
    status: 0,
    title_type: 2,
    buyer_title: '南湖',
    invoice_type_code: '026',
  };

  beforeEach(() => {
    lack('api/order/invoice', 'plugin/invoice/api/index/order-list');
    const order = { is_pay: '1', is_send: '1', is_confirm: '1', total_pay_price: '36.00' };
    backend.answer('api/order/detail', full({ ...order, back_price: '6.00', invoice: INVOICE }));
    backend.answer('plugin/invoice/api/index/invoice-list', {
      list: [{ ...texts(INVOICE), total_pay_price: '36.00' }],
    });
  });

  it('is listed by the plugin’s call, without tabs that the mall cannot fill', async () => {
    await renderScreen(await pageOf('/pages/order/invoice/index'));
    expect(await screen.findByText('南湖')).toBeTruthy();
    expect(screen.queryByRole('tab', { name: '可开票' })).toBeNull();
    expect(screen.queryByText('该商城未开通')).toBeNull();
  });

  it.each(['id=7', 'order_id=5'])('is shown by its order (%s)', async (search) => {
    await renderScreen(await pageOf('/pages/order/invoice/detail'), search);
    expect(await screen.findByText('南湖')).toBeTruthy();
    expect(screen.getByText('￥36.00')).toBeTruthy();
  });

  it('can be asked for', async () => {
    backend.answer('api/order/detail', full({ is_confirm: '1', total_pay_price: '36.00', invoice: null }));
    await renderScreen(await pageOf('/pages/invoice/edit'), 'order_id=5');
    expect(await screen.findByRole('button', { name: '提交申请' })).toBeTruthy();
  });
});
