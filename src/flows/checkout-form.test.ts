import { describe, expect, it } from 'vitest';
import { checkoutQuery } from './checkout-address';
import { changeGroup, checkoutProblem, type CheckoutFacts, readCheckoutForm } from './checkout-form';

const groups = [{ mch_id: 0, goods_list: [{ id: 3, goods_attr_id: 10, num: 2 }] }];
const form = () => {
  const read = readCheckoutForm(checkoutQuery(groups).mch_list);
  if (read === null) throw new Error('no form');
  return read;
};

describe('the form of an address', () => {
  it('reads what the cart or the SKU sheet passed', () => {
    expect(form()).toEqual({
      list: [
        {
          mch_id: 0,
          goods_list: [{ id: 3, goods_attr_id: 10, num: 2, cart_id: 0 }],
          send_type: '',
          store_id: 0,
          use_integral: 0,
          remark: '',
        },
      ],
      address_id: 0,
    });
  });

  it('carries the keys of a kind of sale as they are, and none that the checkout fills in', () => {
    const sold = [
      {
        pintuan_order_id: 5,
        composition_list: [{ composition_id: 2 }],
        user_coupon_id: 9,
        remark: '轻放',
        goods_list: [{ id: 3, goods_attr_id: 10, num: 2, advance_id: 7, form_data: [] }],
      },
    ];
    const [group] = readCheckoutForm(JSON.stringify(sold))?.list ?? [];
    expect(group).toEqual({
      mch_id: 0,
      pintuan_order_id: 5,
      composition_list: [{ composition_id: 2 }],
      goods_list: [{ id: 3, goods_attr_id: 10, num: 2, cart_id: 0, advance_id: 7 }],
      send_type: '',
      store_id: 0,
      use_integral: 0,
      remark: '',
    });
  });

  it.each([
    '',
    '{',
    'null',
    '[]',
    '[{"goods_list":[]}]',
    '[{"goods_list":[{"id":1,"goods_attr_id":1,"num":-1}]}]',
    '[1]',
  ])('reads no form from %s (NS-03)', (text) => expect(readCheckoutForm(text)).toBeNull());

  it('changes one shop and leaves the others', () => {
    const two = { ...form(), list: [...form().list, ...form().list] };
    const changed = changeGroup(two, 1, { remark: '轻放' });
    expect(changed.list.map(({ remark }) => remark)).toEqual(['', '轻放']);
  });
});

const facts = (change: Partial<CheckoutFacts> = {}): CheckoutFacts => ({
  address: { id: 1 },
  address_enable: true,
  price_enable: true,
  allZiti: false,
  hasRecipient: true,
  mch_list: [{ delivery: { send_type: 'express' }, store: null, pick_up_enable: true, pick_up_price: null }],
  ...change,
});
const group = (change: object) => ({
  ...facts().mch_list[0],
  delivery: { send_type: 'offline' },
  store: {},
  pick_up_enable: true,
  pick_up_price: 0,
  ...change,
});

describe('what stops an order from being submitted', () => {
  it('is nothing in a complete order', () => expect(checkoutProblem(form(), facts())).toBeNull());

  it.each([
    ['address', facts({ address: null }), '请先选择收货地址。'],
    ['address', facts({ address_enable: false }), '当前收货地址不允许购买。'],
    ['group', facts({ price_enable: false }), '订单总价未达到起送要求。'],
    ['group', facts({ mch_list: [group({ store: null })] }), '请选择自提门店。'],
    ['group', facts({ mch_list: [group({ no_store: true })] }), '暂无门店，请选择其他配送方式'],
    [
      'group',
      facts({
        mch_list: [group({ delivery: { send_type: 'city' }, city: { error: '用户定位地址不在配送范围内' } })],
      }),
      '用户定位地址不在配送范围内',
    ],
    [
      'group',
      facts({ mch_list: [group({ pick_up_enable: false, pick_up_price: '20.00' })] }),
      '未达到起送价20元',
    ],
    ['contact', facts({ allZiti: true, mch_list: [group({})] }), '请填写联系人'],
  ])('names the %s first', (place, preview, message) => {
    expect(checkoutProblem(form(), preview)).toMatchObject({ place, message });
  });

  it('is nothing in a pick-up whose contact is filled in', () => {
    const filled = { ...form(), address: { name: '李禾', mobile: '13800138000' } };
    expect(checkoutProblem(filled, facts({ allZiti: true, mch_list: [group({})] }))).toBeNull();
  });
});
