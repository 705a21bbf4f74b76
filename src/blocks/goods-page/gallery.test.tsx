// Proves that a picture of the goods opens in the viewer, whose code loads by then, and opens again.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { custom, definePage } from '../../engine/define-page';
import { renderScreen, startMall } from '../../testing/render-screen';
import { Gallery } from './gallery';

const goods = { name: '坚果', cover_pic: '/1.png', pic_url: [], video_url: '', share: 0 };
const page = definePage({
  path: '/gallery',
  title: '商品',
  auth: 'guest',
  body: custom('detail', () => <Gallery goods={goods} />),
});

beforeEach(() => startMall());

it('shows the tapped picture, closes, and shows it again', async () => {
  await renderScreen(page);
  const look = () => fireEvent.click(screen.getByRole('button', { name: '查看第1张商品图片' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  look();
  await screen.findByRole('dialog', { name: '坚果' });
  fireEvent.click(screen.getByRole('button', { name: '关闭' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  look();
  expect(await screen.findByRole('dialog', { name: '坚果' })).toBeDefined();
});

it('asks for its first picture first, and for that of the copy behind the last slide like any later one', async () => {
  const pictures = ['/1.png', '/2.png'].map((pic_url) => ({ pic_url }));
  const { container } = await renderScreen(
    definePage({
      path: '/pictures',
      title: '商品',
      auth: 'guest',
      body: custom('detail', () => <Gallery goods={{ ...goods, pic_url: pictures }} />),
    }),
  );
  const asked = [...container.querySelectorAll('[data-testid="gallery"] img')].map((image) => [
    image.getAttribute('src'),
    image.getAttribute('fetchpriority'),
    image.getAttribute('loading'),
  ]);
  expect(asked).toEqual([
    ['/1.png', 'high', 'eager'],
    ['/2.png', null, 'lazy'],
    ['/1.png', null, 'lazy'],
  ]);
});
