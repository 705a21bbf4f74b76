// The commission of an order: computed when it is placed, frozen until its after-sale window ends.
import { type Kysely, sql } from 'kysely';
import {
  type CommissionRates,
  COMMISSION_DEPTHS,
  commissionsOf,
  type Earner,
  OWN_REBATE,
} from '~/domain/commission';
import type { ShareSetting } from '~/schemas/api/index.gen';
import type { Tables } from '../../db/tables';
import type { RateType } from '../../db/tables/distribution';
import type { Trx } from '../../db/transaction';
import type { OrderMoment } from '../../ports/order-events';
import { defaultRates } from './share-setting';

/** A distributor at or above a shopper. */
export interface Link {
  userId: number;
  /** Steps above the shopper, 0 for himself. */
  place: number;
  level: number;
}

/** The shopper and three above him, as far as they are distributors. */
export async function chainAbove(db: Kysely<Tables>, userId: number): Promise<Link[]> {
  const { rows } = await sql<Link>`
    with recursive chain (id, parent_id, place) as (
      select id, parent_id, 0 from users where id = ${userId}
      union all
      select u.id, u.parent_id, chain.place + 1 from users u join chain on u.id = chain.parent_id
      where chain.place < ${COMMISSION_DEPTHS.length}
    )
    select chain.id as "userId", chain.place, d.level from chain
    join distributors d on d.user_id = chain.id and d.status = 1 and d.deleted_at is null
    order by chain.place`.execute(db);
  return rows;
}

interface RateRow {
  rate_type: RateType;
  first_rate: number;
  second_rate: number;
  third_rate: number;
}

const ratesOf = (row: RateRow): CommissionRates => ({
  type: row.rate_type,
  steps: [row.first_rate, row.second_rate, row.third_rate],
});

/** The rates of goods for distributors of a level: the goods' own, else the level's, else the mall's. */
export type RateTable = (goodsId: number, level: number) => CommissionRates;

export async function readRates(
  db: Kysely<Tables>,
  goodsIds: readonly number[],
  setting: ShareSetting,
): Promise<RateTable> {
  const ofGoods =
    goodsIds.length === 0
      ? []
      : await db
          .selectFrom('goods_commissions')
          .selectAll()
          .where('goods_id', 'in', [...goodsIds])
          .execute();
  const ofLevels = await db.selectFrom('share_levels').selectAll().where('deleted_at', 'is', null).execute();
  const byGoods = new Map(ofGoods.map((row) => [`${row.goods_id}:${row.level}`, ratesOf(row)]));
  const byLevel = new Map(ofLevels.map((row) => [row.level, ratesOf(row)]));
  return (goodsId, level) =>
    byGoods.get(`${goodsId}:${level}`) ??
    byGoods.get(`${goodsId}:0`) ??
    byLevel.get(level) ??
    defaultRates(setting);
}

/** Who earns by an order, step by step: with 自购返利 a buyer who is a distributor takes the first. */
export function earningChain(chain: readonly Link[], setting: ShareSetting) {
  const isOwn = setting.is_rebate === 1 && chain.some(({ place }) => place === 0);
  return chain.flatMap(({ userId, place, level }) => {
    const depth = COMMISSION_DEPTHS.find((step) => step === (isOwn ? place + 1 : place));
    if (depth === undefined || depth > setting.level) return [];
    return [{ userId, level, depth, kind: place === 0 ? OWN_REBATE : depth } as const];
  });
}

/** The lines of an order that give commission; copies of goods by the goods that they were made of. */
const earningLines = (db: Kysely<Tables>, orderId: number) =>
  db
    .selectFrom('order_lines')
    .innerJoin('goods', 'goods.id', 'order_lines.goods_id')
    .select(['order_lines.id', 'num', 'total_price_fen'])
    .select(sql<number>`coalesce(goods.source_id, goods.id)`.as('goods_id'))
    .where('order_id', '=', orderId)
    .where('gives_commission', '=', true)
    .orderBy('order_lines.id')
    .execute();

/** Writes the commission of a placed order; nothing when it has one already, or earns none. */
export async function placeCommissions(
  trx: Trx,
  { orderId, userId, now }: OrderMoment & { userId: number },
  setting: ShareSetting,
): Promise<void> {
  if (setting.level === 0) return;
  const chain = earningChain(await chainAbove(trx, userId), setting);
  if (chain.length === 0) return;
  const lines = await earningLines(trx, orderId);
  const goodsIds = lines.map(({ goods_id }) => goods_id);
  const rates = await readRates(trx, goodsIds, setting);
  const rows = lines.flatMap((line) => {
    const earners = chain.map((one): Earner => ({ ...one, rates: rates(line.goods_id, one.level) }));
    return commissionsOf({ priceFen: line.total_price_fen, num: line.num }, earners).map((paid) => ({
      order_id: orderId,
      order_line_id: line.id,
      user_id: paid.userId,
      kind: paid.kind,
      depth: paid.depth,
      rate_type: paid.type,
      rate: paid.rate,
      amount_fen: paid.fen,
      created_at: now,
      updated_at: now,
    }));
  });
  if (rows.length === 0) return;
  await trx
    .insertInto('order_commissions')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['order_line_id', 'depth']).doNothing())
    .execute();
}
