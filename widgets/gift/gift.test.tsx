// Proves gift goods: behaviour and quirks of diy/widgets/gift.
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { describeWidget, renderWidget } from '~/renderer/testing/describe-widget';
import { describeActivityBlock } from '../kit/testing/describe-activity-block';
import { validateGiftDelivered } from '../validators.gen';
import definition from '.';
import { full, giftGoods, hostile, minimal } from './fixtures';

describeWidget(definition, { minimal, full, hostile }, validateGiftDelivered);
describeActivityBlock({
  definition,
  full,
  goodsOf: giftGoods,
  address: '/plugins/gift/goods/goods?is_share=1&id=7',
  button: '去送礼',
});

it('never shows a struck price, even where an older mall delivers one', async () => {
  const list = [giftGoods(7, { original_price: '298.00' })];
  await renderWidget(definition, { ...full, isUnderLinePrice: true, showBuyBtn: false, list });
  expect(screen.getByRole('article').textContent).toBe('明前龙井 125g￥238.00');
});

it.each([
  [-1, '社交送礼明前龙井 125g'],
  [2, '社交送礼明前龙井 125g'],
  [1, '明前龙井 125g'],
])('has its chip in rows and two columns only (list style %i)', async (listStyle, words) => {
  await renderWidget(definition, { ...full, listStyle, list: [giftGoods(7)] });
  expect(screen.getByRole('link').textContent).toBe(words);
});
