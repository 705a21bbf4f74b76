// Recognises the refusal of a change that first needs a proof of who one is.
import { isRecord } from '~/domain/record';
import { isRefusal } from '../../services/call-error';

/** Whether the mall asks for a fresh proof of the shopper (`retry: 1`). */
export const needsReauthentication = (error: unknown): boolean =>
  isRefusal(error) && isRecord(error.data) && Number(error.data['retry']) === 1;
