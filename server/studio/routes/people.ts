// `/people`: operators, for owners only; passwords are returned once.
import { ROLES } from '~/domain/studio/api';
import type { PersonRow } from '~/domain/studio/api-library';
import { hashSecret } from '../../http/secret-hash';
import { loginOf, personNameOf, withFreeLogin } from '../account-fields';
import { audit } from '../audit';
import {
  type Call,
  createdOnce,
  type Db,
  done,
  idOfPath,
  ok,
  type Reply,
  route,
  type Route,
  write,
  writeOnce,
} from '../call';
import type { Trx } from '../../db/transaction';
import { forgetDevices } from '../devices';
import { booleanOf, fieldsOf, oneOf } from '../fields';
import { revokeInvitations } from '../invitation-rows';
import { endSessions, isAtLeast, randomPassword, revokePreviews } from '../operators';
import { forgiveAccount } from '../sign-in-limits';
import { StudioError } from '../studio-error';

async function people(db: Db, id?: number): Promise<PersonRow[]> {
  const rows = await db
    .selectFrom('operators')
    .select(['id', 'name', 'login', 'role', 'disabled_at'])
    .select((eb) =>
      eb
        .selectFrom('operator_sessions')
        .select(({ fn }) => fn.max('last_seen_at').as('at'))
        .whereRef('operator_id', '=', 'operators.id')
        .as('seen_at'),
    )
    .where('deleted_at', 'is', null)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? 0))
    .orderBy('id')
    .execute();
  return rows.map(({ disabled_at: disabledAt, seen_at: seenAt, ...row }) => ({
    ...row,
    isDisabled: disabledAt !== null,
    lastSeenAt: seenAt?.toISOString() ?? null,
  }));
}

async function personOf(db: Db, id: number): Promise<PersonRow> {
  const [person] = await people(db, id);
  if (person === undefined) throw new StudioError('not-found', { message: '没有这个人' });
  return person;
}

async function create(call: Call): Promise<Reply> {
  const fields = fieldsOf(call.body);
  const values = { name: personNameOf(fields), login: loginOf(fields), role: oneOf(fields, 'role', ROLES) };
  const password = randomPassword();
  const password_hash = await hashSecret(password);
  return withFreeLogin(() =>
    writeOnce(call, async (trx) => {
      const { id } = await trx
        .insertInto('operators')
        .values({ ...values, password_hash })
        .returning('id')
        .executeTakeFirstOrThrow();
      await audit(trx, call, { action: 'invite', title: values.name, detail: values });
      return createdOnce(await personOf(trx, id), { password });
    }),
  );
}

/** One active owner must remain. */
async function requireOwnerLeft(trx: Trx): Promise<void> {
  const owners = await trx
    .selectFrom('operators')
    .select('id')
    .where('role', '=', 'owner')
    .where('disabled_at', 'is', null)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .execute();
  if (owners.length === 0) throw new StudioError('state', { message: '至少要留一个所有者' });
}

async function change(call: Call): Promise<Reply> {
  const id = idOfPath(call);
  const fields = fieldsOf(call.body);
  const isNewPassword = fields['isNewPassword'] === true;
  const password = isNewPassword ? randomPassword() : '';
  const password_hash = isNewPassword ? await hashSecret(password) : '';
  const reply = await write(call, async (trx) => {
    const before = await personOf(trx, id);
    const isDisabled =
      fields['isDisabled'] === undefined ? before.isDisabled : booleanOf(fields, 'isDisabled');
    const values = {
      name: fields['name'] === undefined ? before.name : personNameOf(fields),
      role: fields['role'] === undefined ? before.role : oneOf(fields, 'role', ROLES),
      ...(isDisabled === before.isDisabled ? {} : { disabled_at: isDisabled ? call.at : null }),
      ...(isNewPassword ? { password_hash } : {}),
      updated_at: call.at,
    };
    await trx.updateTable('operators').set(values).where('id', '=', id).execute();
    await requireOwnerLeft(trx);
    if (isDisabled || isNewPassword || fields['isSignedOut'] === true) await endSessions(trx, id);
    if (isNewPassword) {
      await forgetDevices(trx, id);
      await forgiveAccount(trx, before.login);
    }
    if (isDisabled || isNewPassword || !isAtLeast(values.role, 'editor'))
      await revokePreviews(trx, id, call.at);
    if (isDisabled || values.role !== 'owner') await revokeInvitations(trx, id, call.at);
    const detail = {
      role: values.role,
      isDisabled,
      isNewPassword,
      isSignedOut: fields['isSignedOut'] === true,
    };
    await audit(trx, call, { action: 'person', title: values.name, detail });
    return ok({ ...(await personOf(trx, id)), ...(isNewPassword ? { password } : {}) });
  });
  call.hub.wakeAll();
  return reply;
}

async function remove(call: Call): Promise<Reply> {
  const id = idOfPath(call);
  const reply = await write(call, async (trx) => {
    const { name } = await personOf(trx, id);
    await trx.updateTable('operators').set({ deleted_at: call.at }).where('id', '=', id).execute();
    await requireOwnerLeft(trx);
    await endSessions(trx, id);
    await revokePreviews(trx, id, call.at);
    await revokeInvitations(trx, id, call.at);
    await audit(trx, call, { action: 'remove-person', title: name });
    return done();
  });
  call.hub.wakeAll();
  return reply;
}

export const peopleRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/people',
    role: 'owner',
    handle: async ({ db }) => ok({ items: await people(db) }),
  }),
  route({ method: 'POST', path: '/people', role: 'owner', handle: create }),
  route({ method: 'PATCH', path: '/people/:id', role: 'owner', handle: change }),
  route({ method: 'DELETE', path: '/people/:id', role: 'owner', handle: remove }),
];
