-- Outside a transaction: what `rules` counted of draws, 2,000 goods at a time. `rules` keep theirs, which a process of the version before reads.

do $$
declare
  ids integer[];
  last integer := 0;
begin
  loop
    select array_agg(id) into ids from (select id from activity_goods where id > last order by id limit 2000) batch;
    exit when ids is null;
    insert into lottery_counts (activity_goods_id, participant, invitee, code_num)
      select entry.id, (entry.rules ->> 'participant')::integer, coalesce((entry.rules ->> 'invitee')::integer, 0),
        coalesce((entry.rules ->> 'code_num')::integer, 0)
      from activity_goods entry join activities on activities.id = entry.activity_id
      where entry.id = any(ids) and activities.plugin = 'lottery' and entry.rules ->> 'participant' ~ '^[1-9][0-9]{0,8}$'
      on conflict (activity_goods_id) do nothing;
    last := (select max(id) from unnest(ids) as batch (id));
    commit;
  end loop;
end $$;
