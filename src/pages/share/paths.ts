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
