import { afterEach, expect, it, vi } from 'vitest';
import { readClipboard, writeClipboard } from './clipboard';

afterEach(() => vi.unstubAllGlobals());

it('is the own one of the window where the browser has none', async () => {
  vi.stubGlobal('navigator', {});
  writeClipboard('blocks');
  expect(await readClipboard()).toBe('blocks');
});
