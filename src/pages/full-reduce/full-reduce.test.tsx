// Proves the screens of the full reduction: steps, goods, rules, what the cart lacks, its end, and the search.
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { cartList } from '~/schemas/api/cart.gen';
import { fullReduceGoodsList, fullReduceIndex } from '~/schemas/api/full-reduce.gen';
import { formatServerTime } from '~/domain/time';
import { backend } from '../../testing/fake-backend';
import { address, renderScreen, startMall } from '../../testing/render-screen';
import { goodsPage } from '../../testing/sample-goods';
import page from './full-reduce.page';
import searchPage from './search.page';

const RULE = {
  rule_type: 1,
  rule: [
    { min_money: 100, discount_type: 1, cut: 10, discount: '' },
    { min_money: 200, discount_type: 2, cut: '', discount: 8.5 },
  ],
};
const activity = (time: string) => ({
  id: 3,
  title: '满减',
  ...RULE,
  content: '<p>不与其他活动同享</p>',
  time,
});
const inDays = (days: number) => formatServerTime(Date.now() + days * 86_400_000);

beforeEach(async () => {
  await startMall({ isSignedIn: true });
  backend.answer(fullReduceIndex.route, activity(inDays(2)));
  backend.answer(fullReduceGoodsList.route, goodsPage(2));
  backend.answer('api/cat/list', { list: [{ id: 5, name: '家居', child: [] }] });
  backend.answer(cartList.route, {
    list: [
      {
        mch_id: 0,
        name: '南湖',
        new_status: 0,
        full_reduce: RULE,
        goods_list: [
          {
            id: 1,
            num: 1,
            buy_goods_auth: true,
            new_status: 0,
            is_full_reduce: 1,
            goods: { name: '枕', min_number: 1 },
            attrs: { id: 1, stock: 5, price: '120.00', attr: [] },
          },
        ],
      },
    ],
  });
});

it('shows the activity of a mall that sends no id of it, also behind a link that has one', async () => {
  backend.answer(fullReduceIndex.route, { ...activity(inDays(2)), id: undefined, title: undefined });
  await renderScreen(page, 'id=3');
  expect(await screen.findByText('满100减10，满200打8.5折')).toBeDefined();
  expect(await screen.findByText('商品1')).toBeDefined();
});

it('shows the steps, the goods, the rules, and what the cart saves and lacks', async () => {
  await renderScreen(page);
  expect(await screen.findByText('满100减10，满200打8.5折')).toBeDefined();
  expect(await screen.findByText('商品1')).toBeDefined();
  expect(await screen.findByText('已减￥10.00，还差￥80.00可打8.5折')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: '活动规则' }));
  expect(await screen.findByText('不与其他活动同享')).toBeDefined();
});

it('lists the goods of a category', async () => {
  await renderScreen(page);
  fireEvent.click(await screen.findByRole('tab', { name: '家居' }));
  await screen.findByText('商品1');
  expect(backend.asked(fullReduceGoodsList.route).at(-1)).toMatchObject({ cat_id: '5' });
});

it('says when none runs, when it has ended, and when another one runs, with a way on', async () => {
  backend.answer(fullReduceIndex.route, {});
  const none = await renderScreen(page);
  expect(await screen.findByText('暂无满减活动')).toBeDefined();
  expect(screen.getByRole('button', { name: '去逛逛' })).toBeDefined();
  none.unmount();
  await startMall();
  backend.answer(fullReduceIndex.route, activity(inDays(-1)));
  const over = await renderScreen(page);
  expect(await screen.findByText('活动已结束')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: '去逛逛' }));
  expect(address()).toBe('/pages/index/index');
  over.unmount();
  await startMall();
  backend.answer(fullReduceIndex.route, activity(inDays(2)));
  await renderScreen(page, 'id=2');
  expect(await screen.findByText('活动已结束')).toBeDefined();
});

it('searches among its goods, and says when nothing is found', async () => {
  await renderScreen(searchPage);
  // Before a word is searched for, what can be found.
  expect(await screen.findByText('商品1')).toBeDefined();
  backend.answer(fullReduceGoodsList.route, { list: [] });
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: '茶' } });
  await act(async () => fireEvent.submit(screen.getByRole('form', { name: '搜索' })));
  expect(await screen.findByText('抱歉，没有相关商品')).toBeDefined();
  expect(backend.asked(fullReduceGoodsList.route).at(-1)).toMatchObject({ keyword: '茶' });
});
