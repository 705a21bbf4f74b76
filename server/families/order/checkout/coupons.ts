// The shopper's coupons at the checkout: their lines, their saving, and why they cannot be used.
import { type Kysely, sql } from 'kysely';
import type { CouponTerms } from '~/domain/coupon';
import { moneyOfFen } from '~/domain/money';
import type { UserCoupon } from '~/schemas/api/order.gen';
import type { Tables } from '../../../db/tables';
import { flag, UNSET_TIME, wireMoney, wireTime } from '../../../http/wire';
import { couponScopes } from '../../coupon/queries';
import type { UserCouponRow } from '../../coupon/user-coupon';
import { type CouponRow, couponModel, wireDiscount } from '../../coupon/wire-coupon';
import { isInCategories } from '../../../goods/category-tree';
import { couponParts, type GroupCoupon, type GroupLine } from '../pricing/price-group';
import type { GroupForm } from './form';

/** A coupon of the shopper, with the current coupon. */
export interface HeldCoupon {
  receipt: UserCouponRow;
  coupon: CouponRow;
}

interface HoldingInput {
  userId: number;
  now: Date;
  /** Only this one. */
  userCouponId?: number;
  isLocking?: boolean;
  /** Also those that can be used only later. */
  withFuture?: boolean;
  /** Those that other groups of the checkout use. */
  without?: ReadonlySet<number>;
}

/** Goods of a group with their prices; of a copy the id is its source's. */
export type PricedGoods = readonly { goodsId: number; takesCoupon: boolean; priced: GroupLine }[];

/** The shopper's coupons that are valid now. */
export async function heldCoupons(db: Kysely<Tables>, input: HoldingInput): Promise<HeldCoupon[]> {
  const { userId, now, userCouponId, isLocking = false, withFuture = false, without = new Set() } = input;
  const rows = await db
    .selectFrom('user_coupons')
    .selectAll()
    .where('user_id', '=', userId)
    .where('is_use', '=', false)
    .$if(!withFuture, (query) => query.where('start_at', '<=', now))
    .where('end_at', '>', now)
    .$if(userCouponId !== undefined, (query) => query.where('id', '=', userCouponId ?? 0))
    .orderBy('id', 'desc')
    .$if(isLocking, (query) => query.forUpdate())
    .execute();
  const receipts = rows.filter(({ id }) => !without.has(id));
  if (receipts.length === 0) return [];
  const coupons = await db
    .selectFrom('coupons')
    .selectAll()
    .where(
      'id',
      'in',
      receipts.map(({ coupon_id }) => coupon_id),
    )
    .execute();
  const byId = new Map(coupons.map((row) => [row.id, row]));
  return receipts.flatMap((receipt) => {
    const coupon = byId.get(receipt.coupon_id);
    return coupon === undefined ? [] : [{ receipt, coupon }];
  });
}

const isFor = sql<boolean>`case coupons.appoint_type
  when 3 then true
  when 2 then goods.id in (select goods_id from coupon_goods where coupon_id = coupons.id)
  when 1 then ${isInCategories(sql`(select cat_id from coupon_cats where coupon_id = coupons.id)`)}
  else false end`;

/** The scope of each coupon, as a function of coupon and goods id. One query. */
async function scopesOf(
  db: Kysely<Tables>,
  couponIds: readonly number[],
  goodsIds: readonly number[],
): Promise<(couponId: number, goodsId: number) => boolean> {
  const rows = await db
    .selectFrom(['coupons', 'goods'])
    .select(['coupons.id as couponId', 'goods.id as goodsId'])
    .where('coupons.id', 'in', [...couponIds])
    .where('goods.id', 'in', [...goodsIds])
    .where(isFor)
    .execute();
  const pairs = new Set(rows.map(({ couponId, goodsId }) => `${couponId} ${goodsId}`));
  return (couponId, goodsId) => pairs.has(`${couponId} ${goodsId}`);
}

/** Terms of the receipt: a later edit of the coupon changes none that was received. */
export const termsOf = (receipt: UserCouponRow): CouponTerms => ({
  type: receipt.type,
  discount: wireDiscount(receipt.discount_percent, 2),
  discount_limit: receipt.discount_limit_fen === null ? null : wireMoney(receipt.discount_limit_fen),
  sub_price: wireMoney(receipt.sub_price_fen),
  coupon_min_price: wireMoney(receipt.min_price_fen),
});

export interface OfferedCoupon extends HeldCoupon {
  applied: GroupCoupon;
  savingFen: number;
  /** Original price of the lines in its scope. */
  worthFen: number;
}

const worthOf = (lines: readonly { priced: GroupLine }[], scope: readonly boolean[]): number =>
  lines.reduce((sum, { priced }, at) => sum + (scope[at] === true ? priced.unitPriceFen * priced.num : 0), 0);

/** Why an order cannot use a coupon, as a message. */
function reasonOf({ receipt, applied, worthFen }: OfferedCoupon, now: Date): string {
  if (receipt.start_at > now) return `${wireTime(receipt.start_at).slice(0, 16)} 起可用`;
  if (!applied.scope.includes(true)) return '不适用于本单商品';
  const missingFen = receipt.min_price_fen - worthFen;
  return missingFen > 0 ? `还差${moneyOfFen(missingFen)}可用` : '本单无需使用';
}

/** The coupons that an order can use, or those that it cannot, each with its saving or its reason. */
export async function wireOffers(
  db: Kysely<Tables>,
  offers: readonly OfferedCoupon[],
  { isUsable, now }: { isUsable: boolean; now: Date },
): Promise<UserCoupon[]> {
  const canUse = ({ receipt, savingFen }: OfferedCoupon) => savingFen > 0 && receipt.start_at <= now;
  const shown = offers.filter((offer) => canUse(offer) === isUsable);
  const wired = await wireUserCoupons(db, shown);
  return wired.map((coupon, at) => {
    const offer = shown[at];
    if (offer === undefined) return coupon;
    const saving_price = wireMoney(isUsable ? offer.savingFen : 0);
    return { ...coupon, saving_price, cant_use_reason: isUsable ? '' : reasonOf(offer, now) };
  });
}

/** The saving of each coupon on the lines, the greatest first. */
export async function offerCoupons(
  db: Kysely<Tables>,
  held: readonly HeldCoupon[],
  lines: PricedGoods,
): Promise<OfferedCoupon[]> {
  if (held.length === 0) return [];
  const goodsIds = lines.map(({ goodsId }) => goodsId);
  const scope = await scopesOf(
    db,
    held.map(({ coupon }) => coupon.id),
    goodsIds,
  );
  return held
    .map(({ receipt, coupon }) => {
      const isIn = lines.map(({ goodsId, takesCoupon }) => takesCoupon && scope(coupon.id, goodsId));
      const applied = { terms: termsOf(receipt), scope: isIn };
      const parts = couponParts(
        lines.map(({ priced }) => priced),
        applied,
      );
      const savingFen = parts.reduce((sum, part) => sum + part, 0);
      return { receipt, coupon, applied, savingFen, worthFen: worthOf(lines, applied.scope) };
    })
    .sort((one, other) => other.savingFen - one.savingFen || other.receipt.id - one.receipt.id);
}

interface Choosing {
  form: Pick<GroupForm, 'userCouponId'>;
  user: { id: number };
  now: Date;
  isLocking: boolean;
  without: ReadonlySet<number>;
}

/** The coupon of the form, or the reason why it cannot be used. */
export async function chooseCoupon(
  db: Kysely<Tables>,
  { form, user, now, isLocking, without }: Choosing,
  lines: PricedGoods,
): Promise<{ coupon: OfferedCoupon | null; couponError: string | null }> {
  const { userCouponId } = form;
  if (userCouponId === 0) return { coupon: null, couponError: null };
  const isChosen = userCouponId !== null;
  const holding = { userId: user.id, now, isLocking, without, ...(isChosen ? { userCouponId } : {}) };
  const [offer] = await offerCoupons(db, await heldCoupons(db, holding), lines);
  // Chosen automatically: one that saves nothing is left out.
  if (!isChosen && (offer?.savingFen ?? 0) === 0) return { coupon: null, couponError: null };
  if (offer === undefined) return { coupon: null, couponError: '优惠券不存在' };
  const isFree = lines.every(({ priced }) => (priced.memberPriceFen ?? priced.unitPriceFen) === 0);
  if (isFree) return { coupon: null, couponError: `合计${moneyOfFen(0)}，无需使用优惠券` };
  if (offer.savingFen === 0) return { coupon: null, couponError: '所选优惠券未满足使用条件' };
  return { coupon: offer, couponError: null };
}

/** Whether the shopper could choose a coupon; the automatic choice has looked already. */
export async function isAnyUsable(
  db: Kysely<Tables>,
  { form, user, now, isLocking, without }: Choosing,
  lines: PricedGoods,
): Promise<boolean> {
  if (form.userCouponId === null || isLocking) return false;
  const offers = await offerCoupons(db, await heldCoupons(db, { userId: user.id, now, without }), lines);
  return offers.some(({ savingFen }) => savingFen > 0);
}

/** The coupons in the wire format, each with its scope. */
export async function wireUserCoupons(
  db: Kysely<Tables>,
  held: readonly HeldCoupon[],
): Promise<UserCoupon[]> {
  const scopeOf = await couponScopes(
    db,
    held.map(({ coupon }) => coupon.id),
  );
  const named = (rows: readonly { id: number; name: string }[]) => rows.map(({ id, name }) => ({ id, name }));
  return held.map(({ receipt, coupon }) => {
    const { cats, goods } = scopeOf(coupon.id);
    return {
      id: receipt.id,
      mall_id: 1,
      mch_id: coupon.mch_id,
      user_id: receipt.user_id,
      coupon_id: coupon.id,
      sub_price: wireMoney(receipt.sub_price_fen),
      discount: wireDiscount(receipt.discount_percent, 2),
      discount_limit: receipt.discount_limit_fen === null ? null : wireMoney(receipt.discount_limit_fen),
      coupon_min_price: wireMoney(receipt.min_price_fen),
      type: receipt.type,
      start_time: wireTime(receipt.start_at),
      end_time: wireTime(receipt.end_at),
      is_use: flag(receipt.is_use),
      is_delete: 0,
      receive_type: receipt.receive_type,
      coupon_data: { ...couponModel(coupon), cat: named(cats), goods: named(goods) },
      created_at: wireTime(receipt.created_at),
      updated_at: wireTime(receipt.updated_at),
      deleted_at: UNSET_TIME,
    };
  });
}
