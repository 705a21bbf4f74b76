// Rules of how goods are shown to a shopper, as the mall sets them.

export interface MemberLevel {
  level: number;
  name: string;
  /** 95 = 9.5折. */
  discountPercent: number;
}

/** Levels that may see or buy goods without a list of their own; null = everyone. */
export type AllowedLevels = readonly number[] | null;

export interface GoodsRules {
  /** Active levels, the lowest first. */
  levels: readonly MemberLevel[];
  showsSales: boolean;
  /** 价格面议 unless the mall says otherwise. */
  negotiableText: string;
  showsMemberPriceToAll: boolean;
  showsMemberPriceToMembers: boolean;
  showLevels: AllowedLevels;
  buyLevels: AllowedLevels;
}
