// Proves the countdown: phases, quirks and the tap of diy/widgets/timer.
import { act, fireEvent, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { HostContext } from '~/renderer/host';
import { describeWidget, renderWidget } from '~/renderer/testing/describe-widget';
import { testHost } from '~/renderer/testing/test-host';
import { coerce } from '~/schemas/shape';
import { validateTimerDelivered } from '../validators.gen';
import definition from '.';
import { full, hostile, minimal } from './fixtures';

describeWidget(definition, { minimal, full, hostile }, validateTimerDelivered);

/** 2026-11-21 12:00 on the mall's clock. */
const NOON = Date.UTC(2026, 10, 21, 4, 0, 0);
const plain = { ...full, picUrl: '' };

afterEach(() => vi.useRealTimers());

describe('the strip', () => {
  it.each([
    ['to the start before it', { startDateTime: '2026-11-21 18:30:05' }, '距离活动开始还有06小时30分05秒'],
    ['to the end during it', {}, '距离活动结束还有2天08小时15分09秒'],
    ['to the end where no start is stored', { startDateTime: '' }, '距离活动结束还有2天08小时15分09秒'],
    [
      'without days in the last one',
      { endDateTime: '2026-11-21 12:00:01' },
      '距离活动结束还有00小时00分01秒',
    ],
    [
      'to a start as a picker elsewhere stores it',
      { startDateTime: '2026-11-21T10:30:05.000Z' },
      '距离活动开始还有06小时30分05秒',
    ],
    ['to an end in Unix seconds', { endDateTime: NOON / 1000 + 3600 }, '距离活动结束还有01小时00分00秒'],
    ['times with slashes', { endDateTime: '2026/11/21 13:00:00' }, '距离活动结束还有01小时00分00秒'],
  ])('counts %s', async (_what, changes, text) => {
    const { container } = await renderWidget(definition, { ...plain, ...changes });
    expect(container.querySelector('button')?.textContent).toBe(`${text}查看活动`);
  });

  it.each([
    ['after the end', { endDateTime: '2026-11-21 12:00:00' }],
    ['without an end', { endDateTime: '' }],
    ['with a start that nobody can read', { startDateTime: '下周五' }],
    ['for what is no time', { endDateTime: 'soon', startDateTime: '2026-99-99 00:00:00' }],
  ])('is not rendered %s', async (_what, changes) => {
    const { container } = await renderWidget(definition, { ...plain, ...changes });
    expect(container.querySelector('[data-widget] > *')).toBeNull();
  });

  it('disappears at the end, while the picture stays', async () => {
    vi.useFakeTimers({
      now: NOON,
      toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout', 'Date'],
    });
    const host = testHost({ now: () => Date.now() });
    const rendering = renderWidget(definition, { ...full, endDateTime: '2026-11-21 12:00:02' }, host);
    await vi.advanceTimersByTimeAsync(1);
    const { container } = await rendering;
    expect(container.textContent).toContain('秒');
    await act(() => vi.advanceTimersByTimeAsync(3000));
    expect(container.textContent).toBe('查看活动');
    expect(container.querySelector('img')).not.toBeNull();
  });

  it('renders the background that older documents store in the link', async () => {
    const link = { ...full.link, bgPicUrl: 'images/timer-bg.png' };
    const { container } = await renderWidget(definition, { ...plain, bgPicUrl: '', link });
    expect(container.innerHTML).toContain('images/timer-bg.png');
  });

  it('prefers the chosen background, and accepts none that is unsafe', async () => {
    const link = { ...full.link, bgPicUrl: 'images/timer-bg.png' };
    const chosen = await renderWidget(definition, { ...plain, bgPicUrl: 'images/own.png', link });
    expect(chosen.container.innerHTML).toContain('images/own.png');
    const unsafe = { ...full.link, bgPicUrl: 'javascript:alert(1)' };
    const none = await renderWidget(definition, { ...plain, bgPicUrl: '', link: unsafe });
    expect(none.container.innerHTML).not.toContain('javascript');
  });
});

it('reserves its height in server markup, which contains no time', async () => {
  const { default: widget } = await import('./view');
  const View = widget.View as unknown as ComponentType<{ data: unknown; uid: string }>;
  const markup = renderToString(
    <HostContext value={testHost()}>
      <View data={coerce(widget.shape, plain)} uid="n0" />
    </HostContext>,
  );
  expect(markup).toContain('data-pictured');
  expect(markup).not.toMatch(/秒|距离/);
});

it('renders its end in server markup as after it is hydrated, where the server says that it is over', async () => {
  const { default: widget } = await import('./view');
  const View = widget.View as unknown as ComponentType<{ data: unknown; uid: string }>;
  const over = { ...full, endDateTime: '2026-11-21 11:00:00', isOver: true };
  const page = (
    <HostContext value={testHost()}>
      <View data={coerce(widget.shape, over)} uid="n0" />
    </HostContext>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  const markup = container.innerHTML;
  expect(markup).toContain('<img');
  expect(markup).not.toContain('data-pictured');
  const errors: unknown[] = [];
  const root = await act(async () =>
    hydrateRoot(container, page, { onRecoverableError: (error) => void errors.push(error) }),
  );
  expect([errors, container.innerHTML]).toEqual([[], markup]);
  act(() => root.unmount());
  container.remove();
});

describe('a tap', () => {
  it('opens the link by its url alone, as no parameters are stored', async () => {
    const { host } = await renderWidget(definition, full);
    fireEvent.click(screen.getByRole('button', { name: /查看活动/ }));
    expect(host.log).toEqual([{ name: 'open', value: full.link }]);
  });

  it.each([
    ['an empty link', {}],
    ['the [] of an older backend (trap 12)', []],
    ['a link with a background but no target', { url: '', openType: '', bgPicUrl: 'a.png' }],
  ])('does nothing with %s', async (_what, link) => {
    await renderWidget(definition, { ...full, link });
    expect(screen.queryByRole('button')).toBeNull();
  });
});

it('reserves the strip during the countdown, and the picture in any case', () => {
  const later = new Date(Date.now() + 9e8).toISOString().slice(0, 19).replace('T', ' ');
  const reserve = (data: object) => definition.reserve(data as Record<string, unknown>);
  expect(reserve({ endDateTime: later })).toBe(140);
  expect(reserve({ endDateTime: '2020-01-01 00:00:00', picUrl: 'a.png' })).toBe(360);
  expect(reserve({ endDateTime: later, picUrl: 'a.png' })).toBe(500);
  expect(reserve({})).toBe(0);
});

it('says what its picture shows', async () => {
  await renderWidget(definition, { ...full, picUrl: 'a.png', alt: '双十一会场' });
  expect(screen.getByRole('img', { name: '双十一会场' })).toBeDefined();
});
