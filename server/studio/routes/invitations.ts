// `/invitations`: owners invite by a link that ends, is used once and can be called back; the invited person accepts it.
import { randomBytes } from 'node:crypto';
import { INVITATION_HOURS, MAX_PERSON_NAME } from '~/domain/studio/account';
import { ROLES } from '~/domain/studio/api';
import type { InvitationOffer, InvitationRow } from '~/domain/studio/api-library';
import { hashSecret } from '../../http/secret-hash';
import { hashToken } from '../../http/session';
import { loginOf, newPasswordOf, personNameOf, withFreeLogin } from '../account-fields';
import { audit } from '../audit';
import {
  type Call,
  createdOnce,
  done,
  idOfPath,
  ok,
  type OpenCall,
  openRoute,
  type Reply,
  route,
  type Route,
  write,
  writeOnce,
} from '../call';
import type { Trx } from '../../db/transaction';
import { fieldsOf, numberOf, oneOf, textOf } from '../fields';
import { type Invitation, openInvitations, refusalOf, requireInvitation } from '../invitation-rows';
import { signedIn } from '../me';
import { StudioError } from '../studio-error';

const TOKEN_BYTES = 32;
const HOUR_MS = 3_600_000;

const wire = ({ id, name, role, expires_at, by_id, by_name }: Invitation): InvitationRow => ({
  id,
  name,
  role,
  by: { id: by_id, name: by_name },
  endsAt: expires_at.toISOString(),
});

async function list({ db, at }: Call): Promise<Reply> {
  const rows = await openInvitations(db, at).orderBy('invitation.id', 'desc').execute();
  return ok({ items: rows.map(wire) });
}

async function create(call: Call): Promise<Reply> {
  const { operator, at } = call;
  const fields = fieldsOf(call.body);
  const name = textOf(fields, 'name', { label: '名字', max: MAX_PERSON_NAME });
  const role = oneOf(fields, 'role', ROLES);
  const hours = numberOf(fields, 'hours', { label: '有效期', ...INVITATION_HOURS });
  const expires_at = new Date(at.getTime() + hours * HOUR_MS);
  return writeOnce(call, async (trx) => {
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const values = { name, role, expires_at, operator_id: operator.id, created_at: at };
    const { id } = await trx
      .insertInto('studio_invitations')
      .values({ ...values, token_hash: hashToken(token) })
      .returning('id')
      .executeTakeFirstOrThrow();
    const detail = { id, role, endsAt: expires_at.toISOString() };
    await audit(trx, call, { action: 'invitation', title: name, detail });
    const row = { id, name, role, expires_at, by_id: operator.id, by_name: operator.name };
    return createdOnce(wire(row), { token });
  });
}

async function revoke(call: Call): Promise<Reply> {
  const id = idOfPath(call);
  return write(call, async (trx) => {
    const row = await trx
      .updateTable('studio_invitations')
      .set({ revoked_at: call.at })
      .where('id', '=', id)
      .where('accepted_at', 'is', null)
      .where('revoked_at', 'is', null)
      .returning(['name', 'role'])
      .executeTakeFirst();
    if (row === undefined) throw new StudioError('not-found', { message: '这个邀请已经用过或收回了' });
    await audit(trx, call, { action: 'revoke-invitation', title: row.name, detail: { id, role: row.role } });
    return done();
  });
}

/** What one is invited to. */
async function open(call: OpenCall): Promise<Reply> {
  const { name, role, by_name: by, expires_at } = await requireInvitation(call, fieldsOf(call.body));
  const mall = await call.db.selectFrom('malls').select('name').executeTakeFirstOrThrow();
  const offer: InvitationOffer = { mall: mall.name, name, role, by, endsAt: expires_at.toISOString() };
  return ok(offer);
}

/** Uses it: of two at once the second waits here, and finds it used. */
async function take(trx: Trx, call: OpenCall, { id }: Invitation): Promise<void> {
  const row = await trx
    .updateTable('studio_invitations')
    .set({ accepted_at: call.at })
    .where('id', '=', id)
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (row === undefined) throw await refusalOf({ ...call, db: trx }, fieldsOf(call.body));
}

async function accept(call: OpenCall): Promise<Reply> {
  const { db, network } = call;
  const fields = fieldsOf(call.body);
  if (call.operator !== null)
    throw new StudioError('state', { message: `你现在以「${call.operator.name}」登录，先退出再接受邀请` });
  const invitation = await requireInvitation(call, fields);
  const { role } = invitation;
  const values = { name: personNameOf(fields), login: loginOf(fields), role };
  const password_hash = await hashSecret(newPasswordOf(fields, 'password'));
  const operator = await withFreeLogin(() =>
    db.transaction().execute(async (trx) => {
      await take(trx, call, invitation);
      const { id } = await trx
        .insertInto('operators')
        .values({ ...values, password_hash })
        .returning('id')
        .executeTakeFirstOrThrow();
      const detail = { id: invitation.id, role, by: invitation.by_name };
      await audit(trx, { operator: { id }, network }, { action: 'join', title: values.name, detail });
      return { id, ...values };
    }),
  );
  return signedIn(call, operator);
}

export const invitationRoutes: readonly Route[] = [
  route({ method: 'GET', path: '/invitations', role: 'owner', handle: list }),
  route({ method: 'POST', path: '/invitations', role: 'owner', handle: create }),
  route({ method: 'DELETE', path: '/invitations/:id', role: 'owner', handle: revoke }),
  openRoute({ method: 'POST', path: '/invitations/open', handle: open }),
  openRoute({ method: 'POST', path: '/invitations/accept', handle: accept }),
];
