-- Owns where the riders of same-city parcels are.
-- status: 101 waits for a rider, 102 on the way to the shop, 202 fetched, 301 on the way, 302 delivered.
create table city_deliveries (
  order_express_id integer primary key references order_expresses on delete cascade,
  status smallint not null default 101 check (status in (101, 102, 202, 301, 302)),
  corporation_name text not null default '',
  corporation_icon text not null default '',
  rider_name text not null default '',
  rider_mobile text not null default '',
  rider_latitude double precision check (rider_latitude between -90 and 90),
  rider_longitude double precision check (rider_longitude between -180 and 180),
  shop_latitude double precision not null check (shop_latitude between -90 and 90),
  shop_longitude double precision not null check (shop_longitude between -180 and 180),
  user_latitude double precision not null check (user_latitude between -90 and 90),
  user_longitude double precision not null check (user_longitude between -180 and 180),
  estimated_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((rider_latitude is null) = (rider_longitude is null))
);
