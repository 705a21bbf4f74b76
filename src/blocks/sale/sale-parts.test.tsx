// Proves what a kind of sale draws on the mall's screens, that plain goods load none of it, and what remains without it.
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { routes } from '../../app/routes.gen';
import { checkoutQuery } from '../../flows/checkout-address';
import { openSku } from '../../state/overlays';
import { backend, type Fields } from '../../testing/fake-backend';
import { installMadeUpKind, madeUpPage, pairsDetail, SIGN } from '../../testing/made-up-kind';
import { address, renderScreen, startMall } from '../../testing/render-screen';
import { goodsDetailAnswer } from '../../testing/sample-goods';
import { full, order } from '../../testing/sample-orders';
import { partsOf } from './parts';

const ORDERS = '/pages/order/index/index';

/** A screen of the mall by its path. */
async function show(path: string, search = '') {
  const module = await routes[path]?.();
  if (module === undefined) throw new Error(`no screen ${path}`);
  return renderScreen(module.default, search);
}

let load: ReturnType<typeof installMadeUpKind>;
const LOST = '活动信息加载失败，点此重试';

const line = (sign: string) => ({
  id: 3,
  name: `香梨${sign}`,
  num: 1,
  sign,
  attr_list: [],
  discounts: [],
  goods_attr: { id: 10 },
});

const preview = (...signs: string[]) => ({
  mch_list: [
    {
      mch: { id: 0, name: '南湖' },
      goods_list: signs.map(line),
      total_price: '72.00',
      express_price: '0.00',
      coupon: { enabled: false, use: false, coupon_discount: '0', user_coupon_id: 0, coupon_error: null },
      integral: { can_use: false },
      delivery: { send_type: 'express', send_type_list: [] },
      store: null,
      pick_up_enable: true,
    },
  ],
  total_price: '72.00',
  price_enable: true,
  address_enable: true,
  address: null,
});

async function showCheckout(query: string) {
  await show('/pages/order-submit/order-submit', query);
  await screen.findByTestId('checkout');
}

const PLAIN_QUERY = new URLSearchParams(
  checkoutQuery([{ mch_id: 0, goods_list: [{ id: 3, goods_attr_id: 10, num: 1 }] }]),
).toString();

beforeEach(async () => {
  await startMall({ isSignedIn: true });
  load = installMadeUpKind();
  backend.answer(pairsDetail.route, goodsDetailAnswer({ sign: SIGN }));
  backend.answer('api/goods/detail', goodsDetailAnswer());
  backend.answer('api/order/check-order', null);
});

describe('the goods page of a kind', () => {
  it('draws its band, price, tags, blocks, strip and bar in place of the mall’s', async () => {
    await renderScreen(madeUpPage, 'id=12');
    for (const text of ['成对活动', '成对价￥80', '2人成对', '正在成对', '还差1人'])
      expect(await screen.findByText(text)).toBeDefined();
    expect(screen.queryByText('99.00')).toBeNull();
    const names = ['单买', '成对', '立即购买', '加入购物车', '收藏'];
    expect(names.map((name) => screen.queryByRole('button', { name }) !== null)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  it('makes its posters by its own endpoints', async () => {
    await renderScreen(madeUpPage, 'id=12');
    fireEvent.click(await screen.findByRole('button', { name: '分享' }));
    fireEvent.click(await screen.findByRole('button', { name: '生成商品海报' }));
    expect(decodeURIComponent(address())).toBe(
      '/pages/poster/goods?goods_id=12&poster_config=plugin/pairs/api/poster/config&poster_generate=plugin/pairs/api/poster/generate',
    );
  });

  it('keeps the rest of the page where a part throws, and tries it again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    backend.answer(pairsDetail.route, goodsDetailAnswer({ unit: '坏' }));
    await renderScreen(madeUpPage, 'id=12');
    expect(await screen.findByRole('button', { name: LOST })).toBeDefined();
    expect(screen.getByText('成对价￥80')).toBeDefined();
    expect(screen.getByRole('heading', { name: '每日坚果礼盒', level: 2 })).toBeDefined();
  });
});

describe('the SKU sheet of a kind', () => {
  const open = async (button: string) => {
    await renderScreen(madeUpPage, 'id=12');
    fireEvent.click(await screen.findByRole('button', { name: button }));
    await screen.findByRole('dialog');
  };
  const price = () => screen.getByRole('dialog').querySelector('header')?.textContent;

  it('offers its terms as chips, with the price of each', async () => {
    await open('成对');
    expect(await screen.findByText('成对省￥19')).toBeDefined();
    expect(price()).toContain('￥80.00');
    fireEvent.click(screen.getByRole('button', { name: '单独购买' }));
    expect(price()).toContain('￥99.00');
    expect(screen.queryByText('成对省￥19')).toBeNull();
  });

  it('opens with the terms that the tapped button named, and says why they are closed', async () => {
    backend.answer(pairsDetail.route, goodsDetailAnswer({ goods_stock: 0 }));
    await open('单买');
    const button = await screen.findByRole('button', { name: '已抢光' });
    expect(button.hasAttribute('disabled') || button.getAttribute('aria-disabled') === 'true').toBe(true);
  });

  it('sells nothing at the plain terms where the kind has not loaded', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    load.mockRejectedValue(new Error('offline'));
    await open('成对');
    expect(await screen.findByRole('button', { name: /重试|重新加载/ })).toBeDefined();
    expect(screen.queryByRole('button', { name: /购买|购物车|确定|发起/ })).toBeNull();
  });
});

describe('the checkout of a kind', () => {
  it('is the mall’s, by the kind’s endpoints and with its keys in the form', async () => {
    await renderScreen(madeUpPage, 'id=12');
    fireEvent.click(await screen.findByRole('button', { name: '成对' }));
    fireEvent.click(await screen.findByRole('button', { name: '发起成对' }));
    await waitFor(() => expect(address()).toContain('/pages/order-submit/order-submit?'));
    const query = address().split('?')[1] ?? '';
    backend.answer('plugin/pairs/api/order/preview', preview(SIGN));
    await showCheckout(query);
    expect(screen.getByText('成对价：')).toBeDefined();
    const [asked] = backend.asked('plugin/pairs/api/order/preview');
    const { list } = JSON.parse((asked as Fields)['form_data'] ?? '{}') as { list: unknown[] };
    expect(list[0]).toMatchObject({ pair_id: 7, mch_id: 0, goods_list: [{ id: 112, goods_attr_id: 126 }] });
    expect(backend.asked('api/order/preview')).toEqual([]);
  });

  it('draws the rows of each kind in a group once, and none of plain goods', async () => {
    backend.answer('api/order/preview', preview('', SIGN, SIGN));
    await showCheckout(PLAIN_QUERY);
    expect(await screen.findAllByText('成对优惠 3件')).toHaveLength(1);
  });
});

describe('the orders of a kind', () => {
  const mixed = [order(1), order(2, { sign: SIGN })];

  it('have its lines, its note and its acts in the list, and plain ones have not', async () => {
    backend.answer('api/order/list', { list: mixed, pagination: {} });
    await show(ORDERS);
    expect(await screen.findByText('成对中：20262')).toBeDefined();
    expect(screen.getAllByText('成对的1行')).toHaveLength(1);
    expect(screen.getAllByText('手工桃酥')).toHaveLength(2);
    const [plain, sold] = screen.getAllByRole('article').map((card) => within(card));
    expect(plain?.queryByRole('button', { name: '邀请成对' })).toBeNull();
    fireEvent.click(await (sold as NonNullable<typeof sold>).findByRole('button', { name: '邀请成对' }));
    await waitFor(() => expect(backend.asked('api/order/list')).toHaveLength(2));
  });

  it('have them in the detail, also where the mall offers nothing to do', async () => {
    backend.answer('api/order/detail', full({ sign: SIGN, is_pay: '1', pay_type: '1', status: '0' }));
    await show('/pages/order/order-detail/order-detail', 'id=5');
    expect(await screen.findByText(/^成对中：/)).toBeDefined();
    expect([screen.getByText('成对的1行'), screen.getByText('手工桃酥')]).toHaveLength(2);
    expect(await screen.findByRole('button', { name: '邀请成对' })).toBeDefined();
  });

  it('say so where their parts have not loaded, keep the card, and load them on request', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    for (let part = 0; part < 3; part += 1) load.mockRejectedValueOnce(new Error('offline'));
    backend.answer('api/order/list', { list: [order(2, { sign: SIGN })], pagination: {} });
    await show(ORDERS);
    const lost = await screen.findAllByRole('button', { name: LOST });
    expect(lost).toHaveLength(3);
    expect(screen.getByText('手工桃酥')).toBeDefined();
    expect(screen.getByRole('button', { name: '付款' })).toBeDefined();
    // A failure is known for a second.
    const retried = () => {
      for (const button of screen.queryAllByRole('button', { name: LOST })) fireEvent.click(button);
      return screen.queryByText('成对中：20262');
    };
    await vi.waitUntil(() => retried() !== null, { interval: 200, timeout: 30_000 });
  });
});

describe('what a kind says about other goods', () => {
  it.each([
    ['is drawn on their page', { [SIGN]: { list: [4] } }, true],
    ['is neither drawn nor loaded where it is empty', { [SIGN]: { list: [] }, other: null }, false],
  ])('%s', async (_case, extra, isDrawn) => {
    backend.answer('api/goods/detail', goodsDetailAnswer({ plugin_extra: extra }));
    await show('/pages/goods/goods', 'id=12');
    await screen.findByRole('heading', { name: '每日坚果礼盒', level: 2 });
    if (isDrawn) expect(await screen.findByText(/^可成对：/)).toBeDefined();
    expect([screen.queryByText(/^可成对：/) !== null, load.mock.calls.length > 0]).toEqual([
      isDrawn,
      isDrawn,
    ]);
  });
});

describe('plain goods', () => {
  it('load nothing of any kind, from their page to their order', async () => {
    await show('/pages/goods/goods', 'id=12');
    expect(await screen.findByRole('button', { name: '立即购买' })).toBeDefined();
    act(() => openSku({ goodsId: 12, intent: 'buy' }));
    await screen.findByRole('dialog');
    backend.answer('api/order/preview', preview(''));
    await showCheckout(PLAIN_QUERY);
    backend.answer('api/order/list', { list: [order(1)], pagination: {} });
    await show(ORDERS);
    await screen.findByText('手工桃酥');
    expect(load).not.toHaveBeenCalled();
  });

  it.each(['', 'constructor', 'unknown'])('are those with a sign that no kind has: %o', (sign) => {
    expect(partsOf(sign, 'OrderNote')).toBeNull();
  });
});
