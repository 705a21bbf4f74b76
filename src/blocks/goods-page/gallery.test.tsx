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
