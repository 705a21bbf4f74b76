// Invitations of operators: the token is in the link, its hash in the database.
import { consumeRateLimit, releaseRateLimit } from '../http/rate-limit';
import { hashToken } from '../http/session';
import type { Db, OpenCall } from './call';
import type { Fields } from './fields';
import { StudioError } from './studio-error';

/** Ends the open invitations of an operator who may not invite any more. */
export const revokeInvitations = (db: Db, operatorId: number, at: Date) =>
  db
    .updateTable('studio_invitations')
    .set({ revoked_at: at })
    .where('operator_id', '=', operatorId)
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .execute();

/** Invitations that can be accepted at that time: of owners who still are. */
export const openInvitations = (db: Db, at: Date) =>
  db
    .selectFrom('studio_invitations as invitation')
    .innerJoin('operators', 'operators.id', 'invitation.operator_id')
    .where('invitation.expires_at', '>', at)
    .where('invitation.accepted_at', 'is', null)
    .where('invitation.revoked_at', 'is', null)
    .where('operators.role', '=', 'owner')
    .where('operators.disabled_at', 'is', null)
    .where('operators.deleted_at', 'is', null)
    .select([
      'invitation.id',
      'invitation.name',
      'invitation.role',
      'invitation.expires_at',
      'operators.id as by_id',
      'operators.name as by_name',
    ]);

export type Invitation = Awaited<ReturnType<ReturnType<typeof openInvitations>['executeTakeFirstOrThrow']>>;

/** Counts tokens that open nothing, by network. */
const guessesOf = ({ network }: Pick<OpenCall, 'network'>) => ({
  key: `invitation:${network}`,
  count: 10,
  windowSeconds: 15 * 60,
  message: (minutes: number) => `打开失效的邀请链接次数过多，请${minutes}分钟后再试`,
});

const ASK = '请向邀请你的人要新的';

const hashIn = ({ token }: Fields): string => hashToken(typeof token === 'string' ? token.slice(0, 200) : '');

/** Why it cannot be accepted: 404 of an unknown one, else 410. */
export async function refusalOf({ db, at }: OpenCall, fields: Fields): Promise<StudioError> {
  const row = await db
    .selectFrom('studio_invitations')
    .select(['expires_at', 'accepted_at', 'revoked_at'])
    .where('token_hash', '=', hashIn(fields))
    .executeTakeFirst();
  if (row === undefined) return new StudioError('not-found', { message: `邀请链接已失效，${ASK}` });
  const gone = (message: string) => new StudioError('gone', { message });
  if (row.accepted_at !== null) return gone(`这个邀请已经用过了。是你用的就直接登录，不是就${ASK}`);
  if (row.revoked_at === null && row.expires_at <= at) return gone(`邀请链接已过期，${ASK}`);
  return gone(`邀请已被收回，${ASK}`);
}

/** The invitation of a request's `token`. @throws StudioError 404, 410 with the reason; 429 after ten wrong tokens of one network within 15 minutes. */
export async function requireInvitation(call: OpenCall, fields: Fields): Promise<Invitation> {
  const { db, at } = call;
  const guesses = guessesOf(call);
  // Counted before it is looked up, so that concurrent guesses count.
  await consumeRateLimit(db, guesses);
  const invitation = await openInvitations(db, at)
    .where('token_hash', '=', hashIn(fields))
    .executeTakeFirst();
  if (invitation === undefined) throw await refusalOf(call, fields);
  await releaseRateLimit(db, guesses.key);
  return invitation;
}
