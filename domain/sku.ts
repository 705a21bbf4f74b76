// Chooses the SKU: selectable values, the SKU of a choice, its prices, and the quantity limits.
import { fenOf } from './money';

/** A specification group of a goods, as delivered in `attr_groups`. */
export interface AttrGroup {
  readonly attr_group_id: number;
  readonly attr_group_name: string;
  readonly attr_list: ReadonlyArray<{ readonly attr_id: number; readonly attr_name: string }>;
}

/** A sellable combination, as delivered in `attr`; `price` in yuan. */
export interface Sku {
  readonly id: number;
  readonly stock: number;
  readonly price: number | string;
  readonly attr_list: ReadonlyArray<{ readonly attr_group_id: number; readonly attr_id: number }>;
}

/** Chosen attribute ids by group id; groups without a choice are absent. */
export type Selection = Readonly<Record<number, number>>;

const carries = (sku: Sku, groupId: number, attrId: number): boolean =>
  sku.attr_list.some((pick) => pick.attr_group_id === groupId && pick.attr_id === attrId);

/** The SKUs that match an incomplete choice, sold out or not. */
export const matchingSkus = <T extends Sku>(skus: readonly T[], selection: Selection): T[] =>
  skus.filter((sku) =>
    Object.entries(selection).every(([groupId, attrId]) => carries(sku, Number(groupId), attrId)),
  );

/** Whether a value is selectable: some SKU in stock has it together with the choice in the other groups. */
export function isSelectable(
  skus: readonly Sku[],
  { selection, groupId, attrId }: { selection: Selection; groupId: number; attrId: number },
): boolean {
  return matchingSkus(skus, { ...selection, [groupId]: attrId }).some(({ stock }) => stock > 0);
}

/** Chooses a value; choosing the chosen one again unchooses it. */
export function toggleAttr(
  selection: Selection,
  { groupId, attrId }: { groupId: number; attrId: number },
): Selection {
  if (selection[groupId] !== attrId) return { ...selection, [groupId]: attrId };
  return Object.fromEntries(Object.entries(selection).filter(([id]) => Number(id) !== groupId));
}

/** The groups that offer something: those with a value that a SKU carries. The others ask for nothing. */
export const offeredGroups = <T extends AttrGroup>(groups: readonly T[], skus: readonly Sku[]): T[] =>
  groups.filter(({ attr_group_id: groupId, attr_list: values }) =>
    values.some(({ attr_id: attrId }) => skus.some((sku) => carries(sku, groupId, attrId))),
  );

/** The groups without a choice, in their order. */
export const missingGroups = (groups: readonly AttrGroup[], selection: Selection): AttrGroup[] =>
  groups.filter((group) => selection[group.attr_group_id] === undefined);

/** 请选择颜色 while something is missing, else nothing. */
export function missingText(groups: readonly AttrGroup[], selection: Selection): string {
  const names = missingGroups(groups, selection).map((group) => group.attr_group_name);
  return names.length === 0 ? '' : `请选择${names.join(' ')}`;
}

/** The chosen names in the order of the groups: 红 L. */
export function selectionText(groups: readonly AttrGroup[], selection: Selection): string {
  const names = groups.map(
    (group) => group.attr_list.find(({ attr_id }) => attr_id === selection[group.attr_group_id])?.attr_name,
  );
  return names.filter((name) => name !== undefined).join(' ');
}

/** The SKU of a complete choice; null while a group is open or when there is no such combination. */
export function selectedSku<T extends Sku>(
  skus: readonly T[],
  { groups, selection }: { groups: readonly AttrGroup[]; selection: Selection },
): T | null {
  if (missingGroups(groups, selection).length > 0) return null;
  return matchingSkus(skus, selection)[0] ?? null;
}

/** The first combination in stock, in the order of the groups' values; empty when everything is sold out. */
export function firstSelection(groups: readonly AttrGroup[], skus: readonly Sku[]): Selection {
  return groups.reduce<Selection>((selection, { attr_group_id: groupId, attr_list: values }) => {
    const value = values.find(({ attr_id: attrId }) => isSelectable(skus, { selection, groupId, attrId }));
    return value === undefined ? selection : { ...selection, [groupId]: value.attr_id };
  }, {});
}

export interface SkuRange {
  /** Lowest and highest price, as delivered; 0 when no SKU matches. */
  readonly min: number | string;
  readonly max: number | string;
  readonly stock: number;
}

/** Prices and stock of all SKUs that match an incomplete choice. */
export function skuRange(skus: readonly Sku[], selection: Selection): SkuRange {
  const open = matchingSkus(skus, selection);
  const byPrice = [...open].sort((one, other) => fenOf(one.price) - fenOf(other.price));
  return {
    min: byPrice[0]?.price ?? 0,
    max: byPrice.at(-1)?.price ?? 0,
    stock: open.reduce((sum, sku) => sum + sku.stock, 0),
  };
}

export interface QuantityRules {
  readonly stock: number;
  /** Fewest that are sold at once (起售); 1 unless set. */
  readonly minimum?: number;
  /** How many this shopper may still buy (限购); -1 for as many as he likes. */
  readonly allowance?: number;
  /** The goods' own unit. */
  readonly unit?: string;
}

export interface QuantityBounds {
  readonly min: number;
  /** Below `min` when nothing can be bought. */
  readonly max: number;
}

/** Bounds of the stepper. */
export function quantityBounds({ stock, minimum = 1, allowance = -1 }: QuantityRules): QuantityBounds {
  return { min: Math.max(1, minimum), max: Math.max(0, allowance < 0 ? stock : Math.min(stock, allowance)) };
}

/** Why a quantity cannot be bought, or null: whole numbers, minimum, limit and stock. */
export function quantityProblem(quantity: number, rules: QuantityRules): string | null {
  const { stock, minimum = 1, allowance = -1, unit = '件' } = rules;
  if (!Number.isInteger(quantity) || quantity < 1) return '商品数量不能小于1';
  if (stock <= 0) return '商品库存不足';
  if (allowance >= 0 && quantity > allowance) {
    return allowance === 0 ? '已达到限购数量' : `限购${allowance}${unit}`;
  }
  if (quantity > stock) return `库存不足，仅剩${stock}${unit}`;
  return quantity < minimum ? `${minimum}${unit}起售` : null;
}

/** The nearest quantity that can be bought; the minimum when nothing can. */
export function clampQuantity(quantity: number, rules: QuantityRules): number {
  const { min, max } = quantityBounds(rules);
  const whole = Number.isFinite(quantity) ? Math.trunc(quantity) : min;
  return Math.max(min, Math.min(whole, max));
}
