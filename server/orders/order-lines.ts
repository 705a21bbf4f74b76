// Lines and parcels of orders: queries for many orders at once, and their wire format.
import type { Kysely, Selectable } from 'kysely';
import type { OrderGoodsInfo, OrderLine, PluginData } from '~/schemas/api/order.gen';
import type { Tables } from '../db/tables';
import type { OrderExpressesTable, OrderLinesTable } from '../db/tables/orders';
import { flag, UNSET_TIME, wireMoney, wireTime } from '../http/wire';
import { goodsPath } from '../goods/goods-card';
import { wireOrderSku } from './order-sku';

export type LineRow = Selectable<OrderLinesTable>;
type ParcelRow = Selectable<OrderExpressesTable> & {
  rider_name: string | null;
  rider_mobile: string | null;
};

interface ParcelLink {
  id: number;
  order_express_id: number;
  order_line_id: number;
}

export interface OrderParts {
  lines: readonly LineRow[];
  parcels: readonly ParcelRow[];
  links: readonly ParcelLink[];
  /** Of the submission that created it; empty for seeded orders. */
  token: string;
  /** A friend filled in where it is sent: his mobile is not the buyer's to see. */
  isGiven: boolean;
  /** Until when a friend may fill it in; null where it is not given, and once he has. */
  giftExpireAt: Date | null;
}

type Origin = Pick<OrderParts, 'token' | 'isGiven' | 'giftExpireAt'>;

async function originsOf(
  db: Kysely<Tables>,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, Origin>> {
  const rows = await db
    .selectFrom('orders')
    .leftJoin('order_submissions', 'order_submissions.id', 'orders.submission_id')
    .leftJoin('order_gifts', 'order_gifts.order_id', 'orders.id')
    .select(['orders.id', 'order_submissions.token', 'order_gifts.filled_at', 'order_gifts.expire_at'])
    .where('orders.id', 'in', [...orderIds])
    .execute();
  return new Map(
    rows.map(({ id, token, filled_at, expire_at }) => [
      id,
      {
        token: token ?? '',
        isGiven: filled_at !== null,
        giftExpireAt: filled_at === null ? expire_at : null,
      },
    ]),
  );
}

const NO_ORIGIN: Origin = { token: '', isGiven: false, giftExpireAt: null };

/** What belongs to orders, as a function of the order's id. Four queries. */
export async function orderParts(
  db: Kysely<Tables>,
  orderIds: readonly number[],
): Promise<(orderId: number) => OrderParts> {
  if (orderIds.length === 0) return () => ({ lines: [], parcels: [], links: [], ...NO_ORIGIN });
  const ids = [...orderIds];
  const lines = await db
    .selectFrom('order_lines')
    .selectAll()
    .where('order_id', 'in', ids)
    .orderBy('id')
    .execute();
  const parcels = await db
    .selectFrom('order_expresses')
    .leftJoin('city_deliveries', 'city_deliveries.order_express_id', 'order_expresses.id')
    .selectAll('order_expresses')
    .select(['rider_name', 'rider_mobile'])
    .where('order_id', 'in', ids)
    .orderBy('id')
    .execute();
  const links = await db
    .selectFrom('order_express_lines')
    .innerJoin('order_expresses', 'order_expresses.id', 'order_express_lines.order_express_id')
    .select(['order_express_lines.id', 'order_express_id', 'order_line_id', 'order_id'])
    .where('order_id', 'in', ids)
    .orderBy('order_express_lines.id')
    .execute();
  const origins = await originsOf(db, ids);
  const ofOrder =
    (orderId: number) =>
    (row: { order_id: number }): boolean =>
      row.order_id === orderId;
  return (orderId) => ({
    lines: lines.filter(ofOrder(orderId)),
    parcels: parcels.filter(ofOrder(orderId)),
    links: links.filter(ofOrder(orderId)),
    ...(origins.get(orderId) ?? NO_ORIGIN),
  });
}

/** Ids of the lines that are in a parcel. */
export const sentIn = ({ links }: OrderParts): ReadonlySet<number> =>
  new Set(links.map(({ order_line_id: id }) => id));

const skuOf = (line: LineRow) =>
  wireOrderSku(line.goods_info, {
    num: line.num,
    stock: 0,
    goodsType: line.goods_type,
    pictures: [line.goods_info.cover_pic],
    points: null,
  });

/** What was bought, as the order shows it. */
export const wireGoodsInfo = (line: LineRow): OrderGoodsInfo => ({
  name: line.goods_info.name,
  attr_list: line.goods_info.attr_list,
  pic_url: line.goods_info.goods_attr.pic_url || line.goods_info.cover_pic,
  num: line.num,
  total_original_price: wireMoney(line.total_original_price_fen),
  total_price: wireMoney(line.total_price_fen),
  member_discount_price: wireMoney(line.member_discount_price_fen),
  goods_attr: skuOf(line),
  page_url: goodsPath(line.goods_info.source_id ?? line.goods_id),
  is_show_send_type: flag(line.goods_type === 'goods'),
  is_can_apply_sales: flag(line.goods_type === 'goods'),
  is_show_express: flag(line.goods_type === 'goods'),
  goods_type: line.goods_type,
});

/** The snapshot as it was stored, for lines within parcels. */
export const wireSnapshot = (line: LineRow) => ({
  attr_list: line.goods_info.attr_list,
  goods_attr: skuOf(line),
});

/** A line without its goods and its form. */
export const wireLineRow = (line: LineRow) => ({
  id: line.id,
  order_id: line.order_id,
  goods_id: line.goods_id,
  num: line.num,
  unit_price: wireMoney(line.unit_price_fen),
  total_original_price: wireMoney(line.total_original_price_fen),
  total_price: wireMoney(line.total_price_fen),
  member_discount_price: wireMoney(line.member_discount_price_fen),
  erase_price: wireMoney(line.erase_price_fen),
  back_price: wireMoney(line.back_price_fen),
  is_refund: flag(line.is_refund),
  refund_status: line.refund_status,
  sign: line.sign,
  goods_no: line.goods_no,
  form_id: line.form_id ?? 0,
  goods_type: line.goods_type,
  is_delete: 0 as const,
  created_at: wireTime(line.created_at),
  updated_at: wireTime(line.updated_at),
  deleted_at: UNSET_TIME,
});

/** Lists write answers as JSON text, also when there are none. */
const formText = (line: LineRow): string => JSON.stringify(line.form_data);

export const wireLine = (line: LineRow): OrderLine => ({
  ...wireLineRow(line),
  form_data: formText(line),
  goods_info: wireGoodsInfo(line),
});

/** A parcel without its lines. */
const wireParcelRow = (parcel: ParcelRow) => ({
  id: parcel.id,
  mall_id: 1,
  mch_id: 0,
  order_id: parcel.order_id,
  send_type: parcel.send_type,
  express: parcel.express,
  express_no: parcel.express_no,
  merchant_remark: parcel.merchant_remark,
  express_content: parcel.express_content,
  customer_name: parcel.customer_name,
  // This mall has neither services of other riders nor printed waybills.
  express_type: '',
  city_name: parcel.rider_name,
  city_mobile: parcel.rider_mobile,
  city_info: null,
  shop_order_id: null,
  status: 0,
  city_service_id: 0,
  express_single_id: 0,
  is_delete: 0 as const,
  created_at: wireTime(parcel.created_at),
  updated_at: wireTime(parcel.updated_at),
  deleted_at: UNSET_TIME,
});

export const wireLink = (link: ParcelLink, orderId: number) => ({
  id: link.id,
  mall_id: 1,
  mch_id: 0,
  order_id: orderId,
  order_detail_id: link.order_line_id,
  order_detail_express_id: link.order_express_id,
  is_delete: 0 as const,
});

/** The lines within a parcel. */
const contentOf = (parcelId: number, { lines, links }: OrderParts) =>
  links
    .filter(({ order_express_id }) => order_express_id === parcelId)
    .flatMap((link) => {
      const line = lines.find(({ id }) => id === link.order_line_id);
      return line === undefined ? [] : [{ link, line }];
    });

/** The parcels of an order with their lines and pieces. */
export const wireParcels = (orderId: number, parts: OrderParts) =>
  parts.parcels.map((parcel) => {
    const content = contentOf(parcel.id, parts);
    return {
      ...wireParcelRow(parcel),
      goods_num: content.reduce((sum, { line }) => sum + line.num, 0),
      expressRelation: content.map(({ link, line }) => ({
        ...wireLink(link, orderId),
        orderDetail: { ...wireLineRow(line), form_data: formText(line), goods_info: wireSnapshot(line) },
      })),
    };
  });

interface Benefit {
  benefit_name: string;
  benefit_price_fen: number;
  /** What was bought along with the order. */
  addOns: ReadonlyArray<{ title: string; amountFen: number }>;
}

/** What kinds of sale took off, by the name that shoppers read, and the benefit of a card. */
function discountsOf(lines: readonly LineRow[], order: Benefit): [key: string, label: string, fen: number][] {
  const cuts = lines.flatMap(({ sign, cuts: own }) => own.map(({ name, fen }) => ({ sign, name, fen })));
  const names = [...new Set(cuts.map(({ name }) => name))];
  const ofKinds = names.map((label): [string, string, number] => {
    const own = cuts.filter(({ name }) => name === label);
    return [own[0]?.sign ?? '', label, own.reduce((sum, { fen }) => sum + fen, 0)];
  });
  return [...ofKinds, ['benefit', order.benefit_name, order.benefit_price_fen]];
}

function wireDiscounts(lines: readonly LineRow[], order: Benefit | undefined): PluginData['discount_list'] {
  const all = order === undefined ? [] : discountsOf(lines, order).filter(([, , fen]) => fen > 0);
  if (all.length === 0) return [];
  return Object.fromEntries(all.map(([key, label, fen]) => [key, { label, value: wireMoney(fen) }]));
}

/** What plugins took off an order, and what is paid with it. */
export const pluginData = (lines: readonly LineRow[], order?: Benefit): PluginData => ({
  price_list: lines.map((line) => ({ label: '小计', value: wireMoney(line.total_price_fen) })),
  price_name: '',
  discount_list: wireDiscounts(lines, order),
  extra: (order?.addOns ?? []).map(({ title, amountFen }) => ({ label: title, value: wireMoney(amountFen) })),
});
