// Proves the links of a distributor, to copy, as a code and by search, and his poster.
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadUserInfo } from '../../services/shopper';
import { backend } from '../../testing/fake-backend';
import { renderScreen, startMall } from '../../testing/render-screen';
import linkPage from './link.page';
import qrcodePage from './qrcode.page';

/** A canvas that draws nothing and gives a picture of its own. */
function fakeCanvas(): void {
  const pen = new Proxy(
    {},
    { get: () => () => ({ width: 10, addColorStop: () => undefined }), set: () => true },
  );
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as CanvasRenderingContext2D);
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:image/png;base64,drawn');
}

async function start(config: object = {}): Promise<void> {
  await startMall({ isSignedIn: true, config: { share_setting: { level: 2 }, ...config } });
  backend.answer('api/user/user-info', {
    nickname: '阿青',
    identity: { roles: ['distributor'] },
    options: { user_id: 7 },
  });
  await act(() => loadUserInfo(true));
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const tap = async (name: string | RegExp) => fireEvent.click(await button(name));

beforeEach(() => start());
afterEach(() => vi.restoreAllMocks());

describe('the links', () => {
  const LINK = 'api/share/link';
  const URL = 'https://mall.test/?scene=share#/pages/index/index?scene=share&user_id=7';
  const link = (name: string, fields: object = {}) => ({
    key: 'home',
    name,
    desc: '分享给好友',
    pic_url: '',
    path: `/pages/${name}`,
    url: URL,
    share_money: '0.00',
    ...fields,
  });

  beforeEach(() => {
    backend.answer(LINK, ({ page }: { page: string }) => ({
      invitation_code: 'A1B2C3',
      list: page === '1' ? [link('商城首页'), link('手工桃酥', { key: 'goods', share_money: '2.20' })] : [],
    }));
  });

  it('are copied, with one’s own code', async () => {
    const writeText = vi.spyOn(window.navigator.clipboard, 'writeText').mockResolvedValue();
    await renderScreen(linkPage);
    expect(await screen.findByText('A1B2C3')).toBeTruthy();
    expect(await screen.findByText('预计佣金￥2.20')).toBeTruthy();
    await tap('复制链接：手工桃酥');
    expect(writeText).toHaveBeenCalledWith(URL);
  });

  it('are shown as a code', async () => {
    fakeCanvas();
    await renderScreen(linkPage);
    await tap('商城首页的二维码');
    const poster = await screen.findByRole('img', { name: '商城首页' });
    expect(poster.getAttribute('src')).toBe('data:image/png;base64,drawn');
    fireEvent.click(screen.getByRole('button', { name: '关闭' }));
  });

  it('are searched by the name of goods', async () => {
    await renderScreen(linkPage, 'keyword=%E6%A1%83');
    await screen.findByText('手工桃酥');
    expect(backend.asked(LINK).some(({ keyword }) => keyword === '桃')).toBe(true);
  });
});

describe('the poster', () => {
  const POSTER = 'api/qrcode/share';
  const DATA = {
    pic_url: '/made.png',
    share_url: 'https://mall.test/#/s',
    nickname: '阿青',
    avatar: '',
    title: '南湖',
    note: '',
    price: '',
    pictures: [],
  };

  it('is drawn on the phone of the parts', async () => {
    fakeCanvas();
    backend.answer(POSTER, DATA);
    await renderScreen(qrcodePage);
    const poster = await screen.findByRole('img', { name: '推广二维码' });
    expect(poster.getAttribute('src')).toBe('data:image/png;base64,drawn');
    expect(await button('保存图片')).toBeTruthy();
  });

  it('is the finished picture of a mall that draws it', async () => {
    backend.answer(POSTER, { pic_url: '/made.png' });
    await renderScreen(qrcodePage);
    expect((await screen.findByRole('img', { name: '推广二维码' })).getAttribute('src')).toBe('/made.png');
  });

  it('can be asked for again when it failed', async () => {
    backend.refuse(POSTER, '系统繁忙');
    await renderScreen(qrcodePage);
    expect(await screen.findByText('系统繁忙')).toBeTruthy();
    fakeCanvas();
    backend.answer(POSTER, DATA);
    await tap('重新加载');
    expect(await screen.findByRole('img', { name: '推广二维码' })).toBeTruthy();
  });
});
