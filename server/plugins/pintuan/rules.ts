// Figures of group purchases in `activity_goods.rules`; ladders, groups and their stock are rows (tables.ts).
import '../kit/activity-goods/rules';

declare module '../kit/activity-goods/rules' {
  interface GoodsRulesOf {
    pintuan: {
      /** Whether one shopper may buy it without a group, at the price of the goods. */
      is_alone_buy: boolean;
      /** Groups that one shopper may open; -1 without limit. */
      groups_restrictions: number;
      is_sell_well: boolean;
      /** Whether somebody made up joins every so many minutes until a group is full. */
      is_auto_add_robot: boolean;
      add_robot_time: number;
    };
  }
}
