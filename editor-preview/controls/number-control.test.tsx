// Numbers: a wrong text says why, stays until it is mended, and changes nothing that is stored.
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { renderForm } from '../form/testing';

beforeEach(() => localStorage.clear());

async function open() {
  const form = await renderForm([{ id: 'empty', data: { height: 30 } }]);
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
