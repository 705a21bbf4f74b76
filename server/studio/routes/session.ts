// `/session`: signing in and out, the current operator, changing the password.
import { LOGIN_LENGTH } from '~/domain/studio/account';
import { consumeRateLimit } from '../../http/rate-limit';
import { hashSecret, verifySecret } from '../../http/secret-hash';
import { hashToken } from '../../http/session';
import { audit } from '../audit';
import { newPasswordOf } from '../account-fields';
import { type Call, done, ok, type OpenCall, openRoute, Reply, route, type Route } from '../call';
import { deviceOf, forgetDevices, isKnownDevice, rememberDevice } from '../devices';
import { fieldsOf, textOf } from '../fields';
import { meOf, sessionCookie, signedIn } from '../me';
import { endSession, endSessions, revokePreviews } from '../operators';
import { forgiveAccount, noteGuesses, takeAttempt } from '../sign-in-limits';
import { invalidField, StudioError } from '../studio-error';

/** Hash that the password of an unknown login is compared with, so that the response needs the same time. */
let nobody: Promise<string> | null = null;

async function signIn(call: OpenCall): Promise<Reply> {
  const { db, network } = call;
  const fields = fieldsOf(call.body);
  const login = textOf(fields, 'login', { label: '账号', min: 1, max: LOGIN_LENGTH.max }).toLowerCase();
  const password = typeof fields['password'] === 'string' ? fields['password'].slice(0, 200) : '';
  const answer = textOf(fields, 'captcha', { label: '验证码', max: 20 });
  const row = await db
    .selectFrom('operators')
    .select(['id', 'name', 'login', 'role', 'password_hash'])
    .where('login', '=', login)
    .where('disabled_at', 'is', null)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  const sent = deviceOf(call.cookie);
  const device = row !== undefined && (await isKnownDevice(db, row.id, sent)) ? sent : '';
  const forgive = await takeAttempt(call, { login, network, device }, answer);
  const isRight = await verifySecret(
    password,
    row?.password_hash ?? (await (nobody ??= hashSecret('nobody'))),
  );
  if (row !== undefined && !isRight) await noteGuesses(call, row);
  if (row === undefined || !isRight) throw new StudioError('wrong-password');
  await forgive();
  const { password_hash: _hash, ...operator } = row;
  await audit(db, { operator, network }, { action: 'sign-in' });
  return signedIn(call, operator);
}

async function current(call: OpenCall): Promise<Reply> {
  const { db, operator, cookie } = call;
  if (operator === null) return ok(null);
  const me = await meOf(call, operator);
  // Of sessions that began before devices were remembered.
  if (await isKnownDevice(db, operator.id, deviceOf(cookie))) return ok(me);
  return ok(me, { 'Set-Cookie': await rememberDevice(call, operator.id) });
}

async function signOut(call: Call): Promise<Reply> {
  const { db, operator, token, query } = call;
  if (query.get('everywhere') === '1') {
    await endSessions(db, operator.id);
    await forgetDevices(db, operator.id, deviceOf(call.cookie));
  } else await endSession(db, token);
  await audit(db, call, { action: 'sign-out' });
  return new Reply(204, null, sessionCookie(call, '', 0));
}

/** Of a session, whatever network it comes from: nobody else can use them up. */
const guessesOf = (token: string) => ({
  key: `operator-current:${hashToken(token)}`,
  count: 5,
  windowSeconds: 15 * 60,
  message: (minutes: number) => `密码错误次数过多，请${minutes}分钟后再试`,
});

async function changePassword(call: Call): Promise<Reply> {
  const { db, operator, token } = call;
  const fields = fieldsOf(call.body);
  const { current } = fields;
  await consumeRateLimit(db, guessesOf(token));
  const row = await db
    .selectFrom('operators')
    .select('password_hash')
    .where('id', '=', operator.id)
    .executeTakeFirstOrThrow();
  const isRight =
    typeof current === 'string' && (await verifySecret(current.slice(0, 200), row.password_hash));
  if (!isRight) throw invalidField('/current', '现在的密码不正确');
  await db.deleteFrom('rate_limits').where('key', '=', guessesOf(token).key).execute();
  const hash = await hashSecret(newPasswordOf(fields, 'next'));
  await db.updateTable('operators').set({ password_hash: hash }).where('id', '=', operator.id).execute();
  await endSessions(db, operator.id, token);
  await forgetDevices(db, operator.id, deviceOf(call.cookie));
  await revokePreviews(db, operator.id, call.at);
  await forgiveAccount(db, operator.login);
  await audit(db, call, { action: 'password' });
  return done();
}

export const sessionRoutes: readonly Route[] = [
  openRoute({ method: 'POST', path: '/session', handle: signIn }),
  openRoute({
    method: 'GET',
    path: '/session',
    handle: current,
  }),
  route({ method: 'DELETE', path: '/session', role: 'viewer', handle: signOut }),
  route({ method: 'PUT', path: '/session/password', role: 'viewer', handle: changePassword }),
];
