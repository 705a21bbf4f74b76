// Proves asking for the after-sale of a line: its kinds, its fields in order, its amount, one submission.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { backend } from '../../../testing/fake-backend';
import { address, renderScreen, startMall } from '../../../testing/render-screen';
import { goods } from '../../../testing/sample-orders';
import { applying, refundOfLine } from '../../../testing/sample-refunds';
import applyPage from './refund.page';
import choosePage from './select-refund-type.page';

const SKU_GOODS = {
  id: 12,
  goods_type: 'goods',
  use_attr: 1,
  attr_groups: [
    {
      attr_group_id: 1,
      attr_group_name: '口味',
      attr_list: ['原味', '蜂蜜', '芝麻'].map((attr_name, place) => ({ attr_id: place + 1, attr_name })),
    },
  ],
  attr: [1, 2, 3].map((attr_id) => ({
    id: 25 + attr_id,
    stock: 5,
    price: '10.00',
    pic_url: '',
    attr_list: [{ attr_group_id: 1, attr_group_name: '口味', attr_id, attr_name: '' }],
  })),
  level_show: 0,
  sell_time: 0,
  min_number: 1,
  name: '每日坚果礼盒',
  cover_pic: '',
  unit: '盒',
};

const APPLY = 'api/order/apply-refund';
const SUBMIT = 'api/order/refund-submit';
const LIST = 'api/order/refund-list';

const tap = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

/** Chooses from the list of a row. */
async function choose(row: string, value: string): Promise<void> {
  tap(new RegExp(`^${row}`));
  const list = within(await screen.findByRole('dialog', { name: `请选择${row}` }));
  fireEvent.click(list.getByRole('radio', { name: value }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: `请选择${row}` })).toBeNull());
}

const submitSaying = async (words: string) => {
  tap('提交');
  await waitFor(() => expect(screen.getAllByRole('alert')[0]?.textContent).toBe(words));
};

const submitToasting = async (words: string) => {
  tap('提交');
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(words));
};

beforeEach(async () => {
  await startMall({ isSignedIn: true });
  backend.answer(APPLY, applying());
  backend.answer(SUBMIT, null);
  backend.answer(LIST, { list: [refundOfLine({ id: 9 })] });
});

describe('the kinds of an after-sale', () => {
  it('are those that the server allows, and lead to their form in this place', async () => {
    backend.answer(APPLY, applying({ refund_types: [3, 1] }));
    await renderScreen(choosePage, 'id=10');
    expect(await screen.findByRole('button', { name: /退货退款/ })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /换货/ })).toBeNull();
    tap(/仅退款/);
    await waitFor(() => expect(address()).toBe('/pages/order/refund/refund?id=10&type=3'));
  });

  it('are all of a mall that does not say which, of the whole line', async () => {
    const { detail, list } = applying();
    const { refund_types: _types, max_num: _num, used_num: _used, left_price: _left, ...recorded } = detail;
    backend.answer(APPLY, { detail: recorded, list });
    const { unmount } = await renderScreen(choosePage, 'id=10');
    for (const name of [/^退货退款/, /^换货/, /^仅退款/])
      expect(await screen.findByRole('button', { name })).toBeTruthy();
    unmount();
    await renderScreen(applyPage, 'id=10&type=1');
    expect((await screen.findByLabelText<HTMLInputElement>('退款金额')).value).toBe('20.00');
    expect(screen.getByText('最多2件')).toBeTruthy();
  });

  it('are not offered where the server refuses, whose words are shown (API-06)', async () => {
    backend.refuse(APPLY, '该订单已生成售后订单,无需重复申请');
    await renderScreen(choosePage, 'id=10');
    expect(await screen.findByText('该订单已生成售后订单,无需重复申请')).toBeTruthy();
  });

  it('can be fetched again after a failure', async () => {
    backend.fail(APPLY);
    await renderScreen(choosePage, 'id=10');
    const retry = await screen.findByRole('button', { name: /重/ });
    backend.answer(APPLY, applying());
    fireEvent.click(retry);
    expect(await screen.findByRole('button', { name: /换货/ })).toBeTruthy();
  });
});

describe('asking for money back', () => {
  it('says what is missing in the order of the fields (NS-06)', async () => {
    backend.answer(APPLY, applying({ is_confirm: '0' }));
    await renderScreen(applyPage, 'id=10&type=3');
    await screen.findByLabelText('退款金额');
    await submitSaying('请选择货物状态');
    await choose('货物状态', '未收到货');
    await submitSaying('请选择退款原因');
    await choose('退款原因', '快递无记录');
    fill('退款金额', '');
    await submitSaying('请填写退款金额');
    fill('退款金额', '20.01');
    await submitSaying('最多可退款金额￥20.00');
    fill('退款金额', '12.5');
    fill('联系方式', '');
    await submitSaying('请填写联系方式');
    expect(backend.asked(SUBMIT)).toEqual([]);
  });

  it('sends once by a double tap, and shows the request in place of the form', async () => {
    await renderScreen(applyPage, 'id=10&type=3');
    await screen.findByLabelText('退款金额');
    await choose('退款原因', '质量问题');
    fill('备注信息', ' 碎了 ');
    tap('提交');
    tap('提交');
    await waitFor(() => expect(address()).toBe('/pages/order/refund-detail/refund-detail?id=9'));
    expect(backend.asked(SUBMIT)).toEqual([
      {
        id: '10',
        type: '3',
        num: '2',
        refund_price: '20.00',
        goods_status: '已收到货',
        cause: '质量问题',
        remark: '碎了',
        mobile: '13800138000',
        pic_list: '[]',
      },
    ]);
    expect(backend.asked(LIST)).toEqual([{ order_id: '5', order_detail_id: '10' }]);
  });

  it('follows the pieces with its amount, and says why it cannot be more', async () => {
    await renderScreen(applyPage, 'id=10&type=1');
    const amount = await screen.findByLabelText<HTMLInputElement>('退款金额');
    expect(amount.value).toBe('20.00');
    expect(screen.getByText('最多可退款￥20.00，优惠已按商品分摊，不含运费￥8.00')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '减少' }));
    expect(amount.value).toBe('10.00');
    expect(screen.getByText(/^最多可退款￥10\.00/)).toBeTruthy();
  });

  it('is bounded by what the order has left', async () => {
    backend.answer(APPLY, applying({ left_price: '13.00' }));
    await renderScreen(applyPage, 'id=10&type=1');
    expect((await screen.findByLabelText<HTMLInputElement>('退款金额')).value).toBe('13.00');
  });

  it('forgets a reason of the other list when the state of the goods changes', async () => {
    await renderScreen(applyPage, 'id=10&type=3');
    await screen.findByLabelText('退款金额');
    await choose('退款原因', '质量问题');
    await choose('货物状态', '未收到货');
    expect(screen.getByRole('button', { name: /^退款原因/ }).textContent).toBe('退款原因请选择');
  });

  it('keeps the form and shows the words of a refusal', async () => {
    backend.refuse(SUBMIT, '订单已过售后时间,无法申请售后');
    await renderScreen(applyPage, 'id=10&type=1');
    await screen.findByLabelText('退款金额');
    await choose('退款原因', '做工问题');
    fill('备注信息', '开线');
    await submitToasting('订单已过售后时间,无法申请售后');
    expect(screen.getByLabelText<HTMLTextAreaElement>('备注信息').value).toBe('开线');
  });

  it('leads to the list where the new request cannot be found', async () => {
    backend.fail(LIST);
    await renderScreen(applyPage, 'id=10&type=1');
    await screen.findByLabelText('退款金额');
    await choose('退款原因', '做工问题');
    fill('备注信息', '开线');
    tap('提交');
    await waitFor(() => expect(address()).toBe('/pages/order/refund/index'));
  });
});

describe('asking for an exchange', () => {
  it('asks no money, and a reason in own words', async () => {
    await renderScreen(applyPage, 'id=10&type=2');
    fireEvent.change(await screen.findByLabelText('换货原因'), { target: { value: '要大一码' } });
    expect(screen.queryByLabelText('退款金额')).toBeNull();
    fill('备注信息', '谢谢');
    tap('提交');
    await waitFor(() => expect(backend.asked(SUBMIT)).toMatchObject([{ type: '2', refund_price: '0' }]));
    expect(backend.asked(SUBMIT)[0]).not.toHaveProperty('goods_status');
  });

  it('can become another kind within the form', async () => {
    await renderScreen(applyPage, 'id=10&type=2');
    await screen.findByLabelText('换货原因');
    await choose('售后类型', '退货退款');
    expect(await screen.findByLabelText('退款金额')).toBeTruthy();
    expect(await screen.findByRole('heading', { name: '退货退款' })).toBeTruthy();
  });
});

describe('the specification of an exchange', () => {
  const SKUS = [
    { id: 26, attr: '原味', stock: 1 },
    { id: 27, attr: '蜂蜜', stock: 5 },
  ];
  const exchanging = (skus: readonly object[]) =>
    applying({
      goods_id: '12',
      exchange_skus: skus,
      goods_info: { ...goods().goods_info, goods_attr: { id: 26 } },
    });

  it('is that of the line while there is enough of it, else asked for, and chosen on the SKU sheet', async () => {
    backend.answer(APPLY, exchanging(SKUS));
    await renderScreen(applyPage, 'id=10&type=2');
    fireEvent.change(await screen.findByLabelText('换货原因'), { target: { value: '要蜂蜜的' } });
    fill('备注信息', '谢谢');
    await submitSaying('该规格仅剩1件，请选择其他规格');
    backend.answer('api/goods/attr', SKU_GOODS);
    tap(/^换货规格/);
    expect((await screen.findByRole('button', { name: '芝麻' })).hasAttribute('disabled')).toBe(true);
    tap('蜂蜜');
    tap('确定');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /^换货规格/ }).textContent).toContain('蜂蜜'),
    );
    tap('提交');
    await waitFor(() => expect(backend.asked(SUBMIT)[0]).toMatchObject({ type: '2', exchange_sku_id: '27' }));
  });

  it('is asked for where that of the line is gone, and not by a mall that offers none', async () => {
    backend.answer(APPLY, exchanging(SKUS.slice(1)));
    const { unmount } = await renderScreen(applyPage, 'id=10&type=2');
    fireEvent.change(await screen.findByLabelText('换货原因'), { target: { value: '换' } });
    fill('备注信息', '谢谢');
    await submitSaying('请选择换货规格');
    unmount();
    backend.answer(APPLY, applying());
    await renderScreen(applyPage, 'id=10&type=2');
    await screen.findByLabelText('换货原因');
    expect(screen.queryByText('换货规格')).toBeNull();
  });
});
