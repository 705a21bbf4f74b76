-- Search over goods: all letters and pairs of neighbouring letters of what a goods says of itself, in one inverted index.
-- It needs no extension, and finds Chinese words of one and two letters, which trigrams do not.
alter table goods add column keywords text not null default '';

-- The form in which words are compared: full-width letters as ASCII, no capitals.
create function search_text(value text) returns text
  language sql immutable strict parallel safe
  as $$ select lower(normalize(value, NFKC)) $$;

create function search_grams(value text) returns text[]
  language sql immutable strict parallel safe
  as $$
    select coalesce(array_agg(distinct substr(word, place, size)), '{}')
    from regexp_split_to_table(value, '\s+') as word,
      generate_series(1, length(word)) as place,
      generate_series(1, 2) as size
    where place + size - 1 <= length(word)
  $$;

create table goods_search (
  goods_id integer primary key references goods on delete cascade,
  name text not null,
  words text not null,
  grams text[] not null
);
create index goods_search_grams on goods_search using gin (grams);

create function write_goods_search() returns trigger language plpgsql as $$
declare
  said text := search_text(concat_ws(' ', new.name, new.subtitle, new.keywords, new.goods_no,
    (select string_agg(value #>> '{}', ' ') from jsonb_path_query(new.attr_groups, '$[*].attr_list[*].attr_name') value),
    (select string_agg(value #>> '{}', ' ') from jsonb_path_query(new.params, '$[*].value') value)));
begin
  insert into goods_search (goods_id, name, words, grams)
  values (new.id, search_text(new.name), said, search_grams(said))
  on conflict (goods_id) do update set name = excluded.name, words = excluded.words, grams = excluded.grams;
  return null;
end $$;

create trigger goods_search_write
  after insert or update of name, subtitle, keywords, goods_no, attr_groups, params on goods
  for each row execute function write_goods_search();

-- Goods that stand already are written once more, as they are.
update goods set keywords = keywords;
