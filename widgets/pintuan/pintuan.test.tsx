// Proves the goods bought in groups: behaviour and quirks of diy/widgets/pintuan.
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeWidget, renderWidget } from '~/renderer/testing/describe-widget';
import { describeActivityBlock } from '../kit/testing/describe-activity-block';
import { validatePintuanDelivered } from '../validators.gen';
import definition from '.';
import { full, groupGoods, hostile, minimal } from './fixtures';

describeWidget(definition, { minimal, full, hostile }, validatePintuanDelivered);
describeActivityBlock({
  definition,
  full,
  goodsOf: groupGoods,
  address: '/plugins/pt/goods/goods?goods_id=7',
  button: '去拼团',
});

describe('the size of the group', () => {
  it('is before the name, inside of its link', async () => {
    await renderWidget(definition, { ...full, list: [groupGoods(7)] });
    expect(screen.getByRole('link').textContent).toBe('3人团明前龙井 125g');
  });

  it('is left out where the goods has no group', async () => {
    await renderWidget(definition, { ...full, list: [groupGoods(7, { people_num: 0 })] });
    expect(screen.getByRole('link').textContent).toBe('明前龙井 125g');
  });
});

it('shows the group price, and no struck price where it is off', async () => {
  await renderWidget(definition, { ...full, isUnderLinePrice: false, list: [groupGoods(7)] });
  expect(screen.getByRole('article').textContent).toContain('￥99.00');
  expect(screen.getByRole('article').textContent).not.toContain('298');
});
