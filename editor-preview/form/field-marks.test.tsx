// Marks restore what a control wrote: its own value with those that it owns.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import type { DocumentAnswer } from '~/domain/studio/api';
import { fakeApi } from '../testing/fake-api';
import { renderForm } from './testing';
import { unfoldAll } from '../testing/walk/reach';

beforeEach(() => {
  unfoldAll();
  fakeApi.reset();
});
afterAll(() => vi.unstubAllGlobals());

/** The form of a block whose live version has other data. */
async function open(id: string, { live, now }: { live: object; now: object }) {
  const text = JSON.stringify({ id, data: live });
  fakeApi.answer('GET versions/7', { content: { tabs: [{ blocks: [{ uid: 'b0', text }] }] } });
  const answer = { live: { id: 7 } } as unknown as DocumentAnswer;
  return renderForm([{ id, data: now }], { answer });
}

it('a picture with the height that was measured of it', async () => {
  const live = { bg_style: 2, top_pic_url: 'pictures/a.svg', img_height: 420 };
  const { data } = await open('user', {
    live,
    now: { bg_style: 2, top_pic_url: 'pictures/b.svg', img_height: 500 },
  });
  fireEvent.click(await screen.findByRole('button', { name: '背景图片：还原为线上' }));
  expect(data()).toEqual(live);
});

it('a link with its way of opening and its parameters', async () => {
  const live = { url: '/pages/goods/goods?id=1', openType: 'navigate', params: [{ key: 'id', value: '1' }] };
  const now = { url: 'https://example.com', openType: 'web', params: [] };
  const navs = (link: object) => ({ modeType: 'img', navs: [{ name: '入口', ...link }] });
  const { data } = await open('nav', { live: navs(live), now: navs(now) });
  fireEvent.click(screen.getByRole('button', { name: '入口' }));
  fireEvent.click(await screen.findByRole('button', { name: '链接：还原为线上' }));
  expect(data()['navs']).toMatchObject([{ name: '入口', ...live }]);
});

it('a link to its default as a whole', async () => {
  const { data } = await open('banner', {
    live: {},
    now: { banners: [{ picUrl: 'pictures/a.svg', url: '/pages/cart/index', openType: 'redirect' }] },
  });
  fireEvent.click(screen.getByRole('button', { name: /^图片 1 · / }));
  fireEvent.click(screen.getByRole('button', { name: /^链接：恢复默认/ }));
  expect(data()['banners']).toMatchObject([{ url: '', openType: '' }]);
});

it('a list to its default only when one is sure that its rows go', async () => {
  const banners = [{ picUrl: 'pictures/a.svg' }, { picUrl: 'pictures/b.svg' }];
  const { data } = await open('banner', { live: {}, now: { banners } });
  fireEvent.click(screen.getByRole('button', { name: '广告图：恢复默认：删除 2 项' }));
  const sure = within(screen.getByRole('dialog', { name: '恢复默认：广告图' }));
  fireEvent.click(sure.getByRole('button', { name: '取消' }));
  expect(data()['banners']).toHaveLength(2);
  fireEvent.click(screen.getByRole('button', { name: '广告图：恢复默认：删除 2 项' }));
  fireEvent.click(screen.getByRole('button', { name: '删除 2 项' }));
  await waitFor(() => expect(data()['banners'] ?? []).not.toMatchObject(banners));
});
