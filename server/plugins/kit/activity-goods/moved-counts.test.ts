// Proves over both databases that what activities counted in their rules is kept, in columns, when a mall is brought up to date.
import { expect, it } from 'vitest';
import { PLUGINS } from '~/server/app/load-plugins';
import { migrationsOf } from '~/server/app/prepare';
import { migrate } from '~/server/db/migrate';
import { describeOnFreshDatabases } from '~/tests/server/database-helpers';
import '../../lottery/tables';

const MIGRATIONS = migrationsOf(PLUGINS);
/** More than a batch. */
const MANY = 2100;

/** Of the version before. */
const BEFORE = `
  alter table activity_goods drop column sold;
  drop table lottery_counts;
  delete from migrations where name >= '350' and name < '354';
  insert into activities (id, plugin, title)
    select 10000 + at, 'lottery', '旧活动' from generate_series(1, ${MANY}) as series (at);
  insert into activity_goods (id, activity_id, goods_id, rules)
    select 10000 + at, 10000 + at, 1, jsonb_build_object('sold', at, 'participant', at, 'invitee', 1)
    from generate_series(1, ${MANY}) as series (at);
  update activity_goods set rules = '{"sold": "不限", "participant": 0}' where id = 10001;
  update activity_goods set rules = '{}' where id = 10002;`;

describeOnFreshDatabases('counts of activities', (open) => {
  it('are moved out of the rules, what is no count left out, and once though it starts again', async () => {
    const database = await open();
    const { db, executeSql } = database;
    await executeSql(BEFORE);
    await migrate(database, MIGRATIONS);
    const soldOf = async (id: number) =>
      (await db.selectFrom('activity_goods').select('sold').where('id', '=', id).executeTakeFirst())?.sold;
    const countsOf = (id: number) =>
      db.selectFrom('lottery_counts').selectAll().where('activity_goods_id', '=', id).executeTakeFirst();
    const last = 10_000 + MANY;
    expect(await Promise.all([10_001, 10_002, 10_003, last].map(soldOf))).toEqual([0, 0, 3, MANY]);
    expect([await countsOf(10_001), await countsOf(10_002)]).toEqual([undefined, undefined]);
    const moved = { activity_goods_id: last, participant: MANY, invitee: 1, code_num: 0 };
    expect(await countsOf(last)).toEqual(moved);
    // It broke off before it was noted, and the mall has sold meanwhile.
    await executeSql(
      "delete from migrations where name in ('351-fill-sold-pieces.sql', '353-fill-lottery-counts.sql')",
    );
    await db.updateTable('activity_goods').set({ sold: 9000 }).where('id', '=', last).execute();
    await migrate(database, MIGRATIONS);
    expect([await soldOf(last), await countsOf(last)]).toEqual([9000, moved]);
  });
});
