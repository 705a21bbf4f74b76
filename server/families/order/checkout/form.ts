// Parses the submitted checkout into one form and fills in defaults.
import { createHash } from 'node:crypto';
import type { FormGoods, FormGroup, OrderForm } from '~/schemas/api/order.gen';
import { MallError } from '../../../http/errors';

/** Most characters of an answer to a form. */
const MAX_ANSWERS_LENGTH = 20_000;

export interface CheckoutForm {
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
  /** The group as it was sent, which the preview echoes. */
  group: FormGroup;
}

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
export function readGroup(group: FormGroup, rest: Omit<OrderForm, 'list'> = {}): CheckoutForm {
  if (group.mch_id !== 0) throw new MallError('商户不存在或已关闭');
  for (const { form_data } of group.goods_list) answersOf(form_data);
  return {
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

/**
 * The one group of a form: the mall has no merchants yet, so all goods are in one order.
 * Throws a MallError for merchants and for more groups.
 */
export function readForm(form: OrderForm): CheckoutForm {
  const { list, ...rest } = form;
  const [group, ...others] = list;
  if (group === undefined) throw new MallError('商品不存在');
  const read = readGroup(group, rest);
  if (others.length > 0) throw new MallError('订单数据异常');
  return read;
}

/** Identity of a form: everything but the shopper's position. */
export function digestOf(form: CheckoutForm): string {
  const { group: _group, position: _position, goods, ...chosen } = form;
  const lines = goods.map(({ id, goods_attr_id, num, cart_id = 0, form_data = null }) => [
    id,
    goods_attr_id,
    num,
    cart_id,
    form_data,
  ]);
  return createHash('sha256')
    .update(JSON.stringify([chosen, lines]))
    .digest('hex');
}
