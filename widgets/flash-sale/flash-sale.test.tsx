// Proves the goods of flash sales: behaviour and quirks of diy/widgets/flash-sale.
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeWidget, renderWidget } from '~/renderer/testing/describe-widget';
import { testHost } from '~/renderer/testing/test-host';
import { describeActivityBlock } from '../kit/testing/describe-activity-block';
import { describeSessionBlock } from '../kit/testing/describe-session-block';
import { validateFlashSaleDelivered } from '../validators.gen';
import definition from '.';
import { automatic, full, hostile, minimal, saleGoods, saleOf } from './fixtures';

describeWidget(definition, { minimal, full, hostile }, validateFlashSaleDelivered);
describeActivityBlock({
  definition,
  full,
  goodsOf: saleGoods,
  address: '/plugins/flash_sale/goods/goods?id=7',
  button: '马上抢',
});
describeSessionBlock({
  definition,
  automatic,
  sessionOf: saleOf,
  goodsOf: saleGoods,
  word: '限时抢购',
  morePath: '/plugins/flash_sale/index/index',
});

const renderOne = (
  changes: Readonly<Record<string, unknown>>,
  block: Readonly<Record<string, unknown>> = {},
) => renderWidget(definition, { ...full, ...block, list: [saleGoods(7, changes)] });

describe('the picked goods', () => {
  it.each([
    [-1, '限时抢购明前龙井 125g'],
    [2, '限时抢购明前龙井 125g'],
    [1, '明前龙井 125g'],
  ])('have the chip in rows and two columns only (list style %i)', async (listStyle, words) => {
    await renderOne({}, { listStyle });
    expect(screen.getByRole('link').textContent).toBe(words);
  });

  it.each([-1, 1, 2])('have no countdown in list style %i', async (listStyle) => {
    await renderOne({}, { listStyle });
    expect(screen.queryByRole('timer')).toBeNull();
    expect(screen.getByRole('article').textContent).not.toMatch(/距|已结束/);
  });
});

describe('the reduction', () => {
  it.each([
    [1, '9.5', '9.5折'],
    [1, 8, '8折'],
    [2, '20.00', '减20元'],
    [2, 5.5, '减5.5元'],
  ])('of type %i and %s reads %s', async (discount_type, min_discount, words) => {
    await renderOne({ discount_type, min_discount });
    expect(screen.getByText(words)).toBeDefined();
  });

  it.each([
    [1, '10'],
    [1, 0],
    [2, '0.00'],
    [2, 'x'],
  ])('of type %i and %s is left out', async (discount_type, min_discount) => {
    await renderOne({ discount_type, min_discount });
    expect(screen.queryByText(/折|减/)).toBeNull();
  });
});

describe('the sold share', () => {
  it.each([
    [45, 45],
    ['45.4', 45],
    ['100%', 100],
    [130, 100],
    ['x', 0],
  ])('of %s fills %i percent of the bar', async (percentage, percent) => {
    await renderOne({ percentage, sales: '已抢购45件' });
    expect(screen.getByRole<HTMLProgressElement>('progressbar').value).toBe(percent);
    expect(screen.getByText('已抢购45件')).toBeDefined();
  });

  it('is shown only where the operator wants it', async () => {
    await renderOne({}, { showProgressBar: false });
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(screen.queryByText('已抢购45件')).toBeNull();
  });
});

describe('the sale of the automatic block', () => {
  const NOON = Date.UTC(2026, 10, 21, 4, 0, 0);
  const renderView = (sale: Readonly<Record<string, unknown>>, now: () => number = () => NOON) =>
    renderWidget(definition, { ...automatic, mData: saleOf([saleGoods(7)], sale) }, testHost({ now }));
  const header = () => screen.getByRole('heading').parentElement?.textContent;

  it('counts to the end of the current one', async () => {
    await renderView({
      activity: { end_at: '2026-11-23 13:01:02' },
      next_activity: { start_at: '2026-11-22 00:00:00' },
    });
    expect(header()).toBe('南湖好物整点抢2天01:01:02后结束更多');
  });

  it.each([null, {}, []])('counts to the beginning of the next when none runs (%j)', async (activity) => {
    await renderView({ activity, next_activity: { start_at: '2026-11-21 13:00:00' } });
    expect(header()).toContain('01:00:00后开始');
  });

  it('shows no text without either', async () => {
    await renderView({ activity: null, next_activity: null });
    expect(header()).toBe('南湖好物整点抢更多');
  });

  it('ends while the page is open, and still shows its goods', async () => {
    let now = NOON;
    await renderView({ activity: { end_at: '2026-11-21 12:00:01' } }, () => now);
    expect(header()).toContain('00:00:01后结束');
    now += 1_000;
    expect(await screen.findByText('本场已结束')).toBeDefined();
    expect(screen.getAllByRole('article')).toHaveLength(1);
  });

  it('begins while the page is open: then it counts to its end, where known', async () => {
    let now = NOON;
    const next = { start_at: '2026-11-21 12:00:01', end_at: '2026-11-21 13:00:01' };
    await renderView({ activity: null, next_activity: next }, () => now);
    now += 1_000;
    expect(await screen.findByText(/后结束/)).toBeDefined();
    expect(header()).toContain('01:00:00');
  });

  it('shows only that it runs where its end is not known', async () => {
    await renderView({ activity: null, next_activity: { start_at: '2026-11-21 11:00:00' } });
    expect(header()).toContain('抢购中');
  });

  it('shows reduction and sold share on its cards too', async () => {
    await renderView({});
    expect(screen.getByText('9.5折')).toBeDefined();
    expect(screen.getByRole('progressbar')).toBeDefined();
  });
});
