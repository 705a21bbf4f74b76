// `/session`: signing in and out, the current operator, changing the password.
import { LOGIN_LENGTH } from '~/domain/studio/account';
import { forgiveGuesses, takeGuess } from '../../families/passport/password-limits';
import { hashSecret, verifySecret } from '../../http/secret-hash';
import { audit } from '../audit';
import { newPasswordOf } from '../account-fields';
import { type Call, done, ok, type OpenCall, openRoute, Reply, route, type Route } from '../call';
import { fieldsOf, textOf } from '../fields';
import { meOf, sessionCookie, signedIn } from '../me';
import { endSession, endSessions } from '../operators';
import { invalidField, StudioError } from '../studio-error';

/** Hash that the password of an unknown login is compared with, so that the response needs the same time. */
let nobody: Promise<string> | null = null;

async function signIn(call: OpenCall): Promise<Reply> {
  const { db, network } = call;
  const fields = fieldsOf(call.body);
  const login = textOf(fields, 'login', { label: '账号', min: 1, max: LOGIN_LENGTH.max }).toLowerCase();
  const password = typeof fields['password'] === 'string' ? fields['password'].slice(0, 200) : '';
  const guess = { account: `operator:${login}`, network };
  await takeGuess(db, guess);
  const row = await db
    .selectFrom('operators')
    .select(['id', 'name', 'login', 'role', 'password_hash'])
    .where('login', '=', login)
    .where('disabled_at', 'is', null)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  const isRight = await verifySecret(
    password,
    row?.password_hash ?? (await (nobody ??= hashSecret('nobody'))),
  );
  if (row === undefined || !isRight) throw new StudioError('wrong-password');
  await forgiveGuesses(db, guess);
  const { password_hash: _hash, ...operator } = row;
  await audit(db, { operator, network }, { action: 'sign-in' });
  return signedIn(call, operator);
}

async function signOut(call: Call): Promise<Reply> {
  const { db, operator, token, query } = call;
  if (query.get('everywhere') === '1') await endSessions(db, operator.id);
  else await endSession(db, token);
  await audit(db, call, { action: 'sign-out' });
  return new Reply(204, null, sessionCookie(call, '', 0));
}

async function changePassword(call: Call): Promise<Reply> {
  const { db, operator, token, network } = call;
  const fields = fieldsOf(call.body);
  const { current } = fields;
  const guess = { account: `operator:${operator.login}`, network };
  await takeGuess(db, guess);
  const row = await db
    .selectFrom('operators')
    .select('password_hash')
    .where('id', '=', operator.id)
    .executeTakeFirstOrThrow();
  const isRight =
    typeof current === 'string' && (await verifySecret(current.slice(0, 200), row.password_hash));
  if (!isRight) throw invalidField('/current', '现在的密码不正确');
  await forgiveGuesses(db, guess);
  const hash = await hashSecret(newPasswordOf(fields, 'next'));
  await db.updateTable('operators').set({ password_hash: hash }).where('id', '=', operator.id).execute();
  await endSessions(db, operator.id, token);
  await audit(db, call, { action: 'password' });
  return done();
}

export const sessionRoutes: readonly Route[] = [
  openRoute({ method: 'POST', path: '/session', handle: signIn }),
  openRoute({
    method: 'GET',
    path: '/session',
    handle: async (call) => ok(call.operator === null ? null : await meOf(call, call.operator)),
  }),
  route({ method: 'DELETE', path: '/session', role: 'viewer', handle: signOut }),
  route({ method: 'PUT', path: '/session/password', role: 'viewer', handle: changePassword }),
];
