// Proves how a shopper chooses the super member card at checkout, sees its price, and takes it away again.
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import * as to from '~/domain/screen-links.gen';
import { give } from '../../engine/picking';
import { checkoutQuery } from '../../flows/checkout-address';
import { setBindCode } from '../../state/overlays';
import { backend, type Fields } from '../../testing/fake-backend';
import { address, renderScreen, startMall } from '../../testing/render-screen';
import { openPicker, renderStack } from '../../testing/render-stack';
import checkoutPage from './order-submit.page';
import cardPage from './vip-card.page';

const period = (id: number, name: string, price: string, change: object = {}) => ({
  id,
  name,
  price,
  expire_day: 31,
  num: 9,
  send_integral_num: 0,
  send_balance: '0.00',
  title: '使用说明',
  content: '续费从到期日起顺延。',
  ...change,
});

const card = {
  id: 1,
  name: '南湖超级会员',
  discount: '9.5',
  is_discount: 1,
  is_free_delivery: 1,
  type_info_detail: { all: false, goods: [], cats: [{ value: 3, label: '茶叶' }] },
  detail: [
    period(4, '月卡', '9.90'),
    period(5, '年卡', '88.00', { expire_day: 366, send_integral_num: 500, send_balance: '5.00' }),
  ],
};

const CARD = 'plugin/vip_card/api/index/card';
const tap = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(async () => {
  await startMall({ isSignedIn: true });
  setBindCode(false);
  backend.answer(CARD, card);
});

describe('choosing the card', () => {
  it('shows benefits, the saving of the order, and sub-cards with their price and gifts', async () => {
    await renderScreen(cardPage, 'mchIndex=0&saving=3.60');
    await screen.findByText('指定商品9.5折');
    expect(screen.getByText('自营商品包邮')).toBeTruthy();
    expect(screen.getByText('￥3.60')).toBeTruthy();
    expect(screen.getByText('赠500积分、5.00元余额')).toBeTruthy();
    expect(screen.getAllByText('有效期31天')).toHaveLength(1);
    tap('查看权益');
    const dialog = await screen.findByRole('alertdialog', { name: '会员权益' });
    expect(dialog.textContent).toContain('分类：茶叶');
    fireEvent.click(within(dialog).getByRole('button', { name: '我知道了' }));
    tap('月卡使用说明');
    const manual = await screen.findByRole('alertdialog', { name: '使用说明' });
    expect(manual.textContent).toContain('续费从到期日起顺延。');
    fireEvent.click(within(manual).getByRole('button', { name: '我知道了' }));
  });

  it('cannot be submitted before one is chosen, and then returns it to the checkout', async () => {
    const picked = await openPicker(to.orderSubmitVipCard, { mchIndex: 0 });
    await screen.findByText('请选择需要开通的子卡');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '提交' }).disabled).toBe(true);
    fireEvent.click(screen.getByRole('radio', { name: /年卡/ }));
    expect(screen.queryByText('请选择需要开通的子卡')).toBeNull();
    tap('提交');
    expect(await picked()).toBe(5);
  });

  it('takes a chosen one away again', async () => {
    const picked = await openPicker(to.orderSubmitVipCard, { mchIndex: 0, card_id: 4 });
    expect((await screen.findByRole<HTMLInputElement>('radio', { name: /月卡/ })).checked).toBe(true);
    fireEvent.click(screen.getByRole('radio', { name: '暂不开通' }));
    tap('提交');
    expect(await picked()).toBe(0);
  });

  it('has a way back where no card is sold, or all are sold out', async () => {
    backend.answer(CARD, null);
    await renderScreen(cardPage, 'mchIndex=0');
    expect(await screen.findByText('会员卡已售罄或已停售')).toBeTruthy();
    tap('返回');
    await waitFor(() => expect(address()).toBe('/pages/index/index'));
  });

  it('can be loaded again after a failure', async () => {
    backend.fail(CARD);
    await renderScreen(cardPage, 'mchIndex=0');
    const again = await screen.findByRole('button', { name: /重试|重新加载/ });
    backend.answer(CARD, card);
    fireEvent.click(again);
    expect(await screen.findByText('自营商品包邮')).toBeTruthy();
  });
});

interface SentForm {
  list: { vip_card_detail_id?: number }[];
}

const sentCards = (): (number | undefined)[] =>
  backend
    .asked('api/order/preview')
    .map(({ form_data: form }) => (JSON.parse(form ?? '{}') as SentForm).list[0]?.vip_card_detail_id);

const groupOf = (change: object) => ({
  mch: { id: 0, name: '南湖' },
  goods_list: [],
  total_goods_original_price: '72.00',
  total_price: '72.00',
  express_price: '0.00',
  member_discount: '0.00',
  full_reduce_discount: '0.00',
  coupon: { enabled: true, use: false, coupon_discount: '0.00', user_coupon_id: 0, coupon_error: null },
  integral: { can_use: false, use: false, use_num: 0, deduction_price: '0.00' },
  delivery: { send_type: 'none', disabled: true, send_type_list: [] },
  store: null,
  store_select_enable: true,
  pick_up_enable: true,
  pick_up_price: null,
  ...change,
});

/** Offers a card that saves 3.60, and sells the one that the form chooses. */
const answerPreview = (held: object = {}) =>
  backend.answer('api/order/preview', ({ form_data: form }: Fields) => {
    const chosen = (JSON.parse(form ?? '{}') as SentForm).list[0]?.vip_card_detail_id ?? 0;
    const change =
      chosen > 0
        ? {
            vip_discount: '3.60',
            vip_card_detail: { id: chosen, name: '月卡', price: '9.90', expire_day: 31 },
          }
        : { vip_card_detail: null };
    return {
      mch_list: [groupOf({ has_vip_card: true, temp_vip_discount: '3.60', ...change, ...held })],
      total_price: '68.40',
      vip_card_price: chosen > 0 ? '9.90' : '0.00',
      vip_card_discount_total_price: chosen > 0 ? '78.30' : '68.40',
      price_enable: true,
      address_enable: true,
      address: null,
      next_full_reduce: false,
    };
  });

const query = new URLSearchParams(
  checkoutQuery([{ mch_id: 0, goods_list: [{ id: 3, goods_attr_id: 10, num: 2 }] }]),
).toString();

describe('the checkout', () => {
  beforeEach(() => {
    backend.answer('api/order/check-order', null);
    answerPreview();
  });

  it('offers the card with what it saves, and leads to the choice', async () => {
    await renderScreen(checkoutPage, query);
    fireEvent.click(await screen.findByRole('button', { name: /现在开卡，本单立减3.60元/ }));
    expect(address()).toBe('/pages/order-submit/vip-card?mchIndex=0&saving=3.60');
  });

  it('prices the order with the chosen card, and shows its fee and its saving', async () => {
    await renderStack(`/pages/order-submit/order-submit?${query}`);
    fireEvent.click(await screen.findByRole('button', { name: /请选择/ }));
    await waitFor(() => expect(address()).toContain('vip-card'));
    await act(async () => void give(to.orderSubmitVipCard, 4));
    await waitFor(() => expect(sentCards().at(-1)).toBe(4));
    expect(await screen.findByText('含超级会员卡 ￥9.90')).toBeTruthy();
    expect(screen.getByText('超级会员优惠').parentElement?.textContent).toContain('-￥3.60');
    fireEvent.click(screen.getByRole('button', { name: /现在开卡.*月卡/ }));
    await waitFor(() => expect(address()).toContain('card_id=4'));
    await act(async () => void give(to.orderSubmitVipCard, 0));
    await waitFor(() => expect(sentCards().at(-1)).toBe(0));
    await waitFor(() => expect(screen.queryByText(/含超级会员卡/)).toBeNull());
  });

  it('tells its holder what it saves, and asks for nothing', async () => {
    answerPreview({ vip_discount: '3.60' });
    await renderScreen(checkoutPage, query);
    expect(await screen.findByText('超级会员卡，本单优惠3.60元')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /现在开卡/ })).toBeNull();
    expect(screen.queryByText(/含超级会员卡/)).toBeNull();
  });

  it('has no strip where the mall has no such plugin (CFG-10)', async () => {
    answerPreview({ has_vip_card: false, temp_vip_discount: undefined });
    await renderScreen(checkoutPage, query);
    await screen.findByText('优惠券');
    expect(screen.queryByText(/开卡|超级会员|SVIP/)).toBeNull();
  });
});
