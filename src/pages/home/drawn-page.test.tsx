// Proves that a page that the server has drawn for a link is rendered from its document, and asked for where it must be.
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { indexTplIndex } from '~/schemas/api/index.gen';
import { registry } from '~/widgets/registry.gen';
import { firstCallsOf } from '../../app/shared-screen';
import type { PageDefinition } from '../../engine/define-page';
import { completeLogin } from '../../flows/login';
import { emptyPage, putIntoPage } from '../../testing/boot-data';
import { backend } from '../../testing/fake-backend';
import { heading, laidOut, nav } from '../../testing/laid-out';
import { renderScreen, startMall } from '../../testing/render-screen';
import page from './home.page';

const HOME = indexTplIndex.route;

const two = [nav('推荐', [heading('推荐好茶')]), nav('积分', [heading('积分好礼')], 1)];

const headings = () => screen.queryAllByRole('heading', { level: 2 }).map((one) => one.textContent);

beforeEach(async () => {
  localStorage.clear();
  await startMall();
  await registry['link']?.load?.();
});
afterEach(emptyPage);

const definition = page as unknown as PageDefinition;
const callsAt = (search: string) => firstCallsOf({ page, search });

it('is told to the server by its address, and home by none', () => {
  expect(callsAt('page_id=7')).toEqual([{ route: HOME, params: { page_id: 7 } }]);
  expect([callsAt(''), callsAt('page_id=0'), callsAt('page_id=tea')]).toEqual([[], [], []]);
  expect(definition.cardOf?.(laidOut() as never)?.title).toBe('春茶节');
  expect(definition.cardOf?.({ home_pages: [] } as never)).toBeNull();
});

it('is rendered from the document at once, and asked for by a shopper who is signed in', async () => {
  putIntoPage({ [`${HOME} {"page_id":7}`]: laidOut() });
  await definition.whenReady?.('page_id=7');
  await renderScreen(page, 'page_id=7');
  expect(headings()).toEqual(['推荐好茶']);
  await act(() => vi.dynamicImportSettled());
  expect(backend.asked(HOME)).toEqual([]);
  backend.answer(HOME, laidOut({ navs: [nav('推荐', [heading('会员好茶')])] }));
  act(() => completeLogin('token'));
  await screen.findByText('会员好茶');
});

it('gives nothing to another page', async () => {
  putIntoPage({ [`${HOME} {"page_id":8}`]: laidOut() });
  backend.answer(HOME, laidOut({ navs: [nav('推荐', [heading('自己的好茶')])] }));
  await renderScreen(page, 'page_id=7');
  await screen.findByText('自己的好茶');
  expect(backend.asked(HOME)).toEqual([{ page_id: '7' }]);
});

it('waits for the part that its layout needs', async () => {
  putIntoPage({ [`${HOME} {"page_id":7}`]: laidOut({ show_navs: '1', navs: two }) });
  await definition.whenReady?.('page_id=7');
  await renderScreen(page, 'page_id=7');
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['推荐', '积分']);
});
