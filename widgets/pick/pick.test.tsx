// Proves N-for-a-price goods: behaviour and quirks of diy/widgets/pick.
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeWidget, renderWidget } from '~/renderer/testing/describe-widget';
import { describeActivityBlock } from '../kit/testing/describe-activity-block';
import { validatePickDelivered } from '../validators.gen';
import definition from '.';
import { full, pickGoods, hostile, minimal } from './fixtures';

describeWidget(definition, { minimal, full, hostile }, validatePickDelivered);
describeActivityBlock({
  definition,
  full,
  goodsOf: pickGoods,
  address: '/plugins/pick/detail/detail?goods_id=7',
  button: '去凑单',
});

describe('the chip N元任选', () => {
  it.each([
    [-1, 'N元任选临安山核桃仁 250g'],
    [2, 'N元任选临安山核桃仁 250g'],
    [1, '临安山核桃仁 250g'],
  ])('in list style %i makes the name %s', async (listStyle, name) => {
    await renderWidget(definition, { ...full, listStyle, list: [pickGoods(7)] });
    expect(screen.getByRole('link').textContent).toBe(name);
  });
});

describe('the rule', () => {
  it.each([
    [{}, '99元选3袋'],
    [{ rule_price: '99.90', rule_num: '2', unit: '件' }, '99.9元选2件'],
    [{ rule_price: 88, rule_num: 5 }, '88元选5袋'],
  ])('%j reads %s under the name, in every list style', async (changes, text) => {
    for (const listStyle of [-1, 1, 2]) {
      await renderWidget(definition, { ...full, listStyle, list: [pickGoods(7, changes)] });
    }
    expect(screen.getAllByText(text)).toHaveLength(3);
  });

  it.each([{ rule_num: 0 }, { rule_price: '' }, { rule_price: '待定' }])(
    'is left out of %j',
    async (changes) => {
      await renderWidget(definition, { ...full, list: [pickGoods(7, changes)] });
      expect(screen.getByRole('article').textContent).not.toContain('元选');
    },
  );
});

it('shows no member price, and reserves no line for one', async () => {
  const member = pickGoods(7, { is_level: 1, level_price: '40.00' });
  await renderWidget(definition, { ...full, list: [member] });
  expect(screen.queryByText('会员价')).toBeNull();
  expect(definition.reserve({ list: [member] })).toBe(definition.reserve({ list: [pickGoods(7)] }));
});
