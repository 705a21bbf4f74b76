// `/import`, `/export`: what an existing mall has, read as a dry run, and documents as stored.
import { type Call, ok, type Reply, route, type Route } from '../call';
import { CONTENT_BYTES, DOCUMENT_BYTES } from '../document-limits';
import { exportFile } from '../export-file';
import { fieldsOf } from '../fields';
import { recognise } from '../import-reading';
import { isAtLeast } from '../operators';
import { mayLock } from '../placed-notes';
import { invalidField, StudioError } from '../studio-error';

/** A dry run: nothing is written; POSTs create documents from its result. */
async function check(call: Call): Promise<Reply> {
  const { text } = fieldsOf(call.body);
  if (typeof text !== 'string' || text.trim() === '') throw invalidField('/text', '没有内容');
  if (text.length > CONTENT_BYTES) throw new StudioError('too-large');
  const recognised = recognise(text);
  // A lazy import of all widgets and validators: 4 MB that nothing else of the server needs.
  const { checkImport } = await import('../import-check');
  return ok(await checkImport(call.db, recognised, mayLock(call)));
}

/** @throws StudioError 400 for what is no id. */
function idsOf(query: Call['query'], name: string): number[] {
  const ids = (query.get(name) ?? '').split(',').filter(Boolean).map(Number);
  if (ids.every((id) => Number.isInteger(id) && id > 0 && id < 2 ** 31)) return ids;
  throw new StudioError('bad-request', { at: `/${name}` });
}

/** All of the mall for editors and owners; viewers name what they want. */
async function exported({ db, query, operator }: Call): Promise<Reply> {
  const wanted = {
    pages: idsOf(query, 'pages'),
    modules: idsOf(query, 'modules'),
    userCenters: idsOf(query, 'user-centers'),
  };
  const isAll = Object.values(wanted).every((ids) => ids.length === 0);
  if (isAll && !isAtLeast(operator.role, 'editor')) throw new StudioError('role');
  const file = await exportFile(db, isAll ? null : wanted, query.get('for') === 'mall');
  return ok(file, { 'Content-Disposition': 'attachment; filename="pages.json"' });
}

export const importRoutes: readonly Route[] = [
  route({ method: 'POST', path: '/import', role: 'editor', maxBytes: DOCUMENT_BYTES, handle: check }),
  route({ method: 'GET', path: '/export', role: 'viewer', handle: exported }),
];
