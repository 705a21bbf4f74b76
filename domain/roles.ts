// The table of roles: those of the core, and those that plugins state in their roles.json.
import type { EndpointAuth } from '~/schemas/endpoint';
import { PLUGIN_ROLES } from '~/schemas/plugin-roles.gen';
import { CORE_ROLES, type RoleRule } from './core-roles';

/** Everyone but a guest is something; `login` is any signed-in shopper, and every other role needs a session as well. */
export type Role = Exclude<EndpointAuth, 'guest'>;

export const ROLES: Readonly<Record<Role, RoleRule>> = { ...CORE_ROLES, ...PLUGIN_ROLES };

/** Whether a definition names a role of the table, or the guest. */
export const isAuth = (name: string): name is EndpointAuth => name === 'guest' || Object.hasOwn(ROLES, name);

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
