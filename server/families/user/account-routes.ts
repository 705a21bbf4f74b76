// api/user: the end of an account.
import { userDestroyForm } from '~/schemas/api/forms/user-destroy.gen';
import { userDestroy, userDestroyCheck } from '~/schemas/api/user.gen';
import { fieldError } from '../../http/errors';
import { checkForm } from '../../http/form';
import { type LoginCall, loginRoute, Reply, type Route } from '../../http/route';
import { noticeDeletion } from '../passport/credential-notice';
import { hasPayPassword, type PayProof, provePayPassword } from '../../payments/pay-password';
import { deleteAccount, lossesOf } from './delete-account';
import { openMatters } from './open-matters';

const destroyCheck = loginRoute(userDestroyCheck, async ({ db, user, now, plugins }) => {
  const asking = { userId: user.id, now, plugins };
  return { losses: await lossesOf(db, asking), open: await openMatters({ db, ...asking }) };
});

/** The pay password where the account has one; nothing where it has neither that nor a mobile or password to prove. */
async function proofOf(call: LoginCall<unknown>): Promise<PayProof | null> {
  const { db, user } = call;
  if (await hasPayPassword(db, user.id)) return provePayPassword(call);
  const { mobile, password_hash: hash } = await db
    .selectFrom('users')
    .select(['mobile', 'password_hash'])
    .where('id', '=', user.id)
    .executeTakeFirstOrThrow();
  return mobile === null && hash === null ? provePayPassword(call) : null;
}

const destroy = loginRoute(userDestroy, async (call) => {
  const { db, user, now, plugins, params, dataFolder } = call;
  checkForm(userDestroyForm, params);
  const { key = '', is_agreed: isAgreed } = params;
  if (isAgreed !== 1) throw fieldError('is_agreed', '请先阅读并同意放弃以上权益');
  const proof = key === '' ? await proofOf(call) : null;
  const mobile = await deleteAccount(db, { userId: user.id, now, plugins, key, proof });
  await noticeDeletion({ dataFolder, now, mobile });
  return new Reply(null, '账号已注销');
});

export const accountRoutes: readonly Route[] = [destroyCheck, destroy];
