// What the studio reads while the computer is offline fails with words, and does not wait for ever (正在比较…, 正在加载…).
import { onlineManager } from '@tanstack/react-query';
import { afterEach, expect, it } from 'vitest';
import { cache } from './app';

afterEach(() => {
  onlineManager.setOnline(true);
  cache.clear();
});

it('fails offline, so that the place says so', async () => {
  onlineManager.setOnline(false);
  const read = cache.fetchQuery({
    queryKey: ['offline'],
    queryFn: () => Promise.reject(new Error('没有连上服务器')),
    retry: false,
  });
  await expect(read).rejects.toThrow('没有连上服务器');
});
