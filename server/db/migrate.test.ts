// Proves that migrations apply once, in order, and are never changed.
import { expect, it } from 'vitest';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import { PLUGINS } from '../plugins/load-plugins';
import { migrationsOf } from '../prepare';
import { migrate } from './migrate';

const MIGRATIONS = migrationsOf(PLUGINS);

const TABLE = {
  name: '900-probe.sql',
  owner: '',
  text: 'create table probe (id integer); insert into probe values (1);',
};

describeOnBothDatabases('migrations', (open) => {
  it('are all applied to the seeded mall, so that nothing is left to do', async () => {
    expect(MIGRATIONS.length).toBeGreaterThanOrEqual(5);
    expect(await migrate(await open(), MIGRATIONS)).toEqual([]);
  });

  it('apply a new file once, also when several processes start together', async () => {
    const database = await open();
    const all = [...MIGRATIONS, TABLE];
    const applied = await Promise.all([
      migrate(database, all),
      migrate(database, all),
      migrate(database, all),
    ]);
    expect(applied.flat()).toEqual([TABLE.name]);
    expect((await database.executeSql('select id from probe')).rows).toEqual([{ id: 1 }]);
  });

  it('refuse a changed file by its name', async () => {
    const [first, ...rest] = MIGRATIONS;
    const changed = [{ name: first?.name ?? '', text: `${first?.text}\n-- changed`, owner: '' }, ...rest];
    await expect(migrate(await open(), changed)).rejects.toThrow(/migration 001-mall\.sql was changed/);
  });

  it('accept other line endings for the same file', async () => {
    const windows = MIGRATIONS.map(({ text, ...rest }) => ({ ...rest, text: text.replaceAll('\n', '\r\n') }));
    expect(await migrate(await open(), windows)).toEqual([]);
  });

  it('refuse a database that a newer version has migrated', async () => {
    const database = await open();
    await migrate(database, [...MIGRATIONS, TABLE]);
    await expect(migrate(database, MIGRATIONS)).rejects.toThrow(
      /900-probe\.sql, which this version does not know/,
    );
  });

  it('leave nothing behind when a file fails', async () => {
    const database = await open();
    const failing = [
      ...MIGRATIONS,
      TABLE,
      { name: '901-broken.sql', owner: '', text: 'create table nonsense (;' },
    ];
    await expect(migrate(database, failing)).rejects.toThrow(/syntax error/);
    expect((await database.executeSql("select to_regclass('probe') as probe")).rows).toEqual([
      { probe: null },
    ]);
    expect(await migrate(database, MIGRATIONS)).toEqual([]);
  });

  it('say whose each is also in a database from before plugins had any of their own', async () => {
    const database = await open();
    await database.executeSql('alter table migrations drop column owner');
    expect(await migrate(database, MIGRATIONS)).toEqual([]);
    const { rows } = await database.executeSql(
      "select name, owner from migrations where name in ('001-mall.sql', '069-check-in.sql', '070-activities.sql') order by name",
    );
    expect(rows).toEqual([
      { name: '001-mall.sql', owner: '' },
      { name: '069-check-in.sql', owner: 'check_in' },
      { name: '070-activities.sql', owner: 'kit' },
    ]);
  });

  it('of a plugin that is not built in stay applied, and are refused when the plugin lacks one that was', async () => {
    const database = await open();
    const own = { ...TABLE, name: '900-own.sql', owner: 'probe' };
    const newer = { name: '901-own.sql', text: 'alter table probe add column word text', owner: 'probe' };
    await migrate(database, [...MIGRATIONS, own, newer]);
    expect(await migrate(database, MIGRATIONS)).toEqual([]);
    await expect(migrate(database, [...MIGRATIONS, own])).rejects.toThrow(/901-own\.sql, which this version/);
    expect(await migrate(database, [...MIGRATIONS, own, newer])).toEqual([]);
  });

  it('are applied by their numbers, whichever module owns them, and are refused under one name twice', async () => {
    const database = await open();
    const later = { name: '902-later.sql', text: 'insert into probe values (2)', owner: '' };
    const own = { ...TABLE, name: '901-own.sql', owner: 'probe' };
    expect(await migrate(database, [...MIGRATIONS, later, own])).toEqual([own.name, later.name]);
    await expect(
      migrate(database, [...MIGRATIONS, own, later, { ...later, name: own.name }]),
    ).rejects.toThrow(/same name/);
  });
});
