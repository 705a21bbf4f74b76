import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import * as to from '~/domain/screen-links.gen';
import { give } from '../../engine/picking';
import { checkoutQuery } from '../../flows/checkout-address';
import { renewUserInfo } from '../../services/shopper';
import { setBindCode } from '../../state/overlays';
import { setReferrer } from '../../state/session';
import { backend, type Fields } from '../../testing/fake-backend';
import { address, renderScreen, startMall } from '../../testing/render-screen';
import { reload, renderStack } from '../../testing/render-stack';
import checkoutPage from './order-submit.page';

const home = {
  id: 1,
  name: '李禾',
  mobile: '13800138000',
  province: '浙江省',
  city: '杭州市',
  district: '西湖区',
  detail: '文三路 100 号',
  location: '',
};

interface SentGroup {
  send_type: string;
  store_id: number;
  user_coupon_id: number;
  use_integral: number;
  remark: string;
}

interface SentForm {
  address_id: number;
  address?: object;
  list: SentGroup[];
}

const formOf = ({ form_data: form }: Fields): SentForm => JSON.parse(form ?? '{}') as SentForm;
const sent = (route = 'api/order/preview') => backend.asked(route).map(formOf);

/** A mall's response to a form with the test's changes. */
const preview =
  (change: object = {}, group: object = {}) =>
  (fields: Fields) => {
    const [chosen] = formOf(fields).list;
    const isPickUp = chosen?.send_type === 'offline';
    return {
      mch_list: [
        {
          mch: { id: 0, name: '南湖' },
          goods_list: [
            {
              id: 3,
              name: '库尔勒香梨',
              num: 2,
              total_original_price: '72.00',
              attr_list: [],
              discounts: [],
              cover_pic: '/cover.png',
              goods_attr: { id: 10, pic_url: '/navy.png' },
            },
          ],
          total_goods_original_price: '72.00',
          total_price: chosen?.use_integral === 1 ? '77.00' : '82.00',
          express_price: '10.00',
          member_discount: '0.00',
          full_reduce_discount: '0.00',
          coupon: {
            enabled: true,
            use: false,
            coupon_discount: '0.00',
            user_coupon_id: 0,
            coupon_error: null,
          },
          integral: { can_use: true, use: chosen?.use_integral === 1, use_num: 500, deduction_price: '5.00' },
          delivery: {
            send_type: isPickUp ? 'offline' : 'express',
            disabled: false,
            send_type_list: [
              { name: '快递配送', value: 'express' },
              { name: '上门自提', value: 'offline' },
            ],
          },
          store: null,
          store_select_enable: true,
          pick_up_enable: true,
          pick_up_price: null,
          ...group,
        },
      ],
      total_price: chosen?.use_integral === 1 ? '77.00' : '82.00',
      price_enable: true,
      address_enable: true,
      address: home,
      allZiti: isPickUp,
      has_ziti: isPickUp,
      hasCity: false,
      hasRecipient: true,
      next_full_reduce: false,
      ...change,
    };
  };

const query = new URLSearchParams(
  checkoutQuery([{ mch_id: 0, goods_list: [{ id: 3, goods_attr_id: 10, num: 2, cart_id: 4 }] }]),
).toString();

const renderView = async (more: Readonly<Record<string, string>> = {}) => {
  await renderScreen(checkoutPage, [query, new URLSearchParams(more).toString()].filter(Boolean).join('&'));
};
const tap = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(async () => {
  await startMall({ isSignedIn: true });
  setBindCode(false);
  backend.answer('api/order/check-order', null);
  backend.answer('api/order/preview', preview());
});

describe('before the form', () => {
  it('shows the goods in the chosen colour', async () => {
    await renderView();
    const row = (await screen.findByText('库尔勒香梨')).closest('li');
    expect(row?.querySelector('img')?.getAttribute('src')).toContain('navy.png');
  });

  it.each([
    ['express', true],
    ['none', false],
  ])('shows the freight of delivered goods (%s)', async (sendType, isShown) => {
    const delivery = { send_type: sendType, disabled: true, send_type_list: [] };
    backend.answer('api/order/preview', preview({}, { delivery }));
    await renderView();
    await screen.findByText('库尔勒香梨');
    expect(screen.queryByText('运费') !== null).toBe(isShown);
  });

  it('checks, then requests the preview of the chosen goods (ORDER-01)', async () => {
    await renderView();
    await screen.findByText('库尔勒香梨');
    const routes = backend.calls.map(({ route }) => route).filter((route) => route.startsWith('api/order'));
    expect(routes).toEqual(['api/order/check-order', 'api/order/preview']);
    expect(backend.asked('api/order/preview')[0]?.['form_data']).toContain('"cart_id":4');
  });

  it('opens the code dialog and requests no preview when the check refuses (ORDER-02)', async () => {
    backend.refuse('api/order/check-order', '请先绑定');
    await renderView();
    expect(await screen.findByTestId('bind-code')).toBeTruthy();
    expect(sent()).toEqual([]);
  });

  it('continues when the check failed (ORDER-03)', async () => {
    backend.fail('api/order/check-order');
    await renderView();
    expect(await screen.findByText('库尔勒香梨')).toBeTruthy();
    expect(screen.queryByTestId('bind-code')).toBeNull();
  });

  it('checks again once a code is bound', async () => {
    backend.refuse('api/order/check-order', '请先绑定');
    await renderView();
    await screen.findByTestId('bind-code');
    backend.answer('api/order/check-order', null);
    await act(async () => setBindCode(false));
    expect(await screen.findByText('库尔勒香梨')).toBeTruthy();
  });

  it('shows why the goods cannot be bought', async () => {
    backend.refuse('api/order/preview', '商品库存不足: 库尔勒香梨');
    await renderView();
    expect((await screen.findByRole('alertdialog')).textContent).toContain('商品库存不足: 库尔勒香梨');
    tap('确定');
  });

  it('reports that its address names no goods (NS-03)', async () => {
    await renderScreen(checkoutPage, 'mch_list=%5B');
    expect(await screen.findByText('链接不完整，无法打开此页面')).toBeTruthy();
  });
});

describe('the form', () => {
  it('requests a price for every change and renders the result', async () => {
    await renderView();
    fireEvent.click(await screen.findByRole('switch', { name: /积分抵扣/ }));
    await waitFor(() => expect(sent().at(-1)?.list[0]?.use_integral).toBe(1));
    expect((await screen.findAllByText('77')).length).toBeGreaterThan(0);
  });

  it('chooses the delivery kind, and asks for a contact for a pick-up', async () => {
    await renderView();
    fireEvent.click(await screen.findByRole('radio', { name: '上门自提' }));
    await screen.findByLabelText('联系人');
    expect(sent().at(-1)?.list[0]?.send_type).toBe('offline');
    expect(screen.getByRole('button', { name: '请选择门店' })).toBeTruthy();
  });

  it('stores the remark without a price request, and sends it with the order', async () => {
    backend.answer('api/order/submit', { token: 't', queue_id: 1 });
    backend.refuse('api/order/pay-data', '订单总价未达到起送要求。');
    await renderView();
    fireEvent.change(await screen.findByLabelText('买家留言'), { target: { value: '轻放' } });
    expect(sent()).toHaveLength(1);
    tap('提交订单');
    await waitFor(() => expect(sent('api/order/submit')[0]?.list[0]?.remark).toBe('轻放'));
    expect((await screen.findByRole('alertdialog', { name: '提交失败' })).textContent).toContain(
      '订单总价未达到起送要求。',
    );
    tap('确定');
    await waitFor(() => expect(address()).toBe('/pages/order/index/index'));
  });

  it('marks missing fields instead of sending', async () => {
    backend.answer('api/order/preview', preview({ address: null }));
    await renderView();
    await screen.findByText('请选择收货地址');
    expect(screen.queryByRole('alert')).toBeNull();
    tap('提交订单');
    expect((await screen.findByRole('alert')).textContent).toBe('请先选择收货地址。');
    expect(sent('api/order/submit')).toEqual([]);
  });

  it('is disabled where the server refuses the order, and shows why', async () => {
    backend.answer(
      'api/order/preview',
      preview({ price_enable: false }, { pick_up_enable: false, pick_up_price: '100.00' }),
    );
    await renderView();
    expect(await screen.findByText('以下商品满100元起送')).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '提交订单' }).disabled).toBe(true);
  });

  it('shows the savings without the freight', async () => {
    backend.answer('api/order/preview', preview({}, { total_price: '70.00', member_discount: '12.00' }));
    await renderView();
    expect(await screen.findByText('已优惠 ￥12.00')).toBeTruthy();
  });

  it('applies the chosen coupon, and removes it again', async () => {
    const coupon = {
      id: 9,
      type: 2,
      sub_price: '10.00',
      coupon_min_price: '50.00',
      start_time: '2026-11-01 00:00:00',
      end_time: '2026-12-01 00:00:00',
      coupon_data: { name: '新人券', appoint_type: 3 },
    };
    backend.answer('api/order/usable-coupon-list', { list: [coupon] });
    await renderView();
    fireEvent.click(await screen.findByRole('button', { name: /优惠券/ }));
    fireEvent.click(await screen.findByRole('checkbox', { name: '新人券' }));
    await waitFor(() => expect(sent().at(-1)?.list[0]?.user_coupon_id).toBe(9));
  });
});

/** Costs nothing, so that the balance pays it at once. */
function answerPayment(): void {
  backend.answer('api/order/submit', { token: 't', queue_id: 1 });
  backend.answer('api/payment/get-payments', { amount: '0.00', list: [] });
  backend.answer('api/payment/pay-data', {
    pay_type: 'balance',
    balance_amount: '0.00',
    order_amount: '0.00',
  });
  backend.answer('api/payment/pay-buy-balance', null);
}

describe('the order', () => {
  it('of a plugin is polled by its route, called by its word, and leads to its page without a result', async () => {
    answerPayment();
    backend.answer('plugin/gift/api/order/pay-data', { id: 55 });
    await renderView({
      pay_data_url: 'plugin/gift/api/order/pay-data',
      order_page_url: '/pages/cart/cart',
      show_pay_result: 'false',
      total_title: '礼物金额',
    });
    expect(await screen.findByText('礼物金额：')).toBeTruthy();
    tap('提交订单');
    await waitFor(() => expect(address()).toBe('/pages/cart/cart'));
    expect(backend.asked('plugin/gift/api/order/pay-data')).toHaveLength(1);
    expect(backend.asked('api/order/pay-data')).toEqual([]);
  });

  it('that is not paid leads to the page that is named for it', async () => {
    answerPayment();
    backend.answer('api/order/pay-data', { id: 55 });
    backend.refuse('api/payment/get-payments', '订单已取消');
    await renderView({ order_page_url: '/pages/cart/cart', pay_cancel_url: '/pages/coupon/index/index' });
    fireEvent.click(await screen.findByRole('button', { name: '提交订单' }));
    fireEvent.click(await screen.findByRole('button', { name: '确定' }));
    await waitFor(() => expect(address()).toBe('/pages/coupon/index/index'));
  });

  it('is polled until it is created, then paid, then shown (PAY-11)', async () => {
    let polls = 0;
    answerPayment();
    backend.answer('api/order/pay-data', () => ((polls += 1) === 1 ? { retry: 1 } : { id: 55 }));
    await renderView();
    fireEvent.click(await screen.findByRole('button', { name: '提交订单' }));
    await waitFor(() => expect(address()).toBe('/pages/order-submit/pay-result?payment_order_union_id=55'));
    expect(backend.asked('api/order/pay-data')).toEqual([
      { token: 't', queue_id: '1' },
      { token: 't', queue_id: '1' },
    ]);
    expect(backend.asked('api/order/submit')).toHaveLength(1);
  });

  it('binds the shopper to the sharer once it exists, where the mall waits for an order (PRD-05)', async () => {
    await startMall({ isSignedIn: true, config: { share_setting: { level: 1, condition: 2 } } });
    backend.answer('api/order/check-order', null);
    backend.answer('api/order/preview', preview());
    backend.answer('api/user/user-info', { nickname: '阿青', options: { user_id: 9, parent_id: 0 } });
    setReferrer(7);
    await renewUserInfo();
    answerPayment();
    backend.answer('api/order/pay-data', { id: 55 });
    await renderView();
    fireEvent.click(await screen.findByRole('button', { name: '提交订单' }));
    await waitFor(() =>
      expect(backend.asked('api/share/bind-parent')).toEqual([{ parent_id: '7', condition: '2' }]),
    );
    await waitFor(() => expect(address()).toContain('/pages/order-submit/pay-result'));
    setReferrer(0);
  });

  it('stays with the message of a refused submission', async () => {
    backend.refuse('api/order/submit', '下单被限制 请联系管理员');
    await renderView();
    fireEvent.click(await screen.findByRole('button', { name: '提交订单' }));
    expect((await screen.findByRole('alertdialog')).textContent).toContain('下单被限制 请联系管理员');
    tap('确定');
    expect(screen.getByText('库尔勒香梨')).toBeTruthy();
  });
});

it('is priced with the address that was picked, and still after a reload', async () => {
  await renderStack(`/pages/order-submit/order-submit?${query}`);
  fireEvent.click(await screen.findByRole('button', { name: /李禾/ }));
  await waitFor(() => expect(address()).toContain('address-pick'));
  await act(async () => void give(to.orderSubmitAddressPick, 8));
  await waitFor(() => expect(sent().at(-1)?.address_id).toBe(8));
  const calls = sent().length;
  await reload();
  await waitFor(() => expect(sent().length).toBeGreaterThan(calls));
  expect(sent()[calls]?.address_id).toBe(8);
});
