// Proves that a field gets the focus once its form is there, and not from an operator who has gone elsewhere.
import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { revealField } from './reveal-field';

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<button>别处</button>';
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => vi.useRealTimers());

const comes = () => {
  document.body.insertAdjacentHTML('beforeend', '<div data-at="/title"><input /></div>');
  vi.advanceTimersByTime(50);
};
const focused = () => document.activeElement?.tagName;

it('gives a field the focus as soon as it is there', () => {
  revealField('/title');
  vi.advanceTimersByTime(200);
  comes();
  expect(focused()).toBe('INPUT');
});

it.each(['keyDown', 'pointerDown'] as const)(
  'leaves the focus to who acts before it is there: %s',
  (press) => {
    revealField('/title');
    const button = document.querySelector('button') as HTMLElement;
    fireEvent[press](button, { key: 'F6' });
    button.focus();
    comes();
    expect(focused()).toBe('BUTTON');
  },
);
