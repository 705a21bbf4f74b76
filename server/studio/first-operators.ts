// Creates the operators of a mall without any (an owner, an editor, a viewer; passwords are never printed) and the studio's seed.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { ROLES } from '~/domain/studio/api';
import type { Database } from '../db/database';
import { hashSecret } from '../http/secret-hash';
import { type Operator, randomPassword } from './operators';
import { seedStudio } from './seed/seed-studio';

export interface FirstOperator {
  login: string;
  password: string;
}

// Arbitrary fixed key of the advisory lock: processes that start at the same time must not all create operators.
const LOCK_KEY = 7_401_122;
const NAMES = { owner: '店主', editor: '编辑', viewer: '查看' } as const;

/**
 * @param given their password, for tests; random ones without.
 * @returns the operators created now, none where there are some.
 */
export async function ensureOperators({ db }: Database, given?: string): Promise<FirstOperator[]> {
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${LOCK_KEY})`.execute(trx);
    const known = await trx.selectFrom('operators').select('id').limit(1).executeTakeFirst();
    if (known !== undefined) return [];
    const made: FirstOperator[] = [];
    const operators: Operator[] = [];
    for (const role of [...ROLES].reverse()) {
      const password = given ?? randomPassword();
      const values = { name: NAMES[role], login: role, role, password_hash: await hashSecret(password) };
      const { id } = await trx
        .insertInto('operators')
        .values(values)
        .returning('id')
        .executeTakeFirstOrThrow();
      operators.push({ id, name: NAMES[role], login: role, role });
      made.push({ login: role, password });
    }
    const [operator, editor] = operators;
    const mall = await trx.selectFrom('malls').select('id').executeTakeFirst();
    if (operator !== undefined && editor !== undefined && mall !== undefined)
      await seedStudio({ trx, operator, editor, now: new Date() });
    return made;
  });
}

const FILE = 'studio-passwords.txt';

/**
 * Creates the first operators, and says where their passwords are: that of `PAGODA_STUDIO_PASSWORD` is known, random ones
 * stand in a file for the owner of the process alone, as what is printed is stored in logs.
 */
export async function announceOperators(database: Database, dataFolder: string): Promise<void> {
  const given = process.env['PAGODA_STUDIO_PASSWORD'] ?? '';
  const operators = await ensureOperators(database, given === '' ? undefined : given);
  if (operators.length === 0) return;
  const logins = operators.map(({ login }) => login).join(', ');
  const file = join(dataFolder, FILE);
  if (given === '') {
    const lines = operators.map(({ login, password }) => `${login.padEnd(8)}${password}\n`);
    await writeFile(file, lines.join(''), { mode: 0o600 });
  }
  const place = given === '' ? `${file} (delete it after signing in)` : 'PAGODA_STUDIO_PASSWORD';
  process.stdout.write(`Operators of the studio at /studio/: ${logins}. Their passwords: ${place}\n`);
}
