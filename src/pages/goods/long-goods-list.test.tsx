// Proves that a long list renders the rows near the visible part, and a short one all of them.
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { defaultGoodsList } from '~/schemas/api/default.gen';
import { refresh } from '../../services/query';
import { backend } from '../../testing/fake-backend';
import { renderScreen, startMall } from '../../testing/render-screen';
import { goodsPage } from '../../testing/sample-goods';
import page from './list.page';

const SCREEN_PX = 600;
const LINE_PX = 100;

const answer = (count: number) => backend.answer(defaultGoodsList.route, goodsPage(count));
const rowCount = () => screen.getAllByRole('article').length;
const hasRoom = () => document.querySelector('[data-spacer]') !== null;
const scroll = (top: number) =>
  act(async () => {
    const main = screen.getByRole('main');
    main.scrollTop = top;
    fireEvent.scroll(main);
  });

beforeEach(async () => {
  localStorage.clear();
  await startMall();
  // jsdom has no layout: sizes are stubbed.
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(SCREEN_PX);
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 300, LINE_PX));
});

afterEach(() => vi.restoreAllMocks());

async function renderLong(): Promise<void> {
  answer(200);
  await renderScreen(page);
  await waitFor(() => expect(rowCount()).toBeLessThan(30));
}

it('renders all of a list of 40', async () => {
  answer(40);
  await renderScreen(page);
  await screen.findByText('商品40');
  expect(rowCount()).toBe(40);
  expect(hasRoom()).toBe(false);
});

it('renders the rows near the visible part, wherever the shopper has scrolled', async () => {
  await renderLong();
  expect(screen.getByText('商品1')).toBeDefined();
  expect(hasRoom()).toBe(true);
  await scroll(50 * LINE_PX);
  expect(await screen.findByText('商品101')).toBeDefined();
  expect(screen.queryByText('商品1')).toBeNull();
  expect(rowCount()).toBeLessThan(30);
});

it('retains the focused row when it is out of view', async () => {
  await renderLong();
  const link = screen.getByRole('link', { name: '商品3' });
  act(() => link.focus());
  await scroll(50 * LINE_PX);
  expect(await screen.findByText('商品101')).toBeDefined();
  expect(document.activeElement).toBe(link);
  expect(screen.queryByText('商品7')).toBeNull();
});

it('renders all rows again when only a few remain', async () => {
  await renderLong();
  await scroll(50 * LINE_PX);
  answer(3);
  await act(() => refresh(defaultGoodsList));
  await waitFor(() => expect(rowCount()).toBe(3));
  expect(hasRoom()).toBe(false);
  answer(200);
  await act(() => refresh(defaultGoodsList));
  await screen.findByText('商品1');
  await waitFor(() => expect(hasRoom()).toBe(true));
});

it('continues in the other layout', async () => {
  await renderLong();
  fireEvent.click(screen.getByRole('button', { name: '切换为列表' }));
  await waitFor(() => expect(rowCount()).toBeLessThan(15));
  expect(screen.getByText('商品1')).toBeDefined();
});
