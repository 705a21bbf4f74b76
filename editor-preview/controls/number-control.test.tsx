// Numbers: a wrong text says why, stays until it is mended, and changes nothing that is stored; a drag on the label.
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderForm } from '../form/testing';

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function open(isReadOnly = false) {
  const form = await renderForm([{ id: 'empty', data: { height: 30 } }], { isReadOnly });
  const box = () => screen.getByLabelText<HTMLInputElement>('高度');
  const type = (text: string) => {
    fireEvent.focus(box());
    fireEvent.change(box(), { target: { value: text } });
    fireEvent.blur(box());
  };
  return { ...form, box, type };
}

it.each([
  ['6000', /^要在 \d+ 到 \d+ 之间$/],
  ['很高', /^不是数字$/],
  ['', /^不是数字$/],
])('refuses %s in words, and what is stored stays', async (text, words) => {
  const { box, type, data } = await open();
  type(text);
  const said = screen.getByText(words);
  expect([box().value, data()['height'], box().getAttribute('aria-invalid')]).toEqual([text, 30, 'true']);
  expect(box().getAttribute('aria-describedby')?.split(' ')).toContain(said.id);
  fireEvent.keyDown(box(), { key: 'Escape' });
  expect([box().value, screen.queryByText(words)]).toEqual(['30', null]);
});

it('stores the text once it is mended', async () => {
  const { box, type, data } = await open();
  type('6000');
  type('60+4');
  expect([box().value, data()['height'], box().getAttribute('aria-invalid')]).toEqual(['64', 64, null]);
});

it('shows what is stored when that changes beside a wrong text', async () => {
  const { box, type, store } = await open();
  type('60');
  type('很高');
  store.undo();
  expect((await screen.findByDisplayValue('30')).isSameNode(box())).toBe(true);
  expect(screen.queryByText('不是数字')).toBeNull();
});

async function scrubbing(isReadOnly = false) {
  if (!('setPointerCapture' in HTMLElement.prototype))
    Object.assign(HTMLElement.prototype, { setPointerCapture: () => undefined });
  vi.spyOn(HTMLElement.prototype, 'setPointerCapture').mockReturnValue();
  vi.useFakeTimers({ toFake: ['Date'] });
  const form = await open(isReadOnly);
  const label = screen.getByText('高度', { selector: 'label' });
  const height = () => form.data()['height'];
  return {
    ...form,
    height,
    names: () => form.store.get().steps.map(({ name }) => name),
    begin: () => fireEvent.pointerDown(label, { button: 0, clientX: 100, pointerId: 1 }),
    move: (clientX: number, shiftKey = false) => {
      // Longer than what ends a burst of keystrokes.
      vi.setSystemTime(Date.now() + 5_000);
      fireEvent.pointerMove(label, { clientX, shiftKey, pointerId: 1 });
    },
    release: () => {
      fireEvent.pointerUp(label, { pointerId: 1 });
      return fireEvent.click(label);
    },
  };
}

it('is changed by a drag on its label, which is one step', async () => {
  const { begin, move, release, height, names, store, box } = await scrubbing();
  begin();
  move(102);
  expect(height()).toBe(30);
  move(120);
  expect([height(), box().value]).toEqual([40, '40']);
  move(80, true);
  expect(height()).toBe(1);
  move(140);
  expect(release()).toBe(false);
  move(200);
  expect([height(), names()]).toEqual([50, ['空白块 · 高度 30 → 50']]);
  store.undo();
  expect(height()).toBe(30);
});

it('takes a drag back by Esc, which ends it', async () => {
  const { begin, move, height, store } = await scrubbing();
  begin();
  move(120);
  move(140);
  const passed = vi.fn();
  window.addEventListener('keydown', passed);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  window.removeEventListener('keydown', passed);
  expect([height(), store.get().done, passed.mock.calls.length]).toEqual([30, 0, 0]);
  move(180);
  expect(height()).toBe(30);
});

it('leaves a press on its label to the field', async () => {
  const { begin, release, height } = await scrubbing();
  begin();
  expect([release(), height()]).toEqual([true, 30]);
});

it('is not dragged while it is read only', async () => {
  const { begin, move, height } = await scrubbing(true);
  begin();
  move(140);
  expect(height()).toBe(30);
});

it('names the unit of lengths as operators do', async () => {
  const { container } = await renderForm([{ id: 'empty', data: { height: 20 } }]);
  const unit = container.querySelector('[data-at="/height"] [title="手机屏幕宽 750 点"]');
  expect(unit?.textContent).toBe('点');
  expect(container.textContent).not.toContain('rpx');
});
