// Proves live shows: look, states and behaviour of diy/widgets/live.
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeWidget, renderWidget } from '~/renderer/testing/describe-widget';
import { validateLiveDelivered } from '../validators.gen';
import definition from '.';
import { full, hostile, minimal, room } from './fixtures';
import { columnsOf, type Room } from './rooms';

describeWidget(definition, { minimal, full, hostile }, validateLiveDelivered);

const shows = (rooms: readonly unknown[], changes: Readonly<Record<string, unknown>> = {}) => ({
  ...full,
  ...changes,
  live_list: rooms,
});

describe('a room', () => {
  it.each([
    [101, '直播中', 'live'],
    [102, '预告', 'soon'],
    [103, '已结束', 'over'],
    [104, '禁播', 'over'],
    [105, '暂停', 'over'],
    [106, '异常', 'over'],
    [999, '状态未知', 'over'],
    ['101', '直播中', 'live'],
  ])('of status %j shows %s', async (live_status, text, tone) => {
    await renderWidget(definition, shows([room(1, { live_status })]));
    expect(screen.getByText(text).dataset['tone']).toBe(tone);
  });

  it('shows its state in the server’s text where it has one', async () => {
    await renderWidget(definition, shows([room(1, { status_text: '今晚八点' })]));
    expect(screen.getByRole('button', { name: /^今晚八点.*秋茶/ })).toBeDefined();
  });

  it('shows where to watch, as the web cannot open the show', async () => {
    const { host } = await renderWidget(definition, shows([room(1)]));
    fireEvent.click(screen.getByRole('button'));
    expect(host.log).toEqual([{ name: 'toast', value: '请在微信小程序中观看直播' }]);
  });

  it.each([
    [1, 3],
    [2, 3],
    [3, 2],
  ])('of style %i shows as many goods as fit and the total', async (style_type, tiles) => {
    const { container } = await renderWidget(definition, shows([room(1)], { style_type }));
    const goods = [...container.querySelectorAll('img[src^="images/goods"]')];
    expect(goods).toHaveLength(tiles);
    expect(screen.getByText('共3件')).toBeDefined();
  });

  it('shows no goods where they are off or missing', async () => {
    await renderWidget(definition, shows([room(1)], { is_show_goods: false }));
    await renderWidget(definition, shows([room(1, { goods: [] })]));
    expect(screen.queryByText(/共/)).toBeNull();
  });
});

describe('two columns', () => {
  it('put each room below the lower one', () => {
    const high = room(1) as Room;
    const low = { ...room(2, { name: '短', goods: [] }), roomid: 2 } as Room;
    expect(columnsOf([high, low, low, high]).map((column) => column.map(({ roomid }) => roomid))).toEqual([
      [1, 1],
      [2, 2],
    ]);
  });

  it('show in style 2 only', async () => {
    const { container } = await renderWidget(definition, shows(full.live_list, { style_type: '2' }));
    expect(container.querySelectorAll('ul')).toHaveLength(2);
    const rows = await renderWidget(definition, shows(full.live_list, { style_type: 3 }));
    expect(rows.container.querySelectorAll('ul')).toHaveLength(1);
  });
});

it('is not rendered without rooms, as on a platform that is not connected', async () => {
  const { container } = await renderWidget(definition, shows([]));
  expect(container.querySelector('[data-widget] > *')).toBeNull();
  expect([definition.reserve(shows([])), definition.reserve(full)]).toEqual([0, 3 * 682]);
});
