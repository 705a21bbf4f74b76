// Proves the operator's forms at checkout: in place, on their own screen, checked before sending, sent with the order.
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { checkoutQuery } from '../../flows/checkout-address';
import { clearOverlays } from '../../state/overlays';
import { backend } from '../../testing/fake-backend';
import { address, renderScreen, startMall } from '../../testing/render-screen';
import checkoutPage from './order-submit.page';

const text = (name: string, is_required: 0 | 1) => ({ key: 'text', key_name: '单行文本', name, is_required });
const form = (id: number, name: string, field: string, is_required: 0 | 1 = 1) => ({
  id,
  name,
  value: [text(field, is_required)],
});

const goods = (id: number, asked: object | null) => ({
  id,
  name: `商品${id}`,
  num: 1,
  total_original_price: '72.00',
  attr_list: [],
  discounts: [],
  cover_pic: '/cover.png',
  goods_attr: { id: id * 10, pic_url: '' },
  form: asked,
});

const preview = (goodsList: object[], group: object = {}) => ({
  mch_list: [
    {
      mch: { id: 0, name: '南湖' },
      goods_list: goodsList,
      total_goods_original_price: '72.00',
      total_price: '82.00',
      express_price: '10.00',
      member_discount: '0.00',
      full_reduce_discount: '0.00',
      coupon: { enabled: true, use: false, coupon_discount: '0.00', user_coupon_id: 0, coupon_error: null },
      integral: { can_use: false, use: false, use_num: 0, deduction_price: '0.00' },
      delivery: {
        send_type: 'express',
        disabled: true,
        send_type_list: [{ name: '快递配送', value: 'express' }],
      },
      store: null,
      pick_up_enable: true,
      pick_up_price: null,
      ...group,
    },
  ],
  total_price: '82.00',
  price_enable: true,
  address_enable: true,
  address: { id: 1, name: '李禾', mobile: '13800138000', detail: '文三路' },
  allZiti: false,
  has_ziti: false,
  hasCity: false,
  hasRecipient: true,
  next_full_reduce: false,
});

const queryOf = (ids: readonly number[]) =>
  new URLSearchParams(
    checkoutQuery([{ mch_id: 0, goods_list: ids.map((id) => ({ id, goods_attr_id: id * 10, num: 1 })) }]),
  ).toString();

interface SentGroup {
  order_form?: object[];
  goods_list: { form_data?: object[] }[];
}
const submitted = () =>
  backend
    .asked('api/order/submit')
    .map(({ form_data: sent }) => (JSON.parse(sent ?? '{}') as { list: SentGroup[] }).list[0]);
const submit = async () => {
  await act(async () => fireEvent.click(screen.getByRole('button', { name: '提交订单' })));
};
const fill = (name: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(name), { target: { value } });
const item = (label: string, value: string) => ({ key: 'text', label, value, required: 1 });

beforeEach(async () => {
  await startMall({ isSignedIn: true });
  backend.answer('api/order/check-order', null);
  backend.refuse('api/order/submit', '测试到此为止');
});

it('asks the form of the order in place of the remark, and sends its answers', async () => {
  backend.answer(
    'api/order/preview',
    preview([goods(3, null)], { order_form: form(1, '送货要求', '门禁密码') }),
  );
  await renderScreen(checkoutPage, queryOf([3]));
  expect(await screen.findByRole('heading', { name: '送货要求' })).toBeTruthy();
  expect(screen.queryByLabelText('买家留言')).toBeNull();
  await submit();
  expect(submitted()).toEqual([]);
  expect((await screen.findAllByText('门禁密码不能为空。')).length).toBeGreaterThan(0);
  expect(document.activeElement).toBe(screen.getByLabelText(/门禁密码/));
  fill(/门禁密码/, ' 1024 ');
  await submit();
  await waitFor(() => expect(submitted()).toHaveLength(1));
  expect(submitted()[0]?.order_form).toEqual([item('门禁密码', '1024')]);
  clearOverlays();
});

it('asks the only form of the goods in place, once for all that have it', async () => {
  const asked = form(7, '刻字信息', '刻字');
  backend.answer(
    'api/order/preview',
    preview([goods(3, asked), goods(4, null), goods(5, { ...asked, same_form: true })]),
  );
  await renderScreen(checkoutPage, queryOf([3, 4, 5]));
  await screen.findByRole('heading', { name: '刻字信息' });
  expect(screen.getAllByLabelText(/刻字$|刻字 /)).toHaveLength(1);
  fill(/刻字$|刻字 /, '平安');
  await submit();
  await waitFor(() => expect(submitted()).toHaveLength(1));
  expect(submitted()[0]?.goods_list.map((line) => line.form_data)).toEqual([
    [item('刻字', '平安')],
    undefined,
    [item('刻字', '平安')],
  ]);
  clearOverlays();
});

it('leads from each of several forms to its screen, and names what is missing at its row', async () => {
  backend.answer(
    'api/order/preview',
    preview([goods(3, form(7, '刻字信息', '刻字')), goods(4, form(8, '贺卡', '留言', 0))]),
  );
  await renderScreen(checkoutPage, queryOf([3, 4]));
  await screen.findByRole('heading', { name: '商品表单' });
  await submit();
  expect(submitted()).toEqual([]);
  expect(screen.getByRole('alert').textContent).toBe('刻字不能为空。');
  fireEvent.click(screen.getByRole('button', { name: /商品3.*填写刻字信息/ }));
  await waitFor(() => expect(address()).toBe('/pages/goods/goods-form?goods_id=3&form_id=7'));
  clearOverlays();
});
