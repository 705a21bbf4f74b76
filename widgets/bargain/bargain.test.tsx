// Proves bargain goods: behaviour and quirks of diy/widgets/bargain.
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { describeWidget, renderWidget } from '~/renderer/testing/describe-widget';
import { describeActivityBlock } from '../kit/testing/describe-activity-block';
import { describeActivityClock } from '../kit/testing/describe-activity-clock';
import { validateBargainDelivered } from '../validators.gen';
import definition from '.';
import { bargainGoods, full, hostile, minimal } from './fixtures';

describeWidget(definition, { minimal, full, hostile }, validateBargainDelivered);
describeActivityBlock({
  definition,
  full,
  goodsOf: bargainGoods,
  address: '/plugins/bargain/goods/goods?goods_id=7',
  button: '去参与',
});
describeActivityClock({
  definition,
  full,
  timed: (start_time, end_time) => bargainGoods(7, { start_time, end_time }),
  word: '砍价',
});

it('has its chip before the name of rows and two columns, and none on big covers, whose strip contains it', async () => {
  for (const [listStyle, words] of [
    [-1, '砍价明前龙井 125g'],
    [2, '砍价明前龙井 125g'],
    [1, '明前龙井 125g'],
  ] as const) {
    const { container } = await renderWidget(definition, { ...full, listStyle, list: [bargainGoods(7)] });
    expect(container.querySelector('a')?.textContent).toBe(words);
    container.remove();
  }
});

it('shows the lowest price as delivered, beside the struck one', async () => {
  await renderWidget(definition, { ...full, list: [bargainGoods(7, { price_content: '免费' })] });
  expect(screen.getByRole('article').textContent).toContain('免费原价￥298.00');
});

it('opens its own screen for goods with a video too', async () => {
  const list = [bargainGoods(7, { video_url: 'https://mall.test/7.mp4' })];
  const { host } = await renderWidget(definition, { ...full, list });
  screen.getByRole('link').click();
  expect(host.log).toEqual([{ name: 'open', value: '/plugins/bargain/goods/goods?goods_id=7' }]);
});

it('accepts a button text of any length', async () => {
  await renderWidget(definition, { ...full, buyBtnText: '邀请好友来砍价', list: [bargainGoods(7)] });
  expect(screen.getByRole('button').textContent).toBe('邀请好友来砍价');
});
