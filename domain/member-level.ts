// Rules of member levels: what buying one costs, why it is refused, and the way to the next one.

export interface LevelTerms {
  readonly level: number;
  readonly isPurchase: boolean;
  readonly priceFen: number;
}

/**
 * The price of a level for a shopper. Where levels are bought in steps (`member_grade`), those that can be bought
 * between his own and it are paid with it.
 */
export function levelPriceFen(
  levels: readonly LevelTerms[],
  { target, own, isStepwise }: { target: number; own: number; isStepwise: boolean },
): number {
  const lowest = isStepwise && target > own ? own + 1 : target;
  return levels
    .filter(({ level, isPurchase }) => level === target || (isPurchase && level >= lowest && level < target))
    .reduce((sum, { priceFen }) => sum + priceFen, 0);
}

/** Why a level cannot be bought, in words; null when it can. */
export function purchaseRefusal(target: LevelTerms | undefined, own: number): string | null {
  if (target === undefined || !target.isPurchase || target.priceFen <= 0) return '该会员不可购买';
  return target.level > own ? null : '购买的会员不能小于或等于当前会员';
}

export interface Progress {
  /** 0 to 1. */
  readonly share: number;
  readonly missingFen: number;
}

/** How far a finished spend has come to a level. */
export const levelProgress = (spentFen: number, neededFen: number): Progress => ({
  share: neededFen <= 0 ? 1 : Math.min(1, Math.max(0, spentFen / neededFen)),
  missingFen: Math.max(0, neededFen - spentFen),
});

/** 9.5 → 9.5折, 9.0 → 9折; nothing where there is no discount. */
export function discountText(discount: string | number): string {
  const tenths = Number(discount);
  if (!Number.isFinite(tenths) || tenths <= 0 || tenths >= 10) return '';
  return `${Number(tenths.toFixed(1))}折`;
}
