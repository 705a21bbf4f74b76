// Proves which statements count as writes, and to which tables.
import { expect, it } from 'vitest';
import { WriteTracker } from './write-tracker';

const READ = 'select "id" from "goods" inner join "skus" on true where exists (select 1 from coupon_cats)';

async function readThen(...statements: string[]): Promise<boolean> {
  const changes = new WriteTracker();
  const { reading } = await changes.watch(async () => changes.note(READ));
  for (const sql of statements) changes.note(sql);
  return changes.isCurrent(reading);
}

it('records the tables that work reads, its own only', async () => {
  const changes = new WriteTracker();
  const other = changes.watch(async () => changes.note('select 1 from "users"'));
  const { reading } = await changes.watch(async () => {
    await Promise.resolve();
    changes.note(READ);
  });
  changes.note('select 1 from "orders"');
  expect([...reading.tables].sort()).toEqual(['coupon_cats', 'goods', 'skus']);
  expect([...(await other).reading.tables]).toEqual(['users']);
});

it.each([
  ['update "goods" set "stock" = $1', false],
  ['insert into "skus" ("id") values ($1) on conflict do nothing', false],
  ['with found as (select 1) update coupon_cats set cat_id = 1', false],
  ['delete from "users" where "id" = $1', false],
  ['truncate users', false],
  ['alter table users add column a integer', false],
  ['begin; create table a (b integer); commit', false],
  ['insert into "orders" ("id") values ($1) on conflict ("id") do update set "id" = 1', true],
  ['update "goods_views" set "count" = 1', true],
  ['with recursive tree as (select 1) select * from tree', true],
  ['select 1 from "goods" for update', true],
  ['commit', true],
])('%s', async (sql, isCurrent) => {
  expect(await readThen(sql)).toBe(isCurrent);
});

it('counts a write that happened while the work was running', async () => {
  const changes = new WriteTracker();
  const { reading } = await changes.watch(async () => {
    changes.note(READ);
    changes.note('update "skus" set "stock" = 1');
  });
  expect(changes.isCurrent(reading)).toBe(false);
});

it('counts a write again when its transaction ends, for who read before that', async () => {
  const changes = new WriteTracker();
  let read = changes.watch(async () => changes.note(READ));
  await changes.inTransaction(async () => {
    changes.note('update "goods" set "stock" = 1');
    read = changes.watch(async () => changes.note(READ));
    expect(changes.isCurrent((await read).reading)).toBe(true);
  });
  expect(changes.isCurrent((await read).reading)).toBe(false);
  const after = changes.moment;
  await changes.inTransaction(async () => changes.note(READ));
  expect(changes.moment).toBe(after);
});
