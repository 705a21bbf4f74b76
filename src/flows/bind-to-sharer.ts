// Makes the shopper the junior of the sharer whose link he opened, once what the mall waits for has happened (PRD-05).
import { shareBindParent } from '~/schemas/api/share.gen';
import { call } from '../services/http';
import { loadUserInfo } from '../services/shopper';
import { loadConfig } from '../services/mall-config';
import { isGuest, referrerId, userInfo } from '../state/session';
import { BIND, type BindTrigger } from './bind-parent';

/** A distributor has no parent, and nobody is his own. */
function mayBind(parentId: number): boolean {
  const info = userInfo();
  if (isGuest() || info === null || parentId === 0) return false;
  const { options, identity } = info;
  const isDistributor = identity.roles?.includes('distributor') ?? false;
  return options.parent_id === 0 && options.user_id !== parentId && !isDistributor;
}

/** Rejects where the backend refuses, which is normal. */
export async function bind(trigger: BindTrigger): Promise<void> {
  const parentId = referrerId();
  if (!mayBind(parentId)) return;
  const { share_setting: setting } = await loadConfig();
  if (setting.level === 0 || setting.condition !== trigger) return;
  // A backend that binds by itself has done so with the order or the payment.
  if (trigger !== BIND.link) await loadUserInfo(true);
  if (!mayBind(parentId)) return;
  await call(shareBindParent, { parent_id: parentId, condition: trigger }, { isQuiet: true });
  await loadUserInfo(true);
}
