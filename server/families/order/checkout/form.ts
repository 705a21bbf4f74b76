// Parses the submitted checkout into groups, an order each, and fills in defaults.
import { createHash } from 'node:crypto';
import type { FormGoods, FormGroup, OrderForm } from '~/schemas/api/order.gen';
import { MallError } from '../../../http/errors';

/** Most characters of an answer to a form. */
const MAX_ANSWERS_LENGTH = 20_000;

/** What is ordered at one shop. */
export interface GroupForm {
  mchId: number;
  goods: readonly FormGoods[];
  /** '' lets the server choose. */
  sendType: string;
  storeId: number;
  /** 0 for none, null for the one that saves most. */
  userCouponId: number | null;
  wantsPoints: boolean;
  /** What is bought along; 0 for nothing. */
  addOnId: number;
  remark: string;
  answers: unknown[] | null;
  /** 0 for the default address. */
  addressId: number;
  contact: { name: string; mobile: string };
  /** Position of the shopper, for distances to stores. */
  position: { longitude: number; latitude: number } | null;
  /** The group as it was sent, which the preview echoes, and kinds of sale read. */
  group: FormGroup;
}

/** One group a shop, in the order of the screen. */
export type CheckoutForm = readonly GroupForm[];

function positionOf({ longitude, latitude }: Pick<OrderForm, 'longitude' | 'latitude'>) {
  if (longitude === undefined || latitude === undefined || longitude === '' || latitude === '') return null;
  const position = { longitude: Number(longitude), latitude: Number(latitude) };
  const isPlace = Math.abs(position.longitude) <= 180 && Math.abs(position.latitude) <= 90;
  return isPlace ? position : null;
}

/** A list of answers, null for none. Throws a MallError for what is too long to be one. */
export function answersOf(value: unknown): unknown[] | null {
  if (!Array.isArray(value)) return null;
  if (JSON.stringify(value).length > MAX_ANSWERS_LENGTH) throw new MallError('表单内容过长');
  return value;
}

/** The form of a single group, as the list of coupons is requested. */
export function readGroup(group: FormGroup, rest: Omit<OrderForm, 'list'> = {}): GroupForm {
  for (const { form_data } of group.goods_list) answersOf(form_data);
  return {
    mchId: group.mch_id,
    goods: group.goods_list,
    sendType: group.send_type || rest.send_type || '',
    storeId: group.store_id ?? 0,
    userCouponId: group.user_coupon_id ?? null,
    wantsPoints: group.use_integral === 1,
    addOnId: group.vip_card_detail_id ?? 0,
    remark: (group.remark ?? '').trim(),
    answers: answersOf(group.order_form),
    addressId: group.address_id || (rest.address_id ?? 0),
    contact: { name: rest.address?.name.trim() ?? '', mobile: rest.address?.mobile.trim() ?? '' },
    position: positionOf(rest),
    group,
  };
}

/** The groups of a form. Throws a MallError for none, and for two of one shop. */
export function readGroups({ list, ...rest }: OrderForm): CheckoutForm {
  if (list.length === 0) throw new MallError('商品不存在');
  const groups = list.map((group) => readGroup(group, rest));
  if (new Set(groups.map(({ mchId }) => mchId)).size < groups.length) throw new MallError('订单数据异常');
  return groups;
}

/** The one rule that closes checkout to merchants: their money has no account until they have an office. */
export function refuseMerchants(form: CheckoutForm): CheckoutForm {
  if (form.some(({ mchId }) => mchId !== 0)) throw new MallError('商户不存在或已关闭');
  return form;
}

export const readForm = (form: OrderForm): CheckoutForm => refuseMerchants(readGroups(form));

/** Fields of a group that every checkout knows; the others are those of kinds of sale. */
const KNOWN: ReadonlySet<string> = new Set([
  'goods_list',
  'send_type',
  'store_id',
  'user_coupon_id',
  'use_integral',
  'remark',
  'order_form',
  'distance',
  'vip_card_detail_id',
  'address_id',
]);

function identityOf({ group, position: _position, goods, ...chosen }: GroupForm) {
  const lines = goods.map(({ id, goods_attr_id, num, cart_id = 0, form_data = null }) => [
    id,
    goods_attr_id,
    num,
    cart_id,
    form_data,
  ]);
  const own = Object.entries(group)
    .filter(([name]) => !KNOWN.has(name))
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return [chosen, lines, own];
}

/** Identity of a form: everything but the shopper's position. */
export const digestOf = (form: CheckoutForm): string =>
  createHash('sha256')
    .update(JSON.stringify(form.map(identityOf)))
    .digest('hex');
