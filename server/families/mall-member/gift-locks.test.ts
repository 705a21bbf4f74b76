// Proves that an award and a rise lock the shopper before his person, so that both at once cannot deadlock.
import { type KyselyPlugin, PostgresQueryCompiler } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import type { Database } from '~/server/db/database';
import type { Trx } from '~/server/db/transaction';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import { receiveAward } from './activities';
import { activeLevels } from './levels';
import { raiseTo } from './raise';

const MEMBER = 2;
const NOW = new Date('2026-11-21T10:00:00+08:00');
const ACTIVITY = 1;

describeOnBothDatabases('the gifts of a member', (open) => {
  let database: Database;
  beforeEach(async () => {
    database = await open();
    await database.db
      .updateTable('users')
      .set({ member_level: 1, gender: 2, birthday: '1990-05-01' })
      .where('id', '=', MEMBER)
      .execute();
    await database.db.updateTable('member_activities').set({ member_levels: '[]' }).execute();
  });

  /** What a piece of work locks, in order, each once. */
  async function locksOf(work: (trx: Trx) => Promise<unknown>): Promise<string[]> {
    const locks = new Set<string>();
    const compiler = new PostgresQueryCompiler();
    const watching: KyselyPlugin = {
      transformQuery: ({ node, queryId }) => {
        const { sql } = compiler.compileQuery(node, queryId);
        if (/from "?users"? .*for update/.test(sql)) locks.add('shopper');
        if (sql.includes('pg_advisory_xact_lock')) locks.add('person');
        return node;
      },
      transformResult: ({ result }) => Promise.resolve(result),
    };
    await database.db.transaction().execute((trx) => work(trx.withPlugin(watching)));
    return [...locks];
  }

  it('are serialised for the person after the shopper, by an award and by a rise', async () => {
    const award = { userId: MEMBER, activityId: ACTIVITY, now: NOW };
    expect(await locksOf((trx) => receiveAward(trx, award))).toEqual(['shopper', 'person']);
    const level = (await activeLevels(database.db)).at(-1);
    if (level === undefined) throw new Error('The seed has no levels.');
    const rise = { userId: MEMBER, level, description: '测试', now: NOW };
    expect(await locksOf((trx) => raiseTo(trx, rise))).toEqual(['shopper', 'person']);
  });
});
