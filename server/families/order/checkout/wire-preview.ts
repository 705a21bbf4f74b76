// The preview of a checkout in the wire format.
import type { Kysely } from 'kysely';
import type { OrderPreviewData, PreviewGoods, PreviewGroup } from '~/schemas/api/order.gen';
import type { Tables } from '../../../db/tables';
import { flag, wireMoney } from '../../../http/wire';
import { wireNextReduction } from '../../full-reduce/activity';
import { wireWarehouse } from '../../../goods/raw-goods';
import { wireAddress } from '../../user/address-wire';
import { wireOrderSku } from '../../../orders/order-sku';
import { pointsLimitFen } from '../pricing/points';
import type { PricedLine } from '../pricing/price-group';
import { type Checkout, cityProblem, isDeliverable, isEnough, isSent } from './checkout';
import { savingsOf } from './savings';
import { lastContact, wireCheckoutStore } from './delivery';
import { type AskedForms, loadForms, wireLineForms, wireOrderForm } from './asked-forms';
import { answersOf } from './form';
import type { CheckoutLine } from './lines';
import { snapshotOf } from './snapshot';

const FEN_PER_YUAN = 100;

/** The most that points pay of a line, by its SKU; null where they cannot pay. */
function pointsOf({ goods, sku, form }: CheckoutLine, checkout: Checkout) {
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
  return fen === 0 || pointsPerYuan === 0
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

function wireGoods(line: CheckoutLine, priced: PricedLine, checkout: Checkout): Omit<PreviewGoods, 'form'> {
  const { goods, sku, form } = line;
  const { memberDiscountFen } = priced;
  return {
    id: goods.id,
    name: goods.name,
    num: form.num,
    cover_pic: goods.cover_pic,
    sign: goods.sign,
    goods_warehouse_id: goods.id,
    unit_price: wireMoney(sku.price_fen),
    total_original_price: wireMoney(priced.originalFen),
    total_price: wireMoney(priced.totalFen),
    member_discount: wireMoney(memberDiscountFen),
    ...(priced.fullReduceFen === 0 ? {} : { full_reduce_discount: wireMoney(priced.fullReduceFen) }),
    ...(priced.couponFen === 0 ? {} : { coupon_discount: wireMoney(priced.couponFen) }),
    ...(priced.benefitFen === 0 ? {} : { vip_discount: wireMoney(priced.benefitFen) }),
    ...rulesOfGoods(line),
    goods_attr: wireOrderSku(snapshotOf(line), {
      num: form.num,
      stock: sku.stock,
      goodsType: goods.type,
      pictures: goods.pic_list,
      points: pointsOf(line, checkout),
    }),
    attr_list: sku.attr_list,
    discounts: savingsOf(line, priced, checkout.offer).map(({ name, fen }) => ({
      name,
      value: `-${wireMoney(fen)}`,
    })),
    custom_currency: [],
    goodsWarehouse: wireWarehouse(goods),
    ...(priced.isRefused ? { address_disabled: true } : {}),
    form_id: goods.form_id ?? 0,
    form_data: answersOf(form.form_data),
  };
}

const couponOf = ({ coupon, couponError, hasUsableCoupon, priced }: Checkout): PreviewGroup['coupon'] => ({
  enabled: hasUsableCoupon,
  use: coupon !== null,
  coupon_discount: wireMoney(priced.couponFen),
  user_coupon_id: coupon?.receipt.id ?? 0,
  coupon_error: couponError,
});

/** The figures are the most that points could pay, whether they are used or not. */
const integralOf = ({ priced: { points } }: Checkout): PreviewGroup['integral'] => ({
  can_use: points.deductionFen > 0,
  use: points.isUsed,
  use_num: points.num,
  deduction_price: wireMoney(points.deductionFen),
});

/** Of a same-city delivery: where it is sent from and how far it goes, or why it is not. */
function cityOf(checkout: Checkout): Pick<PreviewGroup, 'city' | 'distance'> {
  const { way, address, settings } = checkout;
  if (way === null || settings.city === null) return {};
  const problem = cityProblem(checkout);
  if (problem !== null) return { city: { error: problem, ...(address === null ? { errorCode: 1 } : {}) } };
  const { address: from, explain } = settings.city;
  return { city: { address: from, explain }, ...(typeof way === 'string' ? {} : { distance: way.metres }) };
}

function deliveryOf(checkout: Checkout) {
  const { delivery, settings, place, address, form } = checkout;
  const { sendType, choices } = delivery;
  const isMinimum = isSent(checkout) && settings.minimumFen > 0;
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
    pick_up_price: isMinimum ? wireMoney(settings.minimumFen) : sendType === 'offline' ? 0 : null,
  };
}

/** The card that the shopper holds, buys along or is offered; nothing of one that does nothing for him. */
function cardFields({ offer, offerSavingFen, priced }: Checkout): Partial<PreviewGroup> {
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

function sumsOf({ priced }: Checkout) {
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
          express_price_desc: `包邮-￥${wireMoney(deliveryOriginalFen - deliveryFen)}`,
        }
      : {}),
  };
}

function wireGroup(checkout: Checkout, forms: AskedForms): PreviewGroup {
  const { form, settings, lines, priced } = checkout;
  const lineForms = wireLineForms(lines, forms);
  return {
    mch: { id: 0, name: settings.mallName },
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
    ...(checkout.reduction === null
      ? {}
      : { next_full_reduce_discount: wireNextReduction(checkout.reduction) }),
    coupon: couponOf(checkout),
    integral: integralOf(checkout),
    ...deliveryOf(checkout),
    ...cardFields(checkout),
    has_goods_form: forms.ofGoods.size > 0,
    diff_goods_form_count: forms.ofGoods.size,
  };
}

/** The receiver; of a pick-up the contact of the last one, else that of the address. */
async function receiverOf(
  db: Kysely<Tables>,
  { delivery, address }: Checkout,
  userId: number,
): Promise<OrderPreviewData['address']> {
  const contact = delivery.sendType === 'offline' ? await lastContact(db, userId) : undefined;
  if (contact !== undefined) return contact;
  return address === null ? null : wireAddress(address);
}

/** `data` of api/order/preview. */
export async function wirePreview(
  db: Kysely<Tables>,
  checkout: Checkout,
  userId: number,
): Promise<OrderPreviewData> {
  const { sendType } = checkout.delivery;
  const { totalFen } = checkout.priced;
  const addOnFen = checkout.offer?.addOn?.priceFen ?? 0;
  return {
    mch_list: [wireGroup(checkout, await loadForms(db, checkout))],
    total_price: wireMoney(totalFen),
    price_enable: isEnough(checkout),
    address: await receiverOf(db, checkout, userId),
    address_enable: isDeliverable(checkout),
    has_ziti: sendType === 'offline',
    allZiti: sendType === 'offline',
    hasCity: sendType === 'city',
    hasEcard: checkout.lines.some(({ goods }) => goods.type === 'ecard'),
    hasRecipient: sendType !== 'none',
    custom_currency_all: [],
    template_message_list: [],
    vip_card_price: wireMoney(addOnFen),
    vip_card_discount_total_price: wireMoney(totalFen + addOnFen),
    next_full_reduce: wireNextReduction(checkout.reduction),
  };
}
