// Binds a shopper to the inviter whose invitation code he enters.
import type { Kysely } from 'kysely';
import type { ShareSetting } from '~/schemas/api/index.gen';
import type { Tables } from '../../db/tables';
import { MallError } from '../../http/errors';
import { parentOf, type Referral, tieToReferrer } from './referrer';
import { rememberReferrer } from './bind-referrer';
import { join, type Joined } from './juniors';
import { bindTriggerOf, readShareSetting } from './share-setting';

const REFUSALS: Readonly<Record<Exclude<Joined, 'tied' | 'early'>, string>> = {
  unknown: '邀请码不存在',
  self: '不能填写自己的邀请码',
  taken: '您已绑定邀请人',
  circle: '不能填写自己邀请的人的邀请码',
  closed: '未开启分销',
  distributor: '您是分销商，不能绑定邀请人',
  ordinary: '邀请人不是分销商',
};

/** By the rules of distribution, which the order of the shopper triggers where the mall waits for one. */
async function joinByCode(db: Kysely<Tables>, referral: Referral, setting: ShareSetting): Promise<Joined> {
  const { userId, referrerId, now } = referral;
  const own = await parentOf(db, userId);
  if (own !== undefined && own.parent_id !== null) return 'taken';
  if ((await parentOf(db, referrerId)) === undefined) return 'unknown';
  const joining = { userId, parentId: referrerId, trigger: bindTriggerOf(setting), now };
  return db.transaction().execute((trx) => join(trx, joining, setting));
}

/** Returns the words of what was done: an inviter of whom it is too early is remembered. Throws the words of a refusal. */
export async function bindByCode(db: Kysely<Tables>, referral: Referral): Promise<string> {
  const setting = await readShareSetting(db);
  const joined =
    setting.level === 0 ? await tieToReferrer(db, referral) : await joinByCode(db, referral, setting);
  if (joined === 'tied') return '绑定成功';
  if (joined !== 'early') throw new MallError(REFUSALS[joined]);
  await rememberReferrer(db, referral);
  return '已登记邀请人，下单后自动绑定';
}
