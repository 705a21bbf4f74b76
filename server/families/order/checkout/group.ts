// A group of a checkout at one moment: everything that its preview shows and its order is built from.
import type { Kysely } from 'kysely';
import type { Tables } from '../../../db/tables';
import { MallError } from '../../../http/errors';
import { wireMoney } from '../../../http/wire';
import { sourceIdOf } from '../../../goods/kinds';
import type { InstalledPlugins } from '../../../ports/plugin';
import type { Benefit, PromotedLine, SaleKind, SaleLine } from '../../../ports/sale';
import type { SessionUser } from '../../../ports/viewer';
import { type CityOffer, cityFen, type CityWay, cityWay } from '../../express/city-offer';
import type { StoredAddress } from '../../user/address-wire';
import { type GroupLine, priceGroup, type PricedGroup, soldTotalOf } from '../pricing/price-group';
import { chooseCoupon, isAnyUsable, type OfferedCoupon, type PricedGoods } from './coupons';
import {
  type ChosenDelivery,
  chooseDelivery,
  findAddress,
  findStore,
  type FoundStore,
  loadRules,
  placeOf,
} from './delivery';
import type { GroupForm } from './form';
import { type Buyer, type CheckoutLine, quotedLines } from './lines';
import { commonOf, quoteParts, type SoldPart } from './parts';
import { groupBenefit, type OpenOffer, openOffer, promotedLines } from './promotions';
import type { OrderSettings } from './settings';

export interface GroupCheckout {
  form: GroupForm;
  settings: OrderSettings;
  lines: readonly CheckoutLine[];
  parts: readonly SoldPart[];
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
  reduction: OpenOffer | null;
  /** The lines as the full reduction sees them. */
  reduced: readonly PromotedLine[];
  /** What a card does for it; null where none does. */
  offer: OpenOffer | null;
  /** What the benefit of the offer saves or would save, delivery included. */
  offerSavingFen: number;
  priced: PricedGroup;
}

export interface Opening {
  user: SessionUser;
  now: Date;
  /** Within a transaction: shopper, SKUs and coupon are locked in this order until it ends. */
  isLocking: boolean;
  /** Those that may take part. */
  plugins: InstalledPlugins;
  kinds: readonly SaleKind[];
  settings: OrderSettings;
  buyer: Buyer;
}

/** What earlier groups have spent already. */
export interface Spent {
  points: number;
  couponIds: ReadonlySet<number>;
}

const NO_POINTS = { type: 1, value: 0, isAccumulative: false } as const;

const groupLine = (
  line: CheckoutLine,
  parseRules: Awaited<ReturnType<typeof loadRules>>,
): Omit<GroupLine, 'fullReduceFen'> => ({
  num: line.form.num,
  unitPriceFen: line.sku.price_fen,
  memberPriceFen: line.memberPriceFen,
  cutFen: line.quoted.cuts.reduce((sum, { fen }) => sum + fen, 0),
  forehead: line.quoted.allows.has('points')
    ? {
        type: line.goods.forehead_integral_type,
        value: line.goods.forehead_integral_value,
        isAccumulative: line.goods.accumulative,
      }
    : NO_POINTS,
  delivery: { goodsId: line.goods.id, weightGrams: line.sku.weight_grams, ...parseRules(line) },
});

/** The moment of a promotion. */
const promotionOf = (
  db: Kysely<Tables>,
  opening: Opening,
  group: { form: GroupForm; lines: readonly SaleLine[] },
) => ({
  db,
  now: opening.now,
  isLocking: opening.isLocking,
  userId: opening.user.id,
  goodsIds: group.lines.filter(({ goods }) => goods.mch_id === 0).map(({ goods }) => sourceIdOf(goods)),
  addOnId: group.form.addOnId,
});

/** A group with what its goods cost before coupon and points. */
export interface PricedLines {
  lines: readonly CheckoutLine[];
  parts: readonly SoldPart[];
  goods: PricedGoods;
  reduction: OpenOffer | null;
  reduced: readonly PromotedLine[];
}

/** Prices the lines of a group by their kinds, the shopper's level and the full reduction. */
export async function priceLines(
  db: Kysely<Tables>,
  opening: Opening,
  { form, found }: { form: GroupForm; found: readonly SaleLine[] },
): Promise<PricedLines> {
  const { user, now, isLocking, kinds, plugins, buyer } = opening;
  const parts = await quoteParts({ db, user, now, isLocking }, kinds, { form, lines: found });
  const lines = quotedLines(found, parts, buyer.view);
  const parseRules = await loadRules(db);
  const sold = lines.map((line) => groupLine(line, parseRules));
  const reduction = await openOffer(plugins, 'fullReduce', promotionOf(db, opening, { form, lines }));
  const reduced = promotedLines(lines, 'fullReduce', sold.map(soldTotalOf));
  const savings = reduction?.benefit?.savings(reduced) ?? [];
  const goods = lines.flatMap(({ goods: row, quoted }, at) => {
    const line = sold[at];
    const priced = { goodsId: sourceIdOf(row), takesCoupon: quoted.allows.has('coupon') };
    return line === undefined ? [] : [{ ...priced, priced: { ...line, fullReduceFen: savings[at] ?? 0 } }];
  });
  return { lines, parts, goods, reduction, reduced };
}

/** What the way costs; null for other methods, and where nothing is sent. */
function priceOfWay(city: CityOffer | null, way: GroupCheckout['way'], lines: readonly CheckoutLine[]) {
  if (city === null || way === null || typeof way === 'string') return null;
  const pieces = lines.reduce((sum, { form }) => sum + form.num, 0);
  return { fen: cityFen(city, way, pieces), freeFromFen: city.freeFromFen };
}

async function findDelivery(
  db: Kysely<Tables>,
  { user, settings }: Opening,
  { form, lines, parts }: Pick<GroupCheckout, 'form' | 'lines' | 'parts'>,
): Promise<Pick<GroupCheckout, 'delivery' | 'address' | 'way' | 'place'>> {
  const sendTypes = commonOf(parts.map(({ quote }) => quote.sendTypes));
  const delivery = chooseDelivery(lines, form.sendType, { settings, sendTypes });
  const { sendType } = delivery;
  const address = await findAddress(db, { userId: user.id, addressId: form.addressId, sendType });
  const { city } = settings;
  const way = sendType === 'city' && city !== null ? cityWay(city, address) : null;
  const place = sendType === 'offline' ? await findStore(db, user.id, form) : null;
  return { delivery, address, way, place };
}

/**
 * Computes a group. Throws a MallError for goods that cannot be bought; other problems (address, store, coupon, minimum
 * order) are reported by its parts.
 */
export async function openGroup(
  db: Kysely<Tables>,
  opening: Opening,
  { form, found, spent }: { form: GroupForm; found: readonly SaleLine[]; spent: Spent },
): Promise<GroupCheckout> {
  const { settings, plugins } = opening;
  const { goods, ...own } = await priceLines(db, opening, { form, found });
  const { lines } = own;
  const delivered = await findDelivery(db, opening, { form, ...own });
  const holding = { form, ...opening, without: spent.couponIds };
  const { coupon, couponError } = await chooseCoupon(db, holding, goods);
  const hasUsableCoupon = coupon !== null || (await isAnyUsable(db, holding, goods));
  const offer = await openOffer(plugins, 'svip', promotionOf(db, opening, { form, lines }));
  if (form.addOnId > 0 && (offer?.addOn ?? null) === null) throw new MallError('该会员卡不存在');
  const priceWith = (benefit: Benefit | null) =>
    priceGroup({
      lines: goods.map((line) => line.priced),
      coupon: coupon?.applied ?? null,
      wantsPoints: form.wantsPoints,
      points: { points: spent.points, pointsPerYuan: settings.pointsPerYuan },
      benefit: groupBenefit(benefit, lines),
      place: delivered.delivery.sendType === 'express' ? placeOf(delivered.address) : null,
      city: priceOfWay(settings.city, delivered.way, lines),
    });
  const plain = priceWith(null);
  const { benefit = null, offered = null } = offer ?? {};
  const priced = benefit === null ? plain : priceWith(benefit);
  const offerSavingFen =
    plain.totalFen - (benefit === null && offered !== null ? priceWith(offered) : priced).totalFen;
  const chosen = { ...delivered, coupon, couponError, hasUsableCoupon };
  return { form, settings, ...own, ...chosen, offer, offerSavingFen, priced };
}

/** Whether it comes to the shopper, by a carrier or a rider. */
export const isSent = ({ delivery: { sendType } }: Pick<GroupCheckout, 'delivery'>): boolean =>
  sendType === 'express' || sendType === 'city';

/** The least that must be ordered for delivery; 0 for none, and where a kind knows none. */
export const minimumFenOf = ({ parts, settings }: Pick<GroupCheckout, 'parts' | 'settings'>): number =>
  parts.every(({ quote }) => quote.hasMinimum) ? settings.minimumFen : 0;

/** Below the minimum order nothing is delivered; pick-up has no minimum. A benefit does not count against it. */
export const isEnough = (group: GroupCheckout): boolean =>
  !isSent(group) || group.priced.goodsFen + group.priced.benefitFen >= minimumFenOf(group);

/** Why nothing is delivered within the city; null where it is, and for other methods. */
export function cityProblem(group: GroupCheckout): string | null {
  const { way } = group;
  if (way === null) return null;
  if (typeof way === 'string') return way;
  return isEnough(group) ? null : `未达到起送价${wireMoney(minimumFenOf(group))}元`;
}

/** Whether everything can be sent to the address. */
export const isDeliverable = ({ priced, way }: GroupCheckout): boolean =>
  typeof way !== 'string' && priced.lines.every(({ isRefused }) => !isRefused);
