// Becoming the junior of a distributor: by his link, by the first order or by the first payment, as the mall set it.
import type { Kysely } from 'kysely';
import type { ShareSetting } from '~/schemas/api/index.gen';
import type { Tables } from '../../db/tables';
import type { Trx } from '../../db/transaction';
import { type Tie, tieWithin } from './referrer';
import { isDistributor, readDistributor } from './distributors';
import { rise } from './rise';
import { BIND, type BindTrigger, bindTriggerOf, readShareSetting } from './share-setting';

export interface Joining {
  userId: number;
  parentId: number;
  trigger: BindTrigger;
  now: Date;
}

/**
 * What the tree says, or before that distribution: it is closed, the shopper is a distributor, the parent is an ordinary
 * shopper, or it is too early, as the mall waits for an order or a payment.
 */
export type Joined = Tie | 'closed' | 'distributor' | 'ordinary' | 'early';

/** Whether what the trigger says has happened. */
async function hasHappened(trx: Trx, { userId, trigger }: Joining): Promise<boolean> {
  if (trigger === BIND.link) return true;
  const order = await trx
    .selectFrom('orders')
    .select('id')
    .where('user_id', '=', userId)
    .$if(trigger === BIND.payment, (query) => query.where('is_pay', '=', true))
    .executeTakeFirst();
  return order !== undefined;
}

/** Makes a shopper the junior of a distributor. */
export async function join(trx: Trx, joining: Joining, setting: ShareSetting): Promise<Joined> {
  const { userId, parentId, trigger, now } = joining;
  if (userId === parentId) return 'self';
  if (setting.level === 0) return 'closed';
  if (isDistributor(await readDistributor(trx, userId))) return 'distributor';
  if (!isDistributor(await readDistributor(trx, parentId))) return 'ordinary';
  const isDue = trigger === bindTriggerOf(setting) && (await hasHappened(trx, joining));
  if (!isDue) return 'early';
  const tie = await tieWithin(trx, { userId, referrerId: parentId, now });
  if (tie === 'tied') await rise(trx, parentId, now);
  return tie;
}

/** As `join`, with the sharer whose link was opened last; nothing where he may not be the parent. */
export async function joinRemembered(
  trx: Trx,
  { userId, trigger, now }: Omit<Joining, 'parentId'>,
  setting: ShareSetting,
): Promise<void> {
  if (setting.level === 0 || bindTriggerOf(setting) !== trigger) return;
  const user = await trx
    .selectFrom('users')
    .select(['parent_id', 'temp_parent_id'])
    .where('id', '=', userId)
    .executeTakeFirst();
  if (user === undefined || user.parent_id !== null || user.temp_parent_id === null) return;
  await join(trx, { userId, parentId: user.temp_parent_id, trigger, now }, setting);
}

/**
 * Whether a shopper has an inviter as far as he may have one: a distributor may not, and where the mall waits for an order
 * it is the one whose link or code is remembered.
 */
export async function isInvited(db: Kysely<Tables>, userId: number): Promise<boolean> {
  const user = await db
    .selectFrom('users')
    .select(['parent_id', 'temp_parent_id'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  if (user.parent_id !== null) return true;
  const setting = await readShareSetting(db);
  if (setting.level === 0) return false;
  if (isDistributor(await readDistributor(db, userId))) return true;
  if (user.temp_parent_id === null || bindTriggerOf(setting) === BIND.link) return false;
  return isDistributor(await readDistributor(db, user.temp_parent_id));
}
