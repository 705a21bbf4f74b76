// Merges two accounts of one person: the one without a mobile is merged into the one that has it.
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { Tables } from '../../db/tables';
import type { UsersTable } from '../../db/tables/mall';
import { MallError } from '../../http/errors';
import type { InstalledPlugins, MergedAccounts } from '../../ports/plugin';
import { postBalance, postIntegral } from '../../ledger/ledger';
import type { PayProof } from '../../payments/pay-password';
import { moveCards } from '../card/move-cards';
import { spendIdentityProof } from '../passport/identity-proof';
import { isDistributor } from '../share/distributors';
import { keepOneOfEach } from './merge-gifts';
import { mergeTree } from './merge-tree';
import { lockTree } from '../share/referrer';

type User = Selectable<UsersTable>;

/**
 * Rows that only change their owner. Where a unique key contains the shopper, two cannot have the same: neither a submission
 * under way nor a withdrawal that waits is there, and one shopper alone has the commission of an order's level.
 */
export const MOVED: readonly string[] = [
  'user_identities',
  'orders',
  'order_refunds',
  'order_submissions',
  'payment_unions',
  'user_coupons',
  'member_orders',
  'recharge_orders',
  'withdrawals',
  'invoices',
  'order_gifts',
  'order_commissions',
  'commission_logs',
  'goods_comments',
  'attachments',
  'member_level_logs',
];

/** Rows unique to a shopper and something: of duplicates the target's row stays. */
const UNITED: Readonly<Record<string, readonly string[]>> = {
  favorites: ['goods_id'],
  footprints: ['goods_id', 'viewed_on'],
  carts: ['sku_id'],
  goods_reminds: ['goods_id'],
  topic_favorites: ['topic_id'],
  user_roles: ['role'],
  member_level_gifts: ['level_id'],
  member_activity_gifts: ['activity_id'],
};

async function moveRows(
  trx: Transaction<Tables>,
  { plugins, ...merged }: MergedAccounts & { plugins: InstalledPlugins },
): Promise<void> {
  const { from, to } = merged;
  const ofPlugins = plugins.flatMap(({ shopperRows }) => shopperRows ?? []);
  await keepOneOfEach(
    trx,
    merged,
    ofPlugins.flatMap(({ given = [] }) => given),
  );
  const united = [UNITED, ...ofPlugins.map((rows) => rows.united ?? {})].flatMap(
    Object.entries<readonly string[]>,
  );
  for (const table of [...MOVED, ...ofPlugins.flatMap(({ moved = [] }) => moved)]) {
    await sql`update ${sql.table(table)} set user_id = ${to} where user_id = ${from}`.execute(trx);
  }
  for (const [table, keys] of united) {
    const isSame = keys.map((key) => sql` and other.${sql.ref(key)} = own.${sql.ref(key)}`);
    await sql`delete from ${sql.table(table)} own using ${sql.table(table)} other
      where own.user_id = ${from} and other.user_id = ${to}${sql.join(isSame, sql``)}`.execute(trx);
    await sql`update ${sql.table(table)} set user_id = ${to} where user_id = ${from}`.execute(trx);
  }
  for (const { unite } of ofPlugins) await unite?.(trx, merged);
  await moveCards(trx, { from, to });
  await trx.updateTable('order_gifts').set({ receiver_id: to }).where('receiver_id', '=', from).execute();
  await trx
    .updateTable('addresses')
    .set({ user_id: to, is_default: false })
    .where('user_id', '=', from)
    .execute();
}

interface Sides {
  from: User;
  to: User;
}

const readUser = (trx: Transaction<Tables>, id: number): Promise<User> =>
  trx.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** Balance and points are transferred by a posting on each side, so that both ledgers still add up. */
async function moveMoney(trx: Transaction<Tables>, sides: Sides): Promise<void> {
  // Gifts that both had were taken back.
  const [from, to] = [await readUser(trx, sides.from.id), sides.to];
  const cause = { description: '账号合并', reason: 'merge', sourceId: `${from.id}:${to.id}` };
  const [spend, income] = [
    { ...cause, userId: from.id, type: 2 as const },
    { ...cause, userId: to.id, type: 1 as const },
  ];
  for (const side of [spend, income]) {
    await postBalance(trx, { ...side, moneyFen: from.balance_fen });
    await postIntegral(trx, { ...side, integral: from.integral });
  }
  const sums = {
    member_level: Math.max(to.member_level, from.member_level),
    clerk_store_id: to.clerk_store_id ?? from.clerk_store_id,
    // What protected the money that comes over protects it still.
    pay_password_hash: to.pay_password_hash ?? from.pay_password_hash,
  };
  await trx.updateTable('users').set(sums).where('id', '=', to.id).execute();
}

/** The commission money of both is added up; one distributor is left of two. */
async function moveCommission(trx: Transaction<Tables>, { from, to }: Sides): Promise<void> {
  const rows = await trx
    .selectFrom('distributors')
    .selectAll()
    .where('user_id', 'in', [from.id, to.id])
    .orderBy('user_id')
    .forUpdate()
    .execute();
  const own = rows.find(({ user_id }) => user_id === from.id);
  if (own === undefined) return;
  const target = rows.find(({ user_id }) => user_id === to.id);
  if (target === undefined) {
    await trx.updateTable('distributors').set({ user_id: to.id }).where('id', '=', own.id).execute();
    return;
  }
  // Who of the two is a distributor stays one.
  const isOwnKept = isDistributor(own) && !isDistributor(target);
  const { status, reason, become_at, deleted_at, level, level_at } = isOwnKept ? own : target;
  await trx.deleteFrom('distributors').where('id', '=', own.id).execute();
  await trx
    .updateTable('distributors')
    .set({
      status,
      reason,
      become_at,
      deleted_at,
      level,
      level_at,
      money_fen: target.money_fen + own.money_fen,
      total_money_fen: target.total_money_fen + own.total_money_fen,
    })
    .where('id', '=', target.id)
    .execute();
}

async function closeAccount(trx: Transaction<Tables>, userId: number): Promise<void> {
  const now = new Date();
  await trx
    .updateTable('access_tokens')
    .set({ revoked_at: now })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .execute();
  await trx.updateTable('users').set({ parent_id: null, deleted_at: now }).where('id', '=', userId).execute();
}

/** Money in transit belongs to an open payment, which must end first. */
async function refuseUnsettled(trx: Transaction<Tables>, from: User): Promise<void> {
  const open = await trx
    .selectFrom('payment_unions')
    .select('id')
    .where('user_id', '=', from.id)
    .where('is_pay', '=', false)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  if (open !== undefined || from.frozen_balance_fen > 0)
    throw new MallError('有待支付的订单，请处理后再合并');
  const asked = await trx
    .selectFrom('withdrawals')
    .select('id')
    .where('user_id', '=', from.id)
    .where('status', '=', 0)
    .executeTakeFirst();
  if (asked !== undefined) throw new MallError('有待审核的提现，请处理后再合并');
  // Its order would be placed for the closed account; both may be submitting the same form.
  const submitting = await trx
    .selectFrom('order_submissions')
    .select('id')
    .where('user_id', '=', from.id)
    .where('state', 'in', ['queued', 'running'])
    .executeTakeFirst();
  if (submitting !== undefined) throw new MallError('有正在提交的订单，请稍后再合并');
}

interface Merge {
  /** The account that is merged into the other one. */
  userId: number;
  mobile: string;
  /** Of validate-identity; required where the account has a password. */
  key: string;
  now: Date;
  plugins: InstalledPlugins;
  /** That the owner asks, where the account has a pay password. */
  proof: PayProof;
}

/**
 * Merges an account without a mobile into the one that has `mobile`; returns that one's id. The mobile must be
 * verified. Throws a MallError when there is nothing to merge or a payment is open, with `retry: 1` without a proof.
 */
export function mergeIntoMobile(
  db: Kysely<Tables>,
  { userId, mobile, key, now, plugins }: Merge,
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    // Before the rows, as who is being bound to one of the two waits for them with the tree locked.
    await lockTree(trx);
    const sides = await trx
      .selectFrom('users')
      .selectAll()
      .where((eb) => eb.or([eb('id', '=', userId), eb('mobile', '=', mobile)]))
      .where('deleted_at', 'is', null)
      .orderBy('id')
      .forUpdate()
      .execute();
    const from = sides.find(({ id }) => id === userId);
    const to = sides.find((side) => side.mobile === mobile && side.id !== userId);
    if (from === undefined || to === undefined || from.mobile !== null)
      throw new MallError('没有可合并的账号');
    if (from.password_hash !== null) await spendIdentityProof(trx, { userId, key, now });
    await refuseUnsettled(trx, from);
    await moveRows(trx, { from: from.id, to: to.id, now, plugins });
    await mergeTree(trx, { from, to });
    await moveMoney(trx, { from, to });
    await moveCommission(trx, { from, to });
    await closeAccount(trx, from.id);
    return to.id;
  });
}
