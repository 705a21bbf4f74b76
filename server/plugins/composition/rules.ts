// Figures of sets of goods: `activities.rules` and `activity_goods.rules`; money in fen.
import type { SetTerms } from '~/domain/composition';
import '../kit/activity-goods/rules';

export const PLUGIN = 'composition';

declare module '../kit/activity-goods/rules' {
  interface GoodsRulesOf {
    /** Of a free set: the goods that the others go with, and what each is less within the set. */
    composition: { is_host: boolean; reduction_fen: number };
  }

  interface ActivityRulesOf {
    composition: SetTerms;
  }
}
