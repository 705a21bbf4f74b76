// Recognises the refusal of a change that requires reauthentication.
import { isRecord } from '~/domain/record';
import { isRefusal } from '../../base/call-error';

/** Whether the mall asks for a fresh proof of identity (`retry: 1`). */
export const needsReauthentication = (error: unknown): boolean =>
  isRefusal(error) && isRecord(error.data) && Number(error.data['retry']) === 1;
