// Proves what the error modal says and does (ERR-01 … ERR-05).
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { startMall } from '../testing/render-screen';
import ErrorModal from './error-modal';

const ERROR = { code: 400, message: '网络开了小差，请刷新重试下哦~', detail: 'Error: Network Error' };

afterEach(() => {
  vi.restoreAllMocks();
});

const show = async (setting: object) => {
  await startMall({ setting });
  render(<ErrorModal error={ERROR} />);
};

it('is titled by the mall’s label, and 网络错误 without one (ERR-02)', async () => {
  await show({ app_error_label: '页面出了点问题' });
  expect(screen.getByRole('alertdialog', { name: '页面出了点问题' })).toBeDefined();
  cleanup();
  await show({ app_error_label: '' });
  expect(screen.getByRole('alertdialog', { name: '网络错误' })).toBeDefined();
});

it('copies code, message and detail (ERR-04)', async () => {
  const writeText = vi.spyOn(window.navigator.clipboard, 'writeText').mockResolvedValue();
  await show({});
  await act(async () => fireEvent.click(screen.getByRole('button', { name: '复制错误' })));
  const [copied = ''] = writeText.mock.calls[0] ?? [];
  expect(copied.split('\n')).toEqual([
    'code: 400',
    'msg: 网络开了小差，请刷新重试下哦~',
    'detail: Error: Network Error',
  ]);
});

it('reloads the page by its other button (ERR-05)', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  await show({});
  fireEvent.click(screen.getByRole('button', { name: '刷新页面' }));
  expect(reload).toHaveBeenCalledTimes(1);
});

it('names the reloading button by the mall’s own word (CFG-05)', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  await show({ app_error_btn: '再试一次' });
  fireEvent.click(screen.getByRole('button', { name: '再试一次' }));
  expect(screen.queryByRole('button', { name: '刷新页面' })).toBeNull();
  expect(reload).toHaveBeenCalledTimes(1);
});
