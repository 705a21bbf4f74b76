// Proves the error view that needs no further chunk: its words, its retry, and the mall's own heading.
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { startMall } from '../testing/render-screen';
import { FallbackError } from './fallback-error';

const show = async (setting: object) => {
  const onRetry = vi.fn<() => void>();
  await startMall({ setting });
  render(<FallbackError text="页面出错了，请重试" onRetry={onRetry} />);
  return onRetry;
};

it('is headed by the mall’s title, and has none without one (CFG-05)', async () => {
  await show({ app_error_title: '加载失败' });
  expect(screen.getByRole('heading', { name: '加载失败' })).toBeDefined();
  cleanup();
  await show({ app_error_title: '' });
  expect(screen.queryByRole('heading')).toBeNull();
});

it('says what failed, and retries', async () => {
  const onRetry = await show({});
  expect(screen.getByRole('alert').textContent).toContain('页面出错了，请重试');
  fireEvent.click(screen.getByRole('button', { name: '重新加载' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});
