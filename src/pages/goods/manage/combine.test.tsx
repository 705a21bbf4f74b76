// Proves how an administrator lists, makes, changes and deletes the sets of goods.
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { loadUserInfo } from '../../../services/shopper';
import { backend } from '../../../testing/fake-backend';
import { renderScreen, startMall } from '../../../testing/render-screen';
import { goodsCard } from '../../../testing/sample-goods';
import listPage from './combine-list.page';
import selectPage from './combine-select.page';

const LIST = 'plugin/combination/api/admin/list';
const GOODS = 'plugin/combination/api/admin/goods';
const EDIT = 'plugin/combination/api/admin/edit';
const STATUS = 'plugin/combination/api/admin/status';
const DETAIL = 'plugin/combination/api/admin/detail';

const UNSET = '0000-00-00 00:00:00';
const set = (id: number, fields: object = {}) => ({
  id,
  name: `组合${id}`,
  cover_pic: '',
  price_type: 3,
  price: '80.00',
  original_price: '100.00',
  save_text: '立省￥20.00',
  discount: '',
  minus: '20.00',
  stock: 5,
  groups: [],
  goods_count: 2,
  goods_pics: [],
  start_at: UNSET,
  end_at: UNSET,
  buy_limit: 0,
  status: 1,
  status_text: '进行中',
  ...fields,
});
const member = (goods_id: number, fields: object = {}) => ({
  goods_id,
  name: `商品${goods_id}`,
  cover_pic: '',
  num: 1,
  price: '10.00',
  min_price: '10.00',
  max_price: '10.00',
  stock: 9,
  is_default: 0,
  ...fields,
});

async function start(isAdmin = 1): Promise<void> {
  await startMall({ isSignedIn: true });
  backend.answer('api/user/user-info', { nickname: '掌柜', mobile: '', identity: { is_admin: isAdmin } });
  await act(() => loadUserInfo(true));
  backend.answer(LIST, { list: [set(1), set(2, { status: 0, status_text: '已下架' })] });
  const cards = [1, 2, 3].map((id) =>
    goodsCard(id, { price: '10.00', price_content: '￥10.00', goods_stock: 9 }),
  );
  backend.answer(GOODS, { list: cards, max_num: 2 });
  backend.answer(EDIT, { id: 9 });
  backend.answer(STATUS, null);
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const tick = async (id: number) =>
  fireEvent.click(await screen.findByRole('checkbox', { name: `选择商品${id}` }));
const fill = (name: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(name), { target: { value } });
const sent = () => JSON.parse(String(backend.asked(EDIT).at(-1)?.['form'])) as Record<string, unknown>;

describe('the list of sets', () => {
  beforeEach(() => start());

  it('shows what each costs and has, by state', async () => {
    await renderScreen(listPage);
    await screen.findByText('组合1');
    expect(screen.getAllByText('2款商品 · 可售5套')).toHaveLength(2);
    fireEvent.click(screen.getByRole('tab', { name: '已下架' }));
    await waitFor(() => expect(backend.asked(LIST).at(-1)).toMatchObject({ status: '0' }));
  });

  it('has only the sets of one goods where it is opened for it, and makes new ones for it', async () => {
    await renderScreen(listPage, 'goods_id=7');
    await screen.findByText('组合1');
    expect(backend.asked(LIST)[0]).toMatchObject({ goods_id: '7' });
    expect(screen.getByRole('link', { name: '新增组合' }).getAttribute('href')).toBe(
      '#/pages/goods/manage/combine-select?goods_id=7',
    );
  });

  it('deletes after a confirmation, and asks again for the list', async () => {
    await renderScreen(listPage);
    fireEvent.click(await button('删除组合1'));
    await screen.findByText('删除后不能恢复，确定删除“组合1”？');
    expect(backend.asked(STATUS)).toEqual([]);
    backend.answer(LIST, { list: [] });
    fireEvent.click(await button('删除'));
    await screen.findByText('暂无组合商品');
    expect(backend.asked(STATUS)).toEqual([{ ids: '[1]', status: '-1' }]);
  });

  it('puts a set back on sale', async () => {
    await renderScreen(listPage);
    fireEvent.click(await button('上架组合2'));
    await waitFor(() => expect(backend.asked(STATUS)).toEqual([{ ids: '[2]', status: '1' }]));
  });

  it('is closed to everyone else', async () => {
    await start(0);
    await renderScreen(listPage);
    await screen.findByText('该帐号无管理员权限');
    expect(backend.asked(LIST)).toEqual([]);
  });
});

describe('the goods of a set', () => {
  beforeEach(() => start());

  it('are chosen up to the limit and searched without being lost', async () => {
    await renderScreen(selectPage);
    await tick(1);
    fireEvent.click(await button('下一步'));
    await screen.findByText('请至少选择两件商品');
    await tick(2);
    await tick(3);
    await screen.findByText('最多选择2件商品');
    backend.answer(GOODS, { list: [], max_num: 2 });
    fireEvent.change(screen.getByLabelText('搜索商品'), { target: { value: '没有' } });
    fireEvent.submit(screen.getByRole('form', { name: '搜索' }));
    await screen.findByText('没有找到相关商品');
    expect(screen.getByText(/已选/).textContent).toBe('已选2/2件');
  });

  it('are saved with a name and a price that is less than theirs', async () => {
    await renderScreen(selectPage);
    await tick(1);
    await tick(2);
    fireEvent.click(await button('下一步'));
    fireEvent.click(await button('保存'));
    expect((await screen.findAllByText('请填写组合名称')).length).toBeGreaterThan(0);
    fill(/^组合名称/, '早餐组合');
    fill(/^优惠金额/, '20');
    fireEvent.click(await button('保存'));
    expect((await screen.findAllByText('优惠金额须低于商品原价')).length).toBeGreaterThan(0);
    expect(backend.asked(EDIT)).toEqual([]);
    fill(/^优惠金额/, '5.5');
    await screen.findByText('￥14.50');
    const save = await button('保存');
    fireEvent.click(save);
    fireEvent.click(save);
    await waitFor(() => expect(backend.asked(EDIT)).toHaveLength(1));
    expect(sent()).toMatchObject({
      name: '早餐组合',
      price_type: 3,
      minus: '5.5',
      fixed: [
        { goods_id: 1, num: 1 },
        { goods_id: 2, num: 1 },
      ],
      groups: [],
    });
    expect(sent()['nonce']).toMatch(/.+/);
  });

  it('of a set that is changed are those that it has, to choose from as before', async () => {
    const detail = {
      set: set(5, { price_type: 2, discount: '9', minus: '', end_at: '2099-01-31 23:59:59' }),
      fixed: [member(1, { num: 2 })],
      groups: [{ id: 1, name: '任选', min_num: 1, max_num: 1, list: [member(2, { is_default: 1 })] }],
    };
    backend.answer(DETAIL, { detail });
    await renderScreen(selectPage, 'id=5');
    await screen.findByText(/已选/);
    fireEvent.click(await button('下一步'));
    fireEvent.click(await button('保存'));
    await waitFor(() => expect(backend.asked(EDIT)).toHaveLength(1));
    expect(sent()).toMatchObject({
      id: 5,
      price_type: 2,
      discount: '9',
      end_at: '2099-01-31 23:59:59',
      fixed: [{ goods_id: 1, num: 2, is_default: 0 }],
      groups: [{ name: '任选', min_num: 1, max_num: 1, list: [{ goods_id: 2, num: 1, is_default: 1 }] }],
    });
  });

  it('begin with the goods that the set is made for', async () => {
    await renderScreen(selectPage, 'goods_id=2&ids=3,x');
    expect(await screen.findByText(/已选/)).toBeDefined();
    expect(backend.asked(GOODS)[0]).toEqual({ goods_ids: '[2,3]' });
    const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: '选择商品2' });
    expect(box.checked).toBe(true);
  });
});
