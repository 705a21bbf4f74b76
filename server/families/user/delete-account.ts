// Deletes an account: nothing may be open, what it has is given up, the person is erased, and what the law asks for stays
// (docs/decisions/098).
import type { Kysely } from 'kysely';
import { moneyOfFen, moneyText } from '~/domain/money';
import type { UserDestroyCheckData } from '~/schemas/api/user.gen';
import type { Tables } from '../../db/tables';
import type { Trx } from '../../db/transaction';
import { MallError } from '../../http/errors';
import { postBalance, postIntegral } from '../../ledger/ledger';
import type { PayProof } from '../../payments/pay-password';
import type { InstalledPlugins } from '../../ports/plugin';
import { giveUpCards } from '../card/move-cards';
import { spendIdentityProof } from '../passport/identity-proof';
import { closeDistributor, freeJuniors } from '../share/close-distributor';
import { readDistributor } from '../share/distributors';
import { lockTree } from '../share/referrer';
import { erasePerson } from './erased';
import { openMatters } from './open-matters';
import { readUserInfo } from './user-info';

const NAME = '已注销用户';

interface Asking {
  userId: number;
  now: Date;
  plugins: InstalledPlugins;
}

/** What a shopper has that ends with his account; `data.losses` of api/user/destroy-check. */
export async function lossesOf(db: Kysely<Tables>, asking: Asking): Promise<UserDestroyCheckData['losses']> {
  const info = await readUserInfo(db, { ...asking, takesGifts: false });
  const distributor = await readDistributor(db, asking.userId);
  const { level_name: level, member_level: rank } = info.identity;
  const losses = [
    { label: '余额', value: moneyText(info.balance), has: Number(info.balance) > 0 },
    { label: '积分', value: String(info.integral), has: info.integral > 0 },
    { label: '优惠券', value: `${info.coupon}张`, has: Number(info.coupon) > 0 },
    { label: '卡券', value: `${info.card}张`, has: Number(info.card) > 0 },
    {
      label: '佣金',
      value: `${moneyOfFen(distributor?.money_fen ?? 0)}（含未结算部分一并放弃）`,
      has: distributor !== undefined,
    },
    { label: '会员等级', value: level, has: rank > 0 },
    { label: '超级会员卡', value: '已开通', has: info.is_vip_card_user === 1 },
  ];
  return losses.flatMap(({ has, ...loss }) => (has ? [loss] : []));
}

/** Balance and points are posted out, so that both ledgers still add up. */
async function giveUpMoney(
  trx: Trx,
  { userId, fen, points }: { userId: number; fen: number; points: number },
) {
  const cause = {
    userId,
    type: 2 as const,
    description: '账号注销',
    reason: 'account-deleted',
    sourceId: `user:${userId}`,
  };
  await postBalance(trx, { ...cause, moneyFen: fen });
  await postIntegral(trx, { ...cause, integral: points });
}

/** Locked before the shopper's row, as everywhere. */
const lockOrders = (trx: Trx, userId: number) =>
  trx.selectFrom('orders').select('id').where('user_id', '=', userId).orderBy('id').forUpdate().execute();

const lockAccount = (trx: Trx, userId: number) =>
  trx
    .selectFrom('users')
    .select(['mobile', 'balance_fen', 'integral', 'frozen_balance_fen'])
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();

const erasedAccount = (now: Date) => ({
  mobile: null,
  nickname: NAME,
  avatar: '',
  password_hash: null,
  pay_password_hash: null,
  contact_way: '',
  remark: '',
  remark_name: '',
  gender: 0 as const,
  birthday: null,
  is_admin: false,
  clerk_store_id: null,
  member_level: 0,
  parent_id: null,
  temp_parent_id: null,
  deleted_at: now,
  updated_at: now,
});

async function assertNothingOpen(trx: Trx, asking: Asking, frozenFen: number): Promise<void> {
  const open = await openMatters({ db: trx, ...asking });
  if (frozenFen > 0) open.push({ title: '有余额正在支付中', page_url: '' });
  if (open.length === 0) return;
  throw new MallError(`还有未完成的事项：${open.map(({ title }) => title).join('、')}`, { data: { open } });
}

type Account = NonNullable<Awaited<ReturnType<typeof lockAccount>>>;

/** What the deletion leaves, of an account with nothing open; the tree and its row are locked. */
export async function endAccount(trx: Trx, { userId, now, plugins }: Asking, own: Account): Promise<void> {
  await giveUpMoney(trx, { userId, fen: own.balance_fen, points: own.integral });
  await giveUpCards(trx, userId, now);
  await freeJuniors(trx, userId);
  await closeDistributor(trx, userId, now);
  await erasePerson(trx, { userId, mobile: own.mobile, plugins, now });
  await trx.updateTable('users').set(erasedAccount(now)).where('id', '=', userId).execute();
}

interface Deleting extends Asking {
  /** Of validate-identity; '' where the pay password was proved, or nothing can be. */
  key: string;
  /** That the owner asks who has a pay password and no `key`. */
  proof: PayProof | null;
}

/** Whether nothing but the session can prove the owner, or the pay password has. */
async function proveOwner(trx: Trx, { userId, key, proof, now }: Deleting): Promise<void> {
  if (key === '' && proof !== null) return;
  await spendIdentityProof(trx, { userId, key, now });
}

/**
 * Deletes the account for good; the mobile and the social accounts may register anew, as a new person to all but what is
 * given once. Throws a MallError with `open`, what must end before, and with `retry: 1` without a proof.
 * @returns the mobile that it had, for a notice.
 */
export function deleteAccount(db: Kysely<Tables>, deleting: Deleting): Promise<string | null> {
  const { userId, now, plugins } = deleting;
  return db.transaction().execute(async (trx) => {
    // As a merge does, before the rows.
    await lockTree(trx);
    await lockOrders(trx, userId);
    const own = await lockAccount(trx, userId);
    if (own === undefined) throw new MallError('账号不存在');
    await assertNothingOpen(trx, { userId, now, plugins }, own.frozen_balance_fen);
    await proveOwner(trx, deleting);
    await endAccount(trx, { userId, now, plugins }, own);
    return own.mobile;
  });
}
