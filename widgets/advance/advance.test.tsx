// Proves pre-sale goods: behaviour and quirks of diy/widgets/advance.
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeWidget, renderWidget } from '~/renderer/testing/describe-widget';
import { describeActivityBlock } from '../kit/testing/describe-activity-block';
import { describeActivityClock } from '../kit/testing/describe-activity-clock';
import { validateAdvanceDelivered } from '../validators.gen';
import definition from '.';
import { full, hostile, minimal, preSale } from './fixtures';

describeWidget(definition, { minimal, full, hostile }, validateAdvanceDelivered);
describeActivityBlock({
  definition,
  full,
  goodsOf: preSale,
  address: '/plugins/advance/detail/detail?id=7',
  button: '抢购',
});
describeActivityClock({
  definition,
  full,
  timed: (start_prepayment_at, end_prepayment_at) => preSale(7, { start_prepayment_at, end_prepayment_at }),
  word: '预售',
});

const renderOne = (changes: Readonly<Record<string, unknown>>, block = {}) =>
  renderWidget(definition, { ...full, showBuyBtn: false, ...block, list: [preSale(7, changes)] });

describe('the row of a pre-sale', () => {
  it('has name, cover and prices two records deep (trap 8)', async () => {
    const { container } = await renderOne({ name: '秋茶', price: '99.00', original_price: '128.00' });
    expect(screen.getByRole('link').textContent).toBe('秋茶');
    expect(screen.getByRole('article').textContent).toContain('￥99.00原价￥128.00');
    expect(container.querySelector('img[src^="data:image"]')).not.toBeNull();
  });

  it('can be bought where an older mall delivers neither stock nor permission', async () => {
    const { goods_stock: _stock, buy_goods_auth: _may, ...row } = preSale(7);
    await renderWidget(definition, { ...full, list: [row] });
    expect(screen.queryByText('已售罄')).toBeNull();
    expect(screen.getByRole('button', { name: /^抢购/ })).toBeDefined();
  });

  it('has the label of a price on request instead of a price', async () => {
    await renderOne({ is_negotiable: 1 });
    expect(screen.getByText('价格面议')).toBeDefined();
  });
});

describe('the deposit', () => {
  it.each([
    [20, 50, '定金￥20.00抵￥50.00'],
    ['20.50', '50.00', '定金￥20.50抵￥50.00'],
    ['1000', '12888', '定金￥1000.00抵￥12888'],
  ])('of %s that counts for %s is under the name', async (deposit, swell_deposit, words) => {
    await renderOne({ deposit, swell_deposit });
    expect(screen.getByText(words)).toBeDefined();
  });

  it('leaves out its value where that is no more than the deposit', async () => {
    await renderOne({ deposit: 20, swell_deposit: 20 });
    expect(screen.getByText('定金￥20.00')).toBeDefined();
  });

  it.each([0, '0.00', 'x'])('is left out when it is %s', async (deposit) => {
    await renderOne({ deposit });
    expect(screen.queryByText(/定金/)).toBeNull();
  });
});

it.each([
  [-1, '预售明前龙井 125g'],
  [1, '明前龙井 125g'],
  [2, '明前龙井 125g'],
])('has its chip in rows only (list style %i)', async (listStyle, words) => {
  await renderOne({}, { listStyle });
  expect(screen.getByRole('link').textContent).toBe(words);
});

it('reserves the second line of a long name, which is nested two records deep', () => {
  const height = (name: string) => definition.reserve({ listStyle: 2, list: [preSale(7, { name })] });
  expect(height('很长的商品名称'.repeat(5))).toBe(height('短') + 38);
});
