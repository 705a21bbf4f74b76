-- Owns how many shoppers like each goods, for the rankings, and how much shoppers spent, for the share that spent less.

create table goods_favorites (
  goods_id integer primary key references goods on delete cascade,
  people integer not null check (people >= 0)
);
create index goods_favorites_order on goods_favorites (people desc, goods_id);

create function note_favorite() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into goods_favorites (goods_id, people) values (new.goods_id, 1)
    on conflict (goods_id) do update set people = goods_favorites.people + 1;
  else
    update goods_favorites set people = people - 1 where goods_id = old.goods_id and people > 0;
  end if;
  return null;
end $$;
create trigger note_favorite after insert or delete on favorites for each row execute function note_favorite();

-- One row: thresholds are the hundredths of what all shoppers spent in fen, the lowest first.
create table spending_spread (
  id boolean primary key default true check (id),
  thresholds bigint[] not null,
  counted_at timestamptz not null
);
