// Coupons in the wire format: as model rows, as raw rows, with their scope.
import type { Selectable } from 'kysely';
import { couponPhrase, couponValidity } from '~/domain/coupon';
import { SHARE_TYPES } from '~/domain/coupon-popup';
import type {
  CouponCat,
  CouponGoodsRelation,
  CouponGoodsRow,
  CouponRaw,
  PopupCoupon,
} from '~/schemas/api/coupon.gen';
import type { CouponsTable } from '../../db/tables/coupons';
import type { GoodsTable } from '../../db/tables/goods';
import { flag, flagText, UNSET_TIME, wireMoney, wireTime } from '../../http/wire';
import { categoryColumns, type CategoryRow } from '../cat/wire-category';

export type CouponRow = Selectable<CouponsTable>;
type GoodsRow = Pick<
  Selectable<GoodsTable>,
  | 'id'
  | 'name'
  | 'subtitle'
  | 'original_price_fen'
  | 'cover_pic'
  | 'pic_list'
  | 'video_url'
  | 'unit'
  | 'type'
  | 'created_at'
  | 'updated_at'
>;

/** Scope of a coupon, by relation. */
export interface CouponScope {
  cats: readonly CategoryRow[];
  goods: readonly GoodsRow[];
}

/** 85 → `8.5`; amounts off are `10.0`, no discount. */
export const wireDiscount = (percent: number | null, decimals = 1): string =>
  ((percent ?? 100) / 10).toFixed(decimals);

export const dotted = (time: string): string => time.replaceAll('-', '.');

const SCAN_PAY_PATH = '/plugins/scan_code/index/index';
const SCAN_PAY = 4;

/** The screen where a coupon is used: its goods, or scan-pay. */
export const couponPath = ({ id, appoint_type }: Pick<CouponRow, 'id' | 'appoint_type'>): string =>
  appoint_type === SCAN_PAY ? SCAN_PAY_PATH : `/pages/goods/list?coupon_id=${id}`;

/** A coupon as a model row: numbers stay numbers, money is text. Also stored as `coupon_data` of a receipt. */
export function couponModel(row: CouponRow) {
  return {
    id: row.id,
    mall_id: 1,
    mch_id: row.mch_id,
    name: row.name,
    type: row.type,
    discount: wireDiscount(row.discount_percent),
    discount_limit: row.discount_limit_fen === null ? null : wireMoney(row.discount_limit_fen),
    min_price: wireMoney(row.min_price_fen),
    sub_price: wireMoney(row.sub_price_fen),
    total_count: row.total_count,
    can_receive_count: row.can_receive_count,
    sort: row.sort,
    expire_type: row.expire_type,
    expire_day: row.expire_day,
    begin_time: wireTime(row.begin_at),
    end_time: wireTime(row.end_at),
    appoint_type: row.appoint_type,
    rule: row.rule,
    is_member: flag(row.is_member),
    use_obtain: row.use_obtain,
    app_share_title: row.app_share_title,
    app_share_pic: row.app_share_pic,
    is_delete: flag(row.deleted_at !== null),
    created_at: wireTime(row.created_at),
    updated_at: wireTime(row.updated_at),
    deleted_at: UNSET_TIME,
  };
}

const textOf = <T extends number>(value: T) => String(value) as `${T}`;

const rawStamps = (row: { created_at: Date; updated_at: Date }) => ({
  is_delete: '0' as const,
  created_at: wireTime(row.created_at),
  updated_at: wireTime(row.updated_at),
  deleted_at: UNSET_TIME,
});

const rawCat = (row: CategoryRow): CouponCat => ({
  id: String(row.id),
  ...categoryColumns(row),
  advert_params: JSON.stringify(row.advert_params),
  deleted_at: UNSET_TIME,
});

const rawGoods = (row: GoodsRow): CouponGoodsRow => ({
  id: String(row.id),
  mall_id: '1',
  name: row.name,
  subtitle: row.subtitle,
  original_price: wireMoney(row.original_price_fen),
  cost_price: '0.00',
  detail: '',
  cover_pic: row.cover_pic,
  pic_url: JSON.stringify(row.pic_list.map((pic_url, id) => ({ id, pic_url }))),
  video_url: row.video_url,
  unit: row.unit,
  type: row.type,
  ecard_id: '0',
  ...rawStamps(row),
});

function rawRelations(couponId: number, { cats, goods }: CouponScope) {
  const couponGoods = goods.map(
    (row): CouponGoodsRelation => ({
      id: String(row.id),
      coupon_id: String(couponId),
      goods_warehouse_id: String(row.id),
      is_delete: '0',
    }),
  );
  return { cat: cats.map(rawCat), couponGoods, goods: goods.map(rawGoods) };
}

/** A coupon as a raw row: every number is a text. */
export function couponRaw(row: CouponRow, scope: CouponScope): CouponRaw {
  const model = couponModel(row);
  return {
    ...model,
    id: String(row.id),
    mall_id: '1',
    mch_id: String(row.mch_id),
    type: textOf(row.type),
    total_count: String(row.total_count),
    can_receive_count: String(row.can_receive_count),
    sort: String(row.sort),
    expire_type: textOf(row.expire_type),
    expire_day: String(row.expire_day),
    appoint_type: textOf(row.appoint_type),
    is_member: flagText(row.is_member),
    use_obtain: String(row.use_obtain),
    is_delete: '0',
    ...rawRelations(row.id, scope),
  };
}

/** A coupon for the popup of gifts (COUP-01); `rest` is how many more may be received. */
export function popupCoupon(row: CouponRow, rest?: number): PopupCoupon {
  const model = couponModel(row);
  return {
    ...model,
    content: couponPhrase(model),
    desc: couponValidity({
      ...model,
      begin_time: dotted(model.begin_time),
      end_time: dotted(model.end_time),
    }),
    page_url: couponPath(row),
    share_type: SHARE_TYPES.coupon,
    ...(rest === undefined ? {} : { rest }),
  };
}
