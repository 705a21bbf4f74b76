// What is given once a person: of two accounts that become one, one of each is kept (docs/decisions/027).
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../db/tables';
import { postBalance, postIntegral } from '../../payments/ledger';

type Trx = Transaction<Tables>;

interface Merged {
  from: number;
  to: number;
}

/** A table of gifts, and which of its columns say that two are the same and what was given. */
export interface GiftTable {
  table: string;
  keys: readonly string[];
  /** SQL of the fen and of the points of a row. */
  fen: string;
  points: string;
}

const GIFTS: readonly GiftTable[] = [
  { table: 'member_level_gifts', keys: ['level_id'], fen: 'balance_fen', points: 'integral' },
  { table: 'member_activity_gifts', keys: ['activity_id'], fen: 'balance_fen', points: 'integral' },
];

/** Unused coupons of `from` that the person has from the same cause, or beyond what a person may receive. */
async function takeCoupons(trx: Trx, { from, to }: Merged): Promise<void> {
  await sql`
    with cause as (
      select id, user_id, coupon_id, is_use, source,
        regexp_replace(source, '^(register|share):[0-9]+:', '\\1:') as named
      from user_coupons where user_id in (${from}, ${to})
    ), own as (
      select cause.*, row_number() over (partition by coupon_id, source is null order by is_use desc, id) as place
      from cause where user_id = ${from}
    ), surplus as (
      select own.id, own.coupon_id from own join coupons on coupons.id = own.coupon_id
      where not own.is_use
        and not exists (select from orders where orders.use_user_coupon_id = own.id)
        and case when own.source is null
          then coupons.can_receive_count > 0 and own.place > coupons.can_receive_count - (
            select count(*) from cause where user_id = ${to} and source is null and cause.coupon_id = own.coupon_id)
          else own.source ~ '^(register|share):' and exists (
            select from cause where user_id = ${to} and cause.named = own.named) end
    ), gone as (
      delete from user_coupons using surplus where user_coupons.id = surplus.id
    )
    update coupons set total_count = total_count + taken.num
    from (select coupon_id, count(*)::integer as num from surplus group by coupon_id) taken
    where coupons.id = taken.coupon_id and total_count >= 0`.execute(trx);
}

/** Money and points of the gifts that both had; what `from` has spent of them stays spent. */
async function takeGift(
  trx: Trx,
  { from, to }: Merged,
  { table, keys, fen, points }: GiftTable,
): Promise<void> {
  const isSame = sql.join(
    keys.map((key) => sql` and other.${sql.ref(key)} = own.${sql.ref(key)}`),
    sql``,
  );
  const { rows } = await sql<{ fen: number; points: number }>`
    select coalesce(sum(${sql.raw(fen)}), 0)::bigint as fen, coalesce(sum(${sql.raw(points)}), 0)::bigint as points
    from ${sql.table(table)} own where user_id = ${from} and exists (
      select from ${sql.table(table)} other where other.user_id = ${to}${isSame})`.execute(trx);
  const [twice = { fen: 0, points: 0 }] = rows;
  const user = await trx
    .selectFrom('users')
    .select(['balance_fen', 'integral'])
    .where('id', '=', from)
    .executeTakeFirstOrThrow();
  const cause = {
    userId: from,
    type: 2 as const,
    description: '账号合并，重复赠送扣回',
    reason: 'merge-gift',
  };
  const booking = { ...cause, sourceId: `${table}:${from}:${to}` };
  await postBalance(trx, { ...booking, moneyFen: Math.min(twice.fen, user.balance_fen) });
  await postIntegral(trx, { ...booking, integral: Math.min(twice.points, user.integral) });
}

/** Before the rows of `from` become those of `to`. */
export async function keepOneOfEach(
  trx: Trx,
  merged: Merged,
  ofPlugins: readonly GiftTable[],
): Promise<void> {
  await takeCoupons(trx, merged);
  for (const gift of [...GIFTS, ...ofPlugins]) await takeGift(trx, merged, gift);
}
