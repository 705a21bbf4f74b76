// Proves the gift cards on sale: behaviour and quirks of diy/widgets/exchange.
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeWidget, renderWidget } from '~/renderer/testing/describe-widget';
import { describeActivityBlock } from '../kit/testing/describe-activity-block';
import { validateExchangeDelivered } from '../validators.gen';
import definition from '.';
import { full, giftCard, hostile, minimal } from './fixtures';

describeWidget(definition, { minimal, full, hostile }, validateExchangeDelivered);
describeActivityBlock({
  definition,
  full,
  goodsOf: giftCard,
  address: '/plugins/exchange/goods/goods?goods_id=7',
  button: '立即购买',
});

describe('the chip 礼品卡', () => {
  it.each([
    [-1, '礼品卡南湖生活馆礼品卡 300 元'],
    [2, '礼品卡南湖生活馆礼品卡 300 元'],
    [1, '南湖生活馆礼品卡 300 元'],
  ])('in list style %i makes the name %s', async (listStyle, name) => {
    await renderWidget(definition, { ...full, listStyle, list: [giftCard(7)] });
    expect(screen.getByRole('link').textContent).toBe(name);
  });
});

it('never shows a struck price, even in documents with the switch', async () => {
  await renderWidget(definition, { ...full, isUnderLinePrice: true, list: [giftCard(7)] });
  expect(screen.getByRole('article').textContent).toContain('￥288.00');
  expect(screen.getByRole('article').querySelector('del')).toBeNull();
});
