// The signed-in operator as the studio reads him, and the response that signs one in.
import { type Me, type Rights, STUDIO_PROTOCOL, type StudioSettings } from '~/domain/studio/api';
import { mainColour } from '../settings/main-colour';
import { readOptions } from '../settings/mall-options';
import { permissionNames, permissionsOf } from '../settings/permissions';
import { created, type OpenCall, type Reply } from './call';
import { rememberDevice } from './devices';
import { isAtLeast, type Operator, SESSION_SECONDS, startSession } from './operators';
import { ownerNames } from './owner-locks';
import { readSettings } from './settings';
import { guessedAccounts } from './sign-in-limits';

/** Of a session; an empty one ends it. */
export const sessionCookie = (
  { folder, isHttps }: OpenCall,
  token: string,
  seconds: number,
): { 'Set-Cookie': string } => ({
  'Set-Cookie': [
    `studio=${token}`,
    `Path=${folder}/studio`,
    `Max-Age=${seconds}`,
    'HttpOnly',
    'SameSite=Strict',
    ...(isHttps ? ['Secure'] : []),
  ].join('; '),
});

/** What an operator may do now: by his role, and whether publishing needs an approval. */
export function rightsOf({ role }: Operator, { isApproved }: Pick<StudioSettings, 'isApproved'>): Rights {
  const isOwner = role === 'owner';
  const canEdit = isAtLeast(role, 'editor');
  return { canEdit, canPublish: isOwner || (canEdit && !isApproved), isOwner };
}

export async function meOf({ db, at, plugins }: OpenCall, operator: Operator): Promise<Me> {
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
  return {
    operator: { id, name, login, role },
    rights: rightsOf(operator, settings),
    protocol: STUDIO_PROTOCOL,
    now: at.toISOString(),
    settings,
    permissions: [...permissionsOf(permissions, plugins)],
    permissionNames: permissionNames(plugins),
    mainColour: await mainColour(db),
    owners: await ownerNames(db),
    levels,
    guessed: await guessedAccounts(db, { operator, at }),
  };
}

/** Starts a session. */
export async function signedIn(call: OpenCall, operator: Operator): Promise<Reply> {
  const token = await startSession(call.db, operator.id, call.at);
  const { 'Set-Cookie': session } = sessionCookie(call, token, SESSION_SECONDS);
  const device = await rememberDevice(call, operator.id);
  return created(await meOf(call, operator), { 'Set-Cookie': [session, device] });
}
