// Proves the configuration's cache: one request, cached in storage, a queue of waiting callers (CFG-01 … CFG-04).
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as http from '../services/http';
import { isTabPath, loadConfig, mallConfig, resetConfig, restoreConfig, titleOf } from './mall';

const config = (name: string) => ({
  mall: { name },
  navbar: {
    navs: [
      { text: '首页', url: '/pages/index/index?from=tab', open_type: 'redirect' },
      { text: '会员', url: '/pages/a/a', link: { new_link_url: '/pages/member/index/index' } },
    ],
  },
  bar_title: [
    { name: '购物车', value: '/pages/cart/cart', new_name: '篮子' },
    { name: '分类', value: '/pages/cats/cats', new_name: '' },
    { name: '专题详情', value: '/pages/topic/topic', new_name: '专题详情' },
  ],
});

const call = vi.spyOn(http, 'call');

beforeEach(() => {
  resetConfig();
  localStorage.clear();
  document.body.innerHTML = '';
  call.mockReset();
});

describe('the configuration', () => {
  it('is loaded once, however many callers wait for it (CFG-01, CFG-03)', async () => {
    let answer: (value: unknown) => void = () => undefined;
    call.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    const all = Promise.all([loadConfig(), loadConfig(), loadConfig()]);
    answer(config('南湖'));
    expect((await all).map(({ mall }) => mall.name)).toEqual(['南湖', '南湖', '南湖']);
    await loadConfig();
    expect(call).toHaveBeenCalledTimes(1);
  });

  it('is cached in storage for the next visit (CFG-02)', async () => {
    call.mockResolvedValue(config('南湖'));
    await loadConfig();
    const stored = localStorage.getItem('pagoda.config');
    resetConfig();
    localStorage.setItem('pagoda.config', stored ?? '');
    expect(await restoreConfig()).toBe(true);
    expect(mallConfig()?.mall.name).toBe('南湖');
    expect(call).toHaveBeenCalledTimes(1);
  });

  it('is loaded again after a reset (CFG-04)', async () => {
    call.mockResolvedValueOnce(config('旧')).mockResolvedValueOnce(config('新'));
    await loadConfig();
    resetConfig();
    expect(localStorage.getItem('pagoda.config')).toBeNull();
    expect((await loadConfig()).mall.name).toBe('新');
  });

  it('is read from the page where the server put it there', async () => {
    document.body.innerHTML = `<script id="boot" type="application/json">${JSON.stringify({ 'api/index/config': config('页内') })}</script>`;
    expect(await restoreConfig()).toBe(true);
    expect(mallConfig()?.mall.name).toBe('页内');
  });

  it('is loaded again after a failure, which is not cached', async () => {
    call.mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce(config('南湖'));
    await expect(loadConfig()).rejects.toThrow('offline');
    expect((await loadConfig()).mall.name).toBe('南湖');
  });

  it.each(['{', 'null', '7', '[]'])('ignores a stored %s', async (text) => {
    localStorage.setItem('pagoda.config', text);
    expect(await restoreConfig()).toBe(false);
  });
});

describe('what the configuration says of a screen', () => {
  beforeEach(async () => {
    call.mockResolvedValue(config('南湖'));
    await loadConfig();
  });

  it('recognises tab screens by the path of their entry, the link before the url (TAB-01, TAB-02, TAB-04)', () => {
    expect(
      ['/pages/index/index', '/pages/member/index/index', '/pages/a/a', '/pages/goods/goods'].map(isTabPath),
    ).toEqual([true, true, false, false]);
  });

  it('replaces a title by the operator’s, and no other (NAV-06, NAV-07)', () => {
    const current = mallConfig();
    expect(titleOf(current, '/pages/cart/cart', '购物车')).toBe('篮子');
    expect(titleOf(current, '/pages/cats/cats', '分类')).toBe('分类');
    expect(titleOf(null, '/pages/cart/cart', '购物车')).toBe('购物车');
  });

  it('prefers a title of the data while the operator has not renamed the screen (NAV-07)', () => {
    expect(titleOf(mallConfig(), '/pages/topic/topic', '早晨的第一泡茶')).toBe('早晨的第一泡茶');
  });
});
