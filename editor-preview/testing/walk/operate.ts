// How tests operate a control as an operator does: its own elements, typing, dialogs.
import { fireEvent, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import type { FormField } from '~/domain/studio/form';
import type { Pointer } from '~/domain/studio/pointer';

export interface Use {
  field: FormField;
  at: Pointer;
  /** Looked up anew each time: an operation may replace it. */
  element: () => HTMLElement;
  /** What is stored in the field now. */
  value: () => unknown;
}

/** Proves what the control shows after an operation. */
export type Shown = () => void;

/** One way to operate a control; null where the field does not offer it now. */
export type Act = (use: Use) => Promise<Shown | null> | Shown | null;

/** Elements of the control itself: not of fields, rows or dialogs within it. */
export function ownAll<Element extends HTMLElement = HTMLElement>(use: Use, selector: string): Element[] {
  const field = use.element();
  return [...field.querySelectorAll<Element>(selector)].filter(
    (one) =>
      one.closest('[data-at]') === field &&
      one.closest('dialog') === field.closest('dialog') &&
      !(one as Partial<HTMLInputElement>).disabled,
  );
}

export const own = (use: Use, selector: string): HTMLElement | undefined => ownAll(use, selector)[0];

export function must<Value>(value: Value | null | undefined, words: string): Value {
  if (value === null || value === undefined) throw new Error(words);
  return value;
}

const wordsOf = (button: HTMLElement): string => button.getAttribute('aria-label') ?? button.textContent;

export const buttonIn = (root: ParentNode, words: RegExp): HTMLButtonElement | undefined =>
  [...root.querySelectorAll('button')].find((button) => words.test(wordsOf(button)) && !button.disabled);

export const ownButton = (use: Use, words: RegExp): HTMLButtonElement | undefined =>
  ownAll<HTMLButtonElement>(use, 'button').find((button) => words.test(wordsOf(button)));

/** Clicks what is sure to be there. */
export function press(element: HTMLElement | undefined, words: string): void {
  fireEvent.click(must(element, `Nothing to press: ${words}`));
}

/** A button that comes later, as of a dialog that is being loaded. */
export async function pressSoon(find: () => HTMLElement | undefined, words: string): Promise<void> {
  press(await waitFor(() => must(find(), `Nothing to press: ${words}`)), words);
}

/** The dialog that was opened last. */
export const dialog = (): Promise<HTMLElement> =>
  waitFor(() => must([...document.querySelectorAll('dialog')].at(-1), 'No dialog'));

/** Types a text into the control and leaves it; it shows the text afterwards. */
export function type(use: Use, selector: string, text: string): Shown {
  const input = must(ownAll<HTMLInputElement>(use, selector)[0], `No input in ${use.at}`);
  fireEvent.focus(input);
  fireEvent.change(input, { target: { value: text } });
  fireEvent.blur(input);
  return () => expect(ownAll<HTMLInputElement>(use, selector)[0]?.value).toBe(text);
}

export const showsWords =
  (use: Use, words: string): Shown =>
  () =>
    expect(use.element().textContent).toContain(words);
