-- Sessions of merchants: one token each, a new one replaces the old.
create table merchant_tokens (
  mch_id integer primary key references merchants,
  token_hash text not null unique,
  expires_at timestamptz not null
);
