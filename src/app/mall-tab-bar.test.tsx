// Proves where the tab bar is, and that a tapped tab is marked before its screen has been rendered.
import { act, fireEvent, render, screen } from '@testing-library/react';
import { use } from 'react';
import { expect, it } from 'vitest';
import { HashRouter, HOME_PATH, useHistoryLocation } from '../engine/navigation';
import { startMall } from '../testing/render-screen';
import { MallTabBar } from './mall-tab-bar';

const CATS = '/pages/cats/cats';
const navs = [
  { text: '首页', url: HOME_PATH, open_type: 'redirect' },
  { text: '分类', url: CATS, open_type: 'redirect' },
];

const current = () =>
  screen.getAllByRole('link').find((link) => link.getAttribute('aria-current') === 'page')?.textContent;

it('is on the screens that are its entries, and on no other', async () => {
  await startMall({ config: { navbar: { navs } } });
  const barOn = (path: string) =>
    render(
      <HashRouter>
        <MallTabBar path={path} search="" />
      </HashRouter>,
    ).container.querySelectorAll('a').length;
  expect([CATS, '/pages/goods/goods'].map(barOn)).toEqual([2, 0]);
});

it('marks the tapped tab while its screen is rendered, and home’s own when that is done', async () => {
  await startMall({ config: { navbar: { navs } } });
  let finish = () => {};
  const rendered = new Promise<void>((done) => {
    finish = done;
  });
  const Slow = () => {
    if (useHistoryLocation().location.pathname === CATS) use(rendered);
    return null;
  };
  await act(async () =>
    render(
      <HashRouter>
        <MallTabBar path={HOME_PATH} search="" />
        <Slow />
      </HashRouter>,
    ),
  );
  expect(current()).toBe('首页');
  await act(async () => fireEvent.click(screen.getByRole('link', { name: '分类' })));
  expect(current()).toBe('分类');
  await act(async () => finish());
  expect(current()).toBe('首页');
});
