// Proves the configuration's cache: one request, cached in storage, a queue of waiting callers (CFG-01 … CFG-04).
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { mallConfig } from '../state/mall';
import * as http from './http';
import { loadConfig, resetConfig, restoreConfig } from './mall-config';

const config = (name: string) => ({ mall: { name } });

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
