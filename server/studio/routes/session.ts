// `/session`: signing in and out, the current operator, changing the password.
import { type Me, STUDIO_PROTOCOL } from '~/domain/studio/api';
import { readOptions } from '../../families/index/mall-options';
import { permissionNames, permissionsOf } from '../../families/index/permissions';
import { forgiveGuesses, takeGuess } from '../../families/passport/password-limits';
import { hashSecret, verifySecret } from '../../http/secret-hash';
import { audit } from '../audit';
import { type Call, created, done, ok, type OpenCall, openRoute, Reply, route, type Route } from '../call';
import { fieldsOf, textOf } from '../fields';
import {
  endSession,
  endSessions,
  isAtLeast,
  type Operator,
  SESSION_SECONDS,
  startSession,
} from '../operators';
import { ownerNames } from '../owner-locks';
import { readSettings } from '../settings';
import { invalidField, StudioError } from '../studio-error';

const cookie = ({ folder, isHttps }: OpenCall, token: string, seconds: number): { 'Set-Cookie': string } => ({
  'Set-Cookie': [
    `studio=${token}`,
    `Path=${folder}/studio`,
    `Max-Age=${seconds}`,
    'HttpOnly',
    'SameSite=Strict',
    ...(isHttps ? ['Secure'] : []),
  ].join('; '),
});

async function meOf({ db, at, plugins }: OpenCall, operator: Operator): Promise<Me> {
  const settings = await readSettings(db);
  const { permissions } = await readOptions(db, ['permissions']);
  const levels = await db
    .selectFrom('member_levels')
    .select(['level', 'name'])
    .where('deleted_at', 'is', null)
    .where('is_enabled', '=', true)
    .orderBy('level')
    .execute();
  const { id, name, login, role } = operator;
  const isOwner = role === 'owner';
  const canEdit = isAtLeast(role, 'editor');
  return {
    operator: { id, name, login, role },
    rights: { canEdit, canPublish: isOwner || (canEdit && !settings.isApproved), isOwner },
    protocol: STUDIO_PROTOCOL,
    now: at.toISOString(),
    settings,
    permissions: [...permissionsOf(permissions, plugins)],
    permissionNames: permissionNames(plugins),
    owners: await ownerNames(db),
    levels,
  };
}

/** Hash that the password of an unknown login is compared with, so that the response needs the same time. */
let nobody: Promise<string> | null = null;

async function signIn(call: OpenCall): Promise<Reply> {
  const { db, at, network } = call;
  const fields = fieldsOf(call.body);
  const login = textOf(fields, 'login', { label: '账号', min: 1, max: 40 }).toLowerCase();
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
  const token = await startSession(db, operator.id, at);
  await audit(db, { operator, network }, { action: 'sign-in' });
  return created(await meOf(call, operator), cookie(call, token, SESSION_SECONDS));
}

async function signOut(call: Call): Promise<Reply> {
  const { db, operator, token, query } = call;
  if (query.get('everywhere') === '1') await endSessions(db, operator.id);
  else await endSession(db, token);
  await audit(db, call, { action: 'sign-out' });
  return new Reply(204, null, cookie(call, '', 0));
}

const MIN_PASSWORD = 10;

async function changePassword(call: Call): Promise<Reply> {
  const { db, operator, token, network } = call;
  const { current, next } = fieldsOf(call.body);
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
  if (typeof next !== 'string' || next.length < MIN_PASSWORD || next.length > 200)
    throw invalidField('/next', `新密码至少 ${MIN_PASSWORD} 个字符`);
  const hash = await hashSecret(next);
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
