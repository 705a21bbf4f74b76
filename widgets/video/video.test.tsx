// Proves the video: behaviour and quirks of diy/widgets/video.
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { describeWidget, renderWidget } from '~/renderer/testing/describe-widget';
import { WidgetSample } from '~/renderer/testing/widget-sample';
import { validateVideoDelivered } from '../validators.gen';
import definition from '.';
import { full, hostile, minimal } from './fixtures';
import { screenPosition } from './use-screen-position';

describeWidget(definition, { minimal, full, hostile }, validateVideoDelivered);

const played: HTMLMediaElement[] = [];
const paused: HTMLMediaElement[] = [];
let top = 2000;

beforeEach(() => {
  played.length = 0;
  paused.length = 0;
  top = 2000;
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => setTimeout(run, 0));
  vi.stubGlobal('cancelAnimationFrame', clearTimeout);
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function (this: HTMLMediaElement) {
    played.push(this);
    fireEvent.play(this);
    return Promise.resolve();
  });
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function (this: HTMLMediaElement) {
    paused.push(this);
  });
  vi.spyOn(HTMLVideoElement.prototype, 'getBoundingClientRect').mockImplementation(
    () => ({ top, bottom: top + 220 }) as DOMRect,
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const videoIn = (container: HTMLElement): HTMLVideoElement => {
  const video = container.querySelector('video');
  if (video === null) throw new Error('There is no video');
  return video;
};

const scrollTo = (place: number) =>
  act(async () => {
    top = place;
    document.dispatchEvent(new Event('scroll'));
    await new Promise((done) => setTimeout(done, 5));
  });

it('starts with sound when the cover is tapped, and removes the cover', async () => {
  const { container } = await renderWidget(definition, full);
  expect(videoIn(container).controls).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: '播放四代人的手艺' }));
  expect(played).toEqual([videoIn(container)]);
  expect(videoIn(container).muted).toBe(false);
  expect(videoIn(container).controls).toBe(true);
  expect(screen.queryByRole('button')).toBeNull();
});

it('repeats only when configured', async () => {
  const { container } = await renderWidget(definition, full);
  expect(videoIn(container).loop).toBe(true);
  const once = await renderWidget(definition, { ...full, hasCycle: 0 });
  expect(videoIn(once.container).loop).toBe(false);
});

it('plays one video of the page at a time', async () => {
  await renderWidget(definition, full);
  await renderWidget(definition, { ...full, url: 'videos/other.mp4' });
  for (const cover of screen.getAllByRole('button')) fireEvent.click(cover);
  expect(played).toHaveLength(2);
  expect(paused).toEqual([played[0]]);
});

it('starts by itself, muted, where its top is in the upper part of the screen', async () => {
  const { container } = await renderWidget(definition, { ...full, hasAuto: '1' });
  await scrollTo(600);
  expect(played).toEqual([]);
  await scrollTo(500);
  expect(played).toEqual([videoIn(container)]);
  expect(videoIn(container).muted).toBe(true);
});

it('does not start by itself unless switched on, nor with reduced motion', async () => {
  await renderWidget(definition, full);
  await scrollTo(100);
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  await renderWidget(definition, { ...full, hasAuto: 1 });
  await scrollTo(100);
  expect(played).toEqual([]);
});

it('stops when it is well off the screen, and starts again when it is back', async () => {
  const { container } = await renderWidget(definition, { ...full, hasAuto: 1 });
  await scrollTo(100);
  await scrollTo(-430);
  expect(paused).toEqual([videoIn(container)]);
  await scrollTo(100);
  expect(played).toHaveLength(2);
});

it('stays paused after the shopper paused it, as long as it is on the screen', async () => {
  await renderWidget(definition, { ...full, hasAuto: 1 });
  await scrollTo(100);
  await scrollTo(300);
  expect(played).toHaveLength(1);
});

it('continues in full screen', async () => {
  const { container } = await renderWidget(definition, full);
  fireEvent.click(screen.getByRole('button'));
  Object.defineProperty(document, 'fullscreenElement', { value: videoIn(container), configurable: true });
  await scrollTo(-900);
  expect(paused).toEqual([]);
  Object.defineProperty(document, 'fullscreenElement', { value: null, configurable: true });
  await scrollTo(-901);
  expect(paused).toEqual([videoIn(container)]);
});

it('shows an error and its cover again when the video does not load', async () => {
  const { host, container } = await renderWidget(definition, full);
  fireEvent.click(screen.getByRole('button'));
  fireEvent.error(videoIn(container));
  expect(host.log).toEqual([{ name: 'toast', value: '视频暂时无法播放' }]);
  expect(screen.getByRole('button', { name: '播放四代人的手艺' })).toBeDefined();
});

it('renders nothing when the video is gone and its data is []', async () => {
  const { container } = render(<WidgetSample definition={definition} data={[]} />);
  await act(() => definition.load());
  expect(container.querySelector('video')).toBeNull();
  expect(definition.reserve({})).toBe(0);
  expect(definition.reserve(full)).toBe(422);
});

describe('the position of a box on a screen of 800 px', () => {
  it.each([
    [{ top: 0, bottom: 220 }, 'start'],
    [{ top: 500, bottom: 720 }, 'start'],
    [{ top: -1, bottom: 219 }, 'near'],
    [{ top: 1000, bottom: 1220 }, 'near'],
    [{ top: 1001, bottom: 1221 }, 'away'],
    [{ top: -420, bottom: -200 }, 'near'],
    [{ top: -421, bottom: -201 }, 'away'],
  ] as const)('%j is %s', (box, place) => {
    expect(screenPosition(box, 800)).toBe(place);
  });
});
