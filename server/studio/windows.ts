// Windows that have a document open: each belongs to the operator who opened it.
import type { Db } from './call';
import { StudioError } from './studio-error';

export const otherWindow = (): StudioError =>
  new StudioError('state', { message: '这个窗口是别人打开的，请刷新' });

/** What is saved as of another's window would pass there for its own. @throws StudioError 409. */
export async function requireOwnWindow(
  db: Db,
  { doc, session, operatorId }: { doc: string; session: string; operatorId: number },
): Promise<void> {
  const row = await db
    .selectFrom('studio_presence')
    .select('operator_id')
    .where('doc', '=', doc)
    .where('session', '=', session)
    .executeTakeFirst();
  if (row !== undefined && row.operator_id !== operatorId) throw otherWindow();
}
