// Proves a drawn poster: shown, saved as a file, and what is said when either fails.
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import * as overlays from '../../state/overlays';
import { DrawnPoster } from './drawn-poster';

const PICTURE = 'data:image/png;base64,AAAA';
const draw = () => Promise.resolve(PICTURE);
const show = async (drawing: () => Promise<string>) => {
  await act(async () => void render(<DrawnPoster draw={drawing} name="龙井茶" ratio={0.6} />));
};

afterEach(() => {
  vi.restoreAllMocks();
});

it('is saved under its name', async () => {
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await show(draw);
  expect(screen.getByRole('img', { name: '龙井茶' }).getAttribute('src')).toBe(PICTURE);
  fireEvent.click(screen.getByRole('button', { name: '保存图片' }));
  const [link] = click.mock.contexts as HTMLAnchorElement[];
  expect([link?.download, link?.getAttribute('href')]).toEqual(['龙井茶.png', PICTURE]);
});

it('says 下载失败 where it cannot be saved (ERR-15)', async () => {
  const toast = vi.spyOn(overlays, 'toast').mockImplementation(() => undefined);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {
    throw new Error('forbidden');
  });
  await show(draw);
  fireEvent.click(screen.getByRole('button', { name: '保存图片' }));
  expect(toast).toHaveBeenCalledExactlyOnceWith('下载失败');
});

it('says 请先授权保存到相册权限 where the phone refuses its album (ERR-17)', async () => {
  const toast = vi.spyOn(overlays, 'toast').mockImplementation(() => undefined);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {
    throw new DOMException('refused', 'NotAllowedError');
  });
  await show(draw);
  fireEvent.click(screen.getByRole('button', { name: '保存图片' }));
  expect(toast).toHaveBeenCalledExactlyOnceWith('请先授权保存到相册权限');
});

it('is drawn again on request where it failed', async () => {
  const drawing = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockImplementation(draw);
  await show(drawing);
  expect(screen.getByText('海报生成失败，请重试')).toBeTruthy();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: /重试|重新/ })));
  expect(screen.getByRole('img', { name: '龙井茶' })).toBeTruthy();
});
