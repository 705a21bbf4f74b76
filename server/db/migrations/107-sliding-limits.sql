-- Limits count in a window that slides: one row per key holds the times of its latest uses.
drop table rate_limits;
create table rate_limits (
  key text primary key,
  hits timestamptz[] not null,
  expires_at timestamptz not null
);
create index rate_limits_expiry on rate_limits (expires_at);
