// Recharge plans: queries and wire format.
import type { Kysely, Selectable } from 'kysely';
import { couponPhrase } from '~/domain/coupon';
import { RECHARGE_GIFTS } from '~/domain/recharge';
import type { RechargeCoupon, RechargePlan } from '~/schemas/api/recharge.gen';
import type { Tables } from '../../db/tables';
import type { RechargePlansTable } from '../../db/tables/recharge';
import { UNSET_TIME, wireMoney, wireTime } from '../../http/wire';
import { couponsByIds } from '../coupon/queries';
import { type CouponRow, couponModel } from '../coupon/wire-coupon';
import { activeLevels, type LevelRow, levelRaw } from '../mall-member/levels';

export type PlanRow = Selectable<RechargePlansTable>;

const openPlans = (db: Kysely<Tables>) =>
  db.selectFrom('recharge_plans').selectAll().where('deleted_at', 'is', null);

export const planById = (db: Kysely<Tables>, id: number): Promise<PlanRow | undefined> =>
  openPlans(db).where('id', '=', id).executeTakeFirst();

interface Gifts {
  level: LevelRow | null;
  coupons: RechargeCoupon[];
}

function giftsOf(row: PlanRow, levels: readonly LevelRow[], coupons: readonly CouponRow[]): Gifts {
  return {
    level: levels.find(({ id }) => id === row.send_level_id) ?? null,
    coupons: row.send_coupons.flatMap(({ id, num }) => {
      const coupon = coupons.find((one) => one.id === id);
      if (coupon === undefined) return [];
      const model = couponModel(coupon);
      return [{ ...model, num, content: couponPhrase(model) }];
    }),
  };
}

function maskOf(row: PlanRow, { level, coupons }: Gifts): number {
  const given = [
    row.send_price_fen > 0 ? RECHARGE_GIFTS.balance : 0,
    row.send_integral > 0 ? RECHARGE_GIFTS.integral : 0,
    level === null ? 0 : RECHARGE_GIFTS.member,
    coupons.length > 0 ? RECHARGE_GIFTS.coupon : 0,
  ];
  return given.reduce((sum, bit) => sum + bit, 0);
}

function wirePlan(row: PlanRow, gifts: Gifts): RechargePlan {
  const { level, coupons } = gifts;
  return {
    id: String(row.id),
    mall_id: '1',
    name: row.name,
    pay_price: wireMoney(row.pay_price_fen),
    send_price: wireMoney(row.send_price_fen),
    send_integral: String(row.send_integral),
    send_member_id: String(level?.id ?? 0),
    send_type: String(maskOf(row, gifts)),
    send_coupon: JSON.stringify(coupons.map(({ id, num }) => ({ id, num }))),
    send_card: '[]',
    member: level === null ? null : levelRaw(level),
    ...(coupons.length === 0 ? {} : { coupons }),
    is_delete: '0',
    created_at: wireTime(row.created_at),
    updated_at: wireTime(row.updated_at),
    deleted_at: UNSET_TIME,
  };
}

/** All plans with the gifts that still exist, the smallest first. */
export async function readPlans(db: Kysely<Tables>): Promise<RechargePlan[]> {
  const rows = await openPlans(db).orderBy('pay_price_fen').orderBy('id').execute();
  const couponIds = rows.flatMap(({ send_coupons: sent }) => sent.map(({ id }) => id));
  const coupons = await couponsByIds(db, couponIds, 0);
  const levels = await activeLevels(db);
  return rows.map((row) => wirePlan(row, giftsOf(row, levels, coupons)));
}
