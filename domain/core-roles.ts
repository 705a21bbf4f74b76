// The roles that the core knows: who holds each one, and what everyone else is refused with.

export interface RoleRule {
  /** Who holds it, in English, for the listings. */
  readonly holder: string;
  /** Code of the envelope (contract/core README, section 2): -1 no session, -3 no merchant's session, 500 no administrator. */
  readonly code: -1 | -3 | 1 | 500;
  /** Said by the server and on a screen that stays closed. */
  readonly words: string;
  /** Whether its holders handle what other shoppers own; the walk over foreign ids leaves their endpoints out. */
  readonly seesOthers: boolean;
}

/** Named as in the contract's `auth`; how each is proved stands in server/http/roles.ts. */
export const CORE_ROLES = {
  login: { holder: 'a signed-in shopper', code: -1, words: '请先登录。', seesOthers: false },
  clerk: { holder: 'a clerk of a store', code: 1, words: '该用户不是核销员', seesOthers: true },
  mch: { holder: 'a merchant', code: -3, words: '请先登录商户。', seesOthers: false },
  distributor: { holder: 'a distributor', code: 1, words: '用户不是分销商', seesOthers: false },
  admin: { holder: 'an administrator', code: 500, words: '该帐号无管理员权限', seesOthers: true },
  operator: {
    holder: 'an operator who orders for customers',
    code: 1,
    words: '无代客下单权限',
    seesOthers: true,
  },
} as const satisfies Readonly<Record<string, RoleRule>>;

export type CoreRole = keyof typeof CORE_ROLES;
