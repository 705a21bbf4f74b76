-- Owns the lanterns that shoppers have lit: one each.

create table acme_lanterns (
  user_id integer primary key references users,
  lit_at timestamptz not null default now()
);
