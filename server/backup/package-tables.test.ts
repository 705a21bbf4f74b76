// Proves that a backup keeps tables that a package's migration has made, and the settings of its plugin.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { databaseOver } from '../db/database';
import { EMBEDDED_OPTIONS } from '../db/embedded-engine';
import { type Migration, migrate } from '../db/migrate';
import { dumpDatabase } from './dump';
import { dumpMigrations, loadDump } from './load';

const MALL: Migration = {
  name: '001-mall.sql',
  text: 'create table users (id integer primary key); create table mall_options (key text primary key, value jsonb);',
  owner: '',
};
const OF_PACKAGE: Migration = {
  name: '@acme/lantern/001-lanterns.sql',
  text: 'create table acme_lanterns (id serial primary key, user_id integer not null references users);',
  owner: 'acme_lantern',
};

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pagoda-dump-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }));

const open = async () => databaseOver(await PGlite.create(EMBEDDED_OPTIONS));

it('is restored with the package, its numbers go on, and is refused without it', async () => {
  const before = await open();
  await migrate(before, [MALL, OF_PACKAGE]);
  await sql`insert into users values (7)`.execute(before.db);
  await sql`insert into acme_lanterns (user_id) values (7)`.execute(before.db);
  await sql`insert into mall_options values ('acme_lantern', '{"glow": 80}')`.execute(before.db);
  const index = await dumpDatabase(before, folder);
  await before.close();

  expect(() => dumpMigrations(index, [MALL])).toThrow(/install the plugin acme_lantern first/);
  const after = await open();
  await loadDump(after, { folder, index, migrations: dumpMigrations(index, [MALL, OF_PACKAGE]) });
  await sql`insert into acme_lanterns (user_id) values (7)`.execute(after.db);
  const lanterns = await sql`select id, user_id from acme_lanterns order by id`.execute(after.db);
  expect(lanterns.rows).toEqual([
    { id: 1, user_id: 7 },
    { id: 2, user_id: 7 },
  ]);
  const options = await sql`select value from mall_options where key = 'acme_lantern'`.execute(after.db);
  expect(options.rows).toEqual([{ value: { glow: 80 } }]);
  await after.close();
});
