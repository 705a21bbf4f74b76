// The plan of a demo activity.
import type { ActivityPlugin, ActivityRulesOf, BySku, GoodsRulesOf } from './rules';

/** A specification of the goods as the plugin sells it. */
export interface CopiedSku {
  sign_id: string;
  price_fen: number;
  stock: number;
}

/** Values that rules may have. */
export interface CopiedGoods {
  skus: readonly CopiedSku[];
  now: Date;
}

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
    /** Pieces that it has sold. */
    sold?: number;
    rules: GoodsRulesOf[P] | ((goods: CopiedGoods) => GoodsRulesOf[P]);
  }[];
}

/** Types the rules of a plan by its plugin. */
export const plan = <P extends ActivityPlugin>(value: ActivityPlan<P>): ActivityPlan => value;

export const eachSku = <T>(skus: readonly CopiedSku[], figuresOf: (sku: CopiedSku) => T): BySku<T> =>
  Object.fromEntries(skus.map((sku) => [sku.sign_id, figuresOf(sku)]));

/** The specification of an activity that sells only one: the first that is in stock. */
export const oneSku = (skus: readonly CopiedSku[]): string =>
  (skus.find(({ stock }) => stock > 0) ?? skus[0])?.sign_id ?? '';
