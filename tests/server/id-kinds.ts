// The kind of every id parameter of the routes: tables to extend when a route gets a new one.
import { createHash } from 'node:crypto';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '~/server/db/tables';
import type { Place } from './walk-helpers';

type Db = Kysely<Tables>;

async function idsIn(db: Db, query: RawBuilder<unknown>): Promise<(number | string)[]> {
  const { rows } = await sql<{ id: number | string }>`select id from (${query}) found order by 1`.execute(db);
  return rows.map(({ id }) => id);
}

export const proofOf = (userId: number): string => `proof-of-${userId}`;
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Parameters that identify a row: an id, a list of ids, a token or a search key. */
export const isIdName = (name: string): boolean =>
  /(^|_)(id|ids|no|key|token)(_list|s)?$/.test(name) || /[a-z](Id|Ids|No|Key|Token)$/.test(name);

/** Ids by kind: of a shopper's rows in a fixed order, or of public rows. */
export const KINDS = {
  public: async () => [1],
  zero: async () => [0],
  nothing: async () => ['x'],
  address: (db: Db, userId: number) => idsIn(db, sql`select id from addresses where user_id = ${userId}`),
  'cart line': (db: Db, userId: number) => idsIn(db, sql`select id from carts where user_id = ${userId}`),
  coupon: (db: Db, userId: number) => idsIn(db, sql`select id from user_coupons where user_id = ${userId}`),
  footprint: (db: Db, userId: number) => idsIn(db, sql`select id from footprints where user_id = ${userId}`),
  order: (db: Db, userId: number) => idsIn(db, sql`select id from orders where user_id = ${userId}`),
  // A line of each order, in the order of `order`, so that both match.
  'order line': (db: Db, userId: number) =>
    idsIn(
      db,
      sql`select min(l.id) as id from order_lines l join orders o on o.id = l.order_id
        where o.user_id = ${userId} group by o.id`,
    ),
  'tracking number': (db: Db, userId: number) =>
    idsIn(
      db,
      sql`select e.express_no as id from order_expresses e join orders o on o.id = e.order_id
      where o.user_id = ${userId} and e.express_no <> ''`,
    ),
  payment: (db: Db, userId: number) =>
    idsIn(db, sql`select id from payment_unions where user_id = ${userId}`),
  submission: (db: Db, userId: number) =>
    idsIn(db, sql`select id from order_submissions where user_id = ${userId}`),
  'proof of a submission': (db: Db, userId: number) =>
    idsIn(db, sql`select token as id from order_submissions where user_id = ${userId}`),
  'balance entry': (db: Db, userId: number) =>
    idsIn(db, sql`select id from balance_logs where user_id = ${userId}`),
  'code of a message': (db: Db, userId: number) =>
    idsIn(db, sql`select c.id from sms_codes c join users u on u.mobile = c.mobile where u.id = ${userId}`),
  'proof of identity': async (_db: Db, userId: number) => [proofOf(userId)],
  'award for checking in': (db: Db, userId: number) =>
    idsIn(db, sql`select id from check_in_awards where user_id = ${userId}`),
  'proof of an award': (db: Db, userId: number) =>
    idsIn(db, sql`select token as id from check_in_awards where user_id = ${userId}`),
  'reply to a form': (db: Db, userId: number) =>
    idsIn(db, sql`select id from diy_form_replies where user_id = ${userId}`),
  invoice: (db: Db, userId: number) => idsIn(db, sql`select id from invoices where user_id = ${userId}`),
  parcel: (db: Db, userId: number) =>
    idsIn(
      db,
      sql`select e.id from order_expresses e join orders o on o.id = e.order_id where o.user_id = ${userId}`,
    ),
  withdrawal: (db: Db, userId: number) =>
    idsIn(db, sql`select id from withdrawals where user_id = ${userId}`),
  'proof of a withdrawal': (db: Db, userId: number) =>
    idsIn(db, sql`select order_no as id from withdrawals where user_id = ${userId}`),
  'after-sale': (db: Db, userId: number) =>
    idsIn(db, sql`select id from order_refunds where user_id = ${userId}`),
  // Who took a card may still see what he took.
  card: (db: Db, userId: number) =>
    idsIn(db, sql`select id from user_cards where user_id = ${userId} and receive_id is null`),
  shopper: async (_db: Db, userId: number) => [userId],
} satisfies Record<string, (db: Db, userId: number) => Promise<readonly (number | string)[]>>;

type Kind = keyof typeof KINDS;

/** Public, or without an owner. */
export const isOpen = (kind: string): boolean => ['public', 'zero', 'nothing'].includes(kind);

// Names with the same meaning on every route.
const BY_NAME: Readonly<Record<string, Kind>> = {
  activity_id: 'public',
  address_id: 'address',
  article_id: 'public',
  cardId: 'card',
  cart_id: 'cart line',
  cart_id_list: 'cart line',
  cat_id: 'public',
  cat_ids: 'public',
  city_id: 'public',
  clerk_id: 'shopper',
  coupon_id: 'public',
  district_id: 'public',
  express_id: 'parcel',
  express_no: 'tracking number',
  form_id: 'public',
  goodsId: 'public',
  goods_attr_id: 'public',
  goods_id: 'public',
  goods_ids: 'public',
  mch_id: 'zero',
  mch_id_list: 'zero',
  multiple_store_id: 'public',
  order_detail_id: 'order line',
  order_refund_id: 'after-sale',
  order_id: 'order',
  page_id: 'public',
  payment_order_union_id: 'payment',
  province_id: 'public',
  qr_code_id: 'zero',
  queue_id: 'submission',
  refund_id: 'after-sale',
  refund_order_id: 'after-sale',
  select_cat_id: 'public',
  store_id: 'public',
  template_id: 'public',
  user_card_id: 'card',
  user_coupon_id: 'coupon',
  validate_code_id: 'code of a message',
  vip_card_detail_id: 'zero',
};

// `id`, `key` and `token` have a different meaning on every route.
export const BY_ROUTE: Readonly<Record<string, Kind>> = {
  'plugin/combination/api/admin/detail id': 'public',
  'plugin/combination/api/admin/edit form.id': 'public',
  'plugin/combination/api/admin/status ids': 'public',
  'api/admin/cash/save id': 'withdrawal',
  'api/admin/invoice/detail id': 'invoice',
  'api/admin/invoice/save id': 'invoice',
  // Not an id: the number that the tax office gave it.
  'api/admin/invoice/save invoice_id': 'nothing',
  // Addresses for returns belong to the shop.
  'api/admin/order/refund-handle address_id': 'public',
  'api/admin/refund-address/destroy id': 'public',
  'api/admin/refund-address/edit form.id': 'public',
  'api/admin/refund-address/edit id': 'public',
  'api/admin/share/destroy user_id': 'shopper',
  // The kind of the applications.
  'api/admin/v2/review/index key': 'nothing',
  'api/admin/v2/review/switch-status key': 'nothing',
  'api/admin/v2/review/switch-status user_id': 'shopper',
  'api/balance/log-detail id': 'balance entry',
  // The proof of a gift is what its link gives to anyone who may take it.
  'api/card/give token': 'nothing',
  'api/card/receive token': 'nothing',
  // The giver of a coupon is visible to its receiver.
  'api/coupon/give user_id': 'public',
  'api/default/qr-code-parameter token': 'nothing',
  'api/finance/cash-result queue_id': 'withdrawal',
  'api/finance/cash-result token': 'proof of a withdrawal',
  'api/footprint/footprint-del id': 'footprint',
  'api/goods/attr id': 'public',
  'api/goods/detail id': 'public',
  'api/goods/ranking-detail id': 'public',
  'api/index/index-extra key': 'nothing',
  'api/invoice/edit id': 'invoice',
  'api/invoice/list id': 'invoice',
  // Rooms of another platform.
  'api/live/play-back room_id': 'nothing',
  'api/mall-member/detail id': 'public',
  'api/mall-member/member-goods cats_id': 'public',
  'api/order/appraise appraiseData[].id': 'order line',
  'api/order/apply-refund id': 'order line',
  'api/order/batch-refund list[].id': 'order line',
  'api/order/cancel id': 'order',
  'api/order/cancel-apply id': 'order',
  'api/order/clerk-affirm-pay id': 'order',
  'api/order/clerk-qr-code id': 'order',
  'api/order/confirm id': 'order',
  'api/order/detail id': 'order',
  'api/order/gift-address id': 'order',
  // The proof of a gift is what its link gives to anyone who may fill in the address.
  'api/order/gift-address token': 'nothing',
  'api/order/gift-address-save id': 'order',
  'api/order/gift-address-save token': 'nothing',
  'api/order/invoice id': 'invoice',
  'api/order/list-pay-data id': 'order',
  'api/order/order-clerk id': 'order',
  'api/order/order-clerk list[].order_detail_id': 'order line',
  'api/order/pay-data token': 'proof of a submission',
  'api/order/pay-for-another id': 'payment',
  'api/order/preview form_data.list[].goods_list[].id': 'public',
  'api/order/refund-detail id': 'after-sale',
  'api/order/refund-send id': 'after-sale',
  'api/order/refund-submit id': 'order line',
  'api/order/refund-to-return id': 'after-sale',
  'api/order/submit form_data.list[].goods_list[].id': 'public',
  'api/order/usable-coupon-list form_data.goods_list[].id': 'public',
  'api/payment/get-payments id': 'payment',
  'api/payment/pay-buy-balance id': 'payment',
  'api/payment/pay-buy-huodao id': 'payment',
  'api/payment/pay-data id': 'payment',
  'api/payment/unfreeze-balance id': 'payment',
  'api/qrcode/topic id': 'public',
  'api/recharge/balance-recharge id': 'public',
  // Any distributor may be the parent of a shopper who opened his link.
  'api/share/bind-parent parent_id': 'public',
  'api/store/detail id': 'public',
  'api/topic/detail id': 'public',
  'api/topic/favorite id': 'public',
  'api/user/address-default id': 'address',
  'api/user/address-destroy id': 'address',
  'api/user/address-detail id': 'address',
  'api/user/address-save id': 'address',
  'plugin/check_in/api/index/sign-in-result queueId': 'award for checking in',
  'plugin/check_in/api/index/sign-in-result token': 'proof of an award',
  'plugin/diy/api/form/detail id': 'reply to a form',
  'plugin/diy/api/form/reply id': 'reply to a form',
  'plugin/diy/api/form/success id': 'reply to a form',
  'plugin/diy/api/page/detail id': 'public',
  'plugin/diy/api/page/store token': 'nothing',
  'plugin/invoice/api/index/invoice-list id': 'invoice',
  'plugin/invoice/api/index/invoicing id': 'invoice',
  'plugin/invoice/api/index/send-email id': 'invoice',
  'plugin/invoice/api/index/withdraw id': 'invoice',
  'plugin/mobile/api/user/mobile key': 'proof of identity',
  'api/user/phone-empower key': 'proof of identity',
  'api/phone/binding key': 'proof of identity',
  'api/user/phone-destroy key': 'proof of identity',
  'api/user/phone-merge key': 'proof of identity',
};

export const kindOf = (route: string, { name, path }: Place): Kind | undefined =>
  BY_ROUTE[`${route} ${path}`] ?? BY_NAME[name];

export type Ids = Readonly<Record<string, readonly (number | string)[]>>;

export async function idsOf(db: Db, userId: number): Promise<Ids> {
  const found = Object.entries(KINDS).map(async ([kind, find]) => [kind, await find(db, userId)] as const);
  return Object.fromEntries(await Promise.all(found));
}
