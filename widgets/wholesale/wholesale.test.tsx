// Proves the goods sold wholesale: behaviour and quirks of diy/widgets/wholesale.
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeWidget, renderWidget } from '~/renderer/testing/describe-widget';
import { describeActivityBlock } from '../kit/testing/describe-activity-block';
import { validateWholesaleDelivered } from '../validators.gen';
import definition from '.';
import { full, wholesaleGoods, hostile, minimal, hidden } from './fixtures';

describeWidget(definition, { minimal, full, hostile }, validateWholesaleDelivered);
describeActivityBlock({
  definition,
  full,
  goodsOf: wholesaleGoods,
  address: '/plugins/wholesale/goods/goods?id=7',
  button: '抢购',
});

describe('the chip 商品批发', () => {
  it.each([
    [-1, '商品批发老树白茶饼 350g 整提七饼'],
    [2, '商品批发老树白茶饼 350g 整提七饼'],
    [1, '老树白茶饼 350g 整提七饼'],
  ])('in list style %i makes the name %s', async (listStyle, name) => {
    await renderWidget(definition, { ...full, listStyle, list: [wholesaleGoods(7)] });
    expect(screen.getByRole('link').textContent).toBe(name);
  });
});

it('shows the mall’s text where prices are hidden from the level, without a number or a button', async () => {
  await renderWidget(definition, {
    ...full,
    list: [{ ...hidden, original_price: '500.00', is_level: 1, level_price: 9 }],
  });
  expect(screen.getByRole('article').textContent).toBe('仅渠道可见报价价格面议');
  expect(screen.queryByRole('button')).toBeNull();
});

it('renders rows of a list without rights: every shopper may buy', async () => {
  const { buy_goods_auth: _right, vip_card_appoint: _card, ...row } = wholesaleGoods(7);
  await renderWidget(definition, { ...full, list: [row] });
  expect(screen.getByRole('button').className).not.toContain('grey');
});
