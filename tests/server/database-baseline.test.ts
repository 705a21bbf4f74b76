// Proves that a used copy of the seeded database is restored, or discarded where that cannot be done.
import { expect, it } from 'vitest';
import { migrate } from '~/server/db/migrate';
import { PLUGINS } from '~/server/app/load-plugins';
import { migrationsOf } from '~/server/app/prepare';
import { restoreBaseline } from './database-baseline';
import { describeOnBothDatabases } from './database-helpers';
import { isSame, makeCount } from './row-counts';

describeOnBothDatabases('a used copy of the seeded database', (open) => {
  it('has its rows again', async () => {
    const database = await open();
    const rows = () => database.db.selectFrom('user_centers').selectAll().orderBy('id').execute();
    const before = await rows();
    await database.db.deleteFrom('user_centers').execute();
    expect(await restoreBaseline(database)).toBe(true);
    expect(await rows()).toEqual(before);
    expect(before.length).toBeGreaterThan(0);
  });

  it('is counted again where it was written, and only there', async () => {
    const database = await open();
    const count = await makeCount(database);
    const before = await count();
    expect(await count()).toBe(before);
    await database.db.deleteFrom('user_centers').execute();
    const after = await count();
    expect(isSame(before, after)).toBe(false);
    expect({ ...after, user_centers: before['user_centers'] }).toEqual(before);
  });

  it('is discarded when a table was made anew, which has lost its trigger', async () => {
    const database = await open();
    const migration = '095-user-centers.sql';
    await database.executeSql(`drop table user_centers; delete from migrations where name = '${migration}'`);
    expect(await migrate(database, migrationsOf(PLUGINS))).toEqual([migration]);
    expect(await restoreBaseline(database)).toBe(false);
  });
});
