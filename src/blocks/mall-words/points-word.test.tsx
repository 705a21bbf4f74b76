// Proves that no screen calls the points by another name than the mall does (CFG-05).
import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { routes } from '../../app/routes.gen';
import { loadUserInfo } from '../../services/shopper';
import { setBindCode, showGifts } from '../../state/overlays';
import { backend } from '../../testing/fake-backend';
import { renderScreen, startMall } from '../../testing/render-screen';
import { goodsDetailAnswer } from '../../testing/sample-goods';
import { full } from '../../testing/sample-orders';

type Answers = Readonly<Record<string, unknown>>;

const order = (change: object = {}): Answers => ({
  'api/order/detail': full({ integral_deduction_price: '2.00', ...change }),
});
const TO_SEND = {
  is_pay: '1',
  pay_type: '1',
  status_text: '待发货',
  refund_price_text: '￥22.00',
  words: '',
};
const PERIOD = { id: 4, name: '月卡', price: '9.90', expire_day: 31, num: 9, send_integral_num: 500 };

const CHECKOUT = {
  mch_list: [
    {
      mch: { id: 0, name: '南湖' },
      goods_list: [],
      coupon: { enabled: false, use: false, coupon_error: null },
      integral: { can_use: true, use: false, use_num: 500, deduction_price: '5.00' },
      delivery: { send_type: 'express', send_type_list: [{ name: '快递配送', value: 'express' }] },
    },
  ],
  price_enable: true,
  address_enable: true,
};
const MCH_LIST = encodeURIComponent('[{"mch_id":0,"goods_list":[{"id":3,"goods_attr_id":10,"num":2}]}]');

const AWARD = {
  integral: { title: '购买可得20' },
  balance: { title: '' },
  card: { title: '', list: [] },
  coupon: { title: '', list: [] },
};

const CASES: ReadonlyArray<readonly [path: string, search: string, words: RegExp, answers: Answers]> = [
  [
    '/pages/goods/goods',
    'id=12',
    /^送茶豆/,
    { 'api/goods/detail': goodsDetailAnswer({ goods_marketing_award: AWARD }) },
  ],
  [
    '/pages/order-submit/order-submit',
    `mch_list=${MCH_LIST}`,
    /^茶豆抵扣（使用 500茶豆）/,
    { 'api/order/check-order': null, 'api/order/preview': CHECKOUT },
  ],
  [
    '/pages/order-submit/vip-card',
    'mchIndex=0',
    /^赠500茶豆/,
    { 'plugin/vip_card/api/index/card': { id: 1, name: '卡', detail: [PERIOD] } },
  ],
  [
    '/pages/order-submit/pay-result',
    'payment_order_union_id=7',
    /^20茶豆$/,
    {
      'api/order/is-pay': { status: 1 },
      'api/order/pay-result': {
        total_pay_price: '22.00',
        order_list: [{ id: 5 }],
        send_data: { integral: 20 },
      },
    },
  ],
  ['/pages/order/order-detail/order-detail', 'id=5', /^茶豆抵扣$/, order()],
  [
    '/pages/order/clerk/clerk',
    'id=5',
    /^茶豆抵扣$/,
    { 'api/user/is-clerk-user': { is_clerk_user: 1 }, ...order({ is_clerk_permission: true }) },
  ],
  [
    '/pages/order/refund/order-refund',
    'id=5',
    /优惠券和茶豆一并退还$/,
    { 'api/order/cancel-cause-list': { list: ['缺货'] }, ...order({ ...TO_SEND, cancel_data: null }) },
  ],
  ['/pages/binding/account', 'mobile=13900000000', /^茶豆 120 · /, {}],
];

beforeEach(async () => {
  await startMall({ isSignedIn: true, setting: { integral_customer: '茶豆' } });
  setBindCode(false);
  backend.answer('api/user/user-info', {
    nickname: '阿青',
    integral: 120,
    identity: {},
    options: { user_id: 3 },
  });
  await loadUserInfo(true);
});

it.each(CASES)('%s', async (path, search, words, answers) => {
  for (const [route, answer] of Object.entries(answers)) backend.answer(route, answer);
  const load = routes[path];
  if (load === undefined) throw new Error(`${path} is no screen`);
  await renderScreen((await load()).default, search);
  expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
  expect(document.body.textContent).not.toContain('积分');
});

it('the popup of received gifts', async () => {
  const load = routes['/pages/binding/account'];
  if (load === undefined) throw new Error('no screen');
  await renderScreen((await load()).default, 'mobile=13900000000');
  showGifts('receive', [{ id: 1, name: '20茶豆', share_type: 2 }]);
  expect(await screen.findByText('*茶豆已发放到账户，请到茶豆明细查看')).toBeDefined();
});
