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

it('shows the price that this shopper pays for viewed goods', async () => {
  await startMall({ isSignedIn: true });
  const ofLevel = { is_level: '1', price: '100.00', level_price: 92, level_show: 1 };
  backend.answerWhole(footprintFootprint.route, {
    list: [{ date: '2026-01-02', goods: [{ ...goods('1'), ...ofLevel }, goods('2')] }],
    pagination: { page_count: 1 },
  });
  await renderScreen(page);
  const tile = (await screen.findByText('商品1')).closest('article');
  expect(tile?.textContent).toContain('￥92.00会员价普通价￥100.00');
  expect(screen.getByText('商品2').closest('article')?.textContent).toContain('￥1.00');
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
