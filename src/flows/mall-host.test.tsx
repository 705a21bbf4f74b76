// Proves the mall's host of widgets: shown refusals, uploads, which plugins are on.
import { displayOf } from '~/renderer/mall-display';
import { renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Host } from '~/renderer/host';
import { couponReceive } from '~/schemas/api/coupon.gen';
import { mallConfig } from '../state/mall';
import * as overlays from '../state/overlays';
import { backend } from '../testing/fake-backend';
import { startMall } from '../testing/render-screen';
import { useMallHost } from './mall-host';

const UPLOAD = 'api/attachment/upload';
const RECEIVE = couponReceive.route;

const toast = vi.spyOn(overlays, 'toast');
const PLACE = { page: '/pages/index/index', pageTitle: '首页', templateId: 1 };

function makeHost(): Host {
  const { result } = renderHook(() => useMallHost(PLACE));
  if (result.current === null) throw new Error('The mall has no config.');
  return result.current;
}

beforeEach(() => toast.mockClear());

describe('a call of a widget', () => {
  it('shows a refusal, and rejects', async () => {
    await startMall();
    backend.refuse(RECEIVE, '优惠券已领完');
    await expect(makeHost().call(couponReceive, { coupon_id: 1 })).rejects.toThrow('优惠券已领完');
    expect(toast).toHaveBeenCalledExactlyOnceWith('优惠券已领完');
  });
});

describe('an upload of a widget', () => {
  const file = new File(['x'], 'a.png', { type: 'image/png' });

  it('returns the address of the picture', async () => {
    await startMall();
    backend.answer(UPLOAD, { url: 'uploads/20261121/a.png' });
    expect(await makeHost().upload(file, () => undefined)).toBe('uploads/20261121/a.png');
  });

  it('shows why a picture is refused, but opens no modal where the network fails', async () => {
    await startMall();
    const showError = vi.spyOn(overlays, 'showError');
    backend.refuse(UPLOAD, '上传的图片有问题');
    await expect(makeHost().upload(file, () => undefined)).rejects.toThrow('上传的图片有问题');
    backend.fail(UPLOAD);
    await expect(makeHost().upload(file, () => undefined)).rejects.toThrow();
    expect(toast.mock.calls).toEqual([['上传的图片有问题']]);
    expect(showError).not.toHaveBeenCalled();
  });
});

describe('the paid member card', () => {
  it.each([
    [{}, false],
    [{ vip_card: [] }, true],
    [{ vip_card: { permission: '0' } }, false],
    [{ vip_card: { permission: 1 } }, true],
  ])('of a mall with the plugins %j is on sale: %s', async (plugin, isOn) => {
    await startMall({ config: { plugin } });
    expect(displayOf(mallConfig()).isSuperVipSold).toBe(isOn);
  });
});

describe('the sold-out mark', () => {
  it.each([
    ['1', ['', '']],
    ['0', ['/a.png', '/b.png']],
  ])('of a mall that stores %s in is_use_stock is %j', async (is_use_stock, pictures) => {
    await startMall({ setting: { is_use_stock, sell_out_pic: '/a.png', sell_out_other_pic: '/b.png' } });
    const display = displayOf(mallConfig());
    expect([display.soldOutPicture, display.soldOutWidePicture]).toEqual(pictures);
  });
});

describe('a link to a mini-program', () => {
  const setting = { is_small_app: '1', small_app_id: 'wx-friend', small_app_url: 'https://wxaurl.cn/abc' };
  const openApp = (appId: string) => makeHost().open({ url: `app?app_id=${appId}`, openType: 'app' });

  it('opens the one that the mall names, and no other (CONST-10)', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    await startMall({ setting });
    openApp('wx-friend');
    expect(assign).toHaveBeenCalledExactlyOnceWith('https://wxaurl.cn/abc');
    expect(toast).not.toHaveBeenCalled();
    openApp('wx-stranger');
    expect(assign).toHaveBeenCalledTimes(1);
    expect(toast).toHaveBeenCalledExactlyOnceWith('暂不支持打开该小程序');
    assign.mockRestore();
  });

  it('opens none where the mall names none (CONST-10)', async () => {
    await startMall({ setting: { ...setting, is_small_app: '0' } });
    openApp('wx-friend');
    expect(toast).toHaveBeenCalledExactlyOnceWith('暂不支持打开该小程序');
  });
});
