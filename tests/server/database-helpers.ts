// Fresh copies of the seeded database for tests, on both kinds.
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { Client } from 'pg';
import { afterAll, afterEach, beforeEach, describe, inject } from 'vitest';
import { databaseOver, type Database, openDatabase } from '~/server/db/database';
import { EMBEDDED_OPTIONS } from '~/server/db/embedded-engine';
import { removeFolders } from './mall-helpers';
import { restoreBaseline } from './database-baseline';
import { TEST_TIMEOUTS } from './pool-timeouts';

export type OpenDatabase = () => Promise<Database>;

async function openDump(file: string): Promise<Database> {
  const loadDataDir = new Blob([readFileSync(file)], { type: 'application/x-tar' });
  return databaseOver(await PGlite.create({ ...EMBEDDED_OPTIONS, loadDataDir }));
}

const openEmbeddedCopy: OpenDatabase = () => openDump(inject('embeddedTemplate'));

/** An embedded database without tables; loading a dump takes a third of the time of creating one. */
export const openEmptyDatabase: OpenDatabase = () => openDump(inject('emptyTemplate'));

async function administrate(adminUrl: string, statement: string): Promise<void> {
  const admin = new Client({ connectionString: adminUrl });
  await admin.connect();
  try {
    await admin.query(statement);
  } finally {
    await admin.end();
  }
}

async function openPostgresCopy(): Promise<Database> {
  const postgres = inject('postgres');
  if (postgres === null) throw new Error('There is no PostgreSQL server in this run.');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await administrate(postgres.adminUrl, `create database ${name} template ${postgres.template}`);
  const url = new URL(postgres.adminUrl);
  url.pathname = name;
  const database = await openDatabase({ url: url.href, timeouts: TEST_TIMEOUTS });
  const close = async () => {
    await database.close();
    await administrate(postgres.adminUrl, `drop database ${name} with (force)`);
  };
  return { ...database, close };
}

interface Opened {
  database: Database;
  isOfOneTest: boolean;
}

/**
 * A pool of copies: a returned one is restored for the next test. Opening a copy is slow,
 * so all files of a worker share them, and they are closed with it.
 */
function makeCopies(openCopy: OpenDatabase): OpenDatabase {
  const idle: Database[] = [];
  const giveBack = async (copy: Database) => {
    const isBack = await restoreBaseline(copy).catch(() => false);
    if (isBack) idle.push(copy);
    else await copy.close();
  };
  return async () => {
    const copy = idle.pop() ?? (await openCopy());
    let closing: Promise<void> | undefined;
    const close = () => {
      closing ??= giveBack(copy);
      return closing;
    };
    return { ...copy, close };
  };
}

const lendEmbedded = makeCopies(openEmbeddedCopy);
const lendPostgres = makeCopies(openPostgresCopy);

/** Borrows copies: those opened in a test are returned after it, the others after the block. */
function useCopies(lend: OpenDatabase): OpenDatabase {
  let opened: Opened[] = [];
  let isInTest = false;
  const closeThose = async (isDone: (one: Opened) => boolean) => {
    const done = opened.filter(isDone);
    opened = opened.filter((one) => !isDone(one));
    for (const { database } of done) {
      removeFolders(database);
      await database.close();
    }
  };
  beforeEach(() => {
    isInTest = true;
  });
  afterEach(async () => {
    isInTest = false;
    await closeThose(({ isOfOneTest }) => isOfOneTest);
  });
  afterAll(() => closeThose(() => true));
  return async () => {
    const database = await lend();
    opened.push({ database, isOfOneTest: isInTest });
    return database;
  };
}

/**
 * Runs the tests on the embedded database and on PostgreSQL, which is skipped where it is not installed.
 * `open` returns a copy of the seeded mall: opened in `beforeAll` it lasts for the block, opened in
 * `beforeEach` or a test for that test. It is closed automatically.
 */
export const describeOnBothDatabases = (name: string, tests: (open: OpenDatabase) => void): void =>
  describeOn(name, tests, { embedded: lendEmbedded, postgres: lendPostgres });

/** As `describeOnBothDatabases`, on the embedded one alone: for what is decided before a database, or by no driver of it. */
export const describeOnOneDatabase = (name: string, tests: (open: OpenDatabase) => void): void =>
  void describe(name, () => tests(useCopies(lendEmbedded)));

/** As `describeOnBothDatabases`, on copies that no test has written before. */
export const describeOnFreshDatabases = (name: string, tests: (open: OpenDatabase) => void): void =>
  describeOn(name, tests, { embedded: openEmbeddedCopy, postgres: openPostgresCopy });

function describeOn(
  name: string,
  tests: (open: OpenDatabase) => void,
  { embedded, postgres }: Readonly<Record<'embedded' | 'postgres', OpenDatabase>>,
): void {
  describe(`${name} (embedded)`, () => tests(useCopies(embedded)));
  const isAbsent = inject('postgres') === null;
  describe.skipIf(isAbsent)(
    `${name} (postgres${isAbsent ? ', skipped: PostgreSQL is not installed' : ''})`,
    () => tests(useCopies(postgres)),
  );
}
