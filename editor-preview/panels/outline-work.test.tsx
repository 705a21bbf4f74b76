// Proves that a keystroke renders the row of its block alone, on pages of any length.
import { act, cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeApi } from '../testing/fake-api';
import { stubLayout } from '../testing/stub-layout';
import { renderOutline } from './testing';

beforeEach(() => {
  fakeApi.reset();
  stubLayout({ height: 640 });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it.each([12, 1000])('of %i blocks', (count) => {
  const elements = Array.from({ length: count }, () => ({ id: 'link', data: { title: '' } }));
  const { store, ui } = renderOutline(elements);
  act(() => store.select(['b1']));
  // A row asks it up to three times when it is rendered.
  const isOver = vi.spyOn(ui.hover, 'get');
  const set = { op: 'set', uid: 'b1', at: '/data/title', value: '新', was: '' } as const;
  act(() => void store.run([set], { name: '标题' }));
  expect(isOver.mock.calls.length).toBeLessThanOrEqual(3);
});
