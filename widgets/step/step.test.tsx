// Proves the goods for the currency of steps: behaviour and quirks of diy/widgets/step.
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeWidget, renderWidget } from '~/renderer/testing/describe-widget';
import { describeActivityBlock } from '../kit/testing/describe-activity-block';
import { validateStepDelivered } from '../validators.gen';
import definition from '.';
import { full, stepGoods, hostile, minimal } from './fixtures';

describeWidget(definition, { minimal, full, hostile }, validateStepDelivered);
describeActivityBlock({
  definition,
  full,
  goodsOf: stepGoods,
  address: '/plugins/step/goods/goods?goods_id=7',
  button: '去兑换',
});

describe('the chip 步数宝', () => {
  it.each([
    [-1, '步数宝精梳棉运动袜 三双'],
    [2, '步数宝精梳棉运动袜 三双'],
    [1, '精梳棉运动袜 三双'],
  ])('in list style %i makes the name %s', async (listStyle, name) => {
    await renderWidget(definition, { ...full, listStyle, list: [stepGoods(7)] });
    expect(screen.getByRole('link').textContent).toBe(name);
  });
});

describe('the price', () => {
  it.each(['800活力币', '12000活力币+￥59.90'])('is %s, as the server formats it', async (price_content) => {
    await renderWidget(definition, {
      ...full,
      isUnderLinePrice: false,
      list: [stepGoods(7, { price_content })],
    });
    expect(screen.getByRole('article').textContent).toContain(price_content);
    expect(screen.getByRole('article').querySelector('del')).toBeNull();
  });

  it('has the struck one beside it', async () => {
    await renderWidget(definition, { ...full, list: [stepGoods(7)] });
    expect(screen.getByRole('article').querySelector('del')?.textContent).toBe('原价￥39.00');
  });
});
