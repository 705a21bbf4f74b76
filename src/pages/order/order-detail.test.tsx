import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { backend } from '../../testing/fake-backend';
import { renderScreen, startMall } from '../../testing/render-screen';
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
    expect(screen.getByText('生日快乐')).toBeTruthy();
    expect(screen.getByText('轻放')).toBeTruthy();
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

  it.each([
    ['to send', { is_pay: '1', pay_type: '1', status_text: '待发货' }],
    ['sent', { is_pay: '1', pay_type: '1', is_send: '1', status_text: '待收货' }],
  ])('offers no after-sales for an order %s, which have no screens yet', async (_name, change) => {
    const line = { ...texts(goods()), is_show_apply_refund: 1, refund: null };
    const asked = { ...line, id: '11', refund: { id: '3', status_text: '待商家审核' } };
    backend.answer('api/order/detail', full({ ...change, detail: [line, asked] }));
    await renderScreen(detailPage, 'id=5');
    await screen.findByRole('region', { name: '金额' });
    expect(screen.queryByText(/退款|售后/)).toBeNull();
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
