// Proves that all clocks of a page share one timer, which stops while the page is hidden.
import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setVisibility } from '~/tests/visibility';
import { HostContext } from './host';
import { testHost } from './testing/test-host';
import { useCountdown, useHasPassed, useNow } from './ticker';

const Clock = () => <output>{useNow()}</output>;

beforeEach(() => vi.useFakeTimers({ now: 0 }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const pass = (ms: number): void =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

const renderView = (count: number) =>
  render(
    <HostContext value={testHost({ now: () => Date.now() + 5_000 })}>
      {Array.from({ length: count }, (_one, index) => (
        <Clock key={index} />
      ))}
    </HostContext>,
  );

it('reports the server’s time each second to any number of blocks by one timer', () => {
  const { unmount } = renderView(20);
  expect(vi.getTimerCount()).toBe(1);
  pass(2_000);
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual(
    Array.from({ length: 20 }, () => '7000'),
  );
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});

it('stops while the page is hidden, and is right at once when it is visible again', () => {
  renderView(1);
  pass(1_000);
  setVisibility('hidden');
  expect(vi.getTimerCount()).toBe(0);
  pass(60_000);
  expect(screen.getByRole('status').textContent).toBe('6000');
  setVisibility('visible');
  expect(screen.getByRole('status').textContent).toBe('66000');
  expect(vi.getTimerCount()).toBe(1);
});

it('reports nothing on the server nor during hydration, and the time right after', () => {
  const clock = (
    <HostContext value={testHost({ now: () => 7_000 })}>
      <Clock />
    </HostContext>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(clock);
  expect(container.textContent).toBe('');
  const onRecoverableError = vi.fn();
  render(clock, { container, hydrate: true, onRecoverableError });
  expect(container.textContent).toBe('7000');
  expect(onRecoverableError).not.toHaveBeenCalled();
});

/** The server's clock is five seconds ahead of the phone's, which stands at 0. */
const AHEAD_MS = 5_000;
const within = (child: ReactNode) => (
  <HostContext value={testHost({ now: () => Date.now() + AHEAD_MS })}>{child}</HostContext>
);
const passSeconds = (count: number): void => {
  for (let second = 0; second < count; second += 1) pass(1_000);
};

const Phase = (span: { startMs: number | null; endMs: number | null }) => {
  const countdown = useCountdown(span);
  return <output>{countdown === null ? '' : `${countdown.phase} ${countdown.remainingMs / 1000}`}</output>;
};

it('counts to the start, then to the end, and then holds no timer', () => {
  render(within(<Phase startMs={AHEAD_MS + 2_000} endMs={AHEAD_MS + 4_000} />));
  const texts = Array.from({ length: 6 }, () => {
    const { textContent } = screen.getByRole('status');
    pass(1_000);
    return textContent;
  });
  expect(texts).toEqual(['before 2', 'before 1', 'during 2', 'during 1', 'after 0', 'after 0']);
  expect(vi.getTimerCount()).toBe(0);
});

it.each([
  ['no moment is set', { startMs: null, endMs: null }, 'during 0'],
  ['the end has come', { startMs: null, endMs: 1 }, 'after 0'],
])('holds no timer where %s', (_what, span, text) => {
  render(within(<Phase {...span} />));
  expect([screen.getByRole('status').textContent, vi.getTimerCount()]).toEqual([text, 0]);
});

it('counts nothing on the server', () => {
  expect(renderToString(within(<Phase startMs={null} endMs={AHEAD_MS + 9_000} />))).toBe('<output></output>');
});

it('reports once that a moment has passed, without a re-render before', () => {
  const rendered = vi.fn();
  const Come = ({ momentMs }: { momentMs: number | null }) => {
    rendered();
    return <output>{String(useHasPassed(momentMs))}</output>;
  };
  const { rerender } = render(within(<Come momentMs={AHEAD_MS + 2_000} />));
  const text = () => screen.getByRole('status').textContent;
  passSeconds(1);
  expect([text(), rendered.mock.calls.length]).toEqual(['false', 1]);
  passSeconds(3);
  expect([text(), rendered.mock.calls.length]).toEqual(['true', 2]);
  expect(vi.getTimerCount()).toBe(0);
  rerender(within(<Come momentMs={null} />));
  expect(text()).toBe('false');
});
