// Proves a drawn poster: shown, saved and shared as a file, viewed, and what is said when one of them fails.
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as platform from '../../services/platform';
import * as sharing from '../../services/share';
import * as overlays from '../../state/overlays';
import { DrawnPoster } from './drawn-poster';

/** The head of a PNG of 600 x 1000. */
const PICTURE = 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAlgAAAPoCAYAAAAA';
const draw = () => Promise.resolve(PICTURE);
const show = async (drawing: () => Promise<string>) => {
  await act(async () => void render(<DrawnPoster draw={drawing} name="龙井茶" ratio={0.6} />));
};

afterEach(() => {
  vi.restoreAllMocks();
  for (const name of ['canShare', 'share']) Reflect.deleteProperty(navigator, name);
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

it('is shown full-screen by a tap', async () => {
  await show(draw);
  fireEvent.click(screen.getByRole('button', { name: '查看龙井茶' }));
  expect(screen.getByAltText('龙井茶 1').getAttribute('src')).toBe(PICTURE);
});

describe('sharing', () => {
  /** A browser whose share sheet takes files, or not. */
  function shareSheet(isForFiles: boolean, opened: () => Promise<void> = () => Promise.resolve()) {
    const share = vi.fn<(data: ShareData) => Promise<void>>(opened);
    Object.assign(navigator, { canShare: () => isForFiles, share });
    return share;
  }
  const shareScreen = () => vi.spyOn(sharing, 'share').mockResolvedValue();
  const tap = () => act(async () => fireEvent.click(screen.getByRole('button', { name: '分享' })));

  it('passes the file to the share sheet of the system', async () => {
    const [sheet, screenShared] = [shareSheet(true), shareScreen()];
    await show(draw);
    await tap();
    const [file] = sheet.mock.calls[0]?.[0].files ?? [];
    expect([file?.name, file?.type, file?.size]).toEqual(['龙井茶.png', 'image/png', 30]);
    expect(screenShared).not.toHaveBeenCalled();
  });

  it('is over when the shopper closes the sheet', async () => {
    shareSheet(true, () => Promise.reject(new DOMException('closed', 'AbortError')));
    const screenShared = shareScreen();
    await show(draw);
    await tap();
    expect(screenShared).not.toHaveBeenCalled();
  });

  it.each([
    ['the sheet refuses the file', PICTURE, false, () => shareSheet(true, () => Promise.reject(new Error()))],
    ['the sheet takes no files', PICTURE, false, () => shareSheet(false)],
    ['the backend has drawn the poster', '/made.png', false, () => shareSheet(true)],
    ['the social app has its own menu', PICTURE, true, () => shareSheet(true)],
  ])('shares the screen where %s', async (_name, picture, isInApp, browser) => {
    browser();
    vi.spyOn(platform, 'isSocialApp').mockReturnValue(isInApp);
    const screenShared = shareScreen();
    await show(() => Promise.resolve(picture));
    await tap();
    expect(screenShared).toHaveBeenCalledOnce();
  });
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
