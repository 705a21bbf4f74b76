// Migrates a database to this version and seeds an empty one with the demonstration mall.
import type { Database } from '../db/database';
import { migrate, MIGRATIONS } from '../db/migrate';
import { seed } from '../seed/seed';
import { PLUGINS, type Plugins, pluginMigrations } from './load-plugins';

/** Of the core and of plugins, in the order in which they were written. */
export const migrationsOf = (plugins: Plugins) => [...MIGRATIONS, ...pluginMigrations(plugins)];

/** @returns whether the mall is new. @throws MigrationError where the database does not fit this version. */
export async function prepareDatabase(
  database: Database,
  { plugins = PLUGINS, now = new Date() }: { plugins?: Plugins; now?: Date } = {},
): Promise<{ isNew: boolean }> {
  await migrate(database, migrationsOf(plugins));
  return seed(database, { plugins, now });
}
