// Proves the goods of hourly sessions: behaviour and quirks of diy/widgets/miaosha.
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeWidget, renderWidget } from '~/renderer/testing/describe-widget';
import { testHost } from '~/renderer/testing/test-host';
import { describeActivityBlock } from '../kit/testing/describe-activity-block';
import { describeActivityClock } from '../kit/testing/describe-activity-clock';
import { describeSessionBlock } from '../kit/testing/describe-session-block';
import { validateMiaoshaDelivered } from '../validators.gen';
import definition from '.';
import { automatic, full, hostile, minimal, pickedGoods, sessionGoods, sessionOf } from './fixtures';

describeWidget(definition, { minimal, full, hostile }, validateMiaoshaDelivered);
describeActivityBlock({
  definition,
  full,
  goodsOf: pickedGoods,
  address: '/plugins/miaosha/goods/goods?id=7',
  button: '马上秒',
});
describeActivityClock({
  definition,
  full,
  timed: (start_time, end_time) => pickedGoods(7, { start_time, end_time }),
  word: '秒杀',
});
describeSessionBlock({
  definition,
  automatic,
  sessionOf,
  goodsOf: sessionGoods,
  word: '秒杀',
  morePath: '/plugins/miaosha/advance/advance',
});

it.each([
  [-1, '秒杀明前龙井 125g'],
  [2, '秒杀明前龙井 125g'],
  [1, '明前龙井 125g'],
])('has its chip in rows and two columns only (list style %i)', async (listStyle, words) => {
  await renderWidget(definition, { ...full, listStyle, list: [pickedGoods(7)] });
  expect(screen.getByRole('link').textContent).toBe(words);
});

describe('the session of the automatic block', () => {
  const NOON = Date.UTC(2026, 10, 21, 4, 0, 0);
  const renderView = (changes: Readonly<Record<string, unknown>>, now: () => number = () => NOON) =>
    renderWidget(
      definition,
      { ...automatic, mData: sessionOf([sessionGoods(7)], changes) },
      testHost({ now }),
    );
  const header = () => screen.getByRole('heading').parentElement?.textContent;
  /** The time renders after the goods. */
  const expectHeader = (words: string) => waitFor(() => expect(header()).toContain(words));

  it('shows its hour and counts down to its end while it runs', async () => {
    await renderView({});
    await expectHeader('南湖好物整点抢12点场01:00:00更多');
  });

  it.each([
    [{ open_time: '20', date_time: 0 }, '今日20点开抢'],
    [{ open_date: '2026-11-22', open_time: '08', date_time: 0 }, '明日8点开抢'],
    [{ open_date: '2026-12-01', open_time: '9', date_time: 0 }, '12月1日9点开抢'],
  ])('is announced without a countdown before it runs: %j', async (session, words) => {
    await renderView(session);
    await expectHeader(words);
    expect(screen.queryByRole('timer')).toBeNull();
  });

  it('accepts an hour that arrives as a number', async () => {
    await renderView({ open_time: 12, date_time: 0 });
    await expectHeader('12点场01:00:00');
  });

  it('ends while the page is open, and still shows its goods', async () => {
    let now = NOON + 3_599_000;
    await renderView({}, () => now);
    await expectHeader('12点场00:00:01');
    now += 1_000;
    expect(await screen.findByText('本场已结束')).toBeDefined();
    expect(screen.getAllByRole('article')).toHaveLength(1);
  });

  it('begins while the page is open', async () => {
    let now = NOON - 1_000;
    await renderView({}, () => now);
    await expectHeader('今日12点开抢');
    now += 1_000;
    expect(await screen.findByText('12点场')).toBeDefined();
    await expectHeader('01:00:00');
  });

  it('has the chip before the name of its goods', async () => {
    await renderView({});
    expect(screen.getByRole('link', { name: /^秒杀\s*明前龙井/ })).toBeDefined();
  });
});
