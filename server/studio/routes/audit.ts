// `/audit`: the log of changes, newest first; as CSV on request.
import type { AuditRow } from '~/domain/studio/api-library';
import { type Call, type Db, ok, partOf, type Reply, route, type Route } from '../call';
import { momentOf } from '../fields';
import { namesOf } from '../people';
import { StudioError } from '../studio-error';

const SIZE = 50;
/** Maximum rows of a file. */
const MOST = 10_000;

function rowsOf(db: Db, query: URLSearchParams, limit: number) {
  const text = (name: string) => query.get(name) ?? '';
  const times = { from: query.get('from'), to: query.get('to') };
  const [from, to] = [momentOf(times, 'from'), momentOf(times, 'to')];
  const [operator, cursor] = [Number(text('operator')), Number(text('cursor'))];
  return db
    .selectFrom('studio_audit')
    .selectAll()
    .$if(text('doc') !== '', (chosen) => chosen.where('doc', '=', text('doc')))
    .$if(text('action') !== '', (chosen) => chosen.where('action', '=', text('action')))
    .$if(operator > 0, (chosen) => chosen.where('operator_id', '=', operator))
    .$if(cursor > 0, (chosen) => chosen.where('id', '<', cursor))
    .$if(from !== null, (chosen) => chosen.where('created_at', '>=', from ?? new Date()))
    .$if(to !== null, (chosen) => chosen.where('created_at', '<', to ?? new Date()))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Addresses of people's networks are for owners. */
async function wire(
  { db, operator }: Pick<Call, 'db' | 'operator'>,
  rows: Awaited<ReturnType<typeof rowsOf>>,
): Promise<AuditRow[]> {
  const isOwner = operator.role === 'owner';
  const nameOf = await namesOf(
    db,
    rows.map(({ operator_id }) => operator_id),
  );
  return rows.map((row) => ({
    id: row.id,
    by: row.operator_id === null ? null : { ...nameOf(row.operator_id), isAgent: row.is_agent },
    action: row.action,
    doc: row.doc,
    title: row.title,
    detail: row.detail,
    at: row.created_at.toISOString(),
    from: isOwner ? row.network : '',
  }));
}

/** A spreadsheet must not evaluate a text as a formula. */
const cell = (value: unknown): string => {
  const text = typeof value === 'string' ? value : JSON.stringify(value ?? '');
  return `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
};

/** @throws StudioError 403 for all but owners. */
async function file(call: Call): Promise<Response> {
  const { db, query, operator } = call;
  if (operator.role !== 'owner') throw new StudioError('role');
  const rows = await wire(call, await rowsOf(db, query, MOST));
  const lines = rows.map(({ at, by, action, doc, title, detail, from }) =>
    [at, by?.name ?? '', action, doc ?? '', title, detail, from].map(cell).join(','),
  );
  const head = ['时间', '谁', '做了什么', '文档', '标题', '详情', '来自'].map(cell).join(',');
  return new Response(`\uFEFF${[head, ...lines].join('\r\n')}\r\n`, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="audit.csv"',
      'Cache-Control': 'no-store',
    },
  });
}

async function list(call: Call): Promise<Reply | Response> {
  const { db, query } = call;
  if (query.get('format') === 'csv') return file(call);
  const rows = await wire(call, await rowsOf(db, query, SIZE + 1));
  return ok(partOf(rows, { size: SIZE, cursorOf: ({ id }) => String(id), wire: (row) => row }));
}

export const auditRoutes: readonly Route[] = [
  route({ method: 'GET', path: '/audit', role: 'viewer', handle: list }),
];
