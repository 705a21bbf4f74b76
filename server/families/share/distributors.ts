// Distributors: what they bought before, how they become one, and how that ends.
import { type Kysely, type Selectable, sql } from 'kysely';
import { BECOME, becomeProblem, BOUGHT, isAutomatic, type Purchases } from '~/domain/distributor';
import type { ShareSetting } from '~/schemas/api/index.gen';
import type { Tables } from '../../db/tables';
import type { DistributorsTable } from '../../db/tables/distribution';
import { roleRefusal } from '../../http/roles';
import type { Trx } from '../../db/transaction';

export type DistributorRow = Selectable<DistributorsTable>;

export const readDistributor = (db: Kysely<Tables>, userId: number): Promise<DistributorRow | undefined> =>
  db.selectFrom('distributors').selectAll().where('user_id', '=', userId).executeTakeFirst();

export const lockDistributor = (trx: Trx, userId: number): Promise<DistributorRow | undefined> =>
  trx.selectFrom('distributors').selectAll().where('user_id', '=', userId).forUpdate().executeTakeFirst();

export const isDistributor = (row: DistributorRow | undefined): row is DistributorRow =>
  row !== undefined && row.status === 1 && row.deleted_at === null;

/** Who was removed earns nothing more, and may withdraw what he has. */
export const mayWithdraw = (row: DistributorRow | undefined): row is DistributorRow =>
  row !== undefined && (row.money_fen > 0 || isDistributor(row));

/** Throws the refusal of the role for who holds it for his money only. */
export async function requireDistributor(db: Kysely<Tables>, userId: number): Promise<DistributorRow> {
  const row = await readDistributor(db, userId);
  if (!isDistributor(row)) throw roleRefusal('distributor');
  return row;
}

/** Orders that count: paid or finished by the setting, and not undone. */
const countedOrders = (userId: number, { consume_condition: when }: ShareSetting) => sql`
  orders o where o.user_id = ${userId} and o.cancel_status <> 1 and ${when === 2 ? sql`o.is_sale` : sql`o.is_pay`}`;

/** Condition on order_lines `l` that it is of the goods that the setting names. */
function namedGoods({ share_goods_status: which, share_goods_warehouse_id: goods, cat_list }: ShareSetting) {
  if (which === BOUGHT.goods) return sql`l.goods_id = any(${goods}::int[])`;
  if (which === BOUGHT.any) return sql`true`;
  return sql`exists (select 1 from goods_cat_relations r where r.goods_id = l.goods_id
    and r.cat_id = any(${cat_list ?? []}::int[]))`;
}

/** What a shopper bought, as far as the setting counts it. */
export async function purchasesOf(
  db: Kysely<Tables>,
  userId: number,
  setting: ShareSetting,
): Promise<Purchases> {
  const counted = countedOrders(userId, setting);
  const { rows } = await sql<Purchases>`select
      coalesce((select max(o.total_pay_price_fen - o.refunded_fen) from ${counted}), 0)::bigint as "onceFen",
      coalesce((select sum(o.total_pay_price_fen - o.refunded_fen) from ${counted}), 0)::bigint as "totalFen",
      exists (select 1 from order_lines l where l.order_id in (select o.id from ${counted})
        and l.refunded_num < l.num and ${namedGoods(setting)}) as "hasGoods"`.execute(db);
  return rows[0] ?? { onceFen: 0, totalFen: 0, hasGoods: false };
}

export interface Applicant {
  userId: number;
  name?: string;
  mobile?: string;
  /** Answers of the operator's form. */
  form?: readonly unknown[];
  now: Date;
}

/** The role that the routes of distributors ask for. */
async function grantRole(trx: Trx, userId: number): Promise<void> {
  await trx
    .insertInto('user_roles')
    .values({ user_id: userId, role: 'distributor' })
    .onConflict((conflict) => conflict.columns(['user_id', 'role']).doNothing())
    .execute();
}

/**
 * Makes a shopper a distributor, or a candidate who waits for the operator. Who was refused or removed starts again with
 * the money that he had. The shopper's row is locked.
 */
export async function enroll(
  trx: Trx,
  { userId, name = '', mobile = '', form = [], now }: Applicant,
  status: 0 | 1,
): Promise<void> {
  const row = {
    name,
    mobile,
    form: JSON.stringify(form),
    status,
    reason: '',
    is_removal_shown: false,
    apply_at: now,
    become_at: status === 1 ? now : null,
    deleted_at: null,
    updated_at: now,
  };
  await trx
    .insertInto('distributors')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();
  if (status === 1) await grantRole(trx, userId);
}

/** The operator's answer to a waiting application; false when there is none. */
export async function decide(
  trx: Trx,
  { userId, isAgreed, reason, now }: { userId: number; isAgreed: boolean; reason: string; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('distributors')
    .set({
      status: isAgreed ? 1 : 2,
      become_at: isAgreed ? now : null,
      reason: isAgreed ? '' : reason,
      updated_at: now,
    })
    .where('user_id', '=', userId)
    .where('status', '=', 0)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  if (isAgreed) await grantRole(trx, userId);
  return true;
}

/** Makes the buyer a distributor where the mall does that by itself; who was refused or removed has to ask. */
export async function enrollByPurchase(
  trx: Trx,
  { userId, now }: { userId: number; now: Date },
  setting: ShareSetting,
): Promise<void> {
  if (setting.level === 0 || !isAutomatic(setting)) return;
  if ((await readDistributor(trx, userId)) !== undefined) return;
  if (becomeProblem(setting, await purchasesOf(trx, userId, setting)) !== null) return;
  await trx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
  await enroll(trx, { userId, now }, 1);
}

/** Takes the role away; the money that he has stays his, and may be withdrawn. False when he is no distributor. */
export async function remove(
  trx: Trx,
  { userId, reason, now }: { userId: number; reason: string; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('distributors')
    .set({ deleted_at: now, reason, is_removal_shown: false, updated_at: now })
    .where('user_id', '=', userId)
    .where('status', '=', 1)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await trx
    .deleteFrom('user_roles')
    .where('user_id', '=', userId)
    .where('role', '=', 'distributor')
    .execute();
  return true;
}

/** Whether a payment is the moment to offer becoming a distributor: what was bought is what that asks for. */
export async function offersSharing(
  db: Kysely<Tables>,
  userId: number,
  setting: ShareSetting,
): Promise<boolean> {
  if (setting.level === 0 || setting.become_condition === BECOME.nothing) return false;
  if ((await readDistributor(db, userId)) !== undefined) return false;
  return becomeProblem(setting, await purchasesOf(db, userId, setting)) === null;
}
