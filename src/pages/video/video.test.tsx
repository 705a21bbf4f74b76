// Proves the videos: played in place, pages of other sites opened, failures said, long texts unfolded.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { videoIndex, videoPlay } from '~/schemas/api/video.gen';
import { backend } from '../../testing/fake-backend';
import { address, renderScreen, startMall } from '../../testing/render-screen';
import page from './video.page';

const row = (change: object = {}) => ({
  id: '1',
  title: '第一泡茶',
  type: '0',
  url: '/films/tea.mp4',
  pic_url: '',
  content: '水'.repeat(80),
  time: '11月21日',
  ...change,
});

beforeEach(async () => {
  await startMall();
  backend.answer(videoIndex.route, { list: [row()] });
});

const film = () => document.querySelector('video');

it('plays in place, and says when a film cannot be played', async () => {
  backend.answer(videoPlay.route, { url: '/films/tea.mp4' });
  await renderScreen(page);
  fireEvent.click(await screen.findByRole('button', { name: '播放：第一泡茶' }));
  await waitFor(() => expect(film()?.getAttribute('src')).toBe('/films/tea.mp4'));
  fireEvent.error(film() ?? document.body);
  expect(await screen.findByText('视频暂时无法播放')).toBeDefined();
  expect(film()).toBeNull();
});

it('opens the page of another site', async () => {
  backend.answer(videoIndex.route, { list: [row({ type: '1', url: 'https://v.example/1' })] });
  backend.answer(videoPlay.route, { url: '' });
  await renderScreen(page);
  fireEvent.click(await screen.findByRole('button', { name: '播放：第一泡茶' }));
  await waitFor(() => expect(address()).toContain('/pages/web/web'));
});

it('unfolds a long text, and says that there is no video', async () => {
  const shown = await renderScreen(page);
  fireEvent.click(await screen.findByRole('button', { name: '展开' }));
  expect(screen.getByRole('button', { name: '收起' })).toBeDefined();
  shown.unmount();
  await startMall();
  backend.answer(videoIndex.route, { list: [] });
  await renderScreen(page);
  expect(await screen.findByText('暂无视频')).toBeDefined();
});
