// The preview of a checkout in the wire format.
import type { Kysely } from 'kysely';
import { lessText } from '~/domain/money';
import type { OrderPreviewData, PreviewGoods, PreviewGroup } from '~/schemas/api/order.gen';
import type { Tables } from '../../../db/tables';
import { flag, wireMoney, wireOff } from '../../../http/wire';
import { wireWarehouse } from '../../../goods/raw-goods';
import { wireAddress } from '../../user/address-wire';
import { wireOrderSku } from '../../../orders/order-sku';
import { pointsLimitFen } from '../pricing/points';
import type { PricedLine } from '../pricing/price-group';
import { sourceIdOf } from '../../../goods/kinds';
import type { Checkout } from './checkout';
import { cityProblem, type GroupCheckout, isDeliverable, isEnough, isSent, minimumFenOf } from './group';
import { savingsOf } from './savings';
import { lastContact, wireCheckoutStore } from './delivery';
import { type AskedForms, loadForms, wireLineForms, wireOrderForm } from './asked-forms';
import { answersOf } from './form';
import type { CheckoutLine } from './lines';
import { snapshotOf } from './snapshot';

const FEN_PER_YUAN = 100;

/** The most that points pay of a line, by its SKU; null where they cannot pay. */
function pointsOf({ goods, sku, form, quoted }: CheckoutLine, checkout: GroupCheckout) {
  const { pointsPerYuan } = checkout.settings;
  const fen = pointsLimitFen({
    num: form.num,
    unitPriceFen: sku.price_fen,
    payableFen: sku.price_fen * form.num,
    forehead: {
      type: goods.forehead_integral_type,
      value: goods.forehead_integral_value,
      isAccumulative: goods.accumulative,
    },
  });
  return fen === 0 || pointsPerYuan === 0 || !quoted.allows.has('points')
    ? null
    : { fen, num: Math.floor((fen * pointsPerYuan) / FEN_PER_YUAN) };
}

const rulesOfGoods = ({ goods }: CheckoutLine) => ({
  // Fen and hundredths of a per cent are both written with two decimals.
  forehead_integral: wireMoney(goods.forehead_integral_value),
  forehead_integral_type: goods.forehead_integral_type,
  accumulative: flag(goods.accumulative),
  shipping_id: goods.free_delivery_rule_id ?? 0,
  freight_id: goods.shipping_rule_id ?? 0,
  is_level: flag(goods.is_level),
  is_level_alone: flag(goods.is_level_alone),
  confine_order_count: goods.confine_order_count,
});

/** What a line costs, and what was taken off. */
const pricesOf = ({ sku }: CheckoutLine, priced: PricedLine) => ({
  unit_price: wireMoney(sku.price_fen),
  total_original_price: wireMoney(priced.originalFen),
  total_price: wireMoney(priced.totalFen),
  member_discount: wireMoney(priced.memberDiscountFen),
  ...(priced.fullReduceFen === 0 ? {} : { full_reduce_discount: wireMoney(priced.fullReduceFen) }),
  ...(priced.couponFen === 0 ? {} : { coupon_discount: wireMoney(priced.couponFen) }),
  ...(priced.benefitFen === 0 ? {} : { vip_discount: wireMoney(priced.benefitFen) }),
});

function wireGoods(
  line: CheckoutLine,
  priced: PricedLine,
  checkout: GroupCheckout,
): Omit<PreviewGoods, 'form'> {
  const { goods, sku, form } = line;
  return {
    id: goods.id,
    name: goods.name,
    num: form.num,
    cover_pic: goods.cover_pic,
    sign: line.sign,
    goods_warehouse_id: sourceIdOf(goods),
    ...pricesOf(line, priced),
    ...rulesOfGoods(line),
    goods_attr: wireOrderSku(snapshotOf(line), {
      num: form.num,
      stock: sku.stock,
      goodsType: goods.type,
      pictures: goods.pic_list,
      points: pointsOf(line, checkout),
    }),
    attr_list: sku.attr_list,
    discounts: savingsOf(line, priced, checkout).map(({ name, fen }) => ({
      name,
      value: `-${wireMoney(fen)}`,
    })),
    custom_currency: [],
    goodsWarehouse: wireWarehouse(goods),
    ...(priced.isRefused ? { address_disabled: true } : {}),
    form_id: goods.form_id ?? 0,
    form_data: answersOf(form.form_data),
    ...line.quoted.wire,
  };
}

const couponOf = ({
  coupon,
  couponError,
  hasUsableCoupon,
  priced,
}: GroupCheckout): PreviewGroup['coupon'] => ({
  enabled: hasUsableCoupon,
  use: coupon !== null,
  coupon_discount: wireMoney(priced.couponFen),
  user_coupon_id: coupon?.receipt.id ?? 0,
  coupon_error: couponError,
});

/** The figures are the most that points could pay, whether they are used or not. */
const integralOf = ({ priced: { points } }: GroupCheckout): PreviewGroup['integral'] => ({
  can_use: points.deductionFen > 0,
  use: points.isUsed,
  use_num: points.num,
  deduction_price: wireMoney(points.deductionFen),
});

/** Of a same-city delivery: where it is sent from and how far it goes, or why it is not. */
function cityOf(checkout: GroupCheckout): Pick<PreviewGroup, 'city' | 'distance'> {
  const { way, address, settings } = checkout;
  if (way === null || settings.city === null) return {};
  const problem = cityProblem(checkout);
  if (problem !== null) return { city: { error: problem, ...(address === null ? { errorCode: 1 } : {}) } };
  const { address: from, explain } = settings.city;
  return { city: { address: from, explain }, ...(typeof way === 'string' ? {} : { distance: way.metres }) };
}

function deliveryOf(checkout: GroupCheckout) {
  const { delivery, settings, place, address, form } = checkout;
  const { sendType, choices } = delivery;
  const minimumFen = minimumFenOf(checkout);
  const isMinimum = isSent(checkout) && minimumFen > 0;
  return {
    delivery: {
      send_type: sendType,
      disabled: choices.length < 2,
      send_type_list: choices.map((value) => ({ name: settings.sendTypeNames[value], value })),
    },
    ...(sendType === 'none' ? { show_delivery: false, show_express_price: false } : {}),
    store: place === null || place.store === null ? null : wireCheckoutStore(place.store, form.position),
    store_select_enable: true,
    ...(place !== null && !place.hasStores ? { no_store: true } : {}),
    ...(isSent(checkout) ? { address: address === null ? null : wireAddress(address) } : {}),
    ...cityOf(checkout),
    is_goods_address: 0 as const,
    pick_up_enable: isEnough(checkout),
    pick_up_price: isMinimum ? wireMoney(minimumFen) : sendType === 'offline' ? 0 : null,
  };
}

/** The card that the shopper holds, buys along or is offered; nothing of one that does nothing for him. */
function cardFields({ offer, offerSavingFen, priced }: GroupCheckout): Partial<PreviewGroup> {
  const isOfUse = offer !== null && (offer.offered !== null || offer.addOn !== null || offerSavingFen > 0);
  if (!isOfUse) return { has_vip_card: false };
  const { benefit, addOn } = offer;
  return {
    has_vip_card: true,
    temp_vip_discount: wireMoney(offerSavingFen),
    ...(benefit === null ? {} : { vip_discount: wireMoney(priced.benefitFen) }),
    vip_card_detail:
      addOn === null
        ? null
        : { id: addOn.id, price: wireMoney(addOn.priceFen), name: addOn.name, expire_day: addOn.days },
  };
}

const signed = (fen: number): string => (fen < 0 ? `-${wireMoney(-fen)}` : wireMoney(fen));

function sumsOf({ priced }: GroupCheckout) {
  const { originalFen, goodsFen, deliveryFen, deliveryOriginalFen, memberDiscountFen, totalFen } = priced;
  const isCheaper = deliveryOriginalFen > deliveryFen;
  return {
    total_goods_original_price: wireMoney(originalFen),
    total_goods_price: wireMoney(goodsFen),
    express_price: wireMoney(deliveryFen),
    total_price: wireMoney(totalFen),
    total_discounts_price: signed(originalFen - totalFen),
    member_discount: wireMoney(memberDiscountFen),
    full_reduce_discount: wireMoney(priced.fullReduceFen),
    ...(isCheaper
      ? {
          express_price_origin: wireMoney(deliveryOriginalFen),
          express_price_desc: `包邮${lessText(wireMoney(deliveryOriginalFen - deliveryFen))}`,
        }
      : {}),
  };
}

/** Rows of the kinds below the sums. */
function kindFields({ parts }: GroupCheckout): Partial<PreviewGroup> {
  const rows = parts.flatMap(({ quote }) => quote.rows);
  const insert_rows = rows.map(({ title, fen }) => ({
    title,
    value: wireOff(fen),
    data: `-${wireMoney(fen)}`,
  }));
  return Object.assign({}, ...parts.map(({ quote }) => quote.wire), rows.length === 0 ? {} : { insert_rows });
}

/** What the goods lack to save more by the full reduction. */
const nextOf = ({ reduction, reduced }: GroupCheckout) => reduction?.benefit?.next?.(reduced) ?? false;

function wireGroup(
  checkout: GroupCheckout,
  { forms, name }: { forms: AskedForms; name: string },
): PreviewGroup {
  const { form, lines, priced } = checkout;
  const lineForms = wireLineForms(lines, forms);
  return {
    mch: { id: form.mchId, name },
    goods_list: priced.lines.flatMap((one, index) => {
      const line = lines[index];
      return line === undefined
        ? []
        : [{ ...wireGoods(line, one, checkout), form: lineForms[index] ?? null }];
    }),
    form_data: form.group,
    remark: form.remark,
    order_form_data: form.answers,
    order_form: wireOrderForm(forms),
    ...sumsOf(checkout),
    ...(checkout.reduction === null ? {} : { next_full_reduce_discount: nextOf(checkout) }),
    coupon: couponOf(checkout),
    integral: integralOf(checkout),
    ...deliveryOf(checkout),
    ...cardFields(checkout),
    ...kindFields(checkout),
    has_goods_form: forms.ofGoods.size > 0,
    diff_goods_form_count: forms.ofGoods.size,
  };
}

/** The receiver; of a pick-up the contact of the last one, else that of the address. */
async function receiverOf(
  db: Kysely<Tables>,
  groups: readonly GroupCheckout[],
  userId: number,
): Promise<OrderPreviewData['address']> {
  const isPickUp = groups.every(({ delivery }) => delivery.sendType === 'offline');
  const contact = isPickUp ? await lastContact(db, userId) : undefined;
  if (contact !== undefined) return contact;
  const address = groups.find((group) => group.address !== null)?.address ?? null;
  return address === null ? null : wireAddress(address);
}

/** Names of shops: the mall's own, and those of merchants, which their plugin knows. */
const nameOf = ({ form, settings }: GroupCheckout): string => (form.mchId === 0 ? settings.mallName : '');

async function wireGroups(db: Kysely<Tables>, groups: readonly GroupCheckout[]): Promise<PreviewGroup[]> {
  const wired: PreviewGroup[] = [];
  for (const group of groups)
    wired.push(wireGroup(group, { forms: await loadForms(db, group), name: nameOf(group) }));
  return wired;
}

/** `data` of api/order/preview. */
export async function wirePreview(
  db: Kysely<Tables>,
  { groups, totalFen }: Checkout,
  userId: number,
): Promise<OrderPreviewData> {
  const isSentBy = (type: string) => (group: GroupCheckout) => group.delivery.sendType === type;
  const addOnFen = groups.reduce((sum, { offer }) => sum + (offer?.addOn?.priceFen ?? 0), 0);
  const [first] = groups;
  return {
    mch_list: await wireGroups(db, groups),
    total_price: wireMoney(totalFen - addOnFen),
    price_enable: groups.every(isEnough),
    address: await receiverOf(db, groups, userId),
    address_enable: groups.every(isDeliverable),
    has_ziti: groups.some(isSentBy('offline')),
    allZiti: groups.every(isSentBy('offline')),
    hasCity: groups.some(isSentBy('city')),
    hasEcard: groups.some(({ lines }) => lines.some(({ goods }) => goods.type === 'ecard')),
    hasRecipient: !groups.every(isSentBy('none')),
    custom_currency_all: [],
    template_message_list: [],
    vip_card_price: wireMoney(addOnFen),
    vip_card_discount_total_price: wireMoney(totalFen),
    next_full_reduce: first === undefined ? false : nextOf(first),
  };
}
