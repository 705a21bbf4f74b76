// Whether the signed-in shopper holds a screen's role, as the backend says.
import type { Role } from '~/domain/roles';
import { userIsClerkUser, type UserUserInfoData } from '~/schemas/api/user.gen';
import { call } from '../services/http';
import { merchantToken } from '../services/merchant-token';
import { renewUserInfo } from '../services/shopper';
import { userInfo } from '../state/session';

type Check = (info: UserUserInfoData) => boolean | Promise<boolean>;

/** ROLE-05. */
async function isClerk({ options }: UserUserInfoData): Promise<boolean> {
  const answer = await call(userIsClerkUser, { clerk_id: options.user_id }, { isQuiet: true });
  return answer.is_clerk_user === 1;
}

/** Where the protocol has a word of its own for a role. */
const OWN_CHECKS: Partial<Record<Role, Check>> = {
  admin: ({ identity }) => identity.is_admin === 1,
  clerk: isClerk,
  mch: () => merchantToken() !== '',
};

/**
 * Asks for the shopper's information anew, so that no role is believed from a cache (ROLE-03). A backend that names no
 * roles refuses by itself in what the screen asks for. Rejects with a CallError.
 */
export async function holdsRole(role: Role): Promise<boolean> {
  await renewUserInfo({ isQuiet: true });
  const info = userInfo();
  if (info === null) return false;
  const check = OWN_CHECKS[role] ?? (({ identity }) => identity.roles?.includes(role) ?? true);
  return check(info);
}
