-- Owns orders that their buyers give away: the friend who has the link fills in where the order is sent.
-- Until then it is not sent; once expire_at has passed it is an ordinary order again, with its buyer's address.
create table order_gifts (
  order_id integer primary key references orders,
  user_id integer not null references users,
  token text not null unique check (length(token) >= 32),
  receiver_id integer references users,
  expire_at timestamptz not null,
  filled_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((receiver_id is null) = (filled_at is null))
);
create index order_gifts_user on order_gifts (user_id);
create index order_gifts_receiver on order_gifts (receiver_id);
