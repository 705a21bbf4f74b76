// A checkout as a whole: everything that the preview shows and the order is built from, at one moment.
import type { Kysely } from 'kysely';
import type { FullReduction } from '~/domain/full-reduction';
import type { Tables } from '../../../db/tables';
import { MallError } from '../../../http/errors';
import type { SessionUser } from '../../../ports/viewer';
import { wireMoney } from '../../../http/wire';
import type { InstalledPlugins } from '../../../ports/plugin';
import type { Benefit } from '../../../ports/order-parts';
import { goodsTakingPart, runningReduction, ruleOf } from '../../full-reduce/activity';
import type { StoredAddress } from '../../user/address-wire';
import { reduceLines } from '../pricing/full-reduction';
import { type GroupLine, priceGroup, type PricedGroup } from '../pricing/price-group';
import { type CityOffer, cityFen, type CityWay, cityWay } from '../../express/city-offer';
import { heldCoupons, offerCoupons, type OfferedCoupon } from './coupons';
import {
  type ChosenDelivery,
  chooseDelivery,
  findAddress,
  findStore,
  type FoundStore,
  loadRules,
  placeOf,
} from './delivery';
import type { CheckoutForm } from './form';
import { type CheckoutLine, loadLines } from './lines';
import { benefitOf, type OpenOffer, openOffer } from './offer';
import { type OrderSettings, readOrderSettings } from './settings';

export interface Checkout {
  form: CheckoutForm;
  settings: OrderSettings;
  lines: readonly CheckoutLine[];
  delivery: ChosenDelivery;
  /** Null where nothing is delivered, and while the shopper has none. */
  address: StoredAddress | null;
  /** Only of a pick-up. */
  place: FoundStore | null;
  /** Only of a same-city delivery: the way, or why nothing is sent to the address. */
  way: CityWay | string | null;
  /** The coupon that is used; null when none was chosen or the chosen one cannot be used. */
  coupon: OfferedCoupon | null;
  /** Why the chosen coupon cannot be used; null when it can or none was chosen. */
  couponError: string | null;
  /** Whether any of the shopper's coupons saves something of it; not asked while it is submitted. */
  hasUsableCoupon: boolean;
  /** The full reduction that runs; null when none does. */
  reduction: RunningReduction | null;
  /** What a plugin does for it; null where none does. */
  offer: OpenOffer | null;
  /** What the benefit of the offer saves or would save, delivery included. */
  offerSavingFen: number;
  priced: PricedGroup;
}

export interface RunningReduction {
  rule: FullReduction;
  /** What the goods that take part cost after member discounts. */
  goodsFen: number;
}

interface Input {
  form: CheckoutForm;
  user: SessionUser;
  now: Date;
  /** Within a transaction: shopper, SKUs and coupon are locked in this order until it ends. */
  isLocking?: boolean;
  /** Those that may take part; none by default. */
  plugins?: InstalledPlugins;
}

/** The shopper's points; his row is the first lock of a submission. */
async function readPoints(db: Kysely<Tables>, userId: number, isLocking: boolean): Promise<number> {
  const { integral } = await db
    .selectFrom('users')
    .select('integral')
    .where('id', '=', userId)
    .$if(isLocking, (query) => query.forUpdate())
    .executeTakeFirstOrThrow();
  return integral;
}

const groupLine = (
  line: CheckoutLine,
  parseRules: Awaited<ReturnType<typeof loadRules>>,
): { goodsId: number; priced: GroupLine } => ({
  goodsId: line.goods.id,
  priced: {
    num: line.form.num,
    unitPriceFen: line.sku.price_fen,
    memberPriceFen: line.memberPriceFen,
    fullReduceFen: 0,
    forehead: {
      type: line.goods.forehead_integral_type,
      value: line.goods.forehead_integral_value,
      isAccumulative: line.goods.accumulative,
    },
    delivery: { goodsId: line.goods.id, weightGrams: line.sku.weight_grams, ...parseRules(line) },
  },
});

type PricedLines = ReturnType<typeof groupLine>[];

/** The coupon of the form, or the reason why it cannot be used. */
async function chooseCoupon(
  db: Kysely<Tables>,
  { form, user, now, isLocking = false }: Input,
  lines: PricedLines,
): Promise<Pick<Checkout, 'coupon' | 'couponError'>> {
  const { userCouponId } = form;
  if (userCouponId === 0) return { coupon: null, couponError: null };
  const isChosen = userCouponId !== null;
  const holding = { userId: user.id, now, isLocking, ...(isChosen ? { userCouponId } : {}) };
  const [offer] = await offerCoupons(db, await heldCoupons(db, holding), lines);
  // Chosen automatically: one that saves nothing is left out.
  if (!isChosen && (offer?.savingFen ?? 0) === 0) return { coupon: null, couponError: null };
  if (offer === undefined) return { coupon: null, couponError: '优惠券不存在' };
  const isFree = lines.every(({ priced }) => (priced.memberPriceFen ?? priced.unitPriceFen) === 0);
  if (isFree) return { coupon: null, couponError: '合计￥0.00，无需使用优惠券' };
  if (offer.savingFen === 0) return { coupon: null, couponError: '所选优惠券未满足使用条件' };
  return { coupon: offer, couponError: null };
}

/** Whether the shopper could choose a coupon; the automatic choice has looked already. */
async function isAnyUsable(
  db: Kysely<Tables>,
  { form, user, now, isLocking = false }: Input,
  lines: PricedLines,
): Promise<boolean> {
  if (form.userCouponId === null || isLocking) return false;
  const offers = await offerCoupons(db, await heldCoupons(db, { userId: user.id, now }), lines);
  return offers.some(({ savingFen }) => savingFen > 0);
}

/** Subtracts the full reduction that runs from the lines that take part in it. */
async function reduce(
  db: Kysely<Tables>,
  lines: PricedLines,
  now: Date,
): Promise<{ priced: PricedLines; reduction: RunningReduction | null }> {
  const activity = await runningReduction(db, now);
  if (activity === null) return { priced: lines, reduction: null };
  const ids = await goodsTakingPart(
    db,
    activity,
    lines.map(({ goodsId }) => goodsId),
  );
  const rule = ruleOf(activity);
  const { goodsFen, parts } = reduceLines(
    lines.map(({ priced }) => priced),
    { rule, scope: lines.map(({ goodsId }) => ids.has(goodsId)) },
  );
  const priced = lines.map((line, at) => ({
    ...line,
    priced: { ...line.priced, fullReduceFen: parts[at] ?? 0 },
  }));
  return { priced, reduction: { rule, goodsFen } };
}

/** The goods of a form as priced without delivery, coupon and points. */
export async function loadPriced(db: Kysely<Tables>, input: Input) {
  const { form, user, now, isLocking = false } = input;
  const settings = await readOrderSettings(db);
  const view = { viewer: user, rules: settings.rules, now };
  const lines = await loadLines(db, form.goods, { user, view, isLocking });
  const parseRules = await loadRules(db);
  const reduced = await reduce(
    db,
    lines.map((line) => groupLine(line, parseRules)),
    now,
  );
  return { settings, lines, ...reduced };
}

/** What the way costs; null for other methods, and where nothing is sent. */
function priceOfWay(city: CityOffer | null, way: Checkout['way'], lines: readonly CheckoutLine[]) {
  if (city === null || way === null || typeof way === 'string') return null;
  const pieces = lines.reduce((sum, { form }) => sum + form.num, 0);
  return { fen: cityFen(city, way, pieces), freeFromFen: city.freeFromFen };
}

/**
 * Computes a checkout. Throws a MallError for goods that cannot be bought; other problems (address, store, coupon,
 * minimum order) are reported by its parts.
 */
export async function openCheckout(db: Kysely<Tables>, input: Input): Promise<Checkout> {
  const { form, user, now, isLocking = false, plugins = [] } = input;
  const points = await readPoints(db, user.id, isLocking);
  const { settings, lines, priced: goods, reduction } = await loadPriced(db, input);
  const delivery = chooseDelivery(lines, form.sendType, settings);
  const { sendType } = delivery;
  const address = await findAddress(db, { userId: user.id, addressId: form.addressId, sendType });
  const { city } = settings;
  const way = sendType === 'city' && city !== null ? cityWay(city, address) : null;
  const place = sendType === 'offline' ? await findStore(db, user.id, form.storeId) : null;
  const { coupon, couponError } = await chooseCoupon(db, input, goods);
  const hasUsableCoupon = coupon !== null || (await isAnyUsable(db, input, goods));
  const goodsIds = lines.filter((line) => line.goods.mch_id === 0).map((line) => line.goods.id);
  const { addOnId } = form;
  const offer = await openOffer(plugins, { db, userId: user.id, now, goodsIds, addOnId, isLocking });
  if (addOnId > 0 && (offer?.addOn ?? null) === null) throw new MallError('该会员卡不存在');
  const priceWith = (benefit: Benefit | null) =>
    priceGroup({
      lines: goods.map((line) => line.priced),
      coupon: coupon?.applied ?? null,
      wantsPoints: form.wantsPoints,
      points: { points, pointsPerYuan: settings.pointsPerYuan },
      benefit: benefitOf(benefit, lines),
      place: sendType === 'express' ? placeOf(address) : null,
      city: priceOfWay(city, way, lines),
    });
  const plain = priceWith(null);
  const { benefit = null, offered = null } = offer ?? {};
  const priced = benefit === null ? plain : priceWith(benefit);
  const offerSavingFen =
    plain.totalFen - (benefit === null && offered !== null ? priceWith(offered) : priced).totalFen;
  const chosen = { delivery, address, place, way, coupon, couponError, hasUsableCoupon };
  return { form, settings, lines, ...chosen, reduction, offer, offerSavingFen, priced };
}

/** Whether it comes to the shopper, by a carrier or a rider. */
export const isSent = ({ delivery: { sendType } }: Pick<Checkout, 'delivery'>): boolean =>
  sendType === 'express' || sendType === 'city';

/** Below the minimum order nothing is delivered; pick-up has no minimum. A benefit does not count against it. */
export const isEnough = (checkout: Checkout): boolean =>
  !isSent(checkout) || checkout.priced.goodsFen + checkout.priced.benefitFen >= checkout.settings.minimumFen;

/** Why nothing is delivered within the city; null where it is, and for other methods. */
export function cityProblem(checkout: Checkout): string | null {
  const { way, settings } = checkout;
  if (way === null) return null;
  if (typeof way === 'string') return way;
  return isEnough(checkout) ? null : `未达到起送价${wireMoney(settings.minimumFen)}元`;
}

/** Whether everything can be sent to the address. */
export const isDeliverable = ({ priced, way }: Checkout): boolean =>
  typeof way !== 'string' && priced.lines.every(({ isRefused }) => !isRefused);
