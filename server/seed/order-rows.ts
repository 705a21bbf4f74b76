// Rows of a planned order: its lines, money, times and flags.
import { formatServerTime } from '~/domain/time';
import type { Insertable } from 'kysely';
import type { GoodsSnapshot, OrderLinesTable, OrdersTable } from '../db/tables/orders';
import { CATALOGUE, goodsId } from '../demo/catalogue/catalogue';
import { daysFrom, fen, picture } from '../demo/context';
import { FREE_DELIVERY_FROM_YUAN, type SeededSku } from './goods';
import type { OrderPlan, OrderState } from './order-plan';
import { SHOPPERS } from './users';

const EXPRESS_FEN = 800;
const FREE_EXPRESS_FROM_FEN = fen(FREE_DELIVERY_FROM_YUAN);
const POINTS_PER_FEN = 1;

type Line = Omit<Insertable<OrderLinesTable>, 'order_id'> & {
  coupon_discount_price_fen: number;
  integral_deduction_price_fen: number;
};

/** Progress of an order in that state. */
export const STEPS: Readonly<
  Record<OrderState, { paid: boolean; sent: boolean; confirmed: boolean; finished: boolean }>
> = {
  unpaid: { paid: false, sent: false, confirmed: false, finished: false },
  cancelled: { paid: false, sent: false, confirmed: false, finished: false },
  'cancel-asked': { paid: true, sent: false, confirmed: false, finished: false },
  'to-ship': { paid: true, sent: false, confirmed: false, finished: false },
  'to-receive': { paid: true, sent: true, confirmed: false, finished: false },
  received: { paid: true, sent: true, confirmed: true, finished: false },
  finished: { paid: true, sent: true, confirmed: true, finished: true },
};

function lineOf(plan: OrderPlan, place: OrderPlan['lines'][number], skus: readonly SeededSku[]): Line {
  const [slug, at, num] = place;
  const goods = CATALOGUE[goodsId(slug) - 1];
  const sku = skus.filter(({ goodsId: id }) => id === goodsId(slug))[at];
  if (sku === undefined || goods === undefined) throw new Error(`The demo goods ${slug} have no SKU ${at}.`);
  const prices = JSON.parse(sku.row.member_prices ?? '{}') as Record<string, number>;
  const memberFen = plan.memberLevel === undefined ? null : (prices[plan.memberLevel] ?? null);
  const unitFen = sku.row.price_fen;
  const snapshot: GoodsSnapshot = {
    name: goods.name,
    cover_pic: picture(`goods/${slug}-1`),
    attr_list: [...sku.picks],
    goods_attr: {
      id: sku.id,
      goods_id: sku.goodsId,
      sign_id: sku.row.sign_id,
      price_fen: unitFen,
      original_price_fen: fen(goods.originalYuan),
      member_price_fen: memberFen,
      no: sku.row.no ?? '',
      weight_grams: sku.row.weight_grams ?? 0,
      pic_url: sku.row.pic_url ?? '',
    },
  };
  return {
    goods_id: sku.goodsId,
    sku_id: sku.id,
    num,
    unit_price_fen: unitFen,
    total_original_price_fen: unitFen * num,
    total_price_fen: (memberFen ?? unitFen) * num,
    member_discount_price_fen: memberFen === null ? 0 : (unitFen - memberFen) * num,
    coupon_discount_price_fen: 0,
    integral_deduction_price_fen: 0,
    goods_no: sku.row.no ?? '',
    goods_info: JSON.stringify(snapshot),
    form_id: null,
  };
}

const sum = (lines: readonly Line[], column: 'total_original_price_fen' | 'total_price_fen') =>
  lines.reduce((total, line) => total + line[column], 0);

/** Apportions a deduction over the lines by their price; the last one gets the rounding remainder. */
function apportion(
  lines: readonly Line[],
  amountFen: number,
  column: 'coupon_discount_price_fen' | 'integral_deduction_price_fen',
): Line[] {
  const total = sum(lines, 'total_price_fen');
  let left = amountFen;
  return lines.map((line, at) => {
    const part = at === lines.length - 1 ? left : Math.round((amountFen * line.total_price_fen) / total);
    left -= part;
    return { ...line, [column]: part, total_price_fen: line.total_price_fen - part };
  });
}

const localDigits = (time: Date) => formatServerTime(time.getTime()).replace(/\D/g, '');

const CONTACTS: Readonly<Record<number, { name: string; mobile: string; address: string }>> = {
  [SHOPPERS.lin]: {
    name: '林小满',
    mobile: '13800000001',
    address: '浙江省 嘉兴市 南湖区 中山东路 288 号湖畔花园 6 幢 1202 室',
  },
  [SHOPPERS.gu]: {
    name: '顾晚舟',
    mobile: '13800000002',
    address: '浙江省 嘉兴市 南湖区 禾兴南路 100 号 3 单元 501 室',
  },
};

const GUEST_CONTACT = { name: '顾客', mobile: '13800000000', address: '浙江省 嘉兴市 秀洲区 洪兴路 8 号' };
const DISTRICT = { province_id: 330000, city_id: 330400, district_id: 330402 };

/** Contact and delivery: a pick-up order has no address but a code to redeem it with. */
function delivery(plan: OrderPlan, id: number) {
  const contact = CONTACTS[plan.userId] ?? GUEST_CONTACT;
  if (plan.storeId === undefined)
    return { ...contact, ...DISTRICT, send_type: 0 as const, store_id: null, offline_code: null };
  return {
    ...contact,
    address: '',
    send_type: 1 as const,
    store_id: plan.storeId,
    offline_code: `PAGODA${String(id).padStart(6, '0')}`,
  };
}

/** The times and flags of the plan's state. Timed transitions are off: demo orders do not change. */
function progress(plan: OrderPlan, createdAt: Date) {
  const { paid, sent, confirmed, finished } = STEPS[plan.state];
  const isOnDelivery = plan.pay === 'cash-on-delivery';
  const isPaid = isOnDelivery ? confirmed : paid;
  const after = (days: number, reached: boolean) => (reached ? daysFrom(createdAt, days) : null);
  return {
    is_pay: isPaid,
    pay_type: isOnDelivery
      ? (2 as const)
      : !paid
        ? (0 as const)
        : plan.pay === 'balance'
          ? (3 as const)
          : (1 as const),
    pay_at: after(isOnDelivery ? 4 : 0.002, isPaid),
    is_send: sent,
    send_at: after(0.8, sent),
    is_confirm: confirmed,
    confirm_at: after(4, confirmed),
    is_sale: finished,
    sale_at: after(11, finished),
    is_comment: plan.isReviewed === true,
    comment_at: after(5, plan.isReviewed === true),
    clerk_id: plan.storeId !== undefined && confirmed ? SHOPPERS.keeper : null,
    clerked_at: after(4, plan.storeId !== undefined && confirmed),
    cancel_status:
      plan.state === 'cancelled' ? (1 as const) : plan.state === 'cancel-asked' ? (2 as const) : (0 as const),
    cancel_at: after(0.02, plan.state === 'cancelled'),
    cancel_data:
      plan.state === 'cancel-asked'
        ? JSON.stringify({
            cause: '多买/错买/不想要',
            mobile: '13800000001',
            remark: '颜色想换成炭灰',
            image_list: [],
          })
        : null,
  };
}

export interface OrderRows {
  order: Insertable<OrdersTable> & { id: number; total_pay_price_fen: number; order_no: string };
  lines: readonly Line[];
}

export interface PlannedOrder extends OrderRows {
  plan: OrderPlan;
  createdAt: Date;
  lineIds: readonly number[];
}

interface Priced {
  /** The lines before coupon and points. */
  plain: readonly Line[];
  lines: readonly Line[];
  couponFen: number;
  pointsFen: number;
}

function moneyOf(plan: OrderPlan, { plain, lines, couponFen, pointsFen }: Priced) {
  const originalFen = sum(plain, 'total_original_price_fen');
  const goodsFen = sum(lines, 'total_price_fen');
  const expressFen = plan.storeId !== undefined || goodsFen >= FREE_EXPRESS_FROM_FEN ? 0 : EXPRESS_FEN;
  return {
    total_goods_original_price_fen: originalFen,
    total_goods_price_fen: goodsFen,
    member_discount_price_fen: originalFen - sum(plain, 'total_price_fen'),
    coupon_discount_price_fen: couponFen,
    use_user_coupon_id: plan.userCoupon?.id ?? null,
    use_integral_num: plan.points ?? 0,
    integral_deduction_price_fen: pointsFen,
    express_original_price_fen: expressFen,
    express_price_fen: expressFen,
    total_price_fen: goodsFen + expressFen,
    total_pay_price_fen: goodsFen + expressFen,
  };
}

/** Computes the rows of one planned order, the `id`-th. */
export function orderRows(
  plan: OrderPlan,
  id: number,
  from: { now: Date; skus: readonly SeededSku[] },
): OrderRows {
  const plain = plan.lines.map((place) => lineOf(plan, place, from.skus));
  const couponFen = fen(plan.userCoupon?.yuan ?? 0);
  const pointsFen = (plan.points ?? 0) / POINTS_PER_FEN;
  const lines = apportion(
    apportion(plain, couponFen, 'coupon_discount_price_fen'),
    pointsFen,
    'integral_deduction_price_fen',
  );
  const createdAt = daysFrom(from.now, -plan.daysAgo);
  const order = {
    id,
    user_id: plan.userId,
    submission_id: null,
    order_no: `${localDigits(createdAt)}${String(id).padStart(4, '0')}`,
    ...delivery(plan, id),
    ...progress(plan, createdAt),
    ...moneyOf(plan, { plain, lines, couponFen, pointsFen }),
    location: null,
    remark: plan.remark ?? '',
    replace_user_id: null,
    support_pay_types: '["online_pay","balance","huodao"]',
    created_at: createdAt,
    updated_at: createdAt,
  };
  return { order, lines };
}
