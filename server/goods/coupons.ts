// Coupons offered beside goods and on pages, with the viewer's receipts.
import {
  type Expression,
  type ExpressionBuilder,
  type Kysely,
  type Selectable,
  type SqlBool,
  sql,
} from 'kysely';
import type { GoodsCoupon } from '~/schemas/api/goods.gen';
import type { Tables } from '../db/tables';
import type { CouponsTable } from '../db/tables/coupons';
import type { SessionUser, Viewer } from '../ports/viewer';
import { wireMoney, wireTime } from '../http/wire';
import { levelOf } from './goods-rules';

export type OfferedCoupon = Selectable<CouponsTable> & { received: number };

type Condition = (eb: ExpressionBuilder<Tables, 'coupons'>) => Expression<SqlBool>;

/** Coupons that have not expired, with the receipts of the viewer; `condition` narrows them. One query. */
export async function offeredCoupons(
  db: Kysely<Tables>,
  {
    viewer,
    now,
    condition,
  }: { viewer: (Viewer & Partial<SessionUser>) | null; now: Date; condition: Condition },
): Promise<OfferedCoupon[]> {
  const level = String(levelOf(viewer));
  return db
    .selectFrom('coupons')
    .selectAll()
    .select((eb) =>
      eb
        .selectFrom('user_coupons')
        .select(sql<number>`count(*)::int`.as('count'))
        .whereRef('user_coupons.coupon_id', '=', 'coupons.id')
        .where('user_coupons.user_id', '=', viewer?.id ?? 0)
        .$asScalar()
        .as('received'),
    )
    .where('deleted_at', 'is', null)
    .where((eb) => eb.or([eb('expire_type', '=', 1), eb('end_at', '>', now)]))
    .where((eb) =>
      eb.or([eb('is_member', '=', false), sql<boolean>`coupons.member_levels @> ${level}::jsonb`]),
    )
    .where(condition)
    .orderBy('sort')
    .orderBy('id', 'desc')
    .execute()
    .then((rows) => rows.map((row) => ({ ...row, received: row.received ?? 0 })));
}

/** In the coupon centre, with some left. */
export const isInCentre: Condition = (eb) =>
  eb.and([eb('is_in_center', '=', true), eb('total_count', '!=', 0)]);

/** With a scope of everything, this goods, or a category of it or above. */
const isForGoods = (goodsId: number): Expression<SqlBool> => sql<boolean>`(
  coupons.appoint_type = 3
  or coupons.appoint_type = 2 and exists (
    select 1 from coupon_goods chosen where chosen.coupon_id = coupons.id and chosen.goods_id = ${goodsId})
  or coupons.appoint_type = 1 and exists (
    select 1 from coupon_cats chosen where chosen.coupon_id = coupons.id and chosen.cat_id in (
      with recursive above as (
        select cat_id as id from goods_cat_relations where goods_id = ${goodsId}
        union
        select cat.parent_id from goods_cats cat join above on cat.id = above.id where cat.parent_id is not null
      ) select id from above)))`;

export const couponsForGoods = (
  db: Kysely<Tables>,
  input: { goodsId: number; viewer: SessionUser | null; now: Date },
) => offeredCoupons(db, { ...input, condition: (eb) => eb.and([isInCentre(eb), isForGoods(input.goodsId)]) });

/** True when the viewer has reached the limit of receipts. */
export const isUsedUp = (coupon: OfferedCoupon): boolean =>
  coupon.can_receive_count >= 0 && coupon.received >= coupon.can_receive_count;

/** Source of coupons picked into a layout: each coupon once. */
export const layoutSource = (layoutId: number, userId: number): string => `diy:${layoutId}:${userId}`;

/** How often the viewer has received a coupon through a layout. */
export type LayoutReceipts = (layoutId: number, couponId: number) => number;

/** The viewer's receipts of coupons through any layout. One query; none for a guest. */
export async function layoutReceipts(
  db: Kysely<Tables>,
  { viewer, couponIds }: { viewer: SessionUser | null; couponIds: readonly number[] },
): Promise<LayoutReceipts> {
  if (viewer === null || couponIds.length === 0) return () => 0;
  const rows = await db
    .selectFrom('user_coupons')
    .select(['coupon_id', 'source'])
    .where('user_id', '=', viewer.id)
    .where('coupon_id', 'in', [...couponIds])
    .where('source', 'like', 'diy:%')
    .execute();
  return (layoutId, couponId) => {
    // Also what an account that was merged into this one received.
    const source = `diy:${layoutId}:`;
    return rows.filter((row) => row.coupon_id === couponId && row.source?.startsWith(source)).length;
  };
}

const NO_DISCOUNT_PERCENT = 100;
const COUPON_SHARE_TYPE = 4;

/** `discount` in tenths: 85 % → 8.5. */
const tenthsOf = (coupon: Pick<OfferedCoupon, 'discount_percent'>): number =>
  (coupon.discount_percent ?? NO_DISCOUNT_PERCENT) / 10;

/** Fields that both formats of an offered coupon share. */
function couponTexts(coupon: OfferedCoupon) {
  return {
    id: String(coupon.id),
    name: coupon.name,
    type: String(coupon.type) as '1' | '2',
    expire_type: String(coupon.expire_type) as '1' | '2',
    expire_day: String(coupon.expire_day),
    begin_time: wireTime(coupon.begin_at),
    end_time: wireTime(coupon.end_at),
    appoint_type: String(coupon.appoint_type),
    can_receive_count: String(coupon.can_receive_count),
    share_type: COUPON_SHARE_TYPE,
  } as const;
}

export interface CouponScope {
  coupon_id: number;
  kind: 'cat' | 'goods';
  name: string;
}

/** Names of the categories and goods that coupons are for. One query. */
export async function couponScopes(db: Kysely<Tables>, ids: readonly number[]): Promise<CouponScope[]> {
  if (ids.length === 0) return [];
  const goods = db
    .selectFrom('coupon_goods')
    .innerJoin('goods', 'goods.id', 'coupon_goods.goods_id')
    .select(['coupon_id', sql<'cat' | 'goods'>`'goods'`.as('kind'), 'goods.name'])
    .where('coupon_id', 'in', [...ids]);
  return db
    .selectFrom('coupon_cats')
    .innerJoin('goods_cats', 'goods_cats.id', 'coupon_cats.cat_id')
    .select(['coupon_id', sql<'cat' | 'goods'>`'cat'`.as('kind'), 'goods_cats.name'])
    .where('coupon_id', 'in', [...ids])
    .unionAll(goods)
    .execute();
}

/** A coupon of `goods_coupon_center`. */
export function wireGoodsCoupon(coupon: OfferedCoupon, scopes: readonly CouponScope[]): GoodsCoupon {
  const namesOf = (kind: CouponScope['kind']) =>
    scopes
      .filter((scope) => scope.coupon_id === coupon.id && scope.kind === kind)
      .map(({ name }) => ({ name }));
  return {
    ...couponTexts(coupon),
    discount: tenthsOf(coupon),
    discount_limit: (coupon.discount_limit_fen ?? 0) / 100,
    desc: null,
    min_price: coupon.min_price_fen / 100,
    sub_price: coupon.sub_price_fen / 100,
    rule: coupon.rule,
    is_receive: isUsedUp(coupon) ? '1' : '0',
    cat: namesOf('cat'),
    goods: namesOf('goods'),
  };
}

/** A coupon as pages show it: `coupon_list` of a widget, and the coupon block of the classic home page. */
export function wireCouponCard(coupon: OfferedCoupon) {
  return {
    ...couponTexts(coupon),
    discount: tenthsOf(coupon).toFixed(1),
    discount_limit: coupon.discount_limit_fen === null ? null : wireMoney(coupon.discount_limit_fen),
    min_price: wireMoney(coupon.min_price_fen),
    sub_price: wireMoney(coupon.sub_price_fen),
    total_count: String(coupon.total_count),
    is_receive: isUsedUp(coupon) ? '1' : '0',
    page_url: `/pages/goods/list?coupon_id=${coupon.id}`,
  };
}
