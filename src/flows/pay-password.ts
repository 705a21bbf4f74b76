// Acts that need the pay password: the mall refuses without one, it is asked for, and the act is done again.
import { passwordRefusal } from '~/domain/payment';
import { isRefusal, wordsOf } from '../base/call-error';
import { askPassword } from '../state/pay-password';

/**
 * Does something that may need the pay password, on a screen with a `PasswordPrompt`. Rejects with the refusal where the
 * shopper enters none.
 */
export async function withPayPassword<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    const isAsked = isRefusal(error) && passwordRefusal(wordsOf(error)) === 'enter';
    if (!isAsked || !(await askPassword())) throw error;
    return act();
  }
}
