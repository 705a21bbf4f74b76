// Proves that footprints of a day that spans two pages stand together.
import { act, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { footprintFootprint } from '~/schemas/api/footprint.gen';
import { backend } from '../../testing/fake-backend';
import { renderScreen, startMall } from '../../testing/render-screen';
import page from './foot.page';

afterEach(() => vi.unstubAllGlobals());

const goods = (id: string) => ({
  id,
  goods_id: id,
  page_url: `/pages/goods/goods?id=${id}`,
  price: '1.00',
  goodsWarehouse: { name: `商品${id}` },
});

const answerDay = (goodsId: string) =>
  backend.answerWhole(footprintFootprint.route, {
    list: [{ date: '2026-01-02', goods: [goods(goodsId)] }],
    pagination: { page_count: 2 },
  });

it('shows a day once that spans two pages, with all its goods', async () => {
  await startMall({ isSignedIn: true });
  const ends: IntersectionObserverCallback[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: IntersectionObserverCallback) {
        ends.push(report);
      }
      observe() {}
      disconnect() {}
    },
  );
  answerDay('1');
  await renderScreen(page);
  await screen.findByText('商品1');
  answerDay('2');
  const inView = { isIntersecting: true } as IntersectionObserverEntry;
  await act(async () => ends.at(-1)?.([inView], {} as IntersectionObserver));
  await screen.findByText('商品2');
  expect(screen.getByText('商品1')).toBeDefined();
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1);
});
