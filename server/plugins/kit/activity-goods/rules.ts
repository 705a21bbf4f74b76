// What the plugins that sell goods in activities know of them: each adds its own figures to these tables of types.

/** Figures of each specification of a goods, by its `sign_id`. */
export type BySku<T> = Record<string, T>;

/** Of a goods in an activity (`activity_goods.rules`), by the plugin's key. */
// biome-ignore lint/suspicious/noEmptyInterface: plugins fill it
export interface GoodsRulesOf {}

/** Of an activity itself (`activities.rules`), for plugins that have any. */
// biome-ignore lint/suspicious/noEmptyInterface: plugins fill it
export interface ActivityRulesOf {}

/** Permission keys of the plugins that sell goods of their own (goods.sign). */
export type ActivityPlugin = keyof GoodsRulesOf;
