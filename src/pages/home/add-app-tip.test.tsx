// Proves the add-to-home tip: the operator's words and colours, closing it for good.
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { forget } from '../../base/storage';
import { startMall } from '../../testing/render-screen';
import AddAppTip from './add-app-tip';

const TIP = {
  is_add_app: '1',
  add_app_bg_color: '#204060',
  add_app_bg_transparency: 80,
  add_app_bg_radius: 36,
  add_app_text: '添加到桌面，购物更便捷',
  add_app_text_color: '#fafafa',
  add_app_icon_color_type: '2',
};

afterEach(() => forget('addAppTipClosed'));

it('has the six settings of the operator (CFG-08)', async () => {
  await startMall({ setting: TIP });
  render(<AddAppTip />);
  const words = screen.getByText('添加到桌面，购物更便捷');
  expect(words.parentElement?.style.color).toBe('#fafafa');
  const { backgroundColor, opacity } = screen.getByTestId('add-app-ground').style;
  expect([backgroundColor, opacity]).toEqual(['#204060', '0.8']);
  expect(renderToStaticMarkup(<AddAppTip />)).toContain('border-radius:calc(36 * var(--rpx))');
  expect(screen.getByRole('button', { name: '关闭提示' }).style.color).toBe('#000000');
});

it('is not shown where the mall has none', async () => {
  await startMall({ setting: { ...TIP, is_add_app: '0' } });
  render(<AddAppTip />);
  expect(screen.queryByText('添加到桌面，购物更便捷')).toBeNull();
});

it('stays closed once it was closed (CFG-08)', async () => {
  await startMall({ setting: TIP });
  render(<AddAppTip />);
  fireEvent.click(screen.getByRole('button', { name: '关闭提示' }));
  expect(screen.queryByText('添加到桌面，购物更便捷')).toBeNull();
  cleanup();
  render(<AddAppTip />);
  expect(screen.queryByText('添加到桌面，购物更便捷')).toBeNull();
});
