// Restores a used copy of the seeded database, which is much faster than copying it again.
import { type Database, sqlRunner } from '~/server/db/database';

/**
 * Saves a copy of every table and records which tables are written. The log table has no key, so that
 * transactions that write the same table do not wait for each other.
 */
const KEEP = `
create schema pristine;
create table pristine.written (name text);
create function pristine.note() returns trigger language plpgsql as $$
begin
  insert into pristine.written values (tg_table_name);
  return null;
end $$;
create function pristine.shape() returns text language sql as $$
  select md5(string_agg(concat_ws(':', c.oid, c.relname, a.attname, a.atttypid, a.attnum, a.attnotnull), ',' order by c.relname, a.attnum))
  from pg_class c join pg_attribute a on a.attrelid = c.oid
  where c.relnamespace = 'public'::regnamespace and a.attnum > 0
$$;
do $$
declare t record;
begin
  for t in select tablename as name from pg_tables where schemaname = 'public' loop
    execute format('create table pristine.%I as table public.%I', 'kept_' || t.name, t.name);
    execute format('create trigger pristine_note after insert or update or delete or truncate on public.%I
      for each statement execute function pristine.note()', t.name);
  end loop;
end $$;
create table pristine.sequences as select sequencename as name, last_value from pg_sequences where schemaname = 'public';
create table pristine.shapes as select pristine.shape() as shape;
`;

/** @returns false when tables were created, changed or dropped, also when made anew, which this cannot undo. */
const PUT_BACK = `
create function pristine.put_back() returns boolean language plpgsql as $$
declare t record;
begin
  if pristine.shape() is distinct from (select shape from pristine.shapes) then return false; end if;
  set local session_replication_role = replica;
  for t in select distinct name from pristine.written loop
    execute format('delete from public.%I', t.name);
    execute format('insert into public.%I overriding system value select * from pristine.%I', t.name, 'kept_' || t.name);
  end loop;
  for t in
    select saved.name, saved.last_value from pristine.sequences saved join pg_sequences now on now.sequencename = saved.name
    where now.schemaname = 'public' and now.last_value is distinct from saved.last_value
  loop
    perform setval(format('public.%I', t.name), coalesce(t.last_value, 1), t.last_value is not null);
  end loop;
  delete from pristine.written;
  return true;
end $$;
`;

/** Prepares a seeded database for `restoreBaseline`. */
export async function saveBaseline({ executeSql }: Database): Promise<void> {
  await executeSql(KEEP);
  await executeSql(PUT_BACK);
}

/** Undoes the writes of a test. @returns false when the database must be discarded instead. */
export async function restoreBaseline({ db }: Database): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const { rows } = await sqlRunner(trx)('select pristine.put_back() as is_back');
    return (rows[0] as { is_back: boolean }).is_back;
  });
}
