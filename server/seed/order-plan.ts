// Plans of the demo orders: shopper, goods, time, state. orders.ts computes the rest.
import { USED_USER_COUPON } from './coupons';
import { GUEST_IDS, SHOPPERS, TEAM } from './users';
import { STORES } from '../demo/stores';

export type OrderState =
  | 'unpaid'
  | 'to-ship'
  | 'to-receive'
  | 'received'
  | 'finished'
  | 'cancelled'
  | 'cancel-asked';

export interface OrderPlan {
  userId: number;
  /** Slug of the goods, index of its SKU from 0, number. */
  lines: readonly (readonly [slug: string, sku: number, num: number])[];
  daysAgo: number;
  state: OrderState;
  pay: 'online' | 'balance' | 'cash-on-delivery';
  storeId?: number;
  memberLevel?: number;
  userCoupon?: { id: number; yuan: number };
  /** Points used; a hundred are one yuan. */
  points?: number;
  remark?: string;
  isReviewed?: boolean;
  /** A second review followed, a month after the order. */
  isReviewedAgain?: boolean;
}

const LIN = { userId: SHOPPERS.lin, memberLevel: 2 };

const OF_LIN: readonly OrderPlan[] = [
  {
    ...LIN,
    lines: [
      ['mug-stone', 0, 1],
      ['tea-dianhong', 1, 2],
    ],
    daysAgo: 0.02,
    state: 'unpaid',
    pay: 'online',
  },
  {
    ...LIN,
    lines: [
      ['wok-iron', 2, 1],
      ['board-bamboo', 1, 1],
    ],
    daysAgo: 1.2,
    state: 'to-ship',
    pay: 'online',
    remark: '麻烦用纸箱包严实一点，谢谢',
  },
  { ...LIN, lines: [['bedding-washed', 1, 1]], daysAgo: 3, state: 'to-receive', pay: 'online', points: 1000 },
  {
    ...LIN,
    lines: [
      ['cake-osmanthus', 0, 2],
      ['tea-longjing', 0, 1],
    ],
    daysAgo: 0.5,
    state: 'to-ship',
    pay: 'balance',
    storeId: STORES.flagship,
  },
  { ...LIN, lines: [['fruit-orange', 1, 1]], daysAgo: 2, state: 'to-ship', pay: 'cash-on-delivery' },
  {
    ...LIN,
    lines: [
      ['nut-daily', 1, 1],
      ['dried-mango', 0, 2],
    ],
    daysAgo: 12,
    state: 'received',
    pay: 'online',
    userCoupon: { id: USED_USER_COUPON, yuan: 10 },
  },
  {
    ...LIN,
    lines: [
      ['ware-gaiwan', 0, 1],
      ['ware-cup', 1, 2],
    ],
    daysAgo: 40,
    state: 'finished',
    pay: 'online',
  },
  {
    ...LIN,
    lines: [
      ['tee-cotton', 2, 1],
      ['socks-combed', 0, 2],
      ['tote-canvas', 0, 1],
    ],
    daysAgo: 55,
    state: 'finished',
    pay: 'balance',
    isReviewed: true,
  },
  {
    ...LIN,
    lines: [['rice-wuchang', 1, 1]],
    daysAgo: 90,
    state: 'finished',
    pay: 'online',
    storeId: STORES.xinteng,
    isReviewed: true,
    isReviewedAgain: true,
  },
  { ...LIN, lines: [['lamp-desk', 1, 1]], daysAgo: 20, state: 'cancelled', pay: 'online' },
  { ...LIN, lines: [['scarf-cashmere', 0, 1]], daysAgo: 1.8, state: 'cancel-asked', pay: 'online' },
];

const OF_GU: readonly OrderPlan[] = [
  { userId: SHOPPERS.gu, lines: [['candle-cedar', 1, 1]], daysAgo: 0.1, state: 'unpaid', pay: 'online' },
  {
    userId: SHOPPERS.gu,
    lines: [
      ['towel-face', 0, 2],
      ['slipper-cotton', 1, 1],
    ],
    daysAgo: 9,
    state: 'received',
    pay: 'online',
  },
];

const FAVOURITES = [
  'tea-longjing',
  'nut-walnut',
  'fruit-apple',
  'thermos-titan',
  'earbuds-air',
  'plant-succulent',
  'honey-linden',
  'notebook-dot',
];

// For the notices of recent purchases on the shop front.
const OF_GUESTS: readonly OrderPlan[] = GUEST_IDS.map((userId, at) => ({
  userId,
  lines: [[FAVOURITES[at] ?? 'tea-longjing', 0, 1 + (at % 2)]],
  daysAgo: 0.03 + at * 0.11,
  state: at % 3 === 2 ? 'to-receive' : 'to-ship',
  pay: 'online',
}));

/** What the demo shopper's team bought: commission in every state. */
const OF_TEAM: readonly OrderPlan[] = (
  [
    [TEAM.tang, 'bedding-washed', 1, 48, 'finished'],
    [TEAM.tang, 'lamp-desk', 1, 6, 'to-receive'],
    [TEAM.he, 'scarf-cashmere', 0, 42, 'finished'],
    [TEAM.bai, 'thermos-titan', 0, 35, 'finished'],
    [TEAM.xu, 'earbuds-air', 0, 28, 'finished'],
    [TEAM.qiao, 'tea-longjing', 0, 4, 'to-ship'],
    [TEAM.he, 'rice-wuchang', 1, 3, 'to-ship'],
    [TEAM.bai, 'nut-walnut', 0, 5, 'cancelled'],
    [TEAM.qiao, 'mug-stone', 0, 2.5, 'cancelled'],
  ] as const
).map(([userId, slug, sku, daysAgo, state]) => ({
  userId,
  lines: [[slug, sku, 1]],
  daysAgo,
  state,
  pay: 'online',
}));

export const ORDER_PLANS: readonly OrderPlan[] = [...OF_LIN, ...OF_GU, ...OF_GUESTS, ...OF_TEAM];
