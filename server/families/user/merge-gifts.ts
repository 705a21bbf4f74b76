// What is given once a person: of two accounts that become one, one of each is kept (docs/decisions/027).
import { sql } from 'kysely';
import type { Trx } from '../../db/transaction';
import type { GiftTable } from '../../ports/plugin';
import { postBalance, postIntegral } from '../../ledger/ledger';
import { causeOf } from '../coupon/grants';

interface Merged {
  from: number;
  to: number;
  now: Date;
}

const GIFTS: readonly GiftTable[] = [
  {
    table: 'member_level_gifts',
    keys: ['level_id'],
    fen: 'balance_fen',
    points: 'integral',
    coupons: 'member-gift',
  },
  {
    table: 'member_activity_gifts',
    keys: ['activity_id'],
    fen: 'balance_fen',
    points: 'integral',
    coupons: 'member-award',
  },
];

const mostOf = ({ most = '1' }: GiftTable) => sql.raw(`(${most})`);

/** Each gift of the two: how the sources of its coupons begin, and the cause that two of the same share. */
const givenCoupons = (gifts: readonly GiftTable[], { from, to }: Merged) =>
  gifts.flatMap((gift) =>
    gift.coupons === undefined
      ? []
      : [
          sql`select ${`${gift.coupons}:`} || own.id || ':' as begins, ${mostOf(gift)} as most,
            concat_ws(':', ${gift.coupons}::text, ${sql.join(gift.keys.map((key) => sql.ref(`own.${key}`)))}) || ':' as named
            from ${sql.table(gift.table)} own where own.user_id in (${from}, ${to})`,
        ],
  );

/**
 * Coupons of the two from the same cause, or received, beyond what a person may have; a used one counts first. Those
 * that an order names end, as a cancelled one returns them; the others go back to the stock.
 */
async function takeCoupons(trx: Trx, merged: Merged, gifts: readonly GiftTable[]): Promise<void> {
  const { from, to, now } = merged;
  await sql`
    with gift as (${sql.join(givenCoupons(gifts, merged), sql` union all `)}), receipt as (
      select own.id, own.user_id, own.coupon_id, own.is_use,
        case when own.source is null then greatest(coupons.can_receive_count, 0)
          when gift.begins is not null then gift.most
          when ${causeOf('own.source')} <> own.source then 1 else 0 end as most,
        concat_ws('|', own.coupon_id,
          coalesce(gift.named || substr(own.source, length(gift.begins) + 1), ${causeOf('own.source')})) as named
      from user_coupons own join coupons on coupons.id = own.coupon_id
      left join gift on starts_with(own.source, gift.begins)
      where own.user_id in (${from}, ${to})
    ), counted as (
      select receipt.*, row_number() over (partition by named order by is_use desc, (user_id = ${to}) desc, id) as place,
        count(*) filter (where user_id = ${from}) over (partition by named) as of_from,
        count(*) filter (where user_id = ${to}) over (partition by named) as of_to
      from receipt where most > 0
    ), surplus as (
      select id, coupon_id, is_use or exists (select from orders where use_user_coupon_id = counted.id) as is_named
      from counted where place > greatest(most, of_from, of_to)
    ), gone as (
      delete from user_coupons using surplus where user_coupons.id = surplus.id and not is_named
    ), ended as (
      update user_coupons set end_at = least(end_at, ${now}),
        start_at = least(start_at, least(end_at, ${now}) - interval '1 second'), updated_at = ${now}
      from surplus where user_coupons.id = surplus.id and is_named
    )
    update coupons set total_count = total_count + taken.num
    from (select coupon_id, count(*)::integer as num from surplus where not is_named group by coupon_id) taken
    where coupons.id = taken.coupon_id and total_count >= 0`.execute(trx);
}

/** Money and points of the gifts that both had; what `from` has spent of them stays spent. */
async function takeGift(trx: Trx, { from, to }: Merged, gift: GiftTable): Promise<void> {
  const { table, keys, fen, points } = gift;
  const { rows } = await sql<{ fen: number; points: number }>`
    with counted as (
      select own.*, ${mostOf(gift)} as most,
        row_number() over (partition by user_id, ${sql.join(keys.map((key) => sql.ref(key)))} order by id desc) as place,
        count(*) filter (where user_id = ${from}) over same as of_from,
        count(*) filter (where user_id = ${to}) over same as of_to
      from ${sql.table(table)} own where user_id in (${from}, ${to})
      window same as (partition by ${sql.join(keys.map((key) => sql.ref(key)))})
    )
    select coalesce(sum(${sql.raw(fen)}), 0)::bigint as fen, coalesce(sum(${sql.raw(points)}), 0)::bigint as points
    from counted own where user_id = ${from} and most > 0 and place <= of_from + of_to - greatest(most, of_from, of_to)`.execute(
    trx,
  );
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
  const gifts = [...GIFTS, ...ofPlugins];
  await takeCoupons(trx, merged, gifts);
  for (const gift of gifts) await takeGift(trx, merged, gift);
}
