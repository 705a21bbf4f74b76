// Proves the goods of prize draws: behaviour and quirks of diy/widgets/lottery.
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { describeWidget, renderWidget } from '~/renderer/testing/describe-widget';
import { describeActivityBlock } from '../kit/testing/describe-activity-block';
import { describeActivityClock } from '../kit/testing/describe-activity-clock';
import { validateLotteryDelivered } from '../validators.gen';
import definition from '.';
import { full, hostile, lotteryGoods, minimal } from './fixtures';

describeWidget(definition, { minimal, full, hostile }, validateLotteryDelivered);
describeActivityBlock({
  definition,
  full,
  goodsOf: lotteryGoods,
  address: '/plugins/lottery/goods/goods?lottery_id=7',
  button: '去参与',
});
describeActivityClock({
  definition,
  full,
  timed: (start_time, end_time) => lotteryGoods(7, { start_time, end_time }),
  word: '抽奖',
});

it.each([-1, 1, 2])('has no chip in list style %i, and a price of 免费', async (listStyle) => {
  await renderWidget(definition, { ...full, listStyle, list: [lotteryGoods(7)] });
  expect(screen.getByRole('link').textContent).toBe('明前龙井 125g');
  expect(screen.getByRole('article').textContent).toContain('免费');
});
