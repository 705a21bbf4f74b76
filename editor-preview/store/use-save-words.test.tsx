// Proves that what is not saved is never said to be.
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { SaveState } from './save-state';
import { useSaveWords } from './use-save-words';

it('says what it said before while something short is under way, and that it is saved once it is', () => {
  const since = Date.now();
  const { result, rerender } = renderHook((state: SaveState) => useSaveWords(state), {
    initialProps: { kind: 'saved', at: since },
  });
  const saved = result.current;
  expect(saved).toContain('已保存到草稿');
  rerender({ kind: 'waiting', count: 1, since });
  expect(result.current).toBe(saved);
  rerender({ kind: 'offline', count: 1, since });
  expect(result.current).toContain('离线 · 1 处修改');
  rerender({ kind: 'saving', count: 1, since });
  expect(result.current).toContain('离线 · 1 处修改');
  rerender({ kind: 'saved', at: since });
  expect(result.current).toBe(saved);
});
