// Figures of sets that shoppers build: `activities.rules` and `activity_goods.rules`; money in fen.
import type { SetPrice } from '~/domain/combination';
import '../kit/activity-goods/rules';

export interface SetGroup {
  /** From 1; 0 stands for the goods that are always part of the set. */
  id: number;
  name: string;
  min_num: number;
  max_num: number;
}

export interface SetRules extends SetPrice {
  /** Sets that a shopper may buy; 0 without limit. */
  buy_limit: number;
  groups: readonly SetGroup[];
  /** Name of the act that made it; empty where nobody sends it again. */
  nonce: string;
}

export interface SetGoodsRules {
  /** Its group, 0 for what is always part of the set. */
  group_id: number;
  /** Pieces in one set. */
  num: number;
  is_default: boolean;
}

declare module '../kit/activity-goods/rules' {
  interface GoodsRulesOf {
    combination: SetGoodsRules;
  }

  interface ActivityRulesOf {
    combination: SetRules;
  }
}
