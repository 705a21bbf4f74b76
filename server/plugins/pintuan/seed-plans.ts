// The demo's activities of group purchases, and the ladders of their goods.
import { type ActivityPlan, plan } from '../kit/activity-goods/activity-plan';

const GROUP_RULES = {
  is_alone_buy: true,
  groups_restrictions: -1,
  is_sell_well: false,
  is_auto_add_robot: false,
  add_robot_time: 0,
};

export const PLANS: readonly ActivityPlan[] = [
  plan({
    plugin: 'pintuan',
    title: '邻里拼团',
    from: [-3],
    to: [30],
    goods: [
      { slug: 'tea-tieguanyin', percent: 125, rules: { ...GROUP_RULES, is_sell_well: true } },
      {
        slug: 'bedding-washed',
        percent: 100,
        rules: { ...GROUP_RULES, is_auto_add_robot: true, add_robot_time: 60 },
      },
      {
        slug: 'lamp-paper',
        percent: 100,
        rules: { ...GROUP_RULES, is_alone_buy: false, groups_restrictions: 1 },
      },
    ],
  }),
];

export interface LadderPlan {
  slug: string;
  peopleNum: number;
  /** Than the goods costs alone. */
  lessFen: number;
  leaderCutFen: number;
}

export const LADDERS: readonly LadderPlan[] = [
  { slug: 'tea-tieguanyin', peopleNum: 3, lessFen: 1100, leaderCutFen: 0 },
  { slug: 'tea-tieguanyin', peopleNum: 5, lessFen: 2000, leaderCutFen: 500 },
  { slug: 'bedding-washed', peopleNum: 2, lessFen: 4000, leaderCutFen: 1000 },
  { slug: 'bedding-washed', peopleNum: 10, lessFen: 8000, leaderCutFen: 3000 },
  { slug: 'lamp-paper', peopleNum: 5, lessFen: 7000, leaderCutFen: 0 },
];

/** A group that shoppers of the demo opened. */
export interface GroupPlan {
  slug: string;
  peopleNum: number;
  /** The leader first; those without a login of their own. */
  userIds: readonly number[];
  hoursAgo: number;
  /** One who was made up has joined. */
  isFilledUp?: true;
}

/** One that is open, one that lacks a last person, a full one, one that was filled up, and one that failed. */
export const GROUPS: readonly GroupPlan[] = [
  { slug: 'tea-tieguanyin', peopleNum: 5, userIds: [4], hoursAgo: 4 },
  { slug: 'tea-tieguanyin', peopleNum: 3, userIds: [5, 6], hoursAgo: 7 },
  { slug: 'bedding-washed', peopleNum: 2, userIds: [7, 8], hoursAgo: 9 },
  { slug: 'bedding-washed', peopleNum: 2, userIds: [9], hoursAgo: 12, isFilledUp: true },
  { slug: 'tea-tieguanyin', peopleNum: 5, userIds: [10], hoursAgo: 30 },
];
