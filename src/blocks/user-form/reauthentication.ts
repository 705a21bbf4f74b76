// Changes of the account that the mall lets only a shopper do who has just proved that it is he.
import * as to from '~/domain/screen-links.gen';
import { isRecord } from '~/domain/record';
import { carry } from '../../engine/carrying';
import { redirect } from '../../engine/navigation';
import { withPayPassword } from '../../flows/pay-password';
import { isRefusal } from '../../base/call-error';

/** Whether the mall asks for a fresh proof of identity (`retry: 1`). */
const needsReauthentication = (error: unknown): boolean =>
  isRefusal(error) && isRecord(error.data) && Number(error.data['retry']) === 1;

/** Does such a change, with the pay password where it is asked for; sends the shopper to prove himself where he must. */
export async function reauthenticating<T>(
  act: () => Promise<T>,
  { mobile, ...query }: { type: 'mobile' | 'merge' | 'destroy'; proved?: number; mobile?: string },
): Promise<T> {
  try {
    return await withPayPassword(act);
  } catch (error) {
    if (needsReauthentication(error))
      carry(to.registeredAuthentication, {
        query,
        carried: mobile === undefined ? {} : { mobile },
        move: redirect,
      });
    throw error;
  }
}
