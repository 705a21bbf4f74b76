// Proves that the title bar follows its router, not the address, which may be ahead of the first render.
import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { MallTitleBar } from './mall-title-bar';
import { HashRouter, startHistory } from './navigation';

it("hydrates the server's screen with its button home when a link has been followed meanwhile", async () => {
  window.history.replaceState({ usr: null, key: 'first', idx: 0 }, '', '#/pages/topic/topic');
  const start = startHistory();
  const app = (
    <HashRouter start={start}>
      <MallTitleBar title="专题" path="/pages/topic/topic" />
    </HashRouter>
  );
  const element = document.createElement('div');
  element.innerHTML = renderToString(app);
  expect(element.querySelector('button')?.getAttribute('aria-label')).toBe('回到首页');
  window.history.pushState({ usr: null, key: 'goods', idx: 1 }, '', '#/pages/goods/goods?id=1');
  const onRecoverableError = vi.fn();
  const root = await act(async () => hydrateRoot(element, app, { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(element.querySelector('button')?.getAttribute('aria-label')).toBe('返回');
  await act(async () => root.unmount());
  window.history.replaceState(null, '', '#/pages/index/index');
});

it('has nothing behind the first screen when it is loaded at the entry of its open dialog', () => {
  window.history.replaceState({ usr: null, key: 'first', idx: 1, isModal: true }, '', '#/pages/topic/topic');
  render(
    <HashRouter>
      <MallTitleBar title="专题" path="/pages/topic/topic" />
    </HashRouter>,
  );
  expect(screen.getByRole('button').getAttribute('aria-label')).toBe('回到首页');
  window.history.replaceState(null, '', '#/pages/index/index');
});
