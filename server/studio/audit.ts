// The audit log, written in the transaction of each change; the table refuses updates and deletes.
import type { StudioAction } from '~/domain/studio/actions';
import type { Call, Db } from './call';

export interface AuditEntry {
  action: StudioAction;
  doc?: string;
  title?: string;
  detail?: Record<string, unknown>;
}

export async function audit(
  db: Db,
  { operator, network }: Pick<Call, 'network'> & { operator: { id: number } | null },
  { action, doc = '', title = '', detail = {} }: AuditEntry,
): Promise<void> {
  await db
    .insertInto('studio_audit')
    .values({
      operator_id: operator?.id ?? null,
      action,
      doc: doc === '' ? null : doc,
      title,
      detail: JSON.stringify(detail),
      network,
    })
    .execute();
}
