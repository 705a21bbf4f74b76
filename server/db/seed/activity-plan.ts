// Owns how a demo activity is planned.
import type { ActivityPlugin, ActivityRulesOf, GoodsRulesOf } from '../../plugins/activity-goods/rules';

export interface ActivityPlan<P extends ActivityPlugin = ActivityPlugin> {
  plugin: P;
  title: string;
  /** Days from the seeding, minutes besides. */
  from?: readonly [days: number, minutes?: number];
  to?: readonly [days: number, minutes?: number];
  rules?: P extends keyof ActivityRulesOf ? ActivityRulesOf[P] : undefined;
  goods: readonly {
    slug: string;
    /** Of the catalogue's price. */
    percent: number;
    rules: GoodsRulesOf[P];
  }[];
}

/** Keeps the rules of a plan those of its plugin. */
export const plan = <P extends ActivityPlugin>(value: ActivityPlan<P>): ActivityPlan => value;
