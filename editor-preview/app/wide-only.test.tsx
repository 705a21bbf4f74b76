// A window that is too narrow for editing.
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { HashRouter } from '../shell/navigation';
import { WideOnly } from './wide-only';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('has a heading, the words and the way to the list', () => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  render(
    <HashRouter>
      <WideOnly>
        <p>编辑器</p>
      </WideOnly>
    </HashRouter>,
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('编辑');
  expect(screen.getByText(/^编辑需要 1024 像素以上的窗口/)).toBeDefined();
  expect(screen.getByRole('link').getAttribute('href')).toBe('#/pages');
});
