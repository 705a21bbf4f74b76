// Who may publish: owners, and editors where approval is off.
import type { Call, Db } from './call';
import { readSettings } from './settings';
import { StudioError } from './studio-error';

/** @throws StudioError 403 for an editor where approval is on. */
export async function requirePublisher(db: Db, { operator }: Call): Promise<void> {
  if (operator.role === 'owner') return;
  const { isApproved } = await readSettings(db);
  if (isApproved) throw new StudioError('role', { message: '你的角色不能发布' });
}
