// The table of roles: who holds each one, and what everyone else is refused with.
import type { EndpointAuth } from '~/schemas/endpoint';

/** Everyone but a guest is something; `login` is any signed-in shopper, and every other role needs a session as well. */
export type Role = Exclude<EndpointAuth, 'guest'>;

interface RoleRule {
  /** Who holds it, for the listings. */
  readonly holder: string;
  /** Code of the envelope (contract/core README, section 2): -1 no session, -3 no merchant's session, 500 no administrator. */
  readonly code: -1 | -3 | 1 | 500;
  /** Said by the server and on a screen that stays closed. */
  readonly words: string;
  /** Whether its holders handle what other shoppers own; the walk over foreign ids leaves their endpoints out. */
  readonly seesOthers: boolean;
}

/** Named as in the contract's `auth`; how each is proved stands in server/http/roles.ts. */
export const ROLES: Readonly<Record<Role, RoleRule>> = {
  login: { holder: 'a signed-in shopper', code: -1, words: '请先登录。', seesOthers: false },
  clerk: { holder: 'a clerk of a store', code: 1, words: '该用户不是核销员', seesOthers: true },
  mch: { holder: 'a merchant', code: -3, words: '请先登录商户。', seesOthers: false },
  captain: { holder: 'a captain of a community', code: 1, words: '请先成为社区团长', seesOthers: false },
  region: { holder: 'a regional agent', code: 1, words: '你不是代理', seesOthers: false },
  stock: { holder: 'a shareholder', code: 1, words: '你不是股东', seesOthers: false },
  bonus: { holder: 'a team-dividend member', code: 1, words: '该用户还不是队长', seesOthers: false },
  distributor: { holder: 'a distributor', code: 1, words: '用户不是分销商', seesOthers: false },
  admin: { holder: 'an administrator', code: 500, words: '该帐号无管理员权限', seesOthers: true },
  operator: {
    holder: 'an operator who orders for customers',
    code: 1,
    words: '无代客下单权限',
    seesOthers: true,
  },
};

/** Whether a definition names a role of the table, or the guest. */
export const isAuth = (name: string): name is EndpointAuth => name === 'guest' || Object.hasOwn(ROLES, name);

/** Throws where a definition names a role that is not in the table; `place` is its file and what it defines. */
export function assertAuth(name: string | undefined, place: string): void {
  if (name !== undefined && isAuth(name)) return;
  const known = ['guest', ...Object.keys(ROLES)].join(', ');
  throw new Error(`${place}: the role "${name ?? ''}" is not in domain/roles.ts (${known})`);
}

/** Who may call or see it, in English. */
export const holderOf = (auth: EndpointAuth): string => (auth === 'guest' ? 'anyone' : ROLES[auth].holder);

export interface Refusal {
  code: number;
  msg: string;
}

/** What the wrong caller is answered, in the order in which it is looked at: a guest with the first. */
export function refusalsOf(auth: EndpointAuth): Refusal[] {
  if (auth === 'guest') return [];
  const rules = auth === 'login' ? [ROLES.login] : [ROLES.login, ROLES[auth]];
  return rules.map(({ code, words }) => ({ code, msg: words }));
}
