-- Owns stock that is set aside: pieces of a SKU of the mall that a copy's SKU sells, and gives back.
create table sku_allotments (
  sku_id integer primary key references skus on delete cascade,
  source_sku_id integer not null references skus on delete cascade,
  -- Pieces that were taken from the source and not given back: what is free, promised and sold of the copy.
  num integer not null check (num >= 0)
);
create index sku_allotments_source on sku_allotments (source_sku_id);
