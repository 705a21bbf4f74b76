// Proves the points mall: behaviour and quirks of diy/widgets/integral-mall.
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeWidget, renderWidget } from '~/renderer/testing/describe-widget';
import { describeActivityBlock } from '../kit/testing/describe-activity-block';
import { validateIntegralMallDelivered } from '../validators.gen';
import definition from '.';
import { ticketStyle } from './coupons';
import { full, pointsGoods, hostile, minimal, onPicture, pointsCoupon } from './fixtures';

const goodsAlone = { ...full, coupon_list: [] };

describeWidget(definition, { minimal, full, hostile }, validateIntegralMallDelivered);
describeActivityBlock({
  definition,
  full: goodsAlone,
  goodsOf: pointsGoods,
  address: '/plugins/integral_mall/goods/goods?goods_id=7',
  button: '立即兑换',
});

describe('the price', () => {
  it.each(['500积分', '12000积分+￥59.90'])('is %s, as the server formats it', async (price_content) => {
    await renderWidget(definition, { ...goodsAlone, list: [pointsGoods(7, { price_content })] });
    expect(screen.getByRole('article').textContent).toContain(price_content);
  });

  it('has no chip before the name', async () => {
    await renderWidget(definition, { ...goodsAlone, listStyle: -1, list: [pointsGoods(7)] });
    expect(screen.getByRole('link').textContent).toBe('粗陶马克杯');
  });
});

describe('the strip of coupons', () => {
  it('links to the coupon’s page', async () => {
    const { host } = await renderWidget(definition, { ...full, list: [] });
    fireEvent.click(screen.getByRole('link', { name: /^老友回馈券\s*￥20\s*满99元可用\s*立即兑换$/ }));
    expect(host.log).toEqual([{ name: 'open', value: '/plugins/integral_mall/coupon/coupon?id=1' }]);
  });

  it('shows discounts and amounts', async () => {
    await renderWidget(definition, { ...full, list: [] });
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/￥20满99元可用立即兑换$/),
      expect.stringMatching(/9折无门槛使用立即兑换$/),
      expect.stringMatching(/￥150满1000元可用立即兑换$/),
    ]);
  });

  it('is rendered without the goods where these are off, and the other way round', async () => {
    const { container } = await renderWidget(definition, { ...full, showGoods: false });
    expect([screen.queryAllByRole('article').length, screen.queryAllByRole('link').length]).toEqual([0, 3]);
    expect(container.querySelector('[data-widget]')?.children).toHaveLength(1);
    cleanup();
    await renderWidget(definition, { ...full, showCoupon: false });
    expect(screen.queryByRole('list', { name: '可兑换的优惠券' })).toBeNull();
    expect(screen.getAllByRole('article')).toHaveLength(4);
  });

  it('is not rendered where the server delivered none', async () => {
    const { coupon_list: _none, ...rest } = full;
    await renderWidget(definition, rest);
    expect(screen.queryByRole('list', { name: '可兑换的优惠券' })).toBeNull();
  });

  it('renders a hundred tickets, and a long name for screen readers only', async () => {
    const coupons = Array.from({ length: 100 }, (_none, index) =>
      pointsCoupon(index, { name: '长'.repeat(200) }),
    );
    await renderWidget(definition, { ...full, list: [], coupon_list: coupons });
    expect(screen.getAllByRole('link')).toHaveLength(100);
  });

  it('adds its height to that of the goods', () => {
    const { list, coupon_list } = full;
    expect(definition.reserve({ coupon_list })).toBe(130 + 48);
    expect(definition.reserve({ list, coupon_list })).toBe(definition.reserve({ list }) + 130 + 24);
  });
});

describe('the background of the tickets', () => {
  it('has legible text, unless the operator set a picture', () => {
    expect(ticketStyle(full)).toEqual({
      background: 'linear-gradient(to right, #b5502b, #963f1b)',
      color: '#ffffff',
    });
    expect(ticketStyle({ couponColor: '#7a5600', couponPicUrl: '' }).color).toBe('#ffffff');
    expect(ticketStyle({ couponColor: '#7a5600', couponPicUrl: '/t.png' })).toEqual({
      background: 'url("/t.png") 0 0 / 100% 100% no-repeat',
      color: '#7a5600',
    });
  });

  it('cannot be escaped by an address with quotes, and accepts no script', () => {
    expect(ticketStyle({ couponColor: '#fff', couponPicUrl: 'a").x{' }).background).toContain(
      'url("a\\").x{")',
    );
    expect(ticketStyle({ couponColor: '#fff', couponPicUrl: 'javascript:alert(1)' }).background).toContain(
      '#b5502b',
    );
  });

  it('has no notches of its own over a picture', async () => {
    await renderWidget(definition, { ...onPicture, list: [] });
    expect(screen.getAllByRole('link').every(({ className }) => !className.includes('cut'))).toBe(true);
  });
});
