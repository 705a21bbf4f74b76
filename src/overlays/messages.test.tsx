// Proves that a toast shows for its time from when it is painted, however late its code arrives.
import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearOverlays, toast } from '../state/overlays';
import Messages from './messages';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  clearOverlays();
});

/** Text of the live region of toasts. */
const shown = () => document.querySelector('output')?.textContent;
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('shows a toast that was asked for long before the code of messages arrived', async () => {
  toast('链接已失效', { durationMs: 1000 });
  await wait(20_000);
  render(<Messages />);
  await wait(0);
  expect(shown()).toBe('链接已失效');
  await wait(900);
  expect(shown()).toBe('链接已失效');
  await wait(200);
  expect(shown()).toBe('');
});

it('gives each toast its own time', async () => {
  render(<Messages />);
  act(() => toast('第一条', { durationMs: 1000 }));
  await wait(900);
  act(() => toast('第二条', { durationMs: 1000 }));
  await wait(900);
  expect(shown()).toBe('第二条');
  await wait(200);
  expect(shown()).toBe('');
});
