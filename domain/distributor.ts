// Rules of becoming a distributor, and of rising among them.

/** `become_condition`: what must have been bought. */
export const BECOME = { once: 1, goods: 2, nothing: 3, total: 4 } as const;
/** `share_condition`: who is asked for what, and who decides. */
const WITH_FORM: readonly number[] = [2, 4];
const WITH_REVIEW: readonly number[] = [1, 2];
const AUTOMATIC: readonly number[] = [3, 5];
/** `share_goods_status`. */
export const BOUGHT = { any: 1, goods: 2, cats: 3 } as const;

export interface BecomeTerms {
  readonly become_condition: number;
  readonly share_goods_status: number;
  readonly share_condition?: number;
  /** Yuan. */
  readonly auto_share_val?: number;
  readonly total_consume?: number;
}

/** Without a setting everyone is reviewed. */
const conditionOf = ({ share_condition }: BecomeTerms): number => share_condition ?? 1;

export const asksForm = (terms: BecomeTerms): boolean => WITH_FORM.includes(conditionOf(terms));
export const isReviewed = (terms: BecomeTerms): boolean => WITH_REVIEW.includes(conditionOf(terms));
export const isAutomatic = (terms: BecomeTerms): boolean => AUTOMATIC.includes(conditionOf(terms));

/** What a shopper bought, as far as the condition counts it. */
export interface Purchases {
  /** The dearest order. */
  readonly onceFen: number;
  readonly totalFen: number;
  /** Whether goods that the condition names were among them. */
  readonly hasGoods: boolean;
}

const fenOf = (yuan: number | undefined): number => Math.round((yuan ?? 0) * 100);

/** The refusal of who has not bought enough, or null. */
export function becomeProblem(terms: BecomeTerms, bought: Purchases): string | null {
  const { become_condition: condition, auto_share_val: once, total_consume: total } = terms;
  if (condition === BECOME.once && bought.onceFen < fenOf(once))
    return `未满足单次消费${once ?? 0}元的条件，不能申请分销商`;
  if (condition === BECOME.total && bought.totalFen < fenOf(total))
    return `未满足累计消费${total ?? 0}元的条件，不能申请分销商`;
  if (condition !== BECOME.goods || bought.hasGoods) return null;
  const { share_goods_status: which } = terms;
  if (which === BOUGHT.any) return '未购买任意商品无法申请分销商';
  return which === BOUGHT.goods ? '未购买指定商品无法申请分销商' : '未购买指定分类无法申请分销商';
}

/** Answers of `new-apply-status`. */
export const APPLY_STATES = {
  waiting: 0,
  distributor: 1,
  mayApply: 2,
  unqualified: 3,
  refused: 4,
  justRemoved: 5,
  closed: 6,
} as const;
export type ApplyState = (typeof APPLY_STATES)[keyof typeof APPLY_STATES];

export interface Standing {
  /** 0 waiting, 1 distributor, 2 refused. */
  readonly status: 0 | 1 | 2;
  readonly isRemoved: boolean;
  /** The removal was shown before. */
  readonly isRemovalShown: boolean;
}

/** Where a shopper stands; `standing` is null when he never asked. */
export function applyState(
  standing: Standing | null,
  { isOpen, isQualified }: { isOpen: boolean; isQualified: boolean },
): ApplyState {
  if (!isOpen) return APPLY_STATES.closed;
  if (standing?.isRemoved === true)
    return standing.isRemovalShown ? APPLY_STATES.refused : APPLY_STATES.justRemoved;
  if (standing?.status === 1) return APPLY_STATES.distributor;
  if (standing?.status === 0) return APPLY_STATES.waiting;
  if (standing?.status === 2) return APPLY_STATES.refused;
  return isQualified ? APPLY_STATES.mayApply : APPLY_STATES.unqualified;
}

/** `condition_type` of a level. */
export const RISES = { juniors: 1, earned: 2, withdrawn: 3, spent: 4, goods: 5 } as const;
export type RiseCondition = (typeof RISES)[keyof typeof RISES];

export interface LevelTerms {
  readonly level: number;
  readonly condition_type: RiseCondition | null;
  /** People or fen. */
  readonly condition_value: number;
  readonly condition_goods: readonly number[];
}

/** What a distributor has of each condition. */
export interface Progress {
  readonly juniors: number;
  readonly earnedFen: number;
  readonly withdrawnFen: number;
  readonly spentFen: number;
  /** Goods that he bought. */
  readonly goods: ReadonlySet<number>;
}

/** People or fen that he has of a condition. */
export function progressOf(condition: RiseCondition, progress: Progress): number {
  if (condition === RISES.juniors) return progress.juniors;
  if (condition === RISES.earned) return progress.earnedFen;
  if (condition === RISES.withdrawn) return progress.withdrawnFen;
  return condition === RISES.spent ? progress.spentFen : 0;
}

function isReached(terms: LevelTerms, progress: Progress): boolean {
  if (terms.condition_type === null) return false;
  if (terms.condition_type === RISES.goods) return terms.condition_goods.some((id) => progress.goods.has(id));
  return progressOf(terms.condition_type, progress) >= terms.condition_value;
}

/** The highest level above `level` whose condition is met; null when there is none. */
export function reachedLevel<T extends LevelTerms>(
  levels: readonly T[],
  level: number,
  progress: Progress,
): T | null {
  const reached = levels.filter((terms) => terms.level > level && isReached(terms, progress));
  return reached.reduce<T | null>(
    (best, terms) => (best === null || terms.level > best.level ? terms : best),
    null,
  );
}

/** Of each condition the next level that has it, in the order of the conditions; given goods are not told. */
export function nextConditions<T extends LevelTerms>(levels: readonly T[], level: number): T[] {
  const above = [...levels]
    .filter((terms) => terms.level > level)
    .sort((one, other) => one.level - other.level);
  return [RISES.juniors, RISES.earned, RISES.withdrawn, RISES.spent].flatMap(
    (condition) => above.find(({ condition_type }) => condition_type === condition) ?? [],
  );
}
