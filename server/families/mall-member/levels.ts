// Member levels: queries and wire format.
import type { Kysely, Selectable } from 'kysely';
import { couponPhrase } from '~/domain/coupon';
import { levelPriceFen, type LevelTerms } from '~/domain/member-level';
import type { LevelGift, MallMemberDetailData, Member, MemberModel } from '~/schemas/api/mall-member.gen';
import type { Tables } from '../../db/tables';
import type { MemberLevelsTable } from '../../db/tables/mall';
import { flag, flagText, UNSET_TIME, wireMoney, wireTime } from '../../http/wire';
import { couponsByIds } from '../coupon/queries';
import { type CouponRow, couponModel } from '../coupon/wire-coupon';

export type LevelRow = Selectable<MemberLevelsTable>;

/** Active levels, the lowest first. */
export const activeLevels = (db: Kysely<Tables>): Promise<LevelRow[]> =>
  db
    .selectFrom('member_levels')
    .selectAll()
    .where('is_enabled', '=', true)
    .where('deleted_at', 'is', null)
    .orderBy('level')
    .execute();

export const levelTerms = (row: LevelRow): LevelTerms => ({
  level: row.level,
  isPurchase: row.is_purchase,
  priceFen: row.price_fen,
});

const texts = (row: LevelRow) => ({
  name: row.name,
  money: wireMoney(row.money_fen),
  discount: (row.discount_percent / 10).toFixed(1),
  pic_url: row.pic_url,
  bg_pic_url: row.bg_pic_url,
  price: wireMoney(row.price_fen),
  rules: row.rules,
  created_at: wireTime(row.created_at),
  updated_at: wireTime(row.updated_at),
  deleted_at: UNSET_TIME,
});

const flags = (row: LevelRow) => ({
  auto_update: flagText(row.auto_update),
  status: flagText(row.is_enabled),
  is_purchase: flagText(row.is_purchase),
  is_delete: '0' as const,
});

const rightsOf = (row: LevelRow): Member['rights'] =>
  row.rights.map(({ title, content, pic_url }, at) => ({
    id: String(at + 1),
    member_id: String(row.id),
    title,
    content,
    pic_url,
    is_delete: '0',
  }));

/** Raw row with the privileges. */
export const levelRaw = (row: LevelRow): Member => ({
  id: String(row.id),
  mall_id: '1',
  level: String(row.level),
  condition_type: String(row.condition_type),
  ...texts(row),
  ...flags(row),
  rights: rightsOf(row),
});

/** Model row without the privileges. */
export const levelModel = (row: LevelRow): MemberModel => ({
  id: row.id,
  mall_id: 1,
  level: row.level,
  condition_type: row.condition_type,
  ...texts(row),
  auto_update: flag(row.auto_update),
  status: flag(row.is_enabled),
  is_purchase: flag(row.is_purchase),
  is_delete: 0,
});

/** One level alone: a raw row whose level and condition are numbers. */
export const levelDetail = (level: Member): MallMemberDetailData['detail'] => ({
  ...level,
  level: Number(level.level),
  condition_type: Number(level.condition_type),
});

function giftOf(row: LevelRow, coupons: readonly CouponRow[]): LevelGift {
  return {
    balance: wireMoney(row.send_balance_fen),
    integral: row.send_integral,
    coupons: row.send_coupons.flatMap(({ id, num }) => {
      const coupon = coupons.find((one) => one.id === id);
      return coupon === undefined
        ? []
        : [{ id, name: coupon.name, content: couponPhrase(couponModel(coupon)), num }];
    }),
  };
}

/** What the levels give, for those of them that give anything. */
async function readGifts(
  db: Kysely<Tables>,
  levels: readonly LevelRow[],
): Promise<ReadonlyMap<number, LevelGift>> {
  const ids = levels.flatMap(({ send_coupons: sent }) => sent.map(({ id }) => id));
  const coupons = await couponsByIds(db, ids, 0);
  const gifts = levels.map((row) => [row.id, giftOf(row, coupons)] as const);
  return new Map(
    gifts.filter(([, gift]) => gift.balance !== '0.00' || gift.integral > 0 || gift.coupons.length > 0),
  );
}

interface Offer {
  /** The levels to write. */
  shown: readonly LevelRow[];
  /** All active levels, for prices in steps. */
  levels: readonly LevelRow[];
  ownLevel: number;
  isStepwise: boolean;
}

/** Raw rows as they are offered to a shopper: at his price, with what they give. */
export async function offeredLevels(db: Kysely<Tables>, offer: Offer): Promise<Member[]> {
  const { shown, levels, ownLevel: own, isStepwise } = offer;
  const gifts = await readGifts(db, shown);
  const terms = levels.map(levelTerms);
  return shown.map((row) => {
    const gift = gifts.get(row.id);
    const priceFen = levelPriceFen(terms, { target: row.level, own, isStepwise });
    return { ...levelRaw(row), price: wireMoney(priceFen), ...(gift === undefined ? {} : { gift }) };
  });
}
