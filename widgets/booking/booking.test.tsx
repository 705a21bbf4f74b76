// Proves the goods that are reserved: behaviour and quirks of diy/widgets/booking.
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { describeWidget, renderWidget } from '~/renderer/testing/describe-widget';
import { describeActivityBlock } from '../kit/testing/describe-activity-block';
import { validateBookingDelivered } from '../validators.gen';
import definition from '.';
import { bookingGoods, full, hostile, minimal } from './fixtures';

describeWidget(definition, { minimal, full, hostile }, validateBookingDelivered);
describeActivityBlock({
  definition,
  full,
  goodsOf: bookingGoods,
  address: '/plugins/book/goods/goods?goods_id=7',
  button: '预约',
});

it.each([
  ['0.00', '￥0.00', '免费'],
  ['0', '', '免费'],
  ['68.00', '￥68.00', '￥68.00'],
  ['', '价格面议', '价格面议'],
])('reads a price of %s, delivered as %s, as %s', async (price, price_content, words) => {
  await renderWidget(definition, {
    ...full,
    isUnderLinePrice: false,
    showBuyBtn: false,
    list: [bookingGoods(7, { price, price_content })],
  });
  expect(screen.getByRole('article').textContent).toBe(`明前龙井 125g${words}`);
});

it('shows the text of a price on request', async () => {
  const list = [bookingGoods(7, { price: '0.00', price_content: '价格面议', is_negotiable: 1 })];
  await renderWidget(definition, { ...full, list });
  expect(screen.getByText('价格面议')).toBeDefined();
});

it.each([-1, 1, 2])('has neither chip nor clock in list style %i', async (listStyle) => {
  await renderWidget(definition, { ...full, listStyle, list: [bookingGoods(7)] });
  expect(screen.getByRole('link').textContent).toBe('明前龙井 125g');
  expect(screen.queryByRole('timer')).toBeNull();
});
