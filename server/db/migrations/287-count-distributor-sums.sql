-- Outside a transaction: the figures of distributors, 2,000 shoppers at a time. What is sold meanwhile counts already.

do $$
declare
  ids integer[];
  last integer := 0;
begin
  loop
    select array_agg(id) into ids from (select id from users where id > last order by id limit 2000) batch;
    exit when ids is null;
    perform recount_distributor_sums(ids);
    last := (select max(id) from unnest(ids) as batch (id));
    commit;
  end loop;
end $$;
