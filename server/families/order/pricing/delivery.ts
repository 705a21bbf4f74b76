// Delivery cost of a parcel: rules by weight or pieces, free delivery, and places without delivery.
import type { FreeDeliveryRegion, ShippingRegion } from '../../../db/tables/goods';
import { regionOf, shippingFen } from '../../../goods/delivery-price';

export interface ShippingRule {
  id: number;
  basis: 'weight' | 'piece';
  regions: readonly ShippingRegion[];
}

export interface FreeRule {
  basis: 'order_price' | 'order_number' | 'goods_price' | 'goods_number';
  regions: readonly FreeDeliveryRegion[];
}

export interface DeliveryLine {
  goodsId: number;
  num: number;
  weightGrams: number;
  /** What is left to pay of the line. */
  payableFen: number;
  rule: ShippingRule | null;
  free: FreeRule | null;
  /** Districts that it is delivered to; null everywhere. */
  areaLimit: readonly number[] | null;
  /** Of one goods: free from so many pieces, or from so many fen; 0 never. */
  freePieces: number;
  freeFromFen: number;
}

/** Province, city and district. */
export type DeliveryPlace = readonly number[];

export interface DeliveryPrice {
  fen: number;
  /** Without free delivery. */
  originalFen: number;
  /** Places in the list of the lines that cannot be sent. */
  refused: number[];
}

interface Totals {
  num: number;
  fen: number;
}

const totalsOf = (lines: readonly DeliveryLine[]): Totals => ({
  num: lines.reduce((sum, { num }) => sum + num, 0),
  fen: lines.reduce((sum, { payableFen }) => sum + payableFen, 0),
});

function isFree(line: DeliveryLine, lines: readonly DeliveryLine[], place: DeliveryPlace): boolean {
  const own = totalsOf(lines.filter(({ goodsId }) => goodsId === line.goodsId));
  if (line.freePieces > 0 && own.num >= line.freePieces) return true;
  if (line.freeFromFen > 0 && own.fen >= line.freeFromFen) return true;
  const region = line.free === null ? null : regionOf(line.free.regions, place);
  if (line.free === null || region === null) return false;
  const of = line.free.basis.startsWith('order') ? totalsOf(lines) : own;
  return (line.free.basis.endsWith('price') ? of.fen : of.num) >= region.threshold;
}

const isRefused = ({ areaLimit, rule }: DeliveryLine, place: DeliveryPlace): boolean => {
  const isOutside = areaLimit !== null && !areaLimit.some((id) => place.includes(id));
  return isOutside || (rule !== null && regionOf(rule.regions, place) === null);
};

/** Lines with one rule travel together: their weight or pieces are summed before the rule is applied. */
function priceOf(lines: readonly DeliveryLine[], place: DeliveryPlace): number {
  const rules = new Map(lines.flatMap(({ rule }) => (rule === null ? [] : [[rule.id, rule] as const])));
  return [...rules.values()].reduce((sum, rule) => {
    const region = regionOf(rule.regions, place);
    const own = lines.filter((line) => line.rule?.id === rule.id);
    const amount = own.reduce(
      (all, { num, weightGrams }) => all + num * (rule.basis === 'weight' ? weightGrams : 1),
      0,
    );
    return sum + (region === null ? 0 : shippingFen(region, amount));
  }, 0);
}

/** Cost of delivering the lines to a place; without a place nothing is charged. */
export function deliveryPrice(lines: readonly DeliveryLine[], place: DeliveryPlace | null): DeliveryPrice {
  if (place === null) return { fen: 0, originalFen: 0, refused: [] };
  const refused = lines.flatMap((line, index) => (isRefused(line, place) ? [index] : []));
  const sent = lines.filter((_line, index) => !refused.includes(index));
  const paid = sent.filter((line) => !isFree(line, sent, place));
  return { fen: priceOf(paid, place), originalFen: priceOf(sent, place), refused };
}
