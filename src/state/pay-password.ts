// The question for the pay password: asked by one act at a time, answered by the prompt of the screen in front.
import { proxy, useSnapshot } from './store';

const question = proxy({ isAsked: false });

export const usePasswordQuestion = () => useSnapshot(question).isAsked;

let answer: ((isProved: boolean) => void) | null = null;

/** Asks; true once the session has proved the password, false where the shopper gives up. */
export const askPassword = (): Promise<boolean> =>
  new Promise((resolve) => {
    answer?.(false);
    answer = resolve;
    question.isAsked = true;
  });

export function answerPassword(isProved: boolean): void {
  question.isAsked = false;
  answer?.(isProved);
  answer = null;
}
