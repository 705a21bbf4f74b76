// Prepares, once per run, a template of both kinds of database for the tests to copy.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { ProvidedContext } from 'vitest';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Files with a dump of the embedded database: seeded, and without tables. */
    embeddedTemplate: string;
    emptyTemplate: string;
    /** The address of a PostgreSQL server's own database, and the name of the seeded one; null when there is no server. */
    postgres: { adminUrl: string; template: string } | null;
    /** Where the first test that starts a process bundles the server (money/server-bundle.ts). */
    bundleFolder: string;
  }
}

/** Templates of a run that started this one (new-plugin.test.ts), which also removes them: JSON of what it was provided. */
const LENT = 'PAGODA_TEST_TEMPLATES';

/** The variables that lend this run's templates to one of its own processes. */
export const lending = (provided: ProvidedContext): Record<string, string> => ({
  [LENT]: JSON.stringify(provided),
});

async function prepare(project: TestProject): Promise<() => Promise<void>> {
  const { prepareEmbedded, preparePostgres } = await import('./database-templates');
  const folder = mkdtempSync(join(tmpdir(), 'pagoda-templates-'));
  const [embedded, postgres] = await Promise.all([prepareEmbedded(folder), preparePostgres()]);
  project.provide('embeddedTemplate', embedded.embeddedTemplate);
  project.provide('emptyTemplate', embedded.emptyTemplate);
  project.provide('postgres', postgres.provided);
  const bundleFolder = resolve(import.meta.dirname, '../../dist', `tested-server-${randomUUID()}`);
  project.provide('bundleFolder', bundleFolder);
  return async () => {
    await postgres.stop();
    for (const path of [folder, bundleFolder]) rmSync(path, { recursive: true, force: true });
  };
}

/** What was lent, with the tables that this project has besides. */
async function borrow(project: TestProject, lent: ProvidedContext): Promise<() => Promise<void>> {
  const { upgradeEmbedded, upgradePostgres } = await import('./database-templates');
  const folder = mkdtempSync(join(tmpdir(), 'pagoda-templates-'));
  const { embeddedTemplate, emptyTemplate, postgres, bundleFolder } = lent;
  const [embedded, upgraded] = await Promise.all([
    upgradeEmbedded(embeddedTemplate, folder),
    postgres === null ? null : upgradePostgres(postgres),
  ]);
  project.provide('embeddedTemplate', embedded);
  project.provide('emptyTemplate', emptyTemplate);
  project.provide('postgres', upgraded?.provided ?? null);
  project.provide('bundleFolder', bundleFolder);
  return async () => {
    await upgraded?.drop();
    rmSync(folder, { recursive: true, force: true });
  };
}

/** Vitest's global setup of the project `server`. @returns its teardown. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const lent = process.env[LENT];
  return lent === undefined ? prepare(project) : borrow(project, JSON.parse(lent) as ProvidedContext);
}
