import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cartList } from '~/schemas/api/cart.gen';
import { coerce } from '~/schemas/shape';
import {
  batchesOf,
  type CartLine,
  checkoutGroups,
  choosableLines,
  pieces,
  readCart,
  sumFen,
  withEdits,
} from './cart-lines';

type Data = Parameters<typeof readCart>[0];

const row = (change: object = {}) => ({
  id: 1,
  goods_id: 2,
  attr_id: 5,
  num: 2,
  mch_id: 0,
  buy_goods_auth: true,
  send_type: ['express'],
  sell_time: 0,
  is_finish_sell: false,
  reduce_price: 0,
  attr_str: 0,
  new_status: 0,
  goods: { name: '洛川红富士苹果', cover_pic: 'g2.png', min_number: 1 },
  attrs: {
    id: 5,
    stock: 77,
    price: '57.25',
    pic_url: '',
    attr: [{ attr_group_name: '果径', attr_name: '75mm' }],
  },
  ...change,
});

const answer = (...rows: object[]): Data =>
  ({
    list: [{ mch_id: 0, is_active: false, new_status: 0, name: '青禾', goods_list: rows }],
    send_type_desc: { express: '快递配送', offline: '上门自提', city: '同城配送', none: '无配送' },
  }) as unknown as Data;

const firstLine = (data: Data): CartLine => {
  const line = readCart(data).shops[0]?.lines[0];
  if (line === undefined) throw new Error('no line');
  return line;
};

describe('a line', () => {
  it('shows name, specification, price and its fallback to the cover', () => {
    expect(firstLine(answer(row()))).toMatchObject({
      name: '洛川红富士苹果',
      values: ['果径: 75mm'],
      priceText: '￥57.25',
      priceFen: 5725,
      pictureUrl: 'g2.png',
    });
  });

  it('shows how much cheaper it has become', () => {
    expect(firstLine(answer(row({ reduce_price: '5.00' }))).dropText).toBe('比加入时降￥5.00');
    expect(firstLine(answer(row({ reduce_price: '-5.00' }))).dropText).toBe('');
  });

  it.each([
    [{ new_status: 2 }, '商品已售罄，请联系卖家'],
    [{ new_status: 3 }, '商品已失效'],
    [{ attr_str: 1 }, '商品已失效'],
    [{ attrs: null }, '商品已失效'],
    [{ new_status: 4 }, '商户已关闭'],
    [{ new_status: 5 }, '商品已下架'],
    [{ is_finish_sell: true }, '商品已下架'],
  ])('is listed separately with its reason for %j', (change, words) => {
    const cart = readCart(answer(row(change)));
    expect(cart.shops).toEqual([]);
    expect(cart.invalid.map(({ invalidText }) => invalidText)).toEqual([words]);
  });

  it('cannot be chosen before its sale, without the right, or in a closed shop', () => {
    expect(
      choosableLines(
        readCart(answer(row(), row({ id: 2, sell_time: 60 }), row({ id: 3, buy_goods_auth: false }))),
      ).map(({ id }) => id),
    ).toEqual([1]);
    const closed = answer(row());
    expect(
      choosableLines(readCart({ ...closed, list: closed.list.map((shop) => ({ ...shop, new_status: 2 })) })),
    ).toEqual([]);
  });
});

describe('what is chosen', () => {
  const lines = [firstLine(answer(row())), firstLine(answer(row({ id: 9, num: 1, mch_id: 4 })))];

  it('sums prices and pieces', () => {
    expect(sumFen(lines)).toBe(5725 * 3);
    expect(pieces(lines)).toBe(3);
  });

  it('becomes one group per shop for the checkout', () => {
    expect(checkoutGroups(lines)).toEqual([
      { mch_id: 0, goods_list: [{ id: 2, goods_attr_id: 5, num: 2, cart_id: 1 }] },
      { mch_id: 4, goods_list: [{ id: 2, goods_attr_id: 5, num: 1, cart_id: 9 }] },
    ]);
  });

  const by = (...deliveries: string[]): CartLine => ({ ...firstLine(answer(row())), deliveries });

  it('checks out together where a delivery kind is shared', () => {
    expect(batchesOf([by('express', 'city'), by('city')])).toHaveLength(1);
    expect(batchesOf([by(), by()])).toHaveLength(1);
  });

  it('is split by delivery kind where none is shared', () => {
    const batches = batchesOf([by('express'), by('city', 'offline')]);
    expect(batches.map(({ delivery, lines: batch }) => [delivery, batch.length])).toEqual([
      ['express', 1],
      ['city', 1],
      ['offline', 1],
    ]);
  });
});

it('renders unsaved quantities and removals', () => {
  const cart = readCart(answer(row(), row({ id: 2 })));
  const edited = withEdits(cart, { quantities: new Map([[1, 7]]), removed: new Set([2]) });
  expect(edited.shops[0]?.lines.map(({ id, quantity }) => [id, quantity])).toEqual([[1, 7]]);
  expect(withEdits(cart, { quantities: new Map(), removed: new Set([1, 2]) }).shops).toEqual([]);
});

it('never shows a price of nothing for one that a backend writes in its own way', () => {
  const file = new URL('../../../tests/data/reports/05-prices-as-floats.json', import.meta.url);
  const { cases } = JSON.parse(readFileSync(file, 'utf8')) as {
    cases: { 'attrs.price': string | number; right: string }[];
  };
  for (const { 'attrs.price': price, right } of [...cases, { 'attrs.price': '面议', right: '' }]) {
    const given = answer(row({ attrs: { ...row().attrs, price } }));
    const line = readCart(coerce(cartList.answer, given) as Data).shops[0]?.lines[0];
    expect(line?.priceText).toBe(right.split(',')[0]);
  }
});
