import { afterEach, expect, it, vi } from 'vitest';
import { copyWords, readClipboard, writeClipboard } from './clipboard';

afterEach(() => vi.unstubAllGlobals());

it('is the own one of the window where the browser has none', async () => {
  vi.stubGlobal('navigator', {});
  writeClipboard('blocks');
  expect([await readClipboard(), await copyWords('https://mall.example')]).toEqual(['blocks', false]);
});

it('copies words where the browser allows it', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue();
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  expect(await copyWords('https://mall.example')).toBe(true);
  expect(writeText).toHaveBeenCalledWith('https://mall.example');
});
