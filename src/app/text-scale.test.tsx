// Proves that text is enlarged once, by the mall, whether the reader asks the browser or the social app for it.
import { readFileSync } from 'node:fs';
import { afterEach, expect, it, vi } from 'vitest';
import { watchTextScale } from './text-scale';

const root = document.documentElement;
const shownScale = () => root.style.getPropertyValue('--text-scale');
let end = () => {};

afterEach(() => {
  end();
  root.removeAttribute('style');
  document.body.removeAttribute('style');
});

it('scales by the text size of the browser, at most to twice', () => {
  root.style.fontSize = '20px';
  end = watchTextScale();
  expect(shownScale()).toBe('1.25');
  end();
  root.style.fontSize = '64px';
  end = watchTextScale();
  expect(shownScale()).toBe('2');
});

it('scales by what the social app on iOS asks for, also while the mall is open, and back', async () => {
  end = watchTextScale();
  expect(shownScale()).toBe('');
  document.body.setAttribute('style', '-webkit-text-size-adjust: 120%;');
  await vi.waitFor(() => expect(shownScale()).toBe('1.2'));
  document.body.setAttribute('style', '-webkit-text-size-adjust: 100%;');
  await vi.waitFor(() => expect(shownScale()).toBe('1'));
});

it('does not let the social app enlarge what is enlarged already', () => {
  const tokens = readFileSync('ui/tokens.css', 'utf8');
  const rule = /html,\s*body\s*\{[^}]*-webkit-text-size-adjust: 100% !important;[^}]*\}/;
  expect(tokens).toMatch(rule);
});
