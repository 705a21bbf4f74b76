import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { backend } from '../../testing/fake-backend';
import { address, renderScreen, startMall } from '../../testing/render-screen';
import { full, goods, texts } from '../../testing/sample-orders';
import detailPage from './order-detail.page';

beforeEach(async () => {
  await startMall({ isSignedIn: true });
});

describe('the detail of an order', () => {
  it('shows receiver, goods, sums without savings of 0, remark and form answers', async () => {
    backend.answer('api/order/detail', full());
    await renderScreen(detailPage, 'id=5');
    expect(await screen.findByText('浙江省 杭州市 西湖区 文三路')).toBeTruthy();
    const sums = screen.getByRole('region', { name: '金额' }).textContent;
    expect(sums).toContain('会员折扣-￥3.00');
    expect(sums).toContain('优惠券抵扣-￥5.00');
    expect(sums).not.toContain('积分抵扣');
    expect(await screen.findByText('生日快乐')).toBeTruthy();
    expect(await screen.findByText('轻放')).toBeTruthy();
  });

  it.each([
    ['0', true],
    ['3', false],
  ])('sums up the freight of delivered orders (%s)', async (sendType, isSummed) => {
    backend.answer('api/order/detail', full({ send_type: sendType }));
    await renderScreen(detailPage, 'id=5');
    const sums = await screen.findByRole('region', { name: '金额' });
    expect(sums.textContent.includes('运费')).toBe(isSummed);
  });

  it('says of an order that is given to a friend that it waits for him, and until when', async () => {
    backend.answer(
      'api/order/detail',
      full({ is_pay: '1', pay_type: '1', gift_expire_time: '2099-11-30 12:00:00' }),
    );
    await renderScreen(detailPage, 'id=5');
    expect(await screen.findByRole('heading', { name: '待朋友填地址' })).toBeTruthy();
    expect(screen.getByText(/等他在11-30 12:00前填写收货地址/)).toBeTruthy();
  });

  const city = (change: object = {}) => ({
    send_type: '2',
    delivery_config: {
      address: { address: '环城南路 18 号', latitude: '30.762457', longitude: '120.763779' },
      explain: '一小时左右送到',
      contact_way: '0573-82080001',
      ...change,
    },
  });

  it('shows where a same-city order is sent from, how to reach the shop, and leads to the area', async () => {
    backend.answer('api/order/detail', full(city()));
    await renderScreen(detailPage, 'id=5');
    const delivery = await screen.findByRole('region', { name: '配送信息' });
    expect(delivery.textContent).toContain('发货方式同城配送发货地址环城南路 18 号');
    expect(delivery.textContent).toContain('配送说明一小时左右送到');
    expect(screen.getByRole('link', { name: '0573-82080001' }).getAttribute('href')).toBe(
      'tel:0573-82080001',
    );
    expect(screen.getByRole('link', { name: '查看配送范围' }).getAttribute('href')).toBe(
      '#/pages/order-submit/map',
    );
  });

  it('leaves out what the shop did not set of its same-city delivery, and all of it for other orders', async () => {
    backend.answer('api/order/detail', full(city({ contact_way: '', explain: '' })));
    const { unmount } = await renderScreen(detailPage, 'id=5');
    const delivery = await screen.findByRole('region', { name: '配送信息' });
    expect(delivery.textContent).toContain('环城南路 18 号');
    expect(delivery.textContent).not.toMatch(/联系方式|配送说明/);
    unmount();
    backend.answer('api/order/detail', full({ id: '6' }));
    await renderScreen(detailPage, 'id=6');
    expect((await screen.findByRole('region', { name: '配送信息' })).textContent).not.toContain('配送范围');
  });

  it('shows what a plugin took off the order, what is paid together with it in its sum, and what was paid back', async () => {
    const plugin_data = {
      discount_list: { benefit: { label: '超级会员优惠', value: '4.74' } },
      price_list: [],
      price_name: '',
      extra: [{ label: '南湖超级会员 月卡', value: '9.90' }],
    };
    backend.answer(
      'api/order/detail',
      full({ plugin_data, total_pay_price: '22.00', refunded_price: '5.00' }),
    );
    await renderScreen(detailPage, 'id=5');
    const sums = (await screen.findByRole('region', { name: '金额' })).textContent;
    expect(sums).toContain('超级会员优惠-￥4.74');
    expect(sums).toContain('南湖超级会员 月卡￥9.90合计￥31.90已退款￥5.00');
  });

  const SENT = { is_pay: '1', pay_type: '1', is_send: '1', status_text: '待收货' };
  const line = { ...texts(goods()), is_show_apply_refund: 1, refund: null };
  const asked = {
    ...line,
    id: '11',
    is_show_apply_refund: 0,
    refund: { id: '3', status_text: '待商家审核' },
  };

  it('offers after-sales of each line of a sent order, and leads to one that was asked for', async () => {
    backend.answer('api/order/detail', full({ ...SENT, detail: [line, asked] }));
    await renderScreen(detailPage, 'id=5');
    const offers = await screen.findAllByRole('link', { name: '申请售后' });
    expect(offers.map((offer) => offer.getAttribute('href'))).toEqual([
      '#/pages/order/refund/select-refund-type?id=10&sign=',
    ]);
    expect(screen.getByRole('link', { name: '已申请售后（待商家审核）' }).getAttribute('href')).toBe(
      '#/pages/order/refund-detail/refund-detail?id=3',
    );
    expect(screen.queryByRole('link', { name: '批量售后' })).toBeNull();
  });

  it('offers several lines at once where several are open', async () => {
    backend.answer('api/order/detail', full({ ...SENT, detail: [line, { ...line, id: '11' }] }));
    await renderScreen(detailPage, 'id=5');
    const batch = await screen.findByRole('link', { name: '批量售后' });
    expect(batch.getAttribute('href')).toBe('#/pages/order/batch-refund/batch-refund?id=5');
  });

  it('offers a line once more after a refusal, with the way to what was asked before', async () => {
    const refused = { ...asked, is_show_apply_refund: 1, refund: { id: '3', status_text: '商家已拒绝' } };
    backend.answer('api/order/detail', full({ ...SENT, detail: [refused] }));
    await renderScreen(detailPage, 'id=5');
    expect(await screen.findByRole('link', { name: '再次申请' })).toBeTruthy();
    expect(screen.getByRole('link', { name: /商家已拒绝/ }).getAttribute('href')).toBe(
      '#/pages/order/refund/order-detail-refund-list?id=5&order_detail_id=11',
    );
  });

  it.each([
    ['whose window is over', { is_confirm: '1', is_sale: '1' }],
    ['that is locked', { status: '0' }],
    ['whose kind has none', { is_can_apply_sales: 0 }],
  ])('offers no after-sales of an order %s', async (_name, change) => {
    backend.answer('api/order/detail', full({ ...SENT, detail: [line], ...change }));
    await renderScreen(detailPage, 'id=5');
    await screen.findByRole('region', { name: '金额' });
    expect(screen.queryByRole('link', { name: '申请售后' })).toBeNull();
  });

  it('offers the refund of a whole order that is not sent, but not of its lines', async () => {
    const unsent = { is_pay: '1', pay_type: '1', status_text: '待发货', detail: [line] };
    backend.answer('api/order/detail', full(unsent));
    await renderScreen(detailPage, 'id=5');
    fireEvent.click(await screen.findByRole('button', { name: '申请退款' }));
    expect(address()).toBe('/pages/order/refund/order-refund?id=5');
    expect(screen.queryByRole('link', { name: '申请售后' })).toBeNull();
  });

  it('offers after-sales of the lines of a partly sent order, and says that the rest is being prepared', async () => {
    const detailExpress = [{ id: '1', goods_num: 1, express_no: 'SF1', expressRelation: [] }];
    const partly = { is_pay: '1', pay_type: '1', status_text: '待发货', detail: [line], detailExpress };
    backend.answer('api/order/detail', full(partly));
    await renderScreen(detailPage, 'id=5');
    expect(await screen.findByRole('heading', { name: '部分发货' })).toBeTruthy();
    expect(screen.getByText('部分商品已发出，商家正在准备其余商品')).toBeTruthy();
    expect(screen.getByRole('link', { name: '申请售后' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: '申请退款' })).toBeNull();
  });

  it.each([
    ['1', 1],
    ['0', 0],
  ])('offers the review of a received order where the mall accepts reviews (%s)', async (isOn, count) => {
    await startMall({ isSignedIn: true, setting: { is_comment: isOn } });
    const received = { is_pay: '1', pay_type: '1', is_send: '1', is_confirm: '1', status_text: '已收货' };
    backend.answer('api/order/detail', full(received));
    await renderScreen(detailPage, 'id=5');
    expect(await screen.findByRole('heading', { name: '已收货' })).toBeTruthy();
    expect(screen.queryAllByRole('button', { name: '评价' })).toHaveLength(count);
  });

  it('shows that a cancelled order is cancelled', async () => {
    backend.answer('api/order/detail', full({ cancel_status: '1', status_text: '待付款 已取消' }));
    await renderScreen(detailPage, 'id=5');
    expect(await screen.findByRole('heading', { name: '已取消' })).toBeTruthy();
  });

  it('shows the message of a refusal with a link back (NS-03)', async () => {
    backend.refuse('api/order/detail', '订单不存在');
    await renderScreen(detailPage, 'id=5');
    expect(await screen.findByText('订单不存在')).toBeTruthy();
  });
});
