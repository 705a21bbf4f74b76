// Proves that bar and field in focus stay above a keyboard that covers the window.
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderScreen, startMall } from '../../testing/render-screen';
import { form, localForm } from '../archetypes/form';
import { definePage } from '../define-page';

const page = definePage({
  path: '/made-up/typed',
  title: '表单',
  auth: 'guest',
  body: form(
    {},
    {
      save: localForm({
        first: { kind: 'text', label: '第一', max: 9 },
        last: { kind: 'text', label: '最后', max: 9 },
      }),
      kinds: {},
      button: '保存',
      after: {},
    },
  ),
});

/** The visible part of the window, as Safari tells it. */
class Viewport extends EventTarget {
  height = window.innerHeight;
  offsetTop = 0;
  scale = 1;
}
let viewport: Viewport;

const keyboard = (heightPx: number, scale = 1) =>
  act(async () => {
    Object.assign(viewport, { height: window.innerHeight - heightPx, scale });
    viewport.dispatchEvent(new Event('resize'));
  });

const scrolled = vi.fn<(this: Element) => void>();

beforeEach(async () => {
  viewport = new Viewport();
  vi.stubGlobal('visualViewport', viewport);
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function noted(this: Element) {
    scrolled.call(this);
  });
  await startMall();
  await renderScreen(page);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  scrolled.mockClear();
});

const footer = () => screen.getByRole('region', { name: '操作' });
const spacePx = () => (footer().lastElementChild as HTMLElement).style.height;

it('makes room below the bar, and brings the field in focus into sight', async () => {
  const field = screen.getByLabelText('最后');
  field.focus();
  await keyboard(300);
  expect(footer().firstElementChild?.textContent).toBe('保存');
  expect(spacePx()).toBe('300px');
  expect(scrolled.mock.contexts).toEqual([field]);
  await keyboard(340);
  expect(spacePx()).toBe('340px');
  expect(scrolled).toHaveBeenCalledTimes(2);
  await keyboard(0);
  expect(footer().lastElementChild?.textContent).toBe('保存');
  expect(scrolled).toHaveBeenCalledTimes(2);
});

it('leaves the page where it is pinched larger, or what is typed in is none of its fields', async () => {
  await keyboard(300, 2);
  expect(footer().childElementCount).toBe(1);
  await keyboard(300);
  expect(spacePx()).toBe('300px');
  expect(scrolled).not.toHaveBeenCalled();
});
