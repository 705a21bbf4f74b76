// Proves the screens of sets: the list with its sheet and rules, the search, the choice, its sum, and the checkout's form.
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import {
  compositionCompositionDetail,
  compositionConfig,
  compositionDetail,
  compositionIndex,
} from '~/schemas/api/composition.gen';
import { goodsAttr } from '~/schemas/api/goods.gen';
import { backend } from '../../testing/fake-backend';
import { renderScreen, startMall } from '../../testing/render-screen';
import { openedCheckout } from '../../testing/sample-sales';
import detailPage from './detail.page';
import indexPage from './index.page';
import saleParts from './sale-parts';
import searchPage from './search.page';

const attr = (attr_id: number, attr_name: string) => ({
  attr_group_id: 1,
  attr_group_name: '规格',
  attr_id,
  attr_name,
});
const sku = (id: number, price: string, stock = 9) => ({
  attr_list: [attr(id, `第${id}种`)],
  goods_attr_id: id,
  price,
  stock,
});
const member = (id: number, price: string, rest: object = {}) => ({
  id,
  goods_id: id,
  name: `商品${id}`,
  cover_pic: `/${id}.png`,
  is_host: 0,
  price: '0.00',
  min_price: price,
  max_price: price,
  attr_groups: [],
  goods_attr: [sku(id * 10, price)],
  attr: [],
  stock: 9,
  type: 'goods',
  ...rest,
});
const FIXED = {
  id: 1,
  name: '茶席套餐',
  type: 1,
  type_text: '固定套餐',
  price: '180.00',
  max_discount: '180.00',
  host_list: [],
  goods_list: [member(5, '128.00'), member(6, '88.00')],
  host_price: 0,
  min_price: 216,
  max_price: 0,
  flag: false,
  stock: 9,
  min_composition_price: '36.00',
};
const FREE = {
  ...FIXED,
  id: 2,
  name: '搭配套餐一',
  type: 2,
  type_text: '搭配套餐',
  price: '0.00',
  max_discount: '10.00',
  host_list: [member(10, '159.00', { is_host: 1 })],
  goods_list: [
    member(11, '99.00', { price: '5.00' }),
    member(8812, '29.00', { price: '5.00', goods_attr: [sku(121, '29.00'), sku(122, '39.00')] }),
  ],
};

beforeEach(async () => {
  await startMall({ isSignedIn: true });
  backend.answer(compositionConfig.route, { title: '购买规则', rule: '整体购买', activityBg: '' });
  backend.answer(compositionIndex.route, { list: [FIXED, FREE] });
});

const showSet = async (composition: object, query = 'composition_id=1') => {
  backend.answer(compositionCompositionDetail.route, { composition });
  await renderScreen(detailPage, query);
  await screen.findByText('总计', { exact: false });
};

it('lists sets with what they cost and save, their goods in a sheet, and the rules', async () => {
  await renderScreen(indexPage);
  const card = within(await screen.findByRole('article', { name: '茶席套餐' }));
  expect(card.getByRole('link').textContent).toContain('套餐价 ￥36.00');
  expect(card.getByText('最多可省￥180.00')).toBeDefined();
  expect(card.getByRole('link').getAttribute('href')).toBe(
    '#/plugins/composition/detail/detail?composition_id=1',
  );
  const other = within(screen.getByRole('article', { name: '搭配套餐一' }));
  // The host and the cheapest of the others.
  expect(other.getByRole('link').textContent).toContain('￥183.00起');
  fireEvent.click(card.getByRole('button', { name: '套餐商品' }));
  expect(await screen.findByText('商品6')).toBeDefined();
  expect(screen.getByRole('link', { name: '去购买套餐' })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: '活动规则' }));
  expect(await screen.findByText('整体购买')).toBeDefined();
});

it('says when there are no sets, and which cannot be bought', async () => {
  backend.answer(compositionIndex.route, {
    list: [
      { ...FIXED, flag: true },
      { ...FREE, stock: 0 },
    ],
  });
  const some = await renderScreen(indexPage);
  expect(await screen.findByText('套餐商品有变动')).toBeDefined();
  expect(screen.getByText('已售罄')).toBeDefined();
  some.unmount();
  await startMall();
  backend.answer(compositionIndex.route, { list: [] });
  await renderScreen(indexPage);
  expect(await screen.findByText('没有任何套餐哦~')).toBeDefined();
});

it('searches by a word, and asks for nothing without one', async () => {
  await renderScreen(searchPage);
  expect(backend.asked(compositionIndex.route)).toEqual([]);
  backend.answer(compositionIndex.route, { list: [] });
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: '茶' } });
  await act(async () => fireEvent.submit(screen.getByRole('form', { name: '搜索' })));
  expect(await screen.findByText('抱歉，没有相关商品')).toBeDefined();
  expect(backend.asked(compositionIndex.route).at(-1)).toMatchObject({ keyword: '茶' });
});

it('sells a fixed set as a whole, with its key in the form of the checkout', async () => {
  await showSet(FIXED);
  expect(screen.getByText('单买￥216.00，已省￥180.00')).toBeDefined();
  expect(screen.queryByRole('checkbox')).toBeNull();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: '立即购买' })));
  const { query, groups } = openedCheckout();
  const goods_list = [
    { id: 5, goods_attr_id: 50, num: 1, cart_id: 0 },
    { id: 6, goods_attr_id: 60, num: 1, cart_id: 0 },
  ];
  expect(groups).toEqual([{ mch_id: 0, goods_list, composition_list: [{ composition_id: 1, goods_list }] }]);
  expect(query.get('preview_url')).toBe('plugin/composition/api/index/order-preview');
});

it('adds up what is ticked of a free set, and wants something beside the host', async () => {
  await showSet(FREE, 'composition_id=2');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: '选择商品10' }).disabled).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: '立即购买' }));
  expect(await screen.findByText('请选择搭配商品')).toBeDefined();
  fireEvent.click(screen.getByRole('checkbox', { name: '选择商品11' }));
  expect(screen.getByText('总计', { exact: false }).textContent).toBe('总计 ￥253.00');
  expect(screen.getByText('单买￥258.00，已省￥5.00')).toBeDefined();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: '立即购买' })));
  expect(openedCheckout().groups).toMatchObject([{ goods_list: [{}, {}] }]);
});

it('names the goods whose specification is missing, and opens their sheet, which asks for no quantity', async () => {
  const attrs = [1, 2].map((at) => ({
    attr_list: [attr(120 + at, `第${120 + at}种`)],
    price: '29.00',
    stock: 9,
    id: 120 + at,
    goods_id: 8812,
    sign_id: `${at}`,
  }));
  backend.answer(goodsAttr.route, {
    id: 8812,
    name: '商品8812',
    use_attr: 1,
    attr_groups: [
      {
        attr_group_id: 1,
        attr_group_name: '规格',
        attr_list: [
          { attr_id: 121, attr_name: '第121种' },
          { attr_id: 122, attr_name: '第122种' },
        ],
      },
    ],
    attr: attrs,
    level_show: 0,
    goods_type: 'goods',
    sell_time: 0,
  });
  await showSet(FREE, 'composition_id=2');
  fireEvent.click(screen.getByRole('checkbox', { name: '选择商品8812' }));
  fireEvent.click(screen.getByRole('button', { name: '立即购买' }));
  expect(await screen.findByText('以下商品未选择规格')).toBeDefined();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: '我知道了' })));
  // The dialog that closes, and the sheet while it waits, have buttons of the same names.
  await screen.findByText('第121种');
  const sheet = within(screen.getByRole('dialog', { name: '选择规格' }));
  const confirm = sheet.getByRole('button', { name: '确定' });
  expect(sheet.queryByText('数量')).toBeNull();
  fireEvent.click(confirm);
  expect(await screen.findByRole('button', { name: '规格:第121种' })).toBeDefined();
});

it.each([
  [{ flag: true }, '套餐商品有变动'],
  [{ stock: 0 }, '已售罄'],
  [{ state: 'coming', begin_at: '2099-01-01 00:00:00' }, '即将开始'],
])('cannot be bought while %o', async (rest, words) => {
  await showSet({ ...FIXED, ...rest });
  expect(screen.getByRole<HTMLButtonElement>('button', { name: words }).disabled).toBe(true);
});

it('says that a set is gone', async () => {
  backend.refuse(compositionCompositionDetail.route, '您选购的套餐已下架');
  await renderScreen(detailPage, 'composition_id=1');
  expect(await screen.findByText('您选购的套餐已下架')).toBeDefined();
});

it('shows other sets of the goods that led here', async () => {
  backend.answer(compositionDetail.route, { other_list: [FIXED], list: [FREE] });
  await showSet(FIXED, 'composition_id=1&goods_id=5');
  const other = within(await screen.findByRole('article', { name: '搭配套餐一' }));
  expect(other.getByRole('link').getAttribute('href')).toContain('goods_id=5');
});

it('are offered on the page of a goods, each with its price and what it saves, and lead on to more', async () => {
  const { GoodsExtra } = saleParts;
  if (GoodsExtra === undefined) throw new Error('No part.');
  const set = {
    composition_id: 1,
    name: '茶席套餐',
    tag: '固定套餐',
    price_content: '￥36.00',
    max_discount: '180.00',
  };
  // Another mall may write more than ours does.
  render(<GoodsExtra goods={{ id: 5 } as never} extra={{ list: [set, '套餐', { id: 9 }], url: '' }} />);
  expect(await screen.findByText('最多可省￥180.00')).toBeDefined();
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  const detail = '#/plugins/composition/detail/detail?composition_id=1&goods_id=5';
  expect(hrefs).toEqual([detail, detail]);
});

it('fold the lines of an order under their title and what they cost, and unfold them', () => {
  const { OrderLines } = saleParts;
  if (OrderLines === undefined) throw new Error('No part.');
  const line = (id: number, total_original_price: string, sold?: object) => ({
    line: {
      id,
      refund_status: 0,
      goods_info: { pic_url: '', total_original_price, goods_attr: { ...sold } },
    },
    drawn: <p>商品{id}</p>,
  });
  const inSet = (set_no: number, composition_price: string) => ({
    composition_price,
    composition_data: { id: 1, name: '茶席套餐', type: 1, set_no },
  });
  const lines = [
    line(1, '128.00', inSet(1, '106.67')),
    line(2, '88.00', inSet(1, '73.33')),
    line(3, '128.00', inSet(2, '0')),
    line(4, '9.00'),
  ];
  render(<OrderLines lines={lines as never} />);
  expect(screen.getByText('共2件，已省￥180.00')).toBeDefined();
  const [first] = screen.getAllByRole('group');
  expect(first?.textContent).toContain('固定套餐 茶席套餐');
  expect(first?.textContent).toContain('36.00');
  expect(
    [screen.getByText('商品2'), screen.getByText('商品4')].map((one) => one.closest('details') !== null),
  ).toEqual([true, false]);
  expect(screen.getAllByRole('group')).toHaveLength(2);
  expect(first).toMatchObject({ open: false });
  fireEvent.click(screen.getByText('共2件，已省￥180.00'));
  expect(first).toMatchObject({ open: true });
});

it('are summed up at checkout', () => {
  const { CheckoutRows } = saleParts;
  if (CheckoutRows === undefined) throw new Error('No part.');
  const set = {
    name: '搭配套餐一',
    type: 2,
    total_price: '253.00',
    composition_price: '5.00',
    goods_list: [{}, {}],
  };
  render(<CheckoutRows group={{ composition_list: [set] } as never} />);
  expect(screen.getByText('￥253.00，已省￥5.00')).toBeDefined();
});
