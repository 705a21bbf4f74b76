// Proves a screen of figures: the period in the address, tiles, the chosen trend with its values, shares, states.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { shareIndex, type ShareIndexData } from '~/schemas/api/share.gen';
import { backend } from '../../testing/fake-backend';
import { address, renderScreen, startMall } from '../../testing/render-screen';
import { definePage } from '../define-page';
import { choice } from '../params';
import { statistics } from './statistics';

const query = { type: choice([1, 7]) };
const page = definePage({
  path: '/made-up/figures',
  title: '统计',
  auth: 'guest',
  query,
  body: statistics(query, {
    from: shareIndex,
    params: () => ({}),
    periods: {
      of: 'type',
      items: [
        { id: 1, text: '昨日' },
        { id: 7, text: '7日' },
      ],
    },
    label: '佣金',
    figures: ({ list }: ShareIndexData, { type }) => [
      { name: '佣金', value: list.total_money, unit: '元', changePercent: -2 },
      { name: '天数', value: String(type) },
    ],
    trends: () => [
      { name: '金额', unit: '元', points: [{ name: '11-27', value: 3 }] },
      { name: '人数', unit: '人', points: [] },
    ],
    shares: {
      label: '转化',
      of: () => [
        { name: '下单', value: 8, words: '8 笔' },
        { name: '支付', value: 4, words: '4 笔' },
      ],
    },
    Below: ({ query: { type } }) => <p>下面{type}</p>,
  }),
});

beforeEach(async () => {
  await startMall({ isSignedIn: true });
  backend.answer(shareIndex.route, { list: { total_money: '880.00' } });
});

describe('a screen of figures', () => {
  it('shows tiles, the first trend with its values, shares and what is its own', async () => {
    await renderScreen(page);
    const tiles = await screen.findByRole('region', { name: '佣金' });
    expect(tiles.textContent).toContain('880.00元');
    expect(tiles.textContent).toContain('较上期跌 2%');
    const chart = screen.getByRole('figure', { name: '金额（元）' });
    expect(within(chart).getByRole('row', { name: '11-27 3', hidden: true })).toBeTruthy();
    await waitFor(() => expect(chart.querySelector('svg path')).not.toBeNull());
    expect(screen.getByRole('region', { name: '转化' }).textContent).toBe('下单8 笔支付4 笔');
    expect(screen.getByText('下面1')).toBeTruthy();
  });

  it('draws the trend that is chosen, and says where there is nothing to draw', async () => {
    await renderScreen(page);
    fireEvent.click(await screen.findByRole('tab', { name: '人数' }));
    expect(screen.getByText('这段时间还没有数据')).toBeTruthy();
    expect(screen.queryByRole('figure')).toBeNull();
  });

  it('keeps the period in the address', async () => {
    await renderScreen(page);
    fireEvent.click(await screen.findByRole('tab', { name: '7日' }));
    await waitFor(() => expect(address()).toBe('/made-up/figures?type=7'));
    expect(await screen.findByText('下面7')).toBeTruthy();
  });

  it('offers to try again when the figures do not arrive', async () => {
    backend.fail(shareIndex.route);
    await renderScreen(page);
    const again = await screen.findByRole('button', { name: '重新加载' });
    backend.answer(shareIndex.route, { list: { total_money: '1.00' } });
    fireEvent.click(again);
    expect((await screen.findByRole('region', { name: '佣金' })).textContent).toContain('1.00元');
  });
});
