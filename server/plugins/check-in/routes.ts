// plugin/check_in: receiving awards for checking in, and polling their result.
import { checkInSignIn, checkInSignInResult } from '~/schemas/api/check_in.gen';
import { MallError } from '../../http/errors';
import { loginRoute, type Route } from '../../http/route';
import { wireMoney } from '../../http/wire';
import { signIn } from './sign-in';

const take = loginRoute(checkInSignIn, async ({ db, params, user, now }) => {
  const { status, day = 1 } = params;
  const { id, token } = await signIn(db, { userId: user.id, status, day, now });
  return { queueId: id, token };
});

/** Polling ends at once: an award is posted when it is received. */
const result = loginRoute(checkInSignInResult, async ({ db, params, user }) => {
  const row = await db
    .selectFrom('check_in_awards')
    .select(['amount', 'type', 'day', 'status'])
    .where('id', '=', params.queueId)
    .where('user_id', '=', user.id)
    .where('token', '=', params.token)
    .executeTakeFirst();
  if (row === undefined) throw new MallError('无效的token');
  const { amount, type, day, status } = row;
  return { number: type === 'balance' ? wireMoney(amount) : String(amount), type, day, status };
});

export const routes: readonly Route[] = [take, result];
