-- Outside a transaction: the favourites of 500 goods at a time, during which nobody adds one.

do $$
declare
  ids integer[];
  last integer := 0;
begin
  loop
    lock table favorites in share mode;
    select array_agg(id) into ids from (select id from goods where id > last order by id limit 500) batch;
    exit when ids is null;
    insert into goods_favorites (goods_id, people)
      select goods_id, count(*) from favorites where goods_id = any(ids) group by goods_id
      on conflict (goods_id) do update set people = excluded.people;
    last := (select max(id) from unnest(ids) as batch (id));
    commit;
  end loop;
end $$;

drop index concurrently if exists page_visits_day;

create index concurrently page_visits_day on page_visits (day, page_id) include (count);
