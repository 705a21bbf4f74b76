// Addresses of distribution.

export const SHARE_PATHS = {
  index: '/pages/share/index/index',
  link: '/pages/share/link/link',
  add: '/pages/share/add/add',
  cash: '/pages/share/cash/cash',
  money: '/pages/share/money/money',
  moneyList: '/pages/share/money-list/money-list',
  order: '/pages/share/order/order',
  cashDetail: '/pages/share/cash-detail/cash-detail',
  team: '/pages/share/team/team',
  qrcode: '/pages/share/qrcode/qrcode',
  level: '/pages/share/level/level',
  rank: '/pages/share/rank/rank',
} as const;

/** Addresses that existing malls store in the entries of the centre; no screen is there any more. */
export const FORMER_PATHS: ReadonlySet<string> = new Set([
  '/pages/share-money/share-money',
  '/pages/share-order/share-order',
  '/pages/cash-detail/cash-detail',
  '/pages/share-team/share-team',
  '/pages/share-qrcode/share-qrcode',
]);
