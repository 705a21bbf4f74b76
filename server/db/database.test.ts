// Proves what both kinds of database do alike: values, transactions, scripts.
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import { type Database, openDatabase, sqlRunner } from './database';

describeOnBothDatabases('the database', (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });

  const evaluate = async (expression: string) =>
    (await database.executeSql(`select ${expression} as value`)).rows[0];

  it('runs a transaction again that a deadlock ended, and loses nothing', async () => {
    // The embedded one has one connection: no two transactions at once.
    if (database.kind === 'embedded') return;
    const { db } = database;
    const keys = ['lock-a', 'lock-b'];
    await db
      .insertInto('mall_options')
      .values(keys.map((key) => ({ key, value: '0' })))
      .execute();
    let runs = 0;
    const bump = (order: readonly string[]) =>
      db.transaction().execute(async (trx) => {
        runs += 1;
        for (const key of order) {
          await sql`update mall_options set value = to_jsonb(value::text::integer + 1) where key = ${key}`.execute(
            trx,
          );
          // Long enough for the other one to have its first lock.
          await sql`select pg_sleep(0.05)`.execute(trx);
        }
      });
    await Promise.all([bump(keys), bump([...keys].reverse())]);
    const rows = await db.selectFrom('mall_options').select('value').where('key', 'in', keys).execute();
    expect(rows).toEqual([{ value: 2 }, { value: 2 }]);
    expect(runs).toBeGreaterThan(2);
  });

  it('counts what was read while a transaction was open as outdated once it is committed', async () => {
    // The embedded one has one connection: nobody reads meanwhile.
    if (database.kind === 'embedded') return;
    const { db, writes } = database;
    const read = () => writes.watch(() => db.selectFrom('mall_options').select('key').execute());
    const { reading } = await db.transaction().execute(async (trx) => {
      await trx.insertInto('mall_options').values({ key: 'committed-later', value: '0' }).execute();
      const during = await read();
      expect(writes.isCurrent(during.reading)).toBe(true);
      return during;
    });
    expect(writes.isCurrent(reading)).toBe(false);
  });

  it('reads bigint as a number, refusing one that does not fit', async () => {
    expect(await evaluate('9007199254740991::bigint')).toEqual({ value: 9_007_199_254_740_991 });
    await expect(evaluate('9007199254740992::bigint')).rejects.toThrow(RangeError);
  });

  it('reads counts as numbers, dates as text and times as Date', async () => {
    expect(await evaluate('count(*)')).toEqual({ value: 1 });
    expect(await evaluate("date '2026-11-21'")).toEqual({ value: '2026-11-21' });
    expect(await evaluate("timestamptz '2026-11-21 08:00:00.5+08'")).toEqual({
      value: new Date('2026-11-21T00:00:00.500Z'),
    });
    expect(await evaluate("timestamptz '1890-01-01 00:00:00+08'")).toEqual({
      value: new Date('1889-12-31T16:00:00Z'),
    });
  });

  it('reads a time as it was written', async () => {
    const time = new Date('2026-11-21T09:30:00.123Z');
    const { db } = database;
    await db
      .insertInto('rate_limits')
      .values({ key: 'time', hits: [time, time], expires_at: time })
      .execute();
    const row = await db
      .selectFrom('rate_limits')
      .selectAll()
      .where('key', '=', 'time')
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ key: 'time', hits: [time, time], expires_at: time });
  });

  it('writes lists, objects and bare texts into jsonb alike', async () => {
    for (const value of [[1, 'zwei'], { a: [null] }, 'text', 7, true]) {
      await database.db
        .insertInto('mall_options')
        .values({ key: 'probe', value: JSON.stringify(value) })
        .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: JSON.stringify(value) }))
        .execute();
      const row = await database.db
        .selectFrom('mall_options')
        .select('value')
        .where('key', '=', 'probe')
        .executeTakeFirst();
      expect(row).toEqual({ value });
    }
  });

  it('reports how many rows an update changed', async () => {
    const result = await database.db
      .updateTable('users')
      .set({ remark: 'x' })
      .where('id', 'in', [1, 2])
      .executeTakeFirst();
    expect(Number(result.numUpdatedRows)).toBe(2);
  });

  it('rolls back a failed transaction and goes on', async () => {
    const failing = database.db.transaction().execute(async (trx) => {
      await trx.updateTable('users').set({ nickname: '无名' }).where('id', '=', 1).execute();
      throw new Error('stop');
    });
    await expect(failing).rejects.toThrow('stop');
    expect(await evaluate('(select nickname from users where id = 1)')).toEqual({ value: '林小满' });
  });

  it('goes on after a script that failed inside its own transaction', async () => {
    await expect(database.executeSql('begin; select nothing_there; commit')).rejects.toThrow('nothing_there');
    expect(await evaluate('1')).toEqual({ value: 1 });
  });

  it('runs a script of several statements and returns the values of a statement', async () => {
    await database.executeSql('create table probe (id integer); insert into probe values (1), (2);');
    expect((await database.executeSql('select id from probe where id > $1', [1])).rows).toEqual([{ id: 2 }]);
  });

  it('runs SQL inside the transaction that it is run on', async () => {
    const failing = database.db.transaction().execute(async (trx) => {
      await sqlRunner(trx)('update users set nickname = $1 where id = 2', ['变']);
      throw new Error('stop');
    });
    await expect(failing).rejects.toThrow('stop');
    expect(await evaluate('(select nickname from users where id = 2)')).toEqual({ value: '顾晚舟' });
  });

  it('loses no update of fifty transactions on one row', async () => {
    const buy = () =>
      database.db.transaction().execute(async (trx) => {
        const { failures } = await trx
          .selectFrom('picture_captchas')
          .select('failures')
          .where('id_hash', '=', 'race')
          .forUpdate()
          .executeTakeFirstOrThrow();
        await trx
          .updateTable('picture_captchas')
          .set({ failures: failures + 1 })
          .where('id_hash', '=', 'race')
          .execute();
      });
    await database.db
      .insertInto('picture_captchas')
      .values({ id_hash: 'race', code: '', expires_at: new Date(0) })
      .execute();
    await Promise.all(Array.from({ length: 50 }, buy));
    expect(await evaluate("(select failures from picture_captchas where id_hash = 'race')")).toEqual({
      value: 50,
    });
  });

  it('locks by advisory lock, which the migrations rely on', async () => {
    await database.db.transaction().execute(async (trx) => {
      await sql`select pg_advisory_xact_lock(1)`.execute(trx);
    });
    expect(await evaluate("(select count(*) from pg_locks where locktype = 'advisory')")).toEqual({
      value: 0,
    });
  });
});

it('does first what was to be done before a database is closed', async () => {
  const database = await openDatabase({});
  const rows: unknown[] = [];
  database.onClose(async () => {
    rows.push(...(await database.executeSql('select 1 as one')).rows);
  });
  await database.close();
  expect(rows).toEqual([{ one: 1 }]);
});
