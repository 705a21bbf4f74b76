// The check before every order (ORDER-01): whether the shopper must be bound to a referrer first.
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables';
import { MallError } from '../../http/errors';
import { readOptions } from '../../settings/mall-options';
import { isInvited } from '../share/juniors';

/** Throws where the mall's option `order_needs_invitation` is 1 and nobody has invited the shopper (ORDER-02). */
export async function checkOrder(db: Kysely<Tables>, userId: number): Promise<void> {
  const { order_needs_invitation: isNeeded } = await readOptions(db, ['order_needs_invitation']);
  if (Number(isNeeded ?? 0) !== 1) return;
  if (!(await isInvited(db, userId))) throw new MallError('请先绑定邀请码');
}
