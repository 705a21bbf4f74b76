-- Outside a transaction: the pieces that `rules` counted, 2,000 goods at a time. `rules` keep theirs, which a process of the version before reads.

do $$
declare
  ids integer[];
  last integer := 0;
begin
  loop
    select array_agg(id) into ids from (select id from activity_goods where id > last order by id limit 2000) batch;
    exit when ids is null;
    update activity_goods set sold = (rules ->> 'sold')::integer
      where id = any(ids) and sold = 0 and rules ->> 'sold' ~ '^[1-9][0-9]{0,8}$';
    last := (select max(id) from unnest(ids) as batch (id));
    commit;
  end loop;
end $$;
