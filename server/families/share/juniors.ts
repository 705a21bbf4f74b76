// Becoming the junior of a distributor: by his link, by the first order or by the first payment, as the mall set it.
import type { ShareSetting } from '~/schemas/api/index.gen';
import type { Trx } from '../../payments/ledger';
import { type Tie, tieWithin } from '../user/referrer';
import { isDistributor, readDistributor } from './distributors';
import { rise } from './rise';
import { BIND, type BindTrigger, bindTriggerOf } from './share-setting';

export interface Joining {
  userId: number;
  parentId: number;
  trigger: BindTrigger;
  now: Date;
}

const TIE_REFUSALS: Readonly<Record<Exclude<Tie, 'tied'>, string>> = {
  unknown: '绑定的上级用户不是分销商',
  self: '自身分享的页面',
  taken: '用户存在上级',
  circle: '用户处于三层分销体系之内',
};

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

/** Makes a shopper the junior of a distributor; the words of the refusal, or null. */
export async function join(trx: Trx, joining: Joining, setting: ShareSetting): Promise<string | null> {
  const { userId, parentId, trigger, now } = joining;
  if (userId === parentId) return TIE_REFUSALS.self;
  if (setting.level === 0) return '未开启分销';
  if (isDistributor(await readDistributor(trx, userId))) return '用户自身是分销商';
  const isDue = trigger === bindTriggerOf(setting) && (await hasHappened(trx, joining));
  if (!isDue) return '未满足成为下线条件';
  if (!isDistributor(await readDistributor(trx, parentId))) return TIE_REFUSALS.unknown;
  const tie = await tieWithin(trx, { userId, referrerId: parentId, now });
  if (tie !== 'tied') return TIE_REFUSALS[tie];
  await rise(trx, parentId, now);
  return null;
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
