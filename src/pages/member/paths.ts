// Addresses of the member screens.
export const MEMBER_PATHS = {
  centre: '/pages/member/index/index',
  upgrade: '/pages/member/upgrade/upgrade',
  privileges: '/pages/member/detail/detail',
  goods: '/pages/member/goods/goods',
} as const;
