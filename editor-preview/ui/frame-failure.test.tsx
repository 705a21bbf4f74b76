// Proves what is said over a preview that shows nothing, and the way out of each cause.
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { FrameFailure } from './frame-failure';

afterEach(() => {
  vi.restoreAllMocks();
});

it('says nothing while the frame answers', () => {
  const { container } = render(<FrameFailure status="ready" onReload={() => undefined} />);
  expect(container.textContent).toBe('');
});

it.each([
  ['silent', null, '预览没有响应'],
  ['loading', '没有连上服务器，请检查网络', '没有连上服务器，请检查网络'],
] as const)('of a frame that is %s it offers to load it again', (status, failure, words) => {
  const onReload = vi.fn();
  render(<FrameFailure status={status} failure={failure} onReload={onReload} />);
  expect(screen.getByRole('alert').textContent).toContain(words);
  fireEvent.click(screen.getByRole('button', { name: '重新加载预览' }));
  expect(onReload).toHaveBeenCalledTimes(1);
});

it.each([
  ['silent', 1],
  ['outdated', 0],
  ['ready', 0],
] as const)('loads a frame that is %s again when the browser is back online: %i times', (status, times) => {
  const onReload = vi.fn();
  render(<FrameFailure status={status} onReload={onReload} />);
  fireEvent.online(window);
  expect(onReload).toHaveBeenCalledTimes(times);
});

it('of an outdated studio it reloads the window', () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  render(<FrameFailure status="outdated" onReload={() => undefined} />);
  fireEvent.click(screen.getByRole('button', { name: '刷新' }));
  expect(reload).toHaveBeenCalledTimes(1);
});
