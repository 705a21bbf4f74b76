// What stood in a text when it got the focus: until that stands there again, undoing is the browser's.
import { isText } from '../ui/key-names';

const atFocus = new WeakMap<HTMLElement, string | null>();

const valueOf = (text: HTMLElement): string | null =>
  text instanceof HTMLInputElement || text instanceof HTMLTextAreaElement ? text.value : text.textContent;

/** @returns what ends it. */
export function watchTexts(): () => void {
  const remember = ({ target }: Event) => {
    if (isText(target)) atFocus.set(target, valueOf(target));
  };
  window.addEventListener('focusin', remember);
  return () => window.removeEventListener('focusin', remember);
}

export const isTyped = (text: HTMLElement): boolean => atFocus.get(text) !== valueOf(text);

/** Fields have their own letters while they have the focus: it comes back once they show what the step left. */
export function withoutFocus(text: HTMLElement, step: () => void): void {
  text.blur();
  step();
  queueMicrotask(() => text.focus());
}
