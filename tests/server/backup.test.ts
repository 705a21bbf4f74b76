// Proves that a backup of a running mall brings back all of it: rows, sequences, uploads, sessions and the ledger.
import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { extractArchive } from '~/server/backup/archive';
import { relationNames } from '~/server/backup/dump';
import { archivesIn } from '~/server/backup/make-backup';
import type { Database } from '~/server/db/database';
import { issueToken } from '~/server/http/session';
import { auditLedger } from '~/server/payments/audit';
import { embeddedPlace, type Place, postgresPlace, withDatabase } from './money/killed-places';
import { type Bundle, bundleServer } from './money/server-bundle';
import { type ServerProcess, startServer } from './money/server-process';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

interface CommandResult {
  code: number;
  output: string;
}

function command(
  bundle: Bundle,
  { dataFolder, databaseUrl }: Place,
  ...args: string[]
): Promise<CommandResult> {
  const env = { ...process.env, PAGODA_DATA: dataFolder, DATABASE_URL: databaseUrl };
  return new Promise((done) => {
    const child = spawn(process.execPath, [join(dirname(bundle.file), 'backup.js'), ...args], { env });
    let output = '';
    const read = (bytes: Buffer) => {
      output += bytes.toString();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.on('close', (code) => done({ code: code ?? 1, output }));
  });
}

/** Every row of every table and every sequence, as one text a table. */
async function contentOf({ db }: Database): Promise<Record<string, string>> {
  const content: Record<string, string> = {};
  for (const name of await relationNames(db, 'r')) {
    const { rows } = await sql<{ hash: string }>`
      select count(*) || ' ' || coalesce(md5(string_agg(line, ',' order by line)), '') as hash
      from (select row_to_json(t)::text as line from ${sql.table(name)} t) rows`.execute(db);
    content[name] = rows[0]?.hash ?? '';
  }
  for (const name of await relationNames(db, 'S')) {
    const { rows } = await sql<{ last: string }>`
      select last_value || ' ' || is_called as last from ${sql.table(name)}`.execute(db);
    content[name] = rows[0]?.last ?? '';
  }
  return content;
}

const schemaOf = async ({ db }: Database): Promise<unknown[]> => {
  const { rows } = await sql`
    select conrelid::regclass::text as place, conname::text as name, pg_get_constraintdef(oid) as says
    from pg_constraint where connamespace = 'public'::regnamespace
    union all select tablename::text, indexname::text, indexdef from pg_indexes where schemaname = 'public'
    union all select tgrelid::regclass::text, tgname::text, tgenabled::text from pg_trigger
      where not tgisinternal and tgname <> 'pristine_note'
    order by 1, 2, 3`.execute(db);
  return rows;
};

async function upload({ origin }: ServerProcess, token: string): Promise<string> {
  const form = new FormData();
  form.set('file', new File([PNG], 'a.png', { type: 'image/png' }));
  const response = await fetch(`${origin}/web/index.php?_mall_id=1&r=api/attachment/upload`, {
    method: 'POST',
    body: form,
    headers: { 'X-Requested-With': 'XMLHttpRequest', 'X-App-Platform': 'mobile', 'X-Access-Token': token },
  });
  const { data, msg } = (await response.json()) as { data?: { url: string }; msg: string };
  if (data === undefined) throw new Error(msg);
  return /uploads\/.*/.exec(data.url)?.[0] ?? '';
}

const bytesAt = async ({ origin }: ServerProcess, path: string): Promise<string> => {
  const response = await fetch(`${origin}/${path}`);
  return `${response.status} ${Buffer.from(await response.arrayBuffer()).toString('hex')}`;
};

async function signIn({ db }: Database): Promise<string> {
  const { id } = await db
    .selectFrom('users')
    .select('id')
    .where('mobile', '=', '13800000001')
    .executeTakeFirstOrThrow();
  return issueToken(db, id);
}

/** Line breaks in a layout, whose text is preserved, and separators that JSON does not escape. */
async function breakLines({ db }: Database): Promise<void> {
  await sql`update user_centers set data = replace(data::text, '{', chr(10) || '{' || chr(13) || chr(10))::json`.execute(
    db,
  );
  await sql`update users set nickname = 'a' || chr(8232) || 'b' || chr(8233) || chr(10) || 'c'`.execute(db);
}

/** Uploads until told to stop, as a busy mall does during its backup. */
function keepUploading(server: ServerProcess, token: string) {
  const stop = new AbortController();
  const run = async () => {
    while (!stop.signal.aborted) await upload(server, token);
  };
  const running = run();
  return () => {
    stop.abort();
    return running;
  };
}

const stateOf = async (database: Database) => ({
  content: await contentOf(database),
  schema: await schemaOf(database),
  problems: await auditLedger(database.db),
});

const deleteAll = async (place: Place): Promise<void> => {
  for (const name of readdirSync(place.dataFolder))
    if (name !== 'backups') rmSync(join(place.dataFolder, name), { recursive: true, force: true });
  if (place.databaseUrl === '') return;
  await withDatabase(place, ({ executeSql }) =>
    executeSql('drop schema if exists pristine, public cascade; create schema public').then(() => undefined),
  );
};

const KINDS = [
  { kind: 'embedded', makePlace: embeddedPlace },
  { kind: 'postgres', makePlace: postgresPlace },
] as const;

let bundle: Bundle;
const ends: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  bundle = await bundleServer();
}, 120_000);

afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

async function openPlace(makePlace: () => Promise<Place>): Promise<Place> {
  const place = await makePlace();
  ends.push(() => place.remove());
  return place;
}

async function open(place: Place): Promise<ServerProcess> {
  const server = await startServer(bundle, place);
  ends.push(() => server.kill());
  return server;
}

describe.each(KINDS)('A backup of a running mall ($kind)', ({ kind, makePlace }) => {
  it.skipIf(kind === 'postgres' && inject('postgres') === null)(
    'brings back every row, every upload and the ledger after database and uploads are deleted',
    async () => {
      const place = await openPlace(makePlace);
      const token = await withDatabase(place, signIn);
      await withDatabase(place, breakLines);
      const first = await open(place);
      const path = await upload(first, token);
      const bytes = await bytesAt(first, path);
      const stopUploads = keepUploading(first, token);
      const busy = await command(bundle, place, 'backup');
      await stopUploads();
      expect(busy).toEqual({ code: 0, output: expect.stringContaining('Made and verified') as string });
      await first.stop();
      expect((await command(bundle, place, 'backup')).code).toBe(0);
      const [archive = '', whileBusy = ''] = await archivesIn(join(place.dataFolder, 'backups'));
      expect(statSync(archive).mode & 0o077).toBe(0);
      const extracted = join(place.dataFolder, 'extracted');
      mkdirSync(extracted);
      const { index, paths } = await extractArchive(whileBusy, extracted);
      expect(index.uploads.filter((name) => !paths.includes(name))).toEqual([]);
      expect(paths).toContain(path);
      const before = await withDatabase(place, stateOf);

      await deleteAll(place);
      const restored = await command(bundle, place, 'restore', archive);
      expect(restored).toEqual({ code: 0, output: expect.stringContaining('The ledger adds up.') as string });
      expect(await withDatabase(place, stateOf)).toEqual(before);
      const second = await open(place);
      expect(await bytesAt(second, path)).toBe(bytes);
      expect(await upload(second, token)).toMatch(/^uploads\//);
      const refused = await command(bundle, place, 'restore', archive);
      expect(refused).toEqual({ code: 1, output: expect.stringContaining('is not empty') as string });
      await second.kill();
    },
    180_000,
  );
});
