// Demo recharge plans.
import { daysFrom, fen, type SeedContext } from '../demo/context';

interface PlanSeed {
  payYuan: number;
  sendYuan: number;
  integral?: number;
  /** Row of the granted member level. */
  levelId?: number;
  coupons?: readonly { id: number; num: number }[];
}

const NUTS_COUPON = 10;
const EVERYTHING_COUPON = 2;
const GOLD_LEVEL = 2;

const PLANS: readonly PlanSeed[] = [
  { payYuan: 100, sendYuan: 5 },
  { payYuan: 300, sendYuan: 20, integral: 100 },
  { payYuan: 500, sendYuan: 40, integral: 300, coupons: [{ id: NUTS_COUPON, num: 1 }] },
  {
    payYuan: 1000,
    sendYuan: 100,
    integral: 800,
    levelId: GOLD_LEVEL,
    coupons: [
      { id: EVERYTHING_COUPON, num: 1 },
      { id: NUTS_COUPON, num: 2 },
    ],
  },
];

export async function seedRechargePlans({ trx, now }: SeedContext): Promise<void> {
  const rows = PLANS.map(({ payYuan, sendYuan, integral = 0, levelId = null, coupons = [] }) => ({
    name: `充${payYuan}元送${sendYuan}元`,
    pay_price_fen: fen(payYuan),
    send_price_fen: fen(sendYuan),
    send_integral: integral,
    send_level_id: levelId,
    send_coupons: JSON.stringify(coupons),
    created_at: daysFrom(now, -60),
    updated_at: daysFrom(now, -60),
  }));
  await trx.insertInto('recharge_plans').values(rows).execute();
}
