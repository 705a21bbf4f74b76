// Acts that need the pay password: the mall refuses without one, it is asked for, and the act is done again.
import { passwordRefusal } from '~/domain/payment';
import { isRefusal, wordsOf } from '../services/call-error';
import { setPasswordAsked } from '../state/overlays';

let answer: ((isProved: boolean) => void) | null = null;

/** The sheet's answer: the session has proved the password, or the shopper gave up. */
export function answerPassword(isProved: boolean): void {
  setPasswordAsked(false);
  answer?.(isProved);
  answer = null;
}

const askPassword = (): Promise<boolean> =>
  new Promise((resolve) => {
    answer?.(false);
    answer = resolve;
    setPasswordAsked(true);
  });

/** Does something that may need the pay password. Rejects with the refusal where the shopper enters none. */
export async function withPayPassword<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    const isAsked = isRefusal(error) && passwordRefusal(wordsOf(error)) === 'enter';
    if (!isAsked || !(await askPassword())) throw error;
    return act();
  }
}
