// Texts that an input method composes: whole in the field until it ends, cut where they were inserted.
import { createEvent, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { renderForm } from '../form/testing';
import { unfoldAll } from '../testing/walk/reach';

beforeEach(unfoldAll);

/** 按钮文字 may have four letters. */
async function open(buyBtnText: string) {
  const form = await renderForm([{ id: 'pintuan', data: { buyBtnText } }]);
  const input = screen.getByLabelText<HTMLInputElement>('按钮文字');
  fireEvent.focus(input);
  const compose = (text: string, caret = text.length) => {
    fireEvent.compositionStart(input);
    const event = createEvent.input(input, { target: { value: text } });
    Object.defineProperty(event, 'isComposing', { value: true });
    fireEvent(input, event);
    const before = form.data()['buyBtnText'];
    input.setSelectionRange(caret, caret);
    fireEvent.compositionEnd(input);
    return before;
  };
  return { ...form, input, compose, stored: () => form.data()['buyBtnText'] };
}

it.each([
  ['the start of a full text', '立即拼团', '马上立即拼团', '立即拼团'],
  ['the end of a full text', '立即拼团', '立即拼团吧', '立即拼团'],
  ['the start of an over-long text', '立即参加拼团', '新立即参加拼团', '立即参加拼团'],
  ['the end of an over-long text', '立即参加拼团', '立即参加拼团吧', '立即参加拼团'],
  ['the start of a text with room for one letter', '去拼团', '快来去拼团', '快去拼团'],
  ['the end of a text with room for one letter', '去拼团', '去拼团吧呀', '去拼团吧'],
])('a word composed at %s takes nothing from it', async (_where, stored, composed, expected) => {
  const form = await open(stored);
  expect(form.compose(composed)).toBe(stored);
  expect([form.input.value, form.stored()]).toEqual([expected, expected]);
});

it('leaves the caret behind what was composed', async () => {
  const { input, compose } = await open('去拼团');
  compose('快来去拼团', 2);
  expect([input.value, input.selectionStart]).toEqual(['快去拼团', 1]);
});

it('an over-long text may be mended at its length, and does not grow', async () => {
  const { input } = await open('立即参加拼团');
  fireEvent.change(input, { target: { value: '立即参加拼团吧' } });
  expect(input.value).toBe('立即参加拼团');
  fireEvent.change(input, { target: { value: '参加' } });
  fireEvent.change(input, { target: { value: '参加拼团吧' } });
  expect(input.value).toBe('参加拼团');
});

it('counts letters as people do, and takes as many', async () => {
  const { input, container, stored } = await open('🍵');
  expect(container.textContent).toContain('1/4');
  fireEvent.change(input, { target: { value: '🍵🍵🍵🍵🍵' } });
  expect([input.value, stored()]).toEqual(['🍵🍵🍵🍵', '🍵🍵🍵🍵']);
  expect(container.textContent).toContain('4/4');
});
