// Proves that a plugin can sell without a file of the core: a made-up kind takes a third off, and is paid and undone.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FormGroup, orderPreview } from '~/schemas/api/order.gen';
import { PLUGINS, type Plugin } from '~/server/app/load-plugins';
import { forceCancel } from '~/server/families/order/cancel-paid';
import { auditLedger } from '~/server/payments/audit';
import { ALL_SAVINGS, defineKind } from '~/server/ports/sale';
import { MallError } from '~/server/http/errors';
import { describeOnBothDatabases } from './database-helpers';
import { payUnion } from './group-helpers';
import { type Mall, openMall } from './mall-helpers';
import {
  formOf,
  goodsOf,
  order,
  orderOf,
  type Piece,
  plainGoods,
  setOption,
  setStock,
  stockOf,
} from './money/checkout-helpers';

const THIRD = 3;

/** What the kind stored and heard, by order. */
const heard: string[] = [];
let isClosed = false;
/** How often it has read a form. */
let reads = 0;

const kind = defineKind<{ word: string }>({
  key: 'made_up',
  title: '三分之一',
  claims(group) {
    const isClaimed = Reflect.get(group, 'made_up_word') !== undefined;
    reads += 1;
    return () => isClaimed;
  },
  quote: (_moment, { group, lines }) =>
    Promise.resolve({
      own: { word: String(Reflect.get(group, 'made_up_word')) },
      lines: lines.map(({ form, sku }) => ({
        cuts: [{ name: '三分之一', fen: Math.floor((sku.price_fen * form.num) / THIRD) }],
        allows: new Set([...ALL_SAVINGS].filter((saving) => saving !== 'coupon')),
        takes: form.num,
      })),
      rows: [],
      payTypes: ['balance'],
      sendTypes: null,
      unpaidMinutes: 5,
      hasMinimum: false,
      wire: {},
    }),
  place: (_trx, { own, lineIds }) => {
    heard.push(`placed ${own.word} ${lineIds.length}`);
    return Promise.resolve();
  },
  assertPayable: () => (isClosed ? Promise.reject(new MallError('今天不卖了')) : Promise.resolve()),
  events: {
    orderPaid: () => Promise.resolve(void heard.push('paid')),
    ordersUndone: () => Promise.resolve(void heard.push('undone')),
  },
  nextPage: () => Promise.resolve('/plugins/made_up/done'),
});

const plugin: Plugin = {
  key: 'made_up',
  title: '三分之一',
  folder: 'made-up',
  links: [],
  routes: [],
  jobs: [],
  sale: [kind],
  hasCalls: false,
};

describeOnBothDatabases('a made-up kind of sale', (open) => {
  let mall: Mall;
  let token = '';
  let piece: Piece;
  let copy: Piece;
  beforeAll(async () => {
    mall = openMall(await open(), { plugins: [...PLUGINS, plugin] });
    await setOption(mall, 'recharge_setting', { status: 1, is_pay_password: 0 });
    token = await mall.tokenOf(1);
    piece = await plainGoods(mall, 0);
    copy = await plainGoods(mall, 1);
    await mall.database.db
      .updateTable('goods')
      .set({ sign: 'made_up' })
      .where('id', '=', copy.goodsId)
      .execute();
    await setStock(mall, copy.skuId, 60);
  });
  afterAll(() => {
    expect(mall.failures).toEqual([]);
    mall.close();
  });

  const own = (word: string): Partial<FormGroup> & Record<string, unknown> => ({ made_up_word: word });
  const buy = async (word: string) => {
    const { unionId, msg } = await order(mall, token, formOf([goodsOf(copy, { num: 2 })], own(word)));
    if (unionId === 0) throw new Error(msg);
    return { unionId, ...(await orderOf(mall, unionId)) };
  };

  it('reads a form once, prices its lines, shares an order with goods of the mall, and restricts how it is paid', async () => {
    const form = formOf([goodsOf(copy), goodsOf(piece)]);
    reads = 0;
    const { mch_list: groups } = await mall.ask(orderPreview, { form_data: form }, { token });
    expect(reads).toBe(1);
    const [sold, plain] = groups[0]?.goods_list ?? [];
    expect(sold).toMatchObject({ sign: 'made_up' });
    expect(sold?.discounts.map(({ name }) => name)).toContain('三分之一');
    expect(plain?.discounts.map(({ name }) => name)).not.toContain('三分之一');
    const { support_pay_types: types, sign } = await buy('一');
    expect([types, sign]).toEqual([['balance'], 'made_up']);
  });

  it('is refused in words for goods that are none of its own', async () => {
    const claim = formOf([goodsOf(piece)], own('二'));
    const { msg } = await mall.call(orderPreview, { form_data: claim }, { token });
    expect(msg).toMatch(/^商品（.+）不参加三分之一$/);
  });

  it('may refuse a payment, of which nothing is taken then', async () => {
    const { unionId } = await buy('三');
    isClosed = true;
    expect(await payUnion(mall, token, unionId)).toBe('今天不卖了');
    isClosed = false;
    expect(await payUnion(mall, token, unionId)).toBe('');
    expect(await auditLedger(mall.database.db)).toEqual([]);
  });

  it('hears its orders only, and gives its stock back with them', async () => {
    const before = await stockOf(mall, copy.skuId);
    heard.length = 0;
    const { id, unionId } = await buy('四');
    expect(await payUnion(mall, token, unionId)).toBe('');
    expect(await stockOf(mall, copy.skuId)).toBe(before - 2);
    const by = { orderId: id, now: new Date(), plugins: [plugin] };
    await mall.database.db.transaction().execute((trx) => forceCancel(trx, by));
    expect(heard).toEqual(['placed 四 1', 'paid', 'undone']);
    expect(await stockOf(mall, copy.skuId)).toBe(before);
    const { unionId: other } = await order(mall, token, formOf([goodsOf(piece)]));
    expect(await payUnion(mall, token, other)).toBe('');
    expect(heard).toHaveLength(3);
    expect(await auditLedger(mall.database.db)).toEqual([]);
  });

  it('is sold by nobody once its folder is taken away', async () => {
    const without = openMall(mall.database);
    const form = formOf([goodsOf(copy)]);
    const refused = await without.call(orderPreview, { form_data: form }, { token });
    expect(refused.msg).toBe('商品不存在或已下架。');
    expect((await without.call(orderPreview, { form_data: formOf([goodsOf(piece)]) }, { token })).code).toBe(
      0,
    );
    without.close();
  });
});
