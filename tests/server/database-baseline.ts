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
do $$
declare t record;
begin
  for t in select tablename as name from pg_tables where schemaname = 'public' loop
    execute format('create table pristine.%I as table public.%I', 'kept_' || t.name, t.name);
    execute format('create trigger pristine_note after insert or update or delete or truncate on public.%I
      for each statement execute function pristine.note()', t.name);
  end loop;
end $$;
create table pristine.sequences as
  select seqrelid::regclass as id, pg_sequence_last_value(seqrelid) as last_value
  from pg_sequence join pg_class c on c.oid = seqrelid where c.relnamespace = 'public'::regnamespace;
create table pristine.shapes (since xid, tables bigint, columns bigint);
insert into pristine.shapes
  select pg_current_xact_id()::xid, (select count(*) from pg_class), (select count(*) from pg_attribute);
`;

/**
 * @returns false when tables were created, changed or dropped, also when made anew, which this cannot undo: then the catalog
 * has fewer rows, or such as are younger than the copy.
 */
const PUT_BACK = `
create function pristine.put_back() returns boolean language plpgsql as $$
declare t record;
begin
  if not exists (
    select from pristine.shapes
    where tables = (select count(*) from pg_class)
      and columns = (select count(*) from pg_attribute)
      and not exists (select from pg_class c where age(c.xmin) < age(since))
      and not exists (select from pg_attribute a where age(a.xmin) < age(since))
  ) then return false; end if;
  set local session_replication_role = replica;
  for t in select distinct name from pristine.written loop
    execute format('delete from public.%I', t.name);
    execute format('insert into public.%I overriding system value select * from pristine.%I', t.name, 'kept_' || t.name);
  end loop;
  for t in
    select id, last_value from pristine.sequences where pg_sequence_last_value(id) is distinct from last_value
  loop
    perform setval(t.id, coalesce(t.last_value, 1), t.last_value is not null);
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

/** Removes what `saveBaseline` added, with its triggers. */
export async function dropBaseline({ executeSql }: Database): Promise<void> {
  await executeSql('drop schema pristine cascade');
}

/** Restores of a copy, after so many of which the rows that they replaced are removed: nobody else vacuums an embedded one. */
const RESTORES_TO_VACUUM = 100;
const restores = new WeakMap<Database['writes'], number>();

async function vacuum({ kind, writes, executeSql }: Database): Promise<void> {
  const count = (restores.get(writes) ?? 0) + 1;
  restores.set(writes, count);
  if (kind === 'embedded' && count % RESTORES_TO_VACUUM === 0) await executeSql('vacuum');
}

/** Undoes the writes of a test. @returns false when the database must be discarded instead. */
export async function restoreBaseline(database: Database): Promise<boolean> {
  await vacuum(database);
  return database.db.transaction().execute(async (trx) => {
    const { rows } = await sqlRunner(trx)('select pristine.put_back() as is_back');
    return (rows[0] as { is_back: boolean }).is_back;
  });
}
