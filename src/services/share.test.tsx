// Proves which way of sharing each browser gets (SHARE-06).
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fireEvent, render, screen } from '@testing-library/react';
import ShareHint from '../overlays/share-hint';
import * as overlays from '../state/overlays';
import { startMall } from '../testing/render-screen';
import * as platform from './platform';
import { share } from './share';

beforeEach(() => startMall());

afterEach(() => {
  vi.restoreAllMocks();
});

it('points at the menu of the social app, until a tap (SHARE-06)', async () => {
  vi.spyOn(platform, 'isSocialApp').mockReturnValue(true);
  const show = vi.spyOn(overlays, 'setShareHint');
  await share();
  expect(show).toHaveBeenLastCalledWith(true);
  render(<ShareHint />);
  expect(screen.getByRole('dialog', { name: '分享提示' })).toBeDefined();
  fireEvent.click(screen.getByText('点击右上角分享给好友'));
  expect(show).toHaveBeenLastCalledWith(false);
});

it('copies the link where the browser has no share sheet', async () => {
  vi.spyOn(platform, 'isSocialApp').mockReturnValue(false);
  const copy = vi.spyOn(window.navigator.clipboard, 'writeText').mockResolvedValue();
  await share();
  expect(copy).toHaveBeenCalledTimes(1);
  expect(copy.mock.calls[0]?.[0]).toContain('scene=share');
});
