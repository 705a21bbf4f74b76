// The full reduction that runs, as a promotion of an order.
import type { Promotion, PromotedLine } from '../../ports/sale';
import { goodsTakingPart, ruleOf, runningReduction, wireNextReduction } from './activity';
import { reduceLines } from './reduce-lines';

const NAME = '满减优惠';

export const fullReduction: Promotion = {
  saving: 'fullReduce',
  async open({ db, now, goodsIds }) {
    const activity = await runningReduction(db, now);
    if (activity === null) return null;
    const ids = await goodsTakingPart(db, activity, goodsIds);
    const rule = ruleOf(activity);
    const reduce = (lines: readonly PromotedLine[]) =>
      reduceLines(
        rule,
        lines.map(({ goodsId, payableFen }) => (ids.has(goodsId) ? payableFen : 0)),
      );
    const benefit = {
      name: NAME,
      isDeliveryFree: false,
      savings: (lines: readonly PromotedLine[]) => reduce(lines).parts,
      next: (lines: readonly PromotedLine[]) => wireNextReduction({ rule, goodsFen: reduce(lines).goodsFen }),
    };
    return { benefit, offered: null, addOn: null };
  },
};
