// Levels of distributors: what the next ones ask for, and rising to them.
import { type Kysely, type Selectable, sql } from 'kysely';
import { type Progress, reachedLevel, RISES } from '~/domain/distributor';
import type { Tables } from '../../db/tables';
import type { ShareLevelsTable } from '../../db/tables/distribution';
import type { Trx } from '../../db/transaction';
import { isDistributor, lockDistributor } from './distributors';

export type LevelRow = Selectable<ShareLevelsTable>;

export const readLevels = (db: Kysely<Tables>): Promise<LevelRow[]> =>
  db.selectFrom('share_levels').selectAll().where('deleted_at', 'is', null).orderBy('level').execute();

/** Name of a level; `defaultName` for 0 and for one that is gone. */
export async function levelName(db: Kysely<Tables>, level: number, defaultName: string): Promise<string> {
  const row = await db
    .selectFrom('share_levels')
    .select('name')
    .where('level', '=', level)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row?.name ?? defaultName;
}

interface Sums {
  juniors: number;
  earnedFen: number;
  withdrawnFen: number;
  spentFen: number;
  goods: number[];
}

/** What a distributor has of every condition. */
export async function readProgress(db: Kysely<Tables>, userId: number): Promise<Progress> {
  const { rows } = await sql<Sums>`select
      (select count(*)::int from users where parent_id = ${userId} and deleted_at is null) as juniors,
      coalesce((select total_money_fen from distributors where user_id = ${userId}), 0)::bigint as "earnedFen",
      coalesce((select sum(price_fen) from withdrawals
        where user_id = ${userId} and model = 'share' and status = 2), 0)::bigint as "withdrawnFen",
      coalesce((select sum(total_pay_price_fen - refunded_fen) from orders
        where user_id = ${userId} and is_pay and cancel_status <> 1), 0)::bigint as "spentFen",
      array(select distinct l.goods_id from order_lines l join orders o on o.id = l.order_id
        where o.user_id = ${userId} and o.is_pay and o.cancel_status <> 1 and l.refunded_num < l.num) as goods`.execute(
    db,
  );
  const { goods = [], ...sums } = rows[0] ?? { juniors: 0, earnedFen: 0, withdrawnFen: 0, spentFen: 0 };
  return { ...sums, goods: new Set(goods) };
}

const RISE_WORDS = {
  [RISES.juniors]: '下线人数',
  [RISES.earned]: '累计佣金',
  [RISES.withdrawn]: '已提现佣金',
  [RISES.spent]: '累计消费金额',
  [RISES.goods]: '购买指定商品',
} as const;

/** What a level is reached by, in words. */
export const riseWords = ({ condition_type: condition }: LevelRow): string =>
  condition === null ? '' : RISE_WORDS[condition];

/** Raises a distributor to the highest level that he reached; null when there is none above his. */
export async function rise(trx: Trx, userId: number, now: Date): Promise<LevelRow | null> {
  const levels = await readLevels(trx);
  if (levels.length === 0) return null;
  const distributor = await lockDistributor(trx, userId);
  if (!isDistributor(distributor)) return null;
  const reached = reachedLevel(levels, distributor.level, await readProgress(trx, userId));
  if (reached === null) return null;
  await trx
    .updateTable('distributors')
    .set({ level: reached.level, level_at: now, updated_at: now })
    .where('id', '=', distributor.id)
    .execute();
  return reached;
}

/** As `rise`, for several, in the order in which rows of distributors are locked. */
export async function riseAll(trx: Trx, userIds: readonly number[], now: Date): Promise<void> {
  for (const userId of [...new Set(userIds)].sort((one, other) => one - other)) await rise(trx, userId, now);
}
